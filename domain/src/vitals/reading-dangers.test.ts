import { expect, test } from "vitest";
import { dangerSources } from "./danger-sources.ts";
import {
  ageInMonths,
  dangersOfReading,
  isReadingCurrent,
  isUrgent,
  judgedValues,
  readingDangers,
} from "./reading-dangers.ts";

const adult = 480;
test.each([
  [{ systolic: 179, diastolic: 119 }, adult, []],
  [{ systolic: 180, diastolic: 90 }, adult, ["pressure-very-high"]],
  [{ systolic: 150, diastolic: 120 }, adult, ["pressure-very-high"]],
  [{ oxygen_saturation: 95 }, adult, []],
  [{ oxygen_saturation: 94 }, adult, ["oxygen-low"]],
  [{ oxygen_saturation: 93 }, adult, ["oxygen-low"]],
  [{ oxygen_saturation: 92 }, adult, ["oxygen-very-low"]],
  [{ temperature: 38 }, 2, ["fever-of-baby"]],
  [{ temperature: 37.9 }, 2, []],
  [{ temperature: 37.9 }, 3, []],
  [{ temperature: 38 }, 3, ["fever-of-child"]],
  [{ temperature: 39 }, 3, ["fever-of-infant"]],
  [{ temperature: 39 }, 36, ["fever-of-infant"]],
  [{ temperature: 39 }, 37, ["fever-of-child"]],
  [{ temperature: 39.8 }, 76, ["fever-of-child"]],
  [{ temperature: 40.4 }, 191, ["fever-of-child"]],
  [{ temperature: 40.5 }, 76, ["fever-very-high"]],
  [{ temperature: 39.8 }, 192, []],
  [{ temperature: 38 }, null, ["fever-if-baby"]],
  [{ temperature: 40.5 }, adult, ["fever-very-high"]],
  [{ temperature: 41 }, 1, ["fever-of-baby", "fever-very-high"]],
  [{ temperature: 34.9 }, adult, ["cold"]],
  [{ temperature: 35 }, adult, []],
  [{ glucose: 70 }, adult, []],
  [{ glucose: 69 }, adult, ["glucose-low"]],
  [{ glucose: 54 }, adult, ["glucose-low"]],
  [{ glucose: 53 }, adult, ["glucose-very-low"]],
  [{ glucose: 299 }, adult, []],
  [{ glucose: 300 }, adult, ["glucose-very-high"]],
  [{ heart_rate: 131 }, adult, ["pulse-very-fast"]],
  [{ heart_rate: 40 }, null, ["pulse-very-slow"]],
  [{ heart_rate: 150 }, 5, []],
  [{ weight: 70 }, adult, []],
  [{ systolic: 75, diastolic: 45 }, adult, ["pressure-very-low"]],
  [{ systolic: 75, diastolic: 45 }, null, ["pressure-very-low"]],
  [{ systolic: 88, diastolic: 58 }, adult, ["pressure-low"]],
  [{ systolic: 90, diastolic: 55 }, adult, []],
  [{ systolic: 78, diastolic: 45 }, 60, ["pressure-very-low"]],
  [{ systolic: 85, diastolic: 45 }, 60, []],
  [{ respiration_rate: 24 }, adult, []],
  [{ respiration_rate: 25 }, adult, ["breathing-very-fast"]],
  [{ respiration_rate: 36 }, null, ["breathing-very-fast"]],
  [{ respiration_rate: 9 }, adult, []],
  [{ respiration_rate: 8 }, adult, ["breathing-very-slow"]],
  [{ respiration_rate: 8 }, 60, ["breathing-very-slow"]],
  [{ respiration_rate: 59 }, 5, []],
  [{ respiration_rate: 60 }, 5, ["breathing-very-fast"]],
  [{ respiration_rate: 46 }, 20, []],
  [{ respiration_rate: 47 }, 20, ["breathing-fast-of-child"]],
  [{ respiration_rate: 50 }, 20, ["breathing-very-fast"]],
  [{ respiration_rate: 39 }, 30, ["breathing-fast-of-child"]],
  [{ respiration_rate: 34 }, 40, ["breathing-fast-of-child"]],
  [{ respiration_rate: 40 }, 40, ["breathing-very-fast"]],
  [{ respiration_rate: 28 }, 66, []],
  [{ respiration_rate: 29 }, 66, ["breathing-very-fast"]],
  [{ respiration_rate: 27 }, 80, ["breathing-very-fast"]],
  [{ respiration_rate: 24 }, 100, []],
  [{ respiration_rate: 25 }, 100, ["breathing-very-fast"]],
  [{ respiration_rate: 23 }, 200, ["breathing-fast-of-child"]],
  // Heart rates of children: NICE NG51 where it is above the 99th centile of Fleming, else that.
  [{ heart_rate: 168 }, 7, []],
  [{ heart_rate: 169 }, 7, ["pulse-very-fast"]],
  [{ heart_rate: 149 }, 30, []],
  [{ heart_rate: 150 }, 30, ["pulse-very-fast"]],
  [{ heart_rate: 140 }, 50, ["pulse-very-fast"]],
  [{ heart_rate: 131 }, 66, []],
  [{ heart_rate: 132 }, 66, ["pulse-very-fast"]],
  [{ heart_rate: 123 }, 78, []],
  [{ heart_rate: 124 }, 78, ["pulse-very-fast"]],
  [{ heart_rate: 116 }, 100, ["pulse-very-fast"]],
  [{ heart_rate: 129 }, 180, []],
  [{ heart_rate: 130 }, 180, ["pulse-very-fast"]],
  [{ heart_rate: 59 }, 20, ["pulse-very-slow"]],
  [{ heart_rate: 59 }, 100, []],
  [{ heart_rate: 51 }, 100, ["pulse-very-slow"]],
  // What a tester typed for a child of six: each was told alone, and nothing asked for an ambulance.
  [
    { respiration_rate: 45, heart_rate: 170, oxygen_saturation: 91, temperature: 40.6 },
    78,
    ["together", "oxygen-very-low", "breathing-very-fast", "fever-very-high", "pulse-very-fast"],
  ],
  [{ respiration_rate: 29, heart_rate: 132 }, 66, ["together", "breathing-very-fast", "pulse-very-fast"]],
  [{ respiration_rate: 28, heart_rate: 131 }, 66, []],
  [{ temperature: 39.2, heart_rate: 150 }, 50, ["pulse-very-fast", "fever-of-child"]],
  [{ heart_rate: 28, oxygen_saturation: 80 }, adult, ["together", "oxygen-very-low", "pulse-very-slow"]],
  [{ heart_rate: 28, oxygen_saturation: 80 }, 100, ["together", "oxygen-very-low", "pulse-very-slow"]],
  [{ systolic: 190, diastolic: 90, oxygen_saturation: 85 }, null, ["oxygen-very-low", "pressure-very-high"]],
])("the dangers of %j at %j months are %j", { tags: ["S4.BP.05"] }, (values, months, wanted) => {
  expect(dangersOfReading(values, months)).toEqual(wanted);
});

