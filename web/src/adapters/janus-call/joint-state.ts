import type { LineState } from "./engine-line.ts";

/**
 * Returns the worse of two connection states: a participant is received on one connection and sent to on
 * another.
 */
export function worseLineState(coming: LineState, leaving: LineState): LineState {
  const isStalled = coming.isStalled || leaving.isStalled;
  if (coming.state === "connected" && leaving.state === "connected") return { state: "connected", isStalled };
  const worse = [coming, leaving].find(({ state }) => state !== "connected") ?? coming;
  return { state: worse.state, isStalled };
}
