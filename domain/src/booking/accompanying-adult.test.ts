import { expect, test } from "vitest";
import { accompanimentFor } from "./accompanying-adult.ts";

const now = Date.UTC(2026, 10, 24, 9);

test.each([
  ["an adult", "1987-03-27", false, "none"],
  ["somebody whose birth date is not typed yet", null, false, "none"],
  ["a child", "2019-03-27", false, "required"],
  ["a child on the day before coming of age", "2008-11-25", false, "required"],
  ["somebody on the day of coming of age", "2008-11-24", false, "none"],
  ["a dependent child", "2019-03-27", true, "required"],
  ["a dependent of unknown age", null, true, "required"],
  ["a dependent who is of age", "1954-03-27", true, "offered"],
] as const)(
  "the accompanying adult for %s born %s is requested as expected",
  (_who, birthdate, isDependent, requested) => {
    expect(accompanimentFor({ birthdate, isDependent }, 18, now)).toBe(requested);
  },
);
