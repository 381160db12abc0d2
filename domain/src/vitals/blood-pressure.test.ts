import { expect, test } from "vitest";
import {
  isLowSystolic,
  isVeryHighPressure,
  isVeryLowPressure,
  meanPressure,
  pressureLevel,
  type PressureLevel,
} from "./blood-pressure.ts";
import { dangersOfReading } from "./reading-dangers.ts";

test.each<[number, number, PressureLevel]>([
  [119, 79, "normal"],
  [90, 60, "normal"],
  [75, 45, "very_low"],
  [80, 60, "very_low"],
  [81, 60, "low"],
  [88, 58, "low"],
  [89, 60, "low"],
  [89, 91, "low"],
  [110, 59, "low"],
  [125, 59, "elevated"],
  [150, 55, "stage_2"],
  [120, 79, "elevated"],
  [129, 79, "elevated"],
  [130, 79, "stage_1"],
  [119, 80, "stage_1"],
  [139, 89, "stage_1"],
  [140, 70, "stage_2"],
  [119, 90, "stage_2"],
  [180, 120, "stage_2"],
  [181, 80, "crisis"],
  [120, 121, "crisis"],
])(
  "a blood pressure of %i over %i is %s",
  { tags: ["S4.BP.01", "S4.BP.02", "S4.BP.03", "S4.BP.04", "S4.BP.05"] },
  (systolic, diastolic, level) => {
    expect(pressureLevel({ systolic, diastolic })).toBe(level);
  },
);

test("two readings count by their mean, and a single one by itself", { tags: ["S1.22"] }, () => {
  expect(
    meanPressure([
      { systolic: 138, diastolic: 85 },
      { systolic: 131, diastolic: 82 },
    ]),
  ).toEqual({ systolic: 135, diastolic: 84 });
  expect(meanPressure([{ systolic: 138, diastolic: 85 }])).toEqual({ systolic: 138, diastolic: 85 });
  expect(meanPressure([])).toBeNull();
});

test.each<[{ systolic?: number; diastolic?: number }, boolean, boolean]>([
  [{ systolic: 179, diastolic: 119 }, false, false],
  [{ systolic: 180, diastolic: 90 }, true, false],
  [{ systolic: 150, diastolic: 120 }, true, false],
  [{ systolic: 181, diastolic: 80 }, true, true],
  [{ systolic: 120, diastolic: 121 }, true, true],
  [{ systolic: 181 }, true, true],
  [{}, false, false],
])("pressure %j is urgent: %s; its level is a crisis: %s", (pressure, isDanger, isCrisis) => {
  expect(isVeryHighPressure(pressure)).toBe(isDanger);
  expect(dangersOfReading(pressure, null).includes("pressure-very-high")).toBe(isDanger);
  const { systolic = 0, diastolic = 0 } = pressure;
  expect(pressureLevel({ systolic, diastolic }) === "crisis").toBe(isCrisis);
});

test.each<[number, number | null, boolean, boolean]>([
  [81, null, false, true],
  [80, null, true, false],
  [89, 480, false, true],
  [90, 480, false, false],
  [59, 0, true, false],
  [60, 0, false, false],
  [69, 11, true, false],
  [70, 11, false, false],
  [71, 12, true, false],
  [72, 12, false, false],
  [87, 119, true, false],
  [88, 119, false, false],
  [80, 120, true, false],
  [88, 120, false, true],
])(
  "an upper value of %i at %j months is dangerously low: %s; low: %s",
  (systolic, months, isVeryLow, isLow) => {
    expect(isVeryLowPressure({ systolic }, months)).toBe(isVeryLow);
    expect(isLowSystolic({ systolic }, months)).toBe(isLow);
  },
);
