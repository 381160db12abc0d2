import { enteredNames } from "@anteroom/domain/vitals/vital-values";
import { expect, test } from "vitest";
import { drawnNames, listedNames, ownDeviceRows } from "./shown-names.ts";
import { formatVitalNumber } from "@anteroom/domain/vitals/vital-number";

/** The pressure has a row of both its numbers, the pulse and the breathing stand above it. */
const withRowsOfTheirOwn = ["heart_rate", "respiration_rate", "systolic", "diastolic"];

test("every enterable value is shown in result, history and measurement", { tags: ["D.95"] }, () => {
  for (const name of enteredNames) {
    if (name === "diastolic") continue; // stands behind the upper number
    expect([...withRowsOfTheirOwn, ...ownDeviceRows]).toContain(name);
    expect(drawnNames).toContain(name);
    expect(listedNames).toContain(name);
  }
});

test.each([
  ["en", "38.5"],
  ["pt", "38,5"],
  ["pt-BR", "38,5"],
  ["it", "38,5"],
  ["es", "38,5"],
  ["es-CL", "38,5"],
  ["fr", "38,5"],
  ["ar", "38.5"],
])("a temperature is written with the decimal mark of %s", (locale, written) => {
  expect(formatVitalNumber(38.5, locale)).toBe(written);
  expect(formatVitalNumber(1000, locale)).toBe("1000");
});
