import { useEffect, useState } from "react";
import type { ServerClock } from "./server-clock.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/**
 * Returns the server's time in ms, for a countdown to `until` (ms). Re-renders when the remaining minutes
 * change, 20 s before the end, at the end, and when the page becomes visible; not each second.
 */
export function useCountdown(clock: ServerClock, until: number): number {
  const [now, setNow] = useState(clock.now);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const at = clock.now();
      setNow(at);
      if (at < until) timer = setTimeout(tick, untilNextChange(until - at));
    };
    tick();
    const stop = clock.minute.subscribe(tick); // the clock may jump, and a sleeping page wakes late
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      stop();
      document.removeEventListener("visibilitychange", tick);
    };
  }, [clock, until]);
  return now;
}

function untilNextChange(left: number): number {
  const lastCall = 20 * SECOND;
  if (left <= lastCall) return left;
  if (left <= MINUTE) return left - lastCall;
  return left % MINUTE || MINUTE;
}
