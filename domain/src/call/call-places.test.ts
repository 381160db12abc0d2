import { expect, test } from "vitest";
import { hasPlace } from "./call-places.ts";

test.each([
  ["the first of all comes in", 0, false, true],
  ["the fifth comes in beside the doctor", 4, true, true],
  ["the sixth does not", 5, true, false],
  ["without the doctor the fourth comes in", 3, false, true],
  ["the fifth would take the doctor's place", 4, false, false],
] as const)("%s", { tags: ["S1.18"] }, (_, others, isDoctorHere, wanted) => {
  expect(hasPlace({ others, isDoctorHere })).toBe(wanted);
});
