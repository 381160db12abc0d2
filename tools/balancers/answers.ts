import type { Sample } from "../cluster/chaos/faults.ts";

/**
 * One answer, or its absence. `new`: a request with its own connection, for a second at most; `kept`: one on a connection that stays open,
 * as a browser's; `socket`: a ping on a web socket.
 */
export type Answer = Sample & { kind: "new" | "kept" | "socket"; outcome: string };

/** Returns the longest time in ms without a good answer of a kind during a period, its ends included. */
export function longestSilenceMs(
  answers: readonly Answer[],
  kind: Answer["kind"],
  { from, to }: { from: number; to: number },
): number {
  const heard = answers
    .filter((one) => one.kind === kind && one.isGood)
    .map(({ until }) => until)
    .filter((at) => at > from && at < to)
    .sort((a, b) => a - b);
  return Math.max(...[...heard, to].map((at, index) => at - (heard[index - 1] ?? from)));
}
