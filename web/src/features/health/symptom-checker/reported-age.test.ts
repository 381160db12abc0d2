import { expect, test } from "vitest";
import { isTooOldForUnit, readAge, ageUnitOf } from "./reported-age.ts";

test.each([
  ["34", "years", 34],
  [" ٣٤ ", "years", 34],
  ["120", "years", 120],
  ["121", "years", null],
  ["0", "years", null],
  ["0", "weeks", 0],
  ["6", "months", 0.5],
  ["23", "months", 23 / 12],
  ["24", "months", null],
  ["104", "weeks", 104 / (365.25 / 7)],
  ["105", "weeks", null],
  ["3.5", "years", null],
  ["-3", "years", null],
  ["", "years", null],
  [null, "years", null],
] as const)("an age of %j in %s is read as %j years", (value, unit, age) => {
  expect(readAge(value, unit)).toBe(age);
});

test("two years and more are too old for months and weeks, never for years", () => {
  expect([
    isTooOldForUnit("24", "months"),
    isTooOldForUnit("23", "months"),
    isTooOldForUnit("105", "weeks"),
    isTooOldForUnit("90", "years"),
  ]).toEqual([true, false, true, false]);
});

test.each([
  [34, "years"],
  [2, "years"],
  [1.99, "months"],
  [0.25, "months"],
  [0.24, "weeks"],
] as const)("an age of %d years is shown in %s", (age, unit) => {
  expect(ageUnitOf(age)).toBe(unit);
});
