import type { LineState } from "./engine-line.ts";

/** How somebody is connected whose sound comes on one line while ours leaves on another: as the worse of the two. */
export function jointState(coming: LineState, leaving: LineState): LineState {
  const isStalled = coming.isStalled || leaving.isStalled;
  if (coming.state === "connected" && leaving.state === "connected") return { state: "connected", isStalled };
  const worse = [coming, leaving].find(({ state }) => state !== "connected") ?? coming;
  return { state: worse.state, isStalled };
}
