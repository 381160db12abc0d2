import { expect, test } from "vitest";
import { assessActivity } from "./activity.ts";
import { assessAlcohol } from "./alcohol.ts";
import type { AreaResult, Given, Person } from "./areas.ts";
import { assessNutrition } from "./nutrition.ts";
import { assessSleep } from "./sleep.ts";
import { assessTobacco } from "./tobacco.ts";

const adult: Person = {
  age: 40,
  sex: "female",
  isPregnant: false,
  hasDiabetes: false,
  hasHeartDisease: false,
};
const man: Person = { ...adult, sex: "male" };
const said = ({ level, number, reasons }: AreaResult) => [level, number, ...reasons];

test.each<[Given, Given, readonly unknown[]]>([
  [150, 0, ["low", 150]],
  [149, 0, ["medium", 149, "few-minutes"]],
  [0, 75, ["low", 150]],
  [75, 0, ["medium", 75, "few-minutes"]],
  [74, 0, ["high", 74, "few-minutes"]],
  [10, 32, ["high", 74, "few-minutes"]],
  [0, 0, ["high", 0, "few-minutes"]],
  [null, 0, ["unable_to_assess", null, "missing-answer"]],
  [-1, 0, ["unable_to_assess", null, "invalid-answer"]],
  [6_720, 1, ["unable_to_assess", null, "invalid-answer"]],
])(
  "%f minutes somewhat and %f much faster are %o",
  { tags: ["S1.31", "S3.ASSESS.01"] },
  (moderate, vigorous, wanted) => {
    expect(said(assessActivity({ moderate, vigorous }, adult))).toEqual(wanted);
  },
);

test.each<[Given, Given, string, number | null]>([
  [10, 61, "medium", 0],
  [11, 61, "medium", 1],
  [20, 60, "high", 2],
  [21, 61, "high", 2],
  [30, 31, "high", 3],
  [31, 61, "high", 3],
  [30, 30, "high", 4],
  [31, 30, "very_high", 5],
  [10, 5, "high", 3],
  [10, 6, "high", 2],
  [31, 5, "very_high", 6],
  [null, 5, "unable_to_assess", null],
  [0, 5, "unable_to_assess", null],
  [10, -5, "unable_to_assess", null],
])(
  "%f cigarettes, the first after %f minutes: %s, %f",
  { tags: ["S1.31", "S3.ASSESS.01"] },
  (cigarettes, minutesToFirst, level, number) => {
    const found = assessTobacco({ habit: "daily", cigarettes, minutesToFirst }, adult);
    expect([found.level, found.number]).toEqual([level, number]);
  },
);

test.each([
  ["never", "low", []],
  ["former", "low", ["used-to-smoke"]],
  ["some-days", "medium", ["some-days"]],
  [null, "unable_to_assess", ["missing-answer"]],
] as const)("a person who smokes %s is at %s", { tags: ["S1.31"] }, (habit, level, reasons) => {
  expect(said(assessTobacco({ habit, cigarettes: null, minutesToFirst: null }, adult))).toEqual([
    level,
    null,
    ...reasons,
  ]);
});

test.each<[Person, Given, Given, readonly unknown[]]>([
  [adult, 0, null, ["low", 0]],
  [adult, 5, 2, ["low", 100]],
  [adult, 7, 1.5, ["medium", 105]],
  [adult, 7, 2, ["medium", 140]],
  [adult, 5, 3, ["high", 150]],
  [adult, 7, 4, ["high", 280]],
  [adult, 6, 5, ["very_high", 300]],
  [man, 7, 4, ["medium", 280]],
  [man, 6, 5, ["high", 300]],
  [man, 7, 6, ["high", 420, "many-at-once"]],
  [man, 7, 6.5, ["very_high", 455, "many-at-once"]],
  [man, 1, 5.5, ["low", 55]],
  [man, 3, 6.1, ["medium", 183, "many-at-once"]],
  [man, 1, 6, ["medium", 60, "many-at-once"]],
  [{ ...adult, sex: null }, 7, 4, ["high", 280]],
  [{ ...adult, isPregnant: true }, 1, 1, ["high", 10, "pregnant"]],
  [{ ...adult, isPregnant: true }, 0, null, ["low", 0]],
  [adult, null, null, ["unable_to_assess", null, "missing-answer"]],
  [adult, 3, null, ["unable_to_assess", null, "missing-answer"]],
  [adult, 8, 1, ["unable_to_assess", null, "invalid-answer"]],
  [adult, 1.5, 1, ["unable_to_assess", null, "invalid-answer"]],
  [adult, 3, 60, ["unable_to_assess", null, "invalid-answer"]],
])("%o, %f days with %f drinks: %o", { tags: ["S1.31", "S3.ASSESS.01"] }, (person, days, drinks, wanted) => {
  expect(said(assessAlcohol({ days, drinks }, person))).toEqual(wanted);
});

