import type { Message, MessageThread } from "@anteroom/contract/call/messages";
import type { Failure, Result } from "../../platform/api.ts";
import { createStore, type Store } from "../../platform/storage/store.ts";
import type { UnsentMessages } from "../../platform/storage/unsent-messages.ts";

/** Hints may be missed: asked anyway while somebody looks, in ms. */
const askEvery = 30_000;
/** Between attempts to send on a bad line, in ms: each twice as long as the one before, at most the last. */
const retryAfter = { first: 2_000, most: 30_000 } as const;

type Deps = {
  ask: () => Promise<Result<MessageThread>>;
  send: (message: { key: string; text: string }) => Promise<Result<Message>>;
  see: (upTo: number) => Promise<unknown>;
  /** Calls back when the thread has changed, or may have; returns how to stop. */
  follow: (onHint: () => void) => () => void;
  stored: { read: () => UnsentMessages; keep: (unsent: UnsentMessages) => void };
  newKey: () => string;
};

export type ThreadState = UnsentMessages & {
  /** As last known; null until it has come. */
  thread: MessageThread | null;
  /** Why what waits has not gone out at the last attempt; null while nothing is wrong. */
  failure: Failure | null;
  /** Whether trying again by itself makes sense: the line, not the message, is what failed. */
  isRetrying: boolean;
};

/** The messages of one visit as every view of it knows them, and what is on its way there. */
export type Thread = {
  state: Store<ThreadState>;
  /** Begins with the first who looks and ends with the last; returns how to stop looking. */
  open: () => () => void;
  write: (draft: string) => void;
  /** Sends what stands in the box. It is kept until the server has it, and tried again by itself. */
  send: () => void;
  /** Lets go of what was refused for good; its words go back to the box. */
  takeBack: () => void;
  /** Somebody looks at the messages: those of the clinic are seen. */
  see: () => void;
};

export function createThread({ ask, send, see, follow, stored, newKey }: Deps): Thread {
  const state = createStore<ThreadState>({
    ...stored.read(),
    thread: null,
    failure: null,
    isRetrying: false,
  });
  let watchers = 0;
  let stop = () => {};
  let isAsking = false;
  let mustAskAgain = false;
  let isSending = false;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let seenUpTo = 0;

  function change(patch: Partial<ThreadState>): void {
    const next = { ...state.get(), ...patch };
    state.set(next);
    if (patch.draft !== undefined || patch.waiting) stored.keep({ draft: next.draft, waiting: next.waiting });
  }

  async function refresh(): Promise<void> {
    if (isAsking) {
      mustAskAgain = true;
      return;
    }
    isAsking = true;
    const answer = await ask();
    isAsking = false;
    if (answer.isOk) change({ thread: answer.data });
    if (mustAskAgain) {
      mustAskAgain = false;
      await refresh();
    }
  }

  async function sendWaiting(): Promise<void> {
    clearTimeout(retry);
    const [next] = state.get().waiting;
    if (!next || isSending) return;
    isSending = true;
    const answer = await send(next);
    isSending = false;
    if (answer.isOk) {
      failures = 0;
      const { thread, waiting } = state.get();
      const rest = waiting.filter(({ key }) => key !== next.key);
      change({ waiting: rest, failure: null, isRetrying: false, thread: withMessage(thread, answer.data) });
      return sendWaiting();
    }
    const { failure } = answer;
    const isRetrying = mayPass(failure);
    change({ failure, isRetrying });
    if (!isRetrying) return;
    const wait = Math.min(retryAfter.first * 2 ** failures, retryAfter.most);
    failures += 1;
    retry = setTimeout(() => void sendWaiting(), Math.max(wait, (failure.retry_after ?? 0) * 1_000));
  }

  function start(): () => void {
    const stopFollowing = follow(() => void refresh());
    const timer = setInterval(() => void (document.hidden || refresh()), askEvery);
    const onReturn = () => {
      failures = 0;
      void refresh();
      void sendWaiting();
    };
    addEventListener("online", onReturn);
    void refresh();
    void sendWaiting();
    return () => {
      stopFollowing();
      clearInterval(timer);
      clearTimeout(retry);
      removeEventListener("online", onReturn);
    };
  }

  return {
    state,
    open() {
      watchers += 1;
      if (watchers === 1) stop = start();
      return () => {
        watchers -= 1;
        if (watchers === 0) stop();
      };
    },
    write: (draft) => change({ draft }),
    send() {
      const { draft, waiting } = state.get();
      const text = draft.trim();
      if (text === "") return;
      change({ draft: "", waiting: [...waiting, { key: newKey(), text }] });
      void sendWaiting();
    },
    takeBack() {
      const { draft, waiting } = state.get();
      const words = [...waiting.map(({ text }) => text), draft].filter((text) => text !== "");
      change({ draft: words.join("\n"), waiting: [], failure: null });
    },
    see() {
      const last = state.get().thread?.messages.findLast(isNew)?.id ?? 0;
      if (last <= seenUpTo) return;
      seenUpTo = last;
      void see(last).then(refresh);
    },
  };
}

/** Messages of the clinic at which nobody on the patient's side has looked. */
export function unseenOf({ thread }: ThreadState): number {
  return thread?.messages.filter(isNew).length ?? 0;
}

const isNew = ({ sender, seen_at: seenAt }: Message) => sender !== "patient" && seenAt === null;

function withMessage(thread: MessageThread | null, message: Message): MessageThread | null {
  if (!thread || thread.messages.some(({ id }) => id === message.id)) return thread;
  return { ...thread, messages: [...thread.messages, message] };
}

/** The line, the server's moment or too many at once: the same message may pass later. */
const mayPass = ({ code }: Failure) =>
  ["offline", "timeout", "unreadable", "too_many_requests", "internal", "unavailable"].includes(code);
