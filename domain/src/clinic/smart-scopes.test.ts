import { expect, test } from "vitest";
import {
  allowsInteraction,
  coversScope,
  readPatientScope,
  readSystemScope,
  writeSystemScope,
  type SmartScope,
} from "./smart-scopes.ts";

const scopesOf = (...texts: string[]) => texts.map(readSystemScope) as SmartScope[];

test("a scope is a type with interactions in order", () => {
  expect(readSystemScope("system/Patient.rs")).toEqual({ type: "Patient", interactions: ["r", "s"] });
  expect(readSystemScope("system/*.cruds")).toMatchObject({ type: "*", interactions: { length: 5 } });
  expect(writeSystemScope({ type: "Patient", interactions: ["s", "c"] })).toBe("system/Patient.cs");
});

test.each([
  "system/Patient.",
  "system/Patient.sr",
  "system/Patient.rr",
  "system/Patient.read",
  "system/Patient.*",
  "system/patient.rs",
  "system/*Patient.rs",
  "system/Patient.rs?category=a",
  "patient/Patient.rs",
  "user/Patient.rs",
  " system/Patient.rs",
  "system/Patient.rs\n",
  "system/__proto__.rs",
])("%j is no valid scope", (text) => {
  expect(readSystemScope(text)).toBeNull();
});

test("an interaction is allowed by its letter and type, or by the all-types scope", () => {
  const held = scopesOf("system/Patient.r", "system/Observation.s");
  expect(allowsInteraction(held, "Patient", "r")).toBe(true);
  expect(allowsInteraction(held, "Patient", "s")).toBe(false);
  expect(allowsInteraction(held, "Observation", "r")).toBe(false);
  expect(allowsInteraction(scopesOf("system/*.r"), "Coverage", "r")).toBe(true);
  expect(allowsInteraction([], "Patient", "r")).toBe(false);
});

test("a scope is covered by scopes with each of its interactions, and all-types only by all-types", () => {
  const held = scopesOf("system/Patient.r", "system/Patient.s");
  const covers = (text: string) => scopesOf(text).every((one) => coversScope(held, one));
  expect(covers("system/Patient.rs")).toBe(true);
  expect(covers("system/Patient.crs")).toBe(false);
  expect(covers("system/*.r")).toBe(false);
  expect(coversScope(scopesOf("system/*.rs"), { type: "Patient", interactions: ["r"] })).toBe(true);
});

test("a patient scope allows reading, in SMART 2 and SMART 1 notation", () => {
  for (const text of ["patient/Patient.rs", "patient/Patient.read"])
    expect(readPatientScope(text)).toEqual({ type: "Patient", interactions: ["r", "s"] });
  expect(readPatientScope("patient/*.s")).toEqual({ type: "*", interactions: ["s"] });
});

test.each([
  "patient/Patient.crs",
  "patient/Patient.write",
  "patient/Patient.*",
  "patient/Patient.sr",
  "patient/patient.rs",
  "patient/Patient.rs?category=a",
  "system/Patient.rs",
  "patient/Patient.rs\n",
])("%j is no valid patient scope", (text) => expect(readPatientScope(text)).toBe(null));