test.each<[number, Given, Given, Given, readonly unknown[]]>([
  [40, 7, 0, 0, ["low", 0]],
  [40, 9, 0, 0, ["low", 0]],
  [40, 9.5, 0, 0, ["low", 1, "hours"]],
  [40, 6.5, 1, 0, ["medium", 2, "hours", "nights"]],
  [40, 7, 2, 1, ["medium", 3, "nights", "tired"]],
  [40, 7, 2, 2, ["high", 4, "nights", "tired"]],
  [40, 6, 2, 2, ["high", 5, "hours", "nights", "tired"]],
  [40, 5.9, 2, 2, ["very_high", 6, "hours", "nights", "tired"]],
  [40, 10.5, 0, 0, ["medium", 2, "hours"]],
  [65, 8.5, 0, 0, ["low", 1, "hours"]],
  [64, 8.5, 0, 0, ["low", 0]],
  [40, null, 0, 0, ["unable_to_assess", null, "missing-answer"]],
  [40, 25, 0, 0, ["unable_to_assess", null, "invalid-answer"]],
  [40, 8, 3, 0, ["unable_to_assess", null, "invalid-answer"]],
  [40, 8, 0.5, 0, ["unable_to_assess", null, "invalid-answer"]],
])(
  "at %i, %f hours, %f nights, tired %f: %o",
  { tags: ["S1.31", "S3.ASSESS.01"] },
  (age, hours, nights, tired, wanted) => {
    expect(said(assessSleep({ hours, nights, tired }, { ...adult, age }))).toEqual(wanted);
  },
);

test.each<[Given, Given, Given, Given, readonly unknown[]]>([
  [0, 0, 0, 0, ["low", 0]],
  [3, 0, 0, 0, ["low", 3]],
  [3, 1, 0, 0, ["medium", 4]],
  [3, 3, 1, 0, ["medium", 7]],
  [3, 3, 2, 0, ["high", 8]],
  [3, 3, 3, 3, ["high", 12]],
  [3, null, 3, 3, ["unable_to_assess", null, "missing-answer"]],
  [3, 4, 3, 3, ["unable_to_assess", null, "invalid-answer"]],
])(
  "the eating habits %f, %f, %f, %f are %o",
  { tags: ["S1.31", "S3.ASSESS.01"] },
  (greens, sweetDrinks, salt, processed, wanted) => {
    expect(said(assessNutrition({ greens, sweetDrinks, salt, processed }, adult))).toEqual(wanted);
  },
);

test("children are not assessed", { tags: ["S4.RISK.05"] }, () => {
  const child = { ...adult, age: 17 };
  const all = [
    assessActivity({ moderate: 200, vigorous: 0 }, child),
    assessTobacco({ habit: "never", cigarettes: null, minutesToFirst: null }, child),
    assessAlcohol({ days: 0, drinks: null }, child),
    assessSleep({ hours: 8, nights: 0, tired: 0 }, child),
    assessNutrition({ greens: 0, sweetDrinks: 0, salt: 0, processed: 0 }, child),
  ];
  expect(all.map(said)).toEqual(Array(5).fill(["unable_to_assess", null, "under-18"]));
});
