import { expect, test } from "vitest";
import { meanPressure, pressureLevel, type PressureLevel } from "./blood-pressure.ts";

test.each<[string, number, number, PressureLevel]>([
  ["S4.BP.01", 119, 79, "normal"],
  ["S4.BP.01", 90, 60, "normal"],
  ["S4.BP.02", 120, 79, "elevated"],
  ["S4.BP.02", 129, 79, "elevated"],
  ["S4.BP.03", 130, 79, "stage_1"],
  ["S4.BP.03", 119, 80, "stage_1"],
  ["S4.BP.03", 139, 89, "stage_1"],
  ["S4.BP.04", 140, 70, "stage_2"],
  ["S4.BP.04", 119, 90, "stage_2"],
  ["S4.BP.04", 180, 120, "stage_2"],
  ["S4.BP.05", 181, 80, "crisis"],
  ["S4.BP.05", 120, 121, "crisis"],
])("%s: a blood pressure of %i over %i is %s", (_, systolic, diastolic, level) => {
  expect(pressureLevel({ systolic, diastolic })).toBe(level);
});

test("S1.22: two readings count by their mean, one by itself", () => {
  expect(
    meanPressure([
      { systolic: 138, diastolic: 85 },
      { systolic: 131, diastolic: 82 },
    ]),
  ).toEqual({ systolic: 135, diastolic: 84 });
  expect(meanPressure([{ systolic: 138, diastolic: 85 }])).toEqual({ systolic: 138, diastolic: 85 });
  expect(meanPressure([])).toBeNull();
});
