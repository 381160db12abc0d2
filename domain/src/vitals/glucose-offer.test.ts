import { expect, test } from "vitest";
import { glucoseOffer, unitOfGlucose } from "./glucose-offer.ts";

test.each([
  ["2,9", 2.9, 52],
  ["2.9", 2.9, 52],
  ["٢٫٩", 2.9, 52],
  ["5", 5, 90],
  ["12", 12, 216],
  ["10.4", 10.4, 187],
  ["33.3", 33.3, 600],
])("a glucose typed as %j is offered as mmol/L", (typed, millimoles, stored) => {
  expect(glucoseOffer(typed)).toEqual({ millimoles, stored });
});

test.each(["", "0.4", "34", "52", "112", "112,5", "high", "5 mmol", "1/2"])(
  "a glucose typed as %j is not offered as mmol/L",
  (typed) => {
    expect(glucoseOffer(typed)).toBeNull();
  },
);

test.each([
  ["5.5", "mmol/L"],
  ["11,0", "mmol/L"],
  ["٢٫٩", "mmol/L"],
  ["9", "mmol/L"],
  ["33.3", "mmol/L"],
  ["10", null],
  ["20", null],
  ["33", null],
  ["34", "mg/dL"],
  ["55", "mg/dL"],
  ["110", "mg/dL"],
  ["110,4", "mg/dL"],
  ["high", null],
  ["", null],
])("a meter that shows %j shows %s", (typed, unit) => {
  expect(unitOfGlucose(typed)).toBe(unit);
});
