import { expect, test } from "vitest";
import { isForOtherAge, specialtyOf } from "./specialty-of.ts";
import { specialties } from "./specialties.ts";

const now = Date.parse("2026-11-26T09:00:00Z");

test.each([
  ["the day before turning 18", "2008-11-27", false],
  ["on the day of turning 18", "2008-11-26", true],
  ["at 40", "1986-03-02", true],
  ["at 16, when many still go there", "2010-05-01", false],
  ["as a child", "2020-02-02", false],
  ["whose birth date is not known yet", null, false],
] as const)("a children's doctor suits somebody less %s", (_, bornOn, isOther) => {
  expect(isForOtherAge("paediatrics", bornOn, now)).toBe(isOther);
});

test("doctors of every other specialty are booked by adults without a notice", () => {
  const noticed = specialties.filter(({ slug }) => isForOtherAge(slug, "1986-03-02", now));
  expect(noticed.map(({ slug }) => slug)).toEqual(["paediatrics"]);
});

test("whoever is sent to a children's doctor is never told that another doctor suits better", () => {
  for (let age = 0; age < 100; age += 1) {
    const bornOn = `${2026 - age}-01-01`;
    expect(isForOtherAge(specialtyOf(age, "en").slug, bornOn, now)).toBe(false);
  }
});
