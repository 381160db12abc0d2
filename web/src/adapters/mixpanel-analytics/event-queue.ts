import { analyticsLongestPauseMs, analyticsQueueSize } from "@anteroom/domain/clinic/analytics";
import { analyticsRules } from "@anteroom/domain/shared/constants";

/** Outcome of sending a batch: accepted, rejected for good, or failed (to be tried again). */
export type SendOutcome = "taken" | "refused" | "failed";

type Outside<Event> = {
  /** Resolves, never throws. */
  send: (batch: readonly Event[], signal: AbortSignal) => Promise<SendOutcome>;
  /** Without an answer, while the page goes away. */
  sendLast: (batch: readonly Event[]) => void;
  /** Runs a function after some ms; returns a function that cancels it. */
  after: (ms: number, run: () => void) => () => void;
};

/** A queue of analytics events. */
export type EventQueue<Event> = {
  add: (event: Event) => void;
  /** Sends all queued events without waiting for an answer. */
  leave: () => void;
  /** Discards all queued events and stops. */
  stop: () => void;
};

/**
 * Creates a queue that sends events 5 s after the first, in batches of at most 50 and one request at a time.
 * A failed batch stays first and is tried again after a pause that doubles up to a limit; a refused one is
 * dropped. Beyond `analyticsQueueSize` the oldest events are dropped. After `stop`, `add` does nothing.
 */
export function createEventQueue<Event>({ send, sendLast, after }: Outside<Event>): EventQueue<Event> {
  let waiting: Event[] = [];
  let cancelForClinic: (() => void) | null = null;
  let pause: number = analyticsRules.flushEvery;
  const end = new AbortController();

  const plan = (ms: number) => {
    cancelForClinic?.();
    cancelForClinic = after(ms, () => void flush());
  };

  async function flush(): Promise<void> {
    const batch = waiting.slice(0, analyticsRules.eventsInBatch);
    const outcome = batch.length > 0 && (await send(batch, end.signal));
    cancelForClinic = null;
    if (end.signal.aborted) return;
    if (outcome === "failed") pause = Math.min(pause * 2, analyticsLongestPauseMs);
    else {
      pause = analyticsRules.flushEvery;
      const gone = new Set(batch);
      waiting = waiting.filter((event) => !gone.has(event)); // some may have left another way meanwhile
    }
    if (waiting.length > 0) plan(outcome === "failed" || !isFull() ? pause : 0);
  }

  const isFull = () => waiting.length >= analyticsRules.eventsInBatch;
  return {
    add: (event) => {
      if (end.signal.aborted) return;
      waiting = [...waiting, event].slice(-analyticsQueueSize);
      if (!cancelForClinic) plan(analyticsRules.flushEvery);
    },
    leave: () => {
      for (; waiting.length > 0; waiting = waiting.slice(analyticsRules.eventsInBatch))
        sendLast(waiting.slice(0, analyticsRules.eventsInBatch));
    },
    stop: () => {
      waiting = [];
      cancelForClinic?.();
      end.abort();
    },
  };
}
