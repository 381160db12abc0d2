import { createStore, type Store } from "../../../platform/storage/store.ts";

/** Says whether a reading has stopped making progress. */
export type StallWatch = {
  /** Whether no usable second was added for the given time. */
  isStalled: Store<boolean>;
  start: () => void;
  /** Takes the usable seconds so far. */
  see: (seconds: number) => void;
  /** Ends it; `isStalled` is false then. */
  stop: () => void;
};

/** Creates a watch that calls a reading stalled after so many ms without a further usable second. */
export function createStallWatch(after: number): StallWatch {
  const isStalled = createStore(false);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = 0;
  const stop = () => {
    clearTimeout(timer);
    isStalled.set(false);
  };
  const start = () => {
    stop();
    timer = setTimeout(() => isStalled.set(true), after);
  };
  return {
    isStalled,
    start: () => {
      seen = 0;
      start();
    },
    see: (seconds) => {
      const whole = Math.floor(seconds);
      if (whole > seen) start();
      seen = whole;
    },
    stop,
  };
}
