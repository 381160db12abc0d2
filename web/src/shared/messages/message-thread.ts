import type { Message, MessageThread } from "@anteroom/contract/call/messages";
import type { Result } from "../../platform/api.ts";
import { runSteps } from "../../platform/run-steps.ts";
import { createStore, type Store } from "../../platform/storage/store.ts";
import type { UnsentMessages } from "../../platform/storage/unsent-messages.ts";
import {
  firstThread,
  isUnseenByPatient,
  stepThread,
  type ThreadEffect,
  type ThreadEvent,
  type ThreadMachine,
  type ThreadState,
} from "./thread-step.ts";

/** Hints may be missed: asked anyway while somebody looks, in ms. */
const askEvery = 30_000;
type Deps = {
  ask: () => Promise<Result<MessageThread>>;
  send: (message: { key: string; text: string }) => Promise<Result<Message>>;
  see: (upTo: number) => Promise<unknown>;
  /** Calls back when the thread has changed, or may have; returns how to stop. */
  follow: (onHint: () => void) => () => void;
  stored: { read: () => UnsentMessages; keep: (unsent: UnsentMessages) => void };
  newKey: () => string;
};

/** The message thread of an appointment, shared by all views. */
export type Thread = {
  state: Store<ThreadState>;
  /**
   * Starts with the first viewer and ends with the last: fetches now, at hints and every 30 s while visible,
   * and sends what is queued. Returns a function that stops viewing.
   */
  open: () => () => void;
  write: (draft: string) => void;
  /**
   * Queues the draft, trimmed, and empties it; does nothing if it is blank. It is stored until the server has
   * it; lost connections are retried automatically while the thread is open.
   */
  send: () => void;
  /** Puts all queued messages back into the draft, one a line. For a message refused for good. */
  takeBack: () => void;
  /** Marks the clinic's messages as seen. */
  see: () => void;
};

/**
 * Creates a thread with the stored unsent messages; nothing is fetched or sent before `open`. Draft and queue
 * are stored at each change. `deps` must not reject.
 */
export function createThread(deps: Deps): Thread {
  const { stored, newKey } = deps;
  const state = createStore<ThreadState>(firstThread(stored.read()).view);
  const work: Work = { deps, retry: undefined, dispatch: (event) => runner.dispatch(event) };
  const runner = runSteps<ThreadMachine, ThreadEvent, ThreadEffect>(
    firstThread(state.get()),
    (before, event) => {
      const step = stepThread(before, event);
      if (step.state.view !== before.view) state.set(step.state.view);
      return step;
    },
    (effect) => perform(work, effect),
  );
  const { dispatch } = work;
  let stop = () => {};
  let watchers = 0;
  return {
    state,
    open() {
      watchers += 1;
      if (watchers === 1) stop = start(work);
      return () => {
        watchers -= 1;
        if (watchers === 0) stop();
      };
    },
    write: (draft) => dispatch({ kind: "written", draft }),
    send: () => dispatch({ kind: "send", key: newKey() }),
    takeBack: () => dispatch({ kind: "take-back" }),
    see: () => dispatch({ kind: "seen" }),
  };
}

/** What the effects of one thread work with. */
type Work = {
  deps: Deps;
  retry: ReturnType<typeof setTimeout> | undefined;
  dispatch: (event: ThreadEvent) => void;
};

function perform(work: Work, effect: ThreadEffect): void {
  const { deps, dispatch } = work;
  switch (effect.do) {
    case "ask":
      return void deps.ask().then((answer) => dispatch({ kind: "fetched", answer }));
    case "send":
      return void deps.send(effect.message).then((answer) => dispatch({ kind: "answered", answer }));
    case "see":
      return void deps.see(effect.upTo).then(() => dispatch({ kind: "refresh" }));
    case "keep":
      return deps.stored.keep(effect.unsent);
    case "retry":
      clearTimeout(work.retry);
      if (effect.ms !== null) work.retry = setTimeout(() => dispatch({ kind: "retry-due" }), effect.ms);
  }
}

/** Asks, sends what waits and follows the thread until it is stopped. */
function start({ deps, dispatch }: Work): () => void {
  const stopFollowing = deps.follow(() => dispatch({ kind: "refresh" }));
  const timer = setInterval(() => void (document.hidden || dispatch({ kind: "refresh" })), askEvery);
  const onReturn = () => dispatch({ kind: "returned" });
  addEventListener("online", onReturn);
  dispatch({ kind: "opened" });
  return () => {
    stopFollowing();
    clearInterval(timer);
    dispatch({ kind: "left" });
    removeEventListener("online", onReturn);
  };
}

/** Returns the number of the clinic's messages that the patient has not seen; 0 until fetched. */
export function unseenCountOf({ thread }: ThreadState): number {
  return thread?.messages.filter(isUnseenByPatient).length ?? 0;
}
