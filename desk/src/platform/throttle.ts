/** A function that runs at once, and then at most once in a span of time. */
export type Throttled = {
  /** Runs at once after a quiet span; else once when the span since the last run is over, however often it is called until then. */
  call: () => void;
  /** Drops a run that is still to come. */
  cancel: () => void;
};

/** Limits `run` to once in `spanMs`, the first call at once and the last one never lost. */
export function throttle(run: () => void, spanMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = false;
  const begin = () => {
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (!isWanted) return;
      isWanted = false;
      begin();
    }, spanMs);
  };
  return {
    call: () => {
      if (timer === undefined) begin();
      else isWanted = true;
    },
    cancel: () => {
      clearTimeout(timer);
      timer = undefined;
      isWanted = false;
    },
  };
}
