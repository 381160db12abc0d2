import type { Quality } from "../../ports/video-room.ts";

/**
 * Returns the best of the qualities at which participants receive us; null where none has reported. We send
 * once for all, so only a loss that all have in common should lower what is sent.
 */
export function bestReceivedQuality(heard: Iterable<Quality | null>): Quality | null {
  let best: Quality | null = null;
  for (const one of heard) if (one !== null && (best === null || one > best)) best = one;
  return best;
}
