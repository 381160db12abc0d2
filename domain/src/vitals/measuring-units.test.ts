import fc from "fast-check";
import { expect, test } from "vitest";
import { otherUnit, storedValue, usualUnits, convertStoredTo } from "./measuring-units.ts";

test.each([
  ["temperature", 100.4, "°F", 38],
  ["temperature", 36.6, "°C", 36.6],
  ["weight", 158, "lb", 71.7],
  ["glucose", 6.2, "mmol/L", 112],
  ["glucose", 118, "mg/dL", 118],
] as const)("%s %d %s is stored as %d", (name, value, unit, wanted) => {
  expect(storedValue(name, value, unit)).toBe(wanted);
});

test.each([
  ["°F", 38, 100.4],
  ["lb", 71.5, 157.6],
  ["mmol/L", 70, 3.9],
  ["mmol/L", 104, 5.8],
  ["mg/dL", 104, 104],
] as const)("a stored value in %s: %d is %d", (unit, stored, wanted) => {
  expect(convertStoredTo(unit, stored)).toBe(wanted);
});

test("values typed in mmol/L or °F are shown as typed", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 10, max: 500 }),
      fc.integer({ min: 900, max: 1_080 }),
      (tenths, degrees) => {
        expect(convertStoredTo("mmol/L", storedValue("glucose", tenths / 10, "mmol/L"))).toBe(tenths / 10);
        const typed = degrees / 10;
        expect(Math.abs(convertStoredTo("°F", storedValue("temperature", typed, "°F")) - typed)).toBeLessThan(
          0.11,
        );
      },
    ),
  );
});

test.each([
  [["en-US", "en"], "°F", "lb", "mg/dL"],
  [["en-GB"], "°C", "kg", "mmol/L"],
  [["en", "pt-PT"], "°C", "kg", "mg/dL"],
  [["ar-QA"], "°C", "kg", "mmol/L"],
  [["zh-Hant-HK"], "°C", "kg", "mmol/L"],
  [["es-419"], "°C", "kg", "mg/dL"],
  [[], "°C", "kg", "mg/dL"],
])("the usual units of %j are %s, %s and %s", (languages, temperature, weight, glucose) => {
  expect(usualUnits(languages)).toEqual({ temperature, weight, glucose });
});

test("each of two units has the other as alternative", () => {
  expect(otherUnit("glucose", "mmol/L")).toBe("mg/dL");
  expect(otherUnit("temperature", "°C")).toBe("°F");
});
