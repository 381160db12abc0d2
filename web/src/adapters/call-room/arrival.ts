import type { LinkSample } from "./link-sample.ts";

/** When something last came in on a connection. */
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

/** Judges by what arrived and by nothing else: a timer that came late says nothing of the line. */
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
