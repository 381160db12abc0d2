import type { ServerClock } from "../../../platform/time/server-clock.ts";
import { pollWithBackoff } from "../guests/keep-asking.ts";

const judgeEveryMs = 1_000;

type Watch = Parameters<typeof pollWithBackoff>[0] & {
  /** How the call is, each second. */
  judge: () => void;
  /** What the rules say now, each minute. */
  decide: () => void;
  clock: Pick<ServerClock, "minute">;
};

/**
 * Refreshes a session at an interval, and when connection or person return. Returns a function that stops it.
 */
export function watchSession({ ask, hasHints, judge, decide, clock }: Watch): () => void {
  const stopAsking = pollWithBackoff({ ask, hasHints });
  const judgeTimer = setInterval(judge, judgeEveryMs);
  const stopClock = clock.minute.subscribe(decide);
  const onReturn = () => void ask();
  addEventListener("online", onReturn);
  addEventListener("focus", onReturn);
  return () => {
    stopAsking();
    clearInterval(judgeTimer);
    stopClock();
    removeEventListener("online", onReturn);
    removeEventListener("focus", onReturn);
  };
}
