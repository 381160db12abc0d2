import { expect, test } from "vitest";
import { ageMisfitOf, specialtyOf } from "./specialty-of.ts";
import { specialties } from "./specialties.ts";

const now = Date.parse("2026-11-26T09:00:00Z");

const misfit = (specialty: string, bornOn: string | null, treats_children: boolean | null = null) =>
  ageMisfitOf({ specialty, treats_children }, bornOn, now);

test.each([
  ["the day before turning 18", "2008-11-27", false],
  ["on the day of turning 18", "2008-11-26", true],
  ["at 40", "1986-03-02", true],
  ["at 16, when many still go there", "2010-05-01", false],
  ["as a child", "2020-02-02", false],
  ["whose birth date is not known yet", null, false],
] as const)("a children's doctor is less suitable for a person %s", (_, bornOn, isOther) => {
  expect(misfit("paediatrics", bornOn)).toBe(isOther ? "adult" : null);
});

test("doctors of every other specialty are booked by adults without a notice", () => {
  const noticed = specialties.filter(({ slug }) => misfit(slug, "1986-03-02", false) !== null);
  expect(noticed.map(({ slug }) => slug)).toEqual(["paediatrics"]);
});

test("a patient referred to a children's doctor is never told that another suits better", () => {
  for (let age = 0; age < 100; age += 1) {
    const bornOn = `${2026 - age}-01-01`;
    expect(misfit(specialtyOf(age, "en").slug, bornOn)).toBe(null);
  }
});

test.each([
  ["sees no children", false, "2018-01-01", "child"],
  ["sees no children, the day before turning 16", false, "2010-11-27", "child"],
  ["sees no children, on the day of turning 16", false, "2010-11-26", null],
  ["sees children", true, "2018-01-01", null],
  ["has not said so", null, "2018-01-01", null],
  ["sees no children, an age that is not known", false, null, null],
] as const)("a child with a doctor who %s", (_, treatsChildren, bornOn, wanted) => {
  expect(misfit("pulmonology", bornOn, treatsChildren)).toBe(wanted);
});

test("a doctor of a children's specialty sees them, whatever else is set", () => {
  expect(misfit("paediatrics", "2018-01-01", false)).toBe(null);
});
