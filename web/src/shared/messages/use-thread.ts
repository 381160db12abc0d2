import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import type { AnswerOf, BodyOf, EndpointShape } from "@anteroom/contract/endpoint";
import { listMessages, seeMessages, sendMessage } from "@anteroom/contract/call/messages";
import { useEffect } from "react";
import type { Result } from "../../platform/api.ts";
import { useApp, type App } from "../../platform/app-context.tsx";
import { useStore } from "../../platform/storage/store.ts";
import { storeUnsent, readUnsent } from "../../platform/storage/unsent-messages.ts";
import { createThread, type Thread } from "./message-thread.ts";
import type { ThreadState } from "./thread-step.ts";

/**
 * How messages in a call reach the server: with its participant's authorisation and its realtime connection.
 */
export type ThreadTransport = {
  call: <E extends EndpointShape>(shape: E, parts?: { body?: BodyOf<E> }) => Promise<Result<AnswerOf<E>>>;
  onHint: (hint: typeof realtimeEvents.messagesChanged, handler: () => void) => () => void;
};

/**
 * Returns the thread of an appointment, opened while mounted. All callers with the same appointment and
 * `line` share it, for the life of the page. Without `line` it uses the patient's session and the page's
 * realtime connection.
 */
export function useThread(
  appointmentId: number,
  line?: ThreadTransport,
): { thread: Thread; state: ThreadState } {
  const app = useApp();
  const thread = threadOf(app, appointmentId, line);
  useEffect(() => thread.open(), [thread]);
  return { thread, state: useStore(thread.state, thread.state.get()) };
}

const threads = new WeakMap<App | ThreadTransport, Map<number, Thread>>();

function threadOf(app: App, appointmentId: number, line: ThreadTransport | undefined): Thread {
  const owner = line ?? app;
  const known = threads.get(owner) ?? new Map<number, Thread>();
  threads.set(owner, known);
  const found = known.get(appointmentId) ?? makeThread(line ?? ownLine(app, appointmentId), appointmentId);
  known.set(appointmentId, found);
  return found;
}

function makeThread({ call, onHint }: ThreadTransport, appointmentId: number): Thread {
  return createThread({
    ask: () => entityOf(call(listMessages)),
    send: (body) => entityOf(call(sendMessage, { body })),
    see: (upTo) => call(seeMessages, { body: { up_to: upTo } }),
    follow: (handler) => onHint(realtimeEvents.messagesChanged, handler),
    stored: { read: () => readUnsent(appointmentId), keep: (unsent) => storeUnsent(appointmentId, unsent) },
    newKey: () => crypto.randomUUID(),
  });
}

function ownLine({ api, boot, realtime }: App, appointmentId: number): ThreadTransport {
  const { tenantId } = boot;
  return {
    call: (shape, parts = {}) =>
      api.call(shape, { params: { appointment_id: appointmentId } as never, ...parts }), // as all three take it
    onHint(hint, handler) {
      let isOpen = true;
      let leave = () => {};
      const connect = async () => {
        const connection = await realtime();
        if (!isOpen || tenantId === null) return;
        leave = connection.subscribe(channelOf.appointment(tenantId, appointmentId), {
          events: { [hint]: handler },
          onEntered: handler,
        });
      };
      connect().catch(() => {}); // without it the thread is asked for now and again
      return () => {
        isOpen = false;
        leave();
      };
    },
  };
}

async function entityOf<T>(requested: Promise<Result<{ data: { entity: T } }>>): Promise<Result<T>> {
  const answer = await requested;
  return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
}
