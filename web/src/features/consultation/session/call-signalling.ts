import { CallMember, CallSignal } from "@anteroom/contract/call/call-signal";
import { realtimeEvents } from "@anteroom/contract/channels";
import { engineId, EngineEvent, type EngineStep } from "@anteroom/contract/call/engine-signal";
import * as z from "zod/mini";
import type { PresentMember, Realtime } from "../../../ports/realtime.ts";
import type { ParticipantId, RoomMember, RoomSignalling } from "../../../ports/video-room.ts";
import type { Entrance, CallApi } from "./call-api.ts";

const SignalEvent = z.object({ from: z.string(), data: z.unknown() });

const { messagesChanged, filesChanged, requestsChanged, peopleChanged } = realtimeEvents;
const sideHints = [messagesChanged, filesChanged, requestsChanged, peopleChanged] as const;
/** Hints about messages, files, requests and other data beside the call. */
export type SideHint = (typeof sideHints)[number];

type Options = {
  realtime: Realtime;
  entrance: Pick<Entrance, "participant_id" | "channel" | "private_channel">;
  api: Pick<CallApi, "signal">;
  /** Something changed, or may have while we were away: ask again. */
  onHint: () => void;
  /** Called when data beside the call has changed, such as messages. */
  onSideHint: (hint: SideHint) => void;
  /** The server no longer knows us in this call. */
  onForgotten: () => void;
  /** The same person has gone in on another page. */
  onTakenOver: () => void;
};

/** The signalling of a call; `leave` closes its channels. */
export type CallSignalling = RoomSignalling & { leave: () => void };

/**
 * Subscribes to the realtime channels of a call: own channel first, then the call's. Delivers valid signals,
 * members and hints; all hints at each (re)entry, because some may have been missed. `onForgotten`: the
 * server refuses a channel or a signal; `onTakenOver`: another page has the call. `send` rejects if the
 * server refuses. Call `leave` at the end.
 */
export function openSignalling(options: Options): CallSignalling {
  const { realtime, entrance, api, onHint, onSideHint, onForgotten, onTakenOver } = options;
  const me = entrance.participant_id;
  const onSignal = new Set<(from: ParticipantId, data: CallSignal) => void>();
  const onEngine = new Set<(event: EngineEvent) => void>();
  const onReturn = new Set<() => void>();
  const onMembers = new Set<(members: readonly RoomMember[]) => void>();
  let members: readonly RoomMember[] | null = null;
  let leaveCallChannel: (() => void) | null = null;
  let hasLeft = false;

  // Our own channel first: who sees us in the visit may send at once.
  const leaveOwnChannel = realtime.subscribe(entrance.private_channel, {
    events: {
      [realtimeEvents.signal]: takeSignal,
      [realtimeEvents.callTakenOver]: onTakenOver,
    },
    onEntered() {
      if (hasLeft) return;
      if (leaveCallChannel) for (const handle of onReturn) handle();
      leaveCallChannel ??= enterCallChannel();
    },
    onRefused: onForgotten,
  });

  function takeSignal(payload: unknown): void {
    const { from, data } = SignalEvent.safeParse(payload).data ?? {};
    if (from === undefined) return;
    if (from === engineId) return pass(onEngine, EngineEvent.safeParse(data).data);
    const signal = CallSignal.safeParse(data).data;
    if (signal) for (const handle of onSignal) handle(from, signal);
  }

  async function send(to: string, data: CallSignal | EngineStep): Promise<void> {
    const answer = await api.signal({ from: me, to, data });
    if (answer.isOk) return;
    if (answer.failure.code === "visit_not_open") onForgotten();
    throw new Error(answer.failure.code);
  }

  function enterCallChannel(): () => void {
    return realtime.subscribe(entrance.channel, {
      events: {
        [realtimeEvents.callChanged]: onHint,
        [realtimeEvents.callEnded]: onHint,
        ...Object.fromEntries(sideHints.map((hint) => [hint, () => onSideHint(hint)])),
      },
      onMembers(present) {
        members = present.flatMap(memberOf);
        for (const handle of onMembers) handle(members);
      },
      onEntered() {
        onHint();
        for (const hint of sideHints) onSideHint(hint); // one may have been missed
      },
      onRefused: onForgotten,
    });
  }

  return {
    me,
    send,
    onSignal: (handler) => follow(onSignal, handler),
    sendToEngine: (step) => send(engineId, step),
    onEngine: (handler) => follow(onEngine, handler),
    onReturn: (handler) => follow(onReturn, handler),
    onMembers(handler) {
      if (members) handler(members);
      return follow(onMembers, handler);
    },
    leave() {
      hasLeft = true;
      leaveCallChannel?.();
      leaveOwnChannel();
    },
  };
}

function memberOf({ id, info }: PresentMember): RoomMember[] {
  const read = CallMember.safeParse(info);
  return read.success ? [{ id, ...read.data }] : [];
}

function pass<T>(handlers: ReadonlySet<(event: T) => void>, event: T | undefined): void {
  if (event !== undefined) for (const handle of handlers) handle(event);
}

function follow<T>(handlers: Set<T>, handler: T): () => void {
  handlers.add(handler);
  return () => void handlers.delete(handler);
}
