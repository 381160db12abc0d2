import type { Quality } from "../../ports/video-room.ts";

/**
 * How well we arrive where we arrive best; null where nobody has said. What is sent once must not shrink for all
 * because the way from the engine to one of them is narrow: only what all receive badly is ours to mend.
 */
export function heardByMost(heard: Iterable<Quality | null>): Quality | null {
  let best: Quality | null = null;
  for (const one of heard) if (one !== null && (best === null || one > best)) best = one;
  return best;
}
