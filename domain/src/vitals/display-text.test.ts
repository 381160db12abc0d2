import fc from "fast-check";
import { expect, test } from "vitest";
import { readDisplay } from "./display-text.ts";
import { deviceKinds } from "./gatt/device-reading.ts";
import { problemsOfVitals } from "./vital-values.ts";

test.each([
  [
    "blood-pressure",
    ["SYS", "128", "DIA", "85", "PUL", "72"],
    { systolic: 128, diastolic: 85, heart_rate: 72 },
  ],
  ["blood-pressure", ["11/26 08:15", "I28", "85"], { systolic: 128, diastolic: 85 }],
  ["blood-pressure", ["128 85 72"], { systolic: 128, diastolic: 85, heart_rate: 72 }],
  ["blood-pressure", ["85", "128"], null],
  ["blood-pressure", ["Err"], null],
  ["oxygen", ["%SpO2", "97", "PRbpm", "72"], { oxygen_saturation: 97, heart_rate: 72 }],
  ["oxygen", ["97"], { oxygen_saturation: 97 }],
  ["temperature", ["38,5 °C"], { temperature: 38.5 }],
  ["temperature", ["101.3 °F"], { temperature: 38.5 }],
  ["temperature", ["98.6"], { temperature: 37 }],
  ["temperature", ["08:15", "٣٦٫٨"], { temperature: 36.8 }],
  ["temperature", ["٣٦.٨"], { temperature: 36.8 }],
  ["weight", ["71.5", "kg"], { weight: 71.5 }],
  ["weight", ["158.0 lb"], { weight: 71.7 }],
  ["glucose", ["6.2", "mmol/L"], { glucose: 112 }],
  ["glucose", ["7", "mmol/L"], { glucose: 126 }],
  ["glucose", ["118 mg/dL", "11-26 08:15"], { glucose: 118 }],
  ["glucose", ["HI"], null],
  ["glucose", ["mmol/L", "118"], null],
] as const)("a display of %s with %j is read as %j", (kind, lines, wanted) => {
  expect(readDisplay(kind, lines)).toEqual(wanted);
});

test("no implausible value is suggested from any photo", () => {
  fc.assert(
    fc.property(fc.constantFrom(...deviceKinds), fc.array(fc.string({ maxLength: 12 })), (kind, lines) => {
      expect(problemsOfVitals(readDisplay(kind, lines) ?? {})).toEqual({});
    }),
  );
});
