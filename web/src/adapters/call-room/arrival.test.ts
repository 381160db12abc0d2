import { expect, test } from "vitest";
import { type Arrival, stepArrival } from "./arrival.ts";
import { readLinkSample } from "./link-sample.ts";

/** `packets` of sound and picture and `signs` of life of the path, counted so far. */
const sample = (at: number, packets: number, signs = 0) =>
  readLinkSample(
    [
      { type: "inbound-rtp", packetsReceived: packets, bytesReceived: packets * 100 },
      { type: "candidate-pair", responsesReceived: signs },
    ],
    at,
  );
const after = (...samples: ReturnType<typeof sample>[]) =>
  samples.reduce<Arrival | null>(stepArrival, null)?.isStalled;

test.each([
  ["sound and picture come", [sample(0, 0), sample(1_000, 50), sample(2_000, 100)], false],
  ["nothing for one second", [sample(0, 0), sample(1_000, 50), sample(2_000, 50)], false],
  [
    "nothing for three seconds, where there was sound",
    [sample(0, 0), sample(1_000, 50), sample(2_000, 50), sample(4_000, 50)],
    true,
  ],
  [
    "muted, with the path alive",
    [sample(0, 0), sample(1_000, 50), sample(3_500, 50, 1), sample(6_000, 50, 2)],
    false,
  ],
  [
    "muted, and a sign of life every five seconds",
    [sample(0, 0), sample(1_000, 0, 1), sample(5_500, 0, 1), sample(6_000, 0, 2)],
    false,
  ],
  ["muted, and no sign of life", [sample(0, 0), sample(1_000, 0, 1), sample(9_000, 0, 1)], true],
  [
    "a page that slept for a minute while sound came",
    [sample(0, 0), sample(1_000, 50), sample(61_000, 3_000)],
    false,
  ],
  [
    "sound again after silence",
    [sample(0, 0), sample(1_000, 50), sample(5_000, 50), sample(6_000, 60)],
    false,
  ],
  [
    "an old path that the browser forgets in the silence is no sign of life",
    [sample(0, 0, 9), sample(1_000, 50, 10), sample(2_000, 50, 4), sample(3_600, 50, 4)],
    true,
  ],
  [
    "and what comes over the new one afterwards is",
    [sample(0, 0, 9), sample(1_000, 50, 10), sample(2_000, 50, 4), sample(3_600, 50, 5)],
    false,
  ],
] as const)("%s", { tags: ["S1.18"] }, (_, samples, wanted) => {
  expect(after(...samples)).toBe(wanted);
});
