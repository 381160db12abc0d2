import { describe, expect, test } from "vitest";
import type { Quality } from "../../ports/video-room.ts";
import {
  type ConnectionFacts,
  rateConnection,
  receivedFacts,
  stepSteadyQuality,
  unknownQuality,
  worseQuality,
} from "./quality.ts";
import { readLinkSample } from "./link-sample.ts";

const good: ConnectionFacts = {
  lostShare: 0,
  roundTripMs: 40,
  jitterMs: 5,
  frozenShare: 0,
  isArriving: true,
};

describe("connection quality", () => {
  test.each<[string, Partial<ConnectionFacts>, Quality | null]>([
    ["a line as it should be", {}, 4],
    ["a loss of one in fifty is not heard", { lostShare: 0.02 }, 4],
    ["a loss of one in twenty", { lostShare: 0.05 }, 3],
    ["a loss of one in ten", { lostShare: 0.1 }, 2],
    ["a loss of one in five", { lostShare: 0.2 }, 1],
    ["words that come late", { roundTripMs: 390 }, 3],
    ["two people who interrupt each other", { roundTripMs: 700 }, 2],
    ["a satellite on a bad day", { roundTripMs: 1_500 }, 1],
    ["sound that comes in fits", { jitterMs: 120 }, 2],
    ["a picture that stands still half of the time", { frozenShare: 0.5 }, 1],
    ["nothing arrives", { isArriving: false }, 0],
    ["nothing is known", { lostShare: null, roundTripMs: null, jitterMs: null, frozenShare: null }, null],
    ["what is not known counts as good", { lostShare: null, jitterMs: null, frozenShare: null }, 4],
  ])("%s", { tags: ["S1.18"] }, (_, facts, wanted) => {
    expect(rateConnection({ ...good, ...facts })).toBe(wanted);
  });
});

describe("shown quality", () => {
  const after = (rated: readonly (Quality | null)[]) => rated.reduce(stepSteadyQuality, unknownQuality).shown;
  test.each<[string, readonly (Quality | null)[], Quality | null]>([
    ["the first measure counts at once", [3], 3],
    ["one bad second changes nothing", [4, 1, 4], 4],
    ["two bad seconds do, as bad as the milder of them", [4, 1, 2], 2],
    ["three good seconds after bad ones change nothing yet", [1, 4, 4, 4], 1],
    ["four do, as good as the worst of them", [1, 4, 3, 4, 4], 3],
    ["going up and down from second to second shows nothing new", [3, 2, 4, 2, 4, 2, 4], 3],
    ["a second without a measure changes nothing", [2, null], 2],
    ["silence is believed after two seconds", [4, 0, 0], 0],
  ])("%s", { tags: ["S1.18"] }, (_, rated, wanted) => {
    expect(after(rated)).toBe(wanted);
  });

  test("the worse of two sides counts, and an unknown one does not", { tags: ["S1.18"] }, () => {
    expect([
      worseQuality(4, 2),
      worseQuality(null, 3),
      worseQuality(1, null),
      worseQuality(null, null),
    ]).toEqual([2, 3, 1, null]);
  });
});

test("counters become shares and times", { tags: ["S1.18"] }, () => {
  const stats = (packetsReceived: number, packetsLost: number, totalFreezesDuration: number) => [
    { type: "inbound-rtp", kind: "video", packetsReceived, packetsLost, jitter: 0.012, totalFreezesDuration },
    { type: "candidate-pair", state: "succeeded", nominated: true, currentRoundTripTime: 0.08 },
    { type: "candidate-pair", state: "failed", nominated: false, currentRoundTripTime: 9 },
  ];
  const facts = receivedFacts(
    readLinkSample(stats(100, 2, 0), 1_000),
    readLinkSample(stats(190, 12, 0.3), 2_000),
    true,
  );
  expect(facts).toEqual({
    lostShare: 0.1,
    roundTripMs: 80,
    jitterMs: 12,
    frozenShare: 0.3,
    isArriving: true,
  });
});

test("late packets do not make a negative loss", { tags: ["S1.18"] }, () => {
  const before = readLinkSample([{ type: "inbound-rtp", packetsReceived: 10, packetsLost: 5 }], 0);
  const late = readLinkSample([{ type: "inbound-rtp", packetsReceived: 20, packetsLost: 3 }], 1_000);
  expect(receivedFacts(before, late, true).lostShare).toBe(0);
});
