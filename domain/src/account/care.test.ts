import { expect, test } from "vitest";
import { type Care, careState, dueInCare, isOfAge } from "./care.ts";

const at = (day: string) => Date.parse(`${day}T00:00:00Z`);
const child: Care = { birthdate: "2009-05-20", requestedAt: null, confirmedAt: null, endsAt: null };

test.each([
  ["a child", child, "2027-01-01", "open"],
  [
    "somebody who comes of age soon",
    { ...child, requestedAt: 0, endsAt: at("2027-05-20") },
    "2027-05-01",
    "ending",
  ],
  [
    "an adult who has not agreed",
    { ...child, requestedAt: 0, endsAt: at("2027-05-20") },
    "2027-05-20",
    "waiting",
  ],
  [
    "an adult who has agreed",
    { ...child, requestedAt: 0, endsAt: at("2027-05-20"), confirmedAt: 1 },
    "2029-01-01",
    "open",
  ],
] as const)("the care for %s has the expected state", { tags: ["D.101"] }, (_who, care, day, state) => {
  expect(careState(care, at(day))).toBe(state);
});

test.each([
  ["long before", child, "2027-01-01", null],
  ["30 days before", child, "2027-04-20", { kind: "notice", endsAt: at("2027-05-20") }],
  [
    "when the notice is late, it still stands for 30 days",
    child,
    "2027-05-15",
    { kind: "notice", endsAt: at("2027-06-14") },
  ],
  ["unknown birth date", { ...child, birthdate: null }, "2040-01-01", null],
  [
    "after the notice, before the day",
    { ...child, requestedAt: at("2027-04-20"), endsAt: at("2027-05-20") },
    "2027-05-19",
    null,
  ],
  [
    "on the day",
    { ...child, requestedAt: at("2027-04-20"), endsAt: at("2027-05-20") },
    "2027-05-20",
    { kind: "end" },
  ],
  [
    "with an agreement",
    { ...child, requestedAt: 0, endsAt: at("2027-05-20"), confirmedAt: 1 },
    "2027-06-20",
    null,
  ],
  [
    "an adult who was added has 30 days to answer",
    { ...child, birthdate: "1951-01-01", requestedAt: at("2027-01-01"), endsAt: at("2027-01-01") },
    "2027-01-30",
    null,
  ],
] as const)("%s", { tags: ["D.101"] }, (_when, care, day, due) => {
  expect(dueInCare(care, 18, at(day))).toEqual(due);
});

test.each([
  ["2009-05-20", 18, "2027-05-19", false],
  ["2009-05-20", 18, "2027-05-20", true],
  ["2009-05-20", 21, "2027-05-20", false],
  [null, 18, "2027-05-20", false],
])("born %s, of age at %i, on %s: %s", { tags: ["D.101"] }, (birthdate, age, day, expected) => {
  expect(isOfAge(birthdate, age, at(day))).toBe(expected);
});
