import type { Message, MessageThread } from "@anteroom/contract/call/messages";
import type { Failure, Result } from "../../platform/api.ts";
import type { Step } from "../../platform/run-steps.ts";
import type { UnsentMessages } from "../../platform/storage/unsent-messages.ts";

/** Between attempts to send on a bad line, in ms: each twice as long as the one before, at most the last. */
const retryAfter = { first: 2_000, most: 30_000 } as const;

/** What views show of a thread. */
export type ThreadState = UnsentMessages & {
  /** As last known; null until it has come. */
  thread: MessageThread | null;
  /** Why what waits has not gone out at the last attempt; null while nothing is wrong. */
  failure: Failure | null;
  /** Whether an automatic retry makes sense: the connection failed, not the message. */
  isRetrying: boolean;
};

/** The state of a thread, with what is under way. */
export type ThreadMachine = {
  view: ThreadState;
  isAsking: boolean;
  /** Something changed during a request. */
  mustAskAgain: boolean;
  /** The message on its way. */
  sending: { key: string } | null;
  /** Attempts to send that failed in a row. */
  failures: number;
  /** Id of the last message reported as seen. */
  seenUpTo: number;
};

/** The input of `stepThread`. */
export type ThreadEvent =
  /** The first looks, the last has left, the line is back. */
  | { kind: "opened" | "left" | "returned" }
  | { kind: "refresh" | "retry-due" | "take-back" | "seen" }
  | { kind: "fetched"; answer: Result<MessageThread> }
  | { kind: "answered"; answer: Result<Message> }
  | { kind: "written"; draft: string }
  /** `key`: for the message in the text box. */
  | { kind: "send"; key: string };

/** What the effect runner does after a step. */
export type ThreadEffect =
  /** Ends in `fetched`. */
  | { do: "ask" }
  /** Ends in `answered`. */
  | { do: "send"; message: { key: string; text: string } }
  /** Ends in `refresh`. */
  | { do: "see"; upTo: number }
  | { do: "keep"; unsent: UnsentMessages }
  /** Replaces the wait before; null: nothing is waited for. */
  | { do: "retry"; ms: number | null };

type Stepped = Step<ThreadMachine, ThreadEffect>;

/** Returns the state before the thread is fetched, with the stored unsent messages. */
export function firstThread({ draft, waiting }: UnsentMessages): ThreadMachine {
  return {
    view: { draft, waiting, thread: null, failure: null, isRetrying: false },
    isAsking: false,
    mustAskAgain: false,
    sending: null,
    failures: 0,
    seenUpTo: 0,
  };
}

/**
 * Returns the state after one event, and the effects: one request at a time, messages in order, retries after
 * a lost connection with growing pauses. Empty drafts are not sent. Pure.
 */
export function stepThread(state: ThreadMachine, event: ThreadEvent): Stepped {
  switch (event.kind) {
    case "opened":
      return both(refresh(state), sendWaiting);
    case "returned":
      return both(refresh({ ...state, failures: 0 }), sendWaiting);
    case "left":
      return { state, effects: [{ do: "retry", ms: null }] };
    case "refresh":
      return refresh(state);
    case "fetched":
      return takeThread(state, event.answer);
    case "retry-due":
      return sendWaiting(state);
    case "answered":
      return takeAnswer(state, event.answer);
    case "written":
      return change(state, { draft: event.draft });
    case "send": {
      const { draft, waiting } = state.view;
      const text = draft.trim();
      if (text === "") return { state, effects: [] };
      const added = { draft: "", waiting: [...waiting, { key: event.key, text }] };
      return both(change(state, added), sendWaiting);
    }
    case "take-back": {
      const { draft, waiting } = state.view;
      const words = [...waiting.map(({ text }) => text), draft].filter((text) => text !== "");
      return change(state, { draft: words.join("\n"), waiting: [], failure: null });
    }
    case "seen": {
      const upTo = state.view.thread?.messages.findLast(isUnseenByPatient)?.id ?? 0;
      if (upTo <= state.seenUpTo) return { state, effects: [] };
      return { state: { ...state, seenUpTo: upTo }, effects: [{ do: "see", upTo }] };
    }
  }
}

/** Returns whether a message is the clinic's and not yet seen by the patient. */
export const isUnseenByPatient = ({ sender, seen_at: seenAt }: Message) =>
  sender !== "patient" && seenAt === null;

function both(first: Stepped, next: (state: ThreadMachine) => Stepped): Stepped {
  const { state, effects } = next(first.state);
  return { state, effects: [...first.effects, ...effects] };
}

/** What is not sent yet is kept on this device with each change of it. */
function change(state: ThreadMachine, patch: Partial<ThreadState>): Stepped {
  const view = { ...state.view, ...patch };
  const isUnsent = patch.draft !== undefined || patch.waiting !== undefined;
  const { draft, waiting } = view;
  return {
    state: { ...state, view },
    effects: isUnsent ? [{ do: "keep", unsent: { draft, waiting } }] : [],
  };
}

function refresh(state: ThreadMachine): Stepped {
  if (state.isAsking) return { state: { ...state, mustAskAgain: true }, effects: [] };
  return { state: { ...state, isAsking: true }, effects: [{ do: "ask" }] };
}

function takeThread(state: ThreadMachine, answer: Result<MessageThread>): Stepped {
  const ended = { ...state, isAsking: false, mustAskAgain: false };
  const known = answer.isOk ? change(ended, { thread: answer.data }) : { state: ended, effects: [] };
  return state.mustAskAgain ? both(known, refresh) : known;
}

function sendWaiting(state: ThreadMachine): Stepped {
  const [message] = state.view.waiting;
  const stop = { do: "retry", ms: null } as const;
  if (!message || state.sending) return { state, effects: [stop] };
  return { state: { ...state, sending: message }, effects: [stop, { do: "send", message }] };
}

function takeAnswer(state: ThreadMachine, answer: Result<Message>): Stepped {
  const { sending } = state;
  const ended = { ...state, sending: null };
  if (answer.isOk) {
    const { thread, waiting } = state.view;
    const sent = change(
      { ...ended, failures: 0 },
      {
        waiting: waiting.filter(({ key }) => key !== sending?.key),
        failure: null,
        isRetrying: false,
        thread: withMessage(thread, answer.data),
      },
    );
    return both(sent, sendWaiting);
  }
  const { failure } = answer;
  const isRetrying = mayPass(failure);
  const failed = change(ended, { failure, isRetrying });
  if (!isRetrying) return failed;
  const wait = Math.min(retryAfter.first * 2 ** state.failures, retryAfter.most);
  const ms = Math.max(wait, (failure.retry_after ?? 0) * 1_000);
  return {
    state: { ...failed.state, failures: state.failures + 1 },
    effects: [...failed.effects, { do: "retry", ms }],
  };
}

function withMessage(thread: MessageThread | null, message: Message): MessageThread | null {
  if (!thread || thread.messages.some(({ id }) => id === message.id)) return thread;
  return { ...thread, messages: [...thread.messages, message] };
}

/** The line, the server's moment or too many at once: the same message may pass later. */
const mayPass = ({ code }: Failure) =>
  [
    "offline",
    "unreachable",
    "timeout",
    "unreadable",
    "too_many_requests",
    "internal",
    "unavailable",
  ].includes(code);
