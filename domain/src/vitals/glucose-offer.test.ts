import { expect, test } from "vitest";
import { glucoseOffer } from "./glucose-offer.ts";

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
