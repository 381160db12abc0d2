import { expect, test } from "vitest";
import { readPressure, readUpperPressure } from "./read-pressure.ts";

test.each([
  ["128/76", "", 128, 76],
  ["128 / 76", "", 128, 76],
  ["128 por 76", "", 128, 76],
  ["12/8", "", 120, 80],
  ["12 por 8", "", 120, 80],
  ["12 x 8", "", 120, 80],
  ["12,8/7,6", "", 128, 76],
  ["13.5/8", "", 135, 80],
  ["128 76", "", 128, 76],
  ["128 mmHg / 76 mmHg", "", 128, 76],
  ["١٢٨/٧٦", "", 128, 76],
  ["۱۲ / ۸", "", 120, 80],
  ["128 over 76", "", 128, 76],
  ["128 على 76", "", 128, 76],
  ["12", "8", 120, 80],
  ["12,8", "7,6", 128, 76],
  ["12,8", "", 128, undefined],
  ["30/20", "", 300, 200],
  ["7/4", "", 70, 40],
  ["80/120", "", 80, 120],
  ["8/12", "", 80, 120],
])("a pressure typed as %j and %j is read", (upper, lower, systolic, diastolic) => {
  expect(readPressure(upper, lower)).toEqual({ systolic, diastolic });
});

test.each([
  ["128", "76", "as it stands"],
  ["128", "", "as it stands"],
  ["", "8", "no upper number"],
  ["128", "8", "one in millimetres, one in centimetres"],
  ["12", "80", "one in centimetres, one in millimetres"],
  ["128/8", "", "a pair of two units"],
  ["12/80", "", "a pair of two units"],
  ["12", "", "half a pair, or a number that is not finished"],
  ["3", "2", "too small for centimetres"],
  ["35/20", "", "neither unit"],
  ["128/76/60", "", "three numbers"],
  ["128/76", "90", "a pair, and another lower number"],
  ["1 28", "", "a space within a number"],
  ["12,85", "", "two decimals"],
  ["high", "", "words"],
])("a pressure typed as %j and %j is not interpreted: %s", (upper, lower) => {
  expect(readPressure(upper, lower)).toBeNull();
});

test("a pair whose lower number is also in its own field is read", () => {
  expect(readPressure("128/76", "76")).toEqual({ systolic: 128, diastolic: 76 });
  expect(readPressure("12/8", "8")).toEqual({ systolic: 120, diastolic: 80 });
});

test.each([
  ["12/8", 120],
  ["12,8", 128],
  ["12.8", 128],
  ["12 por 8", 120],
  ["128/76", 128],
  ["12", 120],
  ["18", 180],
  ["١٢٫٨", 128],
  ["7,5", 75],
])("the upper number alone is read from %j", (typed, wanted) => {
  expect(readUpperPressure(typed)).toBe(wanted);
});

test.each(["128", "1", "9", "3", "39", "128,5", "400", "12/80", "80/120", "8/12", "", "high"])(
  "the upper number typed as %j is left unchanged",
  (typed) => {
    expect(readUpperPressure(typed)).toBeNull();
  },
);
