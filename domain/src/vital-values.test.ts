import { expect, test } from "vitest";
import { areVitalsDangerous, problemsOfVitals } from "./vital-values.ts";

test.each([
  [{ heart_rate: 72, respiration_rate: 14 }, {}],
  [{ systolic: 128, diastolic: 82, oxygen_saturation: 97, weight: 71.5 }, {}],
  [{ heart_rate: 7 }, { heart_rate: "out-of-bounds" }],
  [{ heart_rate: 72.5 }, { heart_rate: "out-of-bounds" }],
  [{ oxygen_saturation: 101 }, { oxygen_saturation: "out-of-bounds" }],
  [{ systolic: 120 }, { diastolic: "needs-both-pressures" }],
  [{ diastolic: 80 }, { systolic: "needs-both-pressures" }],
  [{ systolic: 80, diastolic: 120 }, { systolic: "pressures-swapped" }],
  [{ weight: Number.NaN }, { weight: "out-of-bounds" }],
])("S1.29: values entered by hand %j have these slips: %j", (values, wanted) => {
  expect(problemsOfVitals(values)).toEqual(wanted);
});

test.each([
  [{ systolic: 180, diastolic: 120 }, false],
  [{ systolic: 181, diastolic: 90 }, true],
  [{ systolic: 150, diastolic: 121 }, true],
  [{ oxygen_saturation: 92 }, false],
  [{ oxygen_saturation: 91 }, true],
  [{ heart_rate: 60 }, false],
])("values %j that need help at once: %s", (values, wanted) => {
  expect(areVitalsDangerous(values)).toBe(wanted);
});
