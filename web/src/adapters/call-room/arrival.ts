import type { LinkSample } from "./link-sample.ts";

/** What has arrived on a connection so far, when something last did (ms), and whether it has stalled. */
export type Arrival = {
  arrivals: number;
  packets: number;
  lastAt: number;
  hadMedia: boolean;
  isStalled: boolean;
};

/** Sound comes fifty times a second: silence of this length is no accident. */
const stalledMs = 2_500;
/** Signs of life of a path alone come every 2.5 s (Chromium) or 5 s (Firefox). */
const quietStalledMs = 8_000;

/**
 * Returns the state after one more sample (`at` in ms). Stalled means: no arrivals for 2.5 s after media, or for 8 s when only path checks
 * came. Only arrived data counts as a sign of life, so a late timer never makes a connection look stalled. A lower count than before
 * counts as no arrival.
 */
export function stepArrival(
  before: Arrival | null,
  sample: Pick<LinkSample, "at" | "arrivals" | "packetsReceived">,
): Arrival {
  const { at, arrivals, packetsReceived: packets } = sample;
  if (!before || arrivals > before.arrivals) {
    const hadMedia = packets > (before?.packets ?? 0);
    return { arrivals, packets, lastAt: at, hadMedia, isStalled: false };
  }
  // Fewer than before: the browser has forgotten an old path with all that had come over it.
  return {
    ...before,
    arrivals,
    isStalled: at - before.lastAt >= (before.hadMedia ? stalledMs : quietStalledMs),
  };
}
