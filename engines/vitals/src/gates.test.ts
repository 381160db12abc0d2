import { expect, test } from "vitest";
import { type BloodColour, isPlausibleBloodColour, isSameBlood } from "./blood-colour.ts";
import { type PulseEvidence, refusalReasonsOfPulse } from "./heart-rate.ts";
import { frameTiming } from "./series.ts";
import { type BeatEvidence, beatRefusalReasons } from "./variability-gate.ts";

// Each limit from both sides: what just passes, and what just does not.

const pulse: PulseEvidence = {
  perMinute: 72,
  signalToNoise: 5,
  betweenMethods: 0,
  agreeingPatches: 1,
  isBloodInFace: true,
  bloodInPatches: 1,
  betweenWindows: 0,
  likeness: 0.9,
};

test.each<[Partial<PulseEvidence>, Partial<PulseEvidence>, string]>([
  [{ signalToNoise: 0 }, { signalToNoise: -0.01 }, "weak-signal"],
  [{ perMinute: 40 }, { perMinute: 39.9 }, "weak-signal"],
  [{ perMinute: 180 }, { perMinute: 180.1 }, "weak-signal"],
  [{ betweenMethods: 3 }, { betweenMethods: 3.1 }, "methods-disagree"],
  [{ agreeingPatches: 2 / 3 }, { agreeingPatches: 0.66 }, "skin-disagrees"],
  [{ bloodInPatches: 2 / 3 }, { bloodInPatches: 0.66 }, "skin-disagrees"],
  [{ isBloodInFace: true }, { isBloodInFace: false }, "skin-disagrees"],
  [{ betweenWindows: 4 }, { betweenWindows: 4.1 }, "unsteady"],
  [{ likeness: 0.75 }, { likeness: 0.749 }, "no-beats"],
])("a pulse with %j passes, with %j it is refused as %s", { tags: ["S1.20"] }, (good, bad, reason) => {
  expect(refusalReasonsOfPulse({ ...pulse, ...good })).toEqual([]);
  expect(refusalReasonsOfPulse({ ...pulse, ...bad })).toEqual([reason]);
});

const beats: BeatEvidence = {
  seconds: 62,
  frameRate: 30,
  longestGap: 0.05,
  timeInGaps: 0,
  signalToNoise: 8,
  likeness: 0.95,
  leftOut: 0,
  apart: 10,
};

test.each<[Partial<BeatEvidence>, Partial<BeatEvidence>, string]>([
  [{ seconds: 55 }, { seconds: 54.9 }, "too-short"],
  [{ frameRate: 24 }, { frameRate: 23.9 }, "frames-too-few"],
  [{ longestGap: 0.25 }, { longestGap: 0.26 }, "frames-uneven"],
  [{ timeInGaps: 0.03 }, { timeInGaps: 0.031 }, "frames-uneven"],
  [{ signalToNoise: 6 }, { signalToNoise: 5.9 }, "weak-signal"],
  [{ likeness: 0.9 }, { likeness: 0.899 }, "no-beats"],
  [{ leftOut: 0.1 }, { leftOut: 0.101 }, "no-beats"],
  [{ apart: 25 }, { apart: 25.1 }, "no-beats"],
  [{ apart: null, likeness: 0.985 }, { apart: null, likeness: 0.984 }, "no-beats"],
])("beats with %j pass, with %j variability is refused as %s", { tags: ["S1.25"] }, (good, bad, reason) => {
  expect(beatRefusalReasons({ ...beats, ...good })).toEqual([]);
  expect(beatRefusalReasons({ ...beats, ...bad })).toEqual([reason]);
});

const blood: BloodColour = { green: 0.01, redByGreen: 0.45, blueByGreen: 0.7, likeness: 0.9 };

test.each<[Partial<BloodColour>, Partial<BloodColour>]>([
  [{ green: 0.001 }, { green: 0 }],
  [{ redByGreen: -0.29 }, { redByGreen: -0.3 }],
  [{ redByGreen: 0.89 }, { redByGreen: 0.9 }],
  [{ blueByGreen: 0.11 }, { blueByGreen: 0.1 }],
  [{ blueByGreen: 1.19 }, { blueByGreen: 1.2 }],
  [{ likeness: 0.26 }, { likeness: 0.25 }],
])("a colour with %j may be blood's, and one with %j is not", { tags: ["S1.20"] }, (good, bad) => {
  expect(isPlausibleBloodColour({ ...blood, ...good })).toBe(true);
  expect(isPlausibleBloodColour({ ...blood, ...bad })).toBe(false);
});

test.each<[Partial<BloodColour>, Partial<BloodColour>]>([
  [{ redByGreen: 0.79 }, { redByGreen: 0.81 }],
  [{ redByGreen: 0.11 }, { redByGreen: 0.09 }],
  [{ blueByGreen: 1.04 }, { blueByGreen: 1.06 }],
  [{ blueByGreen: 0.36 }, { blueByGreen: 0.34 }],
])("two patches with %j belong to one face, and with %j not", (good, bad) => {
  expect(isSameBlood({ ...blood, ...good }, blood)).toBe(true);
  expect(isSameBlood({ ...blood, ...bad }, blood)).toBe(false);
});

test("frame timing by hand: nine steps of 0.08 s and one of 0.48 s", () => {
  const times = [...Array.from({ length: 10 }, (_, at) => at * 0.08), 1.2];
  const { rate, longestGap, jitter, timeInGaps } = frameTiming(times);
  expect(rate).toBeCloseTo(10 / 1.2, 6);
  expect(longestGap).toBeCloseTo(0.48, 6);
  expect(jitter).toBeCloseTo(1, 6); // steps of mean 0.12 and standard deviation 0.12
  expect(timeInGaps).toBeCloseTo(0.4, 6);
  expect(frameTiming([1])).toEqual({ rate: 0, longestGap: 0, jitter: 0, timeInGaps: 0 });
});
