import type { ServerClock } from "../../../platform/time/server-clock.ts";
import { keepAsking } from "../guests/keep-asking.ts";

const judgeEveryMs = 1_000;

type Watch = Parameters<typeof keepAsking>[0] & {
  /** How the call is, each second. */
  judge: () => void;
  /** What the rules say now, each minute. */
  decide: () => void;
  clock: Pick<ServerClock, "minute">;
};

/** Looks again as time passes, and asks again when the connection or the person comes back; returns how to stop. */
export function watchSession({ ask, hasHints, judge, decide, clock }: Watch): () => void {
  const stopAsking = keepAsking({ ask, hasHints });
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
