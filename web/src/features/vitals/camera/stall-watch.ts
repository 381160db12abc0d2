import { createStore, type Store } from "../../../platform/storage/store.ts";

/** Detects that a camera reading no longer makes progress. */
export type StallWatch = {
  /** Whether no usable second was added for the given time. */
  isStalled: Store<boolean>;
  /** Starts, or starts again from 0 seconds. */
  start: () => void;
  /** Reports the usable seconds so far; a further whole second restarts the time. */
  see: (seconds: number) => void;
  /** Stops watching and sets `isStalled` to false. */
  stop: () => void;
};

/** Creates a watch that sets `isStalled` after `after` ms without a further usable second. */
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
