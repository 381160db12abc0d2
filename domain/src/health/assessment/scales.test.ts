import { expect, test } from "vitest";
import { assessAnxiety } from "./anxiety.ts";
import type { Given, Person } from "./areas.ts";
import { assessMood } from "./mood.ts";
import { endsAfterTwo } from "./symptom-scale.ts";

const adult: Person = {
  age: 40,
  sex: "female",
  isPregnant: false,
  hasDiabetes: false,
  hasHeartDisease: false,
};
const none = null;
const mood = (items: readonly Given[], change: { age?: number | null; hasWording?: boolean } = {}) => {
  const { level, number, reasons } = assessMood(
    { items, hasWording: change.hasWording ?? true },
    { ...adult, ...("age" in change && { age: change.age ?? null }) },
  );
  return [level, number, ...reasons];
};
/** Items whose sum is this, the first two with at least three points. */
const summing = (sum: number, count: number): number[] => {
  let left = sum;
  return Array.from({ length: count }, () => {
    const points = Math.min(3, left);
    left -= points;
    return points;
  });
};

test.each([
  [4, "low"],
  [5, "medium"],
  [9, "medium"],
  [10, "high"],
  [14, "high"],
  [15, "very_high"],
  [24, "very_high"],
])(
  "a PHQ-8 of %i is %s",
  { tags: ["S1.31", "S3.ASSESS.01", "S4.RISK.01", "S4.RISK.02", "S4.RISK.03", "S4.RISK.04"] },
  (sum, level) => {
    expect(mood(summing(sum, 8))).toEqual([level, sum]);
  },
);

test.each([
  [4, "low"],
  [5, "medium"],
  [9, "medium"],
  [10, "high"],
  [14, "high"],
  [15, "very_high"],
  [21, "very_high"],
])("a GAD-7 of %i is %s", { tags: ["S1.31", "S3.ASSESS.01"] }, (sum, level) => {
  const found = assessAnxiety({ items: summing(sum, 7), hasWording: true }, adult);
  expect([found.level, found.number]).toEqual([level, sum]);
});

test(
  "two points in the first two items end a scale, and three ask for the others",
  { tags: ["S1.31"] },
  () => {
    expect(mood([1, 1, none, none, none, none, none, none])).toEqual(["low", 2, "short-form"]);
    expect(mood([2, 1, none, none, none, none, none, none])).toEqual([
      "unable_to_assess",
      null,
      "missing-answer",
    ]);
    expect([endsAfterTwo([0, 2]), endsAfterTwo([0, 3]), endsAfterTwo([1, none])]).toEqual([
      true,
      false,
      false,
    ]);
    expect(mood([0, 0, 3, 3, 3, 3, 3, 3]), "who answered all is heard").toEqual(["very_high", 18]);
  },
);

test.each<[string, readonly Given[], object, string]>([
  ["one missing item", [3, 3, 3, 3, 3, 3, 3, none], {}, "missing-answer"],
  ["none at all", [], {}, "missing-answer"],
  ["an item of 4", [3, 3, 3, 3, 3, 3, 3, 4], {}, "invalid-answer"],
  ["an item of 1.5", [3, 3, 3, 3, 3, 3, 3, 1.5], {}, "invalid-answer"],
  ["something that is no number", [3, 3, 3, 3, 3, 3, 3, Number.NaN], {}, "invalid-answer"],
  ["an age of 17", [0, 0, 0, 0, 0, 0, 0, 0], { age: 17 }, "under-18"],
  ["no age", [0, 0, 0, 0, 0, 0, 0, 0], { age: null }, "missing-answer"],
  ["no official wording", [0, 0, 0, 0, 0, 0, 0, 0], { hasWording: false }, "no-wording"],
])("the mood cannot be assessed from %s", { tags: ["S4.RISK.05", "D.103"] }, (_, items, change, reason) => {
  expect(mood(items, change)).toEqual(["unable_to_assess", null, reason]);
});
