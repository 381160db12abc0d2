import { expect, test } from "vitest";
import { stressIndex } from "./stress-index.ts";
import { normalIntervals, variabilityOf } from "./variability.ts";

function beatsOf(intervals: readonly number[]): number[] {
  const times = [0];
  for (const ms of intervals) times.push((times.at(-1) ?? 0) + ms / 1000);
  return times;
}

test("variability of the intervals 800, 860, 800, 860 ms", () => {
  const found = variabilityOf(normalIntervals(beatsOf([800, 860, 800, 860, 800, 860])));
  expect(found?.rmssd).toBeCloseTo(60, 6);
  expect(found?.sdnn).toBeCloseTo(32.86, 2); // sqrt(6 * 30² / 5)
  expect(found?.pnn50).toBe(100);
});

test("a missed beat is left out with both adjacent differences", () => {
  const { ms, differences, leftOut } = normalIntervals(beatsOf([800, 810, 800, 1610, 800, 810, 800]));
  expect(ms).toHaveLength(6);
  expect(differences).toHaveLength(4);
  expect(leftOut).toBeCloseTo(1 / 7, 6);
});

test("too few beats give no variability", () => {
  expect(variabilityOf(normalIntervals([0, 0.8, 1.6]))).toBeNull();
});

test("the stress index by hand: 60 intervals, 40 of them in the class of 0.80 to 0.85 s", () => {
  const ms = Array.from({ length: 60 }, (_, at) => (at < 40 ? 820 : 920));
  const index = (100 * 40) / 60 / (2 * 0.825 * 0.1);
  expect(stressIndex({ ms, differences: [], leftOut: 0 })).toBeCloseTo(index, 6);
  expect(stressIndex({ ms: ms.slice(0, 49), differences: [], leftOut: 0 })).toBeNull();
  expect(stressIndex({ ms: ms.map(() => 800), differences: [], leftOut: 0 })).toBeNull();
});
