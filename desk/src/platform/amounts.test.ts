import { expect, test } from "vitest";
import { readAmount, readPrice, writeAmount } from "./amounts.ts";

test.each([
  ["12", "EUR", 1200],
  ["12.5", "EUR", 1250],
  [" 1 234,50 ", "EUR", 123_450],
  ["0,05", "EUR", 5],
  ["25.000", "CLP", 25_000],
  ["1.250.000", "CLP", 1_250_000],
  ["25000", "CLP", 25_000],
  // One thousand to one reader, one to another.
  ["1.000", "EUR", null],
  ["1.234,50", "EUR", null],
  ["25.5", "CLP", null],
  ["12.505", "EUR", null],
  ["-12", "EUR", null],
  ["12 €", "EUR", null],
  ["", "EUR", null],
])("%j in %s is %j", (text, currency, minor) => {
  expect(readAmount(text, currency)).toBe(minor);
});

test("a formatted field parses to the value it was written from", () => {
  expect([writeAmount(1250, "EUR"), writeAmount(5, "EUR"), writeAmount(25_000, "CLP")]).toEqual([
    "12.50",
    "0.05",
    "25000",
  ]);
  expect(readAmount(writeAmount(1250, "EUR"), "EUR")).toBe(1250);
});

test("a price is read up to a million euros", () => {
  expect(["1000000", "1000000.01", "999999999", "x"].map((text) => readPrice(text, "EUR"))).toEqual([
    100_000_000,
    null,
    null,
    null,
  ]);
});
