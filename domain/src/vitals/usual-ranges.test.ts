import { expect, test } from "vitest";
import { hasPressureLevels, isComparedAsChild, usualRange } from "./usual-ranges.ts";

test.each([
  ["heart_rate", 0, 107, 181],
  ["heart_rate", 2, 107, 181],
  ["heart_rate", 3, 104, 175],
  ["heart_rate", 11, 93, 161],
  ["heart_rate", 12, 88, 156],
  ["heart_rate", 60, 65, 131],
  ["heart_rate", 143, 52, 115],
  ["heart_rate", 215, 43, 104],
  ["heart_rate", 216, 60, 100],
  ["heart_rate", null, 60, 100],
  ["respiration_rate", 0, 25, 66],
  ["respiration_rate", 60, 17, 29],
  ["respiration_rate", 215, 11, 22],
  ["respiration_rate", 216, 12, 18],
  ["respiration_rate", null, 12, 18],
] as const)("the usual %s at %j months is %i to %i", (name, months, lowest, highest) => {
  expect(usualRange(name, months)).toEqual({ lowest, highest });
});

test("every range falls with age without a gap", () => {
  for (const name of ["heart_rate", "respiration_rate"] as const)
    for (let months = 1; months < 216; months += 1) {
      const [before, now] = [usualRange(name, months - 1), usualRange(name, months)];
      expect(now.lowest).toBeLessThanOrEqual(before.lowest);
      expect(now.highest).toBeLessThanOrEqual(before.highest);
      expect(now.lowest).toBeLessThan(now.highest);
    }
});

test("a blood pressure has levels from 13 years on and for unknown age", () => {
  expect([155, 156, 400, null].map(hasPressureLevels)).toEqual([false, true, true, true]);
});

test("a person is compared with children until 18 years", () => {
  expect([0, 215, 216, null].map(isComparedAsChild)).toEqual([true, true, false, false]);
});
