import { useEffect, useMemo } from "react";

/**
 * Returns a keeper of typed input. `soon` runs the last given write 250 ms after the last call, and at once
 * when the page is hidden, closed or unmounted; `now` runs it; `drop` discards it.
 */
export function useDraftKeeper(): ReturnType<typeof createKeeper> {
  const keeper = useMemo(() => createKeeper(), []);
  useEffect(() => {
    addEventListener("pagehide", keeper.now);
    document.addEventListener("visibilitychange", keeper.now);
    return () => {
      removeEventListener("pagehide", keeper.now);
      document.removeEventListener("visibilitychange", keeper.now);
      keeper.now();
    };
  }, [keeper]);
  return keeper;
}

/** Writing at each key would be felt on a slow phone, in ms. */
const pause = 250;

function createKeeper() {
  let waiting: (() => void) | null = null;
  let timer: ReturnType<typeof setTimeout>;
  const now = () => {
    clearTimeout(timer);
    waiting?.();
    waiting = null;
  };
  return {
    now,
    /** What was typed last is not kept any more. */
    drop: () => {
      clearTimeout(timer);
      waiting = null;
    },
    soon: (keep: () => void) => {
      waiting = keep;
      clearTimeout(timer);
      timer = setTimeout(now, pause);
    },
  };
}
