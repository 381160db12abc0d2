import { expect, test } from "vitest";
import { beatPlacementSpread } from "./beat-agreement.ts";

const beats = Array.from({ length: 40 }, (_, at) => at * 0.8);
const shaken = (ms: number) => beats.map((time, at) => time + ((at % 2 === 0 ? 1 : -1) * ms) / 1000);

test("equally delayed beats agree, and beats early and late by 15 ms do not", () => {
  expect(beatPlacementSpread([beats, beats.map((time) => time + 0.03)])).toBeCloseTo(0, 6);
  expect(beatPlacementSpread([beats, shaken(15)])).toBeCloseTo(15, 6);
});

test("one bad patch of three does not outvote the others", () => {
  expect(beatPlacementSpread([beats, beats, shaken(60)])).toBeCloseTo(60, 0);
  expect(beatPlacementSpread([beats, beats, beats, shaken(60)])).toBeLessThan(31);
});

test("a single patch has nothing to agree with, and missing beats differ infinitely", () => {
  expect(beatPlacementSpread([beats])).toBeNull();
  expect(beatPlacementSpread([beats, [0.3, 99]])).toBe(Infinity);
});
