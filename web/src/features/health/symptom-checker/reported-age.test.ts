import { expect, test } from "vitest";
import { problemOfAge, readAge, ageUnitOf } from "./reported-age.ts";

test.each([
  ["34", "years", 34],
  [" ٣٤ ", "years", 34],
  ["120", "years", 120],
  ["121", "years", null],
  ["0", "years", null],
  ["0", "weeks", 0],
  ["0", "months", null],
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

test.each([
  ["24", "months", "too-old-for-unit"],
  ["105", "weeks", "too-old-for-unit"],
  ["400", "years", "too-old"],
  ["0", "years", "too-young-for-years"],
  ["٠", "years", "too-young-for-years"],
  ["0", "months", "too-young-for-months"],
  ["", "years", "no-number"],
  ["3.5", "years", "no-number"],
] as const)("an age of %j in %s is refused as %s", (value, unit, problem) => {
  expect(readAge(value, unit)).toBeNull();
  expect(problemOfAge(value, unit)).toBe(problem);
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
