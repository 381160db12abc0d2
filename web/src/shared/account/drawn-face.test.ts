import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { drawnFace } from "./drawn-face.ts";

const now = Date.parse("2026-11-25T12:00:00Z");
const face = (birthdate: string | null, sex: Parameters<typeof drawnFace>[0]["sex"]) =>
  drawnFace({ birthdate, sex }, now);

test("the drawn face follows age and sex", () => {
  expect(face("2019-01-01", "male")).toBe("/portraits/a-boy.svg");
  expect(face("2012-11-26", "female")).toBe("/portraits/a-girl.svg");
  expect(face("2012-11-25", "female")).toBe("/portraits/a-woman.svg");
  expect(face("1950-05-05", "female")).toBe("/portraits/an-older-woman.svg");
});

test("somebody in the patient's care has another face than a patient of the same age and sex", () => {
  for (const birthdate of ["1990-01-01", "1950-01-01"])
    for (const sex of ["male", "female"] as const) {
      const person = { birthdate, sex };
      const theirs = drawnFace(person, now, { isDependent: true });
      expect(theirs).not.toBe(drawnFace(person, now));
      expect(existsSync(new URL(`../../../public${theirs}`, import.meta.url))).toBe(true);
    }
});

test("a baby does not get a schoolchild's face", () => {
  expect(face("2026-10-20", "male")).toBe("/portraits/a-baby.svg");
  expect(face("2024-11-26", "female")).toBe("/portraits/a-baby.svg");
  expect(face("2024-11-25", "female")).toBe("/portraits/a-girl.svg");
});

test("the drawn face is a doorway when age and sex are unknown", () => {
  expect(face(null, "female")).toBe("/portraits/doorway.svg");
  expect(face("1990-01-01", null)).toBe("/portraits/doorway.svg");
  expect(face("1990-01-01", "other")).toBe("/portraits/doorway.svg");
});

test("every drawn face exists as a file", () => {
  for (const birthdate of [null, "2026-10-20", "2019-01-01", "1990-01-01", "1950-01-01"])
    for (const sex of ["male", "female", "rather_not_say"] as const)
      expect(existsSync(new URL(`../../../public${face(birthdate, sex)}`, import.meta.url))).toBe(true);
});
