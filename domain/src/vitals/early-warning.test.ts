import { expect, test } from "vitest";
import { isEmergencyInAdult } from "./early-warning.ts";
import type { VitalValues } from "./vital-values.ts";

test.each<[VitalValues, boolean]>([
  [{}, false],
  [{ oxygen_saturation: 80 }, false],
  [{ oxygen_saturation: 91, heart_rate: 40 }, true],
  [{ oxygen_saturation: 92, heart_rate: 40 }, false],
  [{ oxygen_saturation: 91, heart_rate: 41 }, false],
  [{ systolic: 90, diastolic: 60, respiration_rate: 25 }, true],
  [{ systolic: 91, diastolic: 60, respiration_rate: 24 }, false],
  [{ systolic: 220, diastolic: 90, respiration_rate: 8 }, true],
  [{ systolic: 219, diastolic: 90, respiration_rate: 9 }, false],
  [{ temperature: 35, heart_rate: 131 }, true],
  [{ temperature: 35.1, heart_rate: 130 }, false],
  // A high fever with a fast pulse and breathing: six points, none of three twice.
  [{ temperature: 39.1, heart_rate: 111, respiration_rate: 21 }, false],
  [{ temperature: 39.1, heart_rate: 111, respiration_rate: 21, oxygen_saturation: 95 }, true],
  [{ glucose: 20, weight: 70 }, false],
])("%j together are an emergency: %s", (values, isEmergency) => {
  expect(isEmergencyInAdult(values)).toBe(isEmergency);
});
