import type { LineState } from "./engine-line.ts";

/**
 * Returns one state for a participant, who is received on one connection (`coming`) and sent to on another:
 * `connected` only if both are, else that of the first that is not; stalled if either is.
 */
export function worseLineState(coming: LineState, leaving: LineState): LineState {
  const isStalled = coming.isStalled || leaving.isStalled;
  if (coming.state === "connected" && leaving.state === "connected") return { state: "connected", isStalled };
  const worse = [coming, leaving].find(({ state }) => state !== "connected") ?? coming;
  return { state: worse.state, isStalled };
}