test("each danger names its source, and urgent ones are styled so", () => {
  expect(readingDangers.every((danger) => dangerSources[danger].length > 3)).toBe(true);
  expect(readingDangers.filter(isUrgent)).toEqual([
    "together",
    "fever-of-baby",
    "oxygen-very-low",
    "pressure-very-low",
    "breathing-very-slow",
    "breathing-very-fast",
    "glucose-very-low",
    "glucose-very-high",
    "pressure-very-high",
    "cold",
    "fever-very-high",
    "pulse-very-fast",
    "pulse-very-slow",
  ]);
});

test.each([
  ["2026-08-27", 2],
  ["2026-08-26", 3],
  ["2025-11-26", 12],
  ["2027-01-01", null],
  [null, null],
])("a person born on %s is %j months old", (birthdate, months) => {
  expect(ageInMonths(birthdate, Date.parse("2026-11-26T12:00:00Z"))).toBe(months);
});

test("a camera's pulse is not judged; other and typed values are", () => {
  const values = { heart_rate: 140, respiration_rate: 30 };
  expect(judgedValues(values, { heart_rate: "camera", respiration_rate: "camera" })).toEqual({
    respiration_rate: 30,
  });
  expect(judgedValues(values, { heart_rate: "self_reported" })).toEqual(values);
});

test.each([
  ["2026-11-26T12:00:00.000Z", true],
  ["2026-11-25T12:00:00.001Z", true],
  ["2026-11-25T12:00:00.000Z", false],
])("a measurement at %s is acted on at noon: %s", (measuredAt, isNow) => {
  expect(isReadingCurrent(measuredAt, Date.parse("2026-11-26T12:00:00.000Z"))).toBe(isNow);
});
