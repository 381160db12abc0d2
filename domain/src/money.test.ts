import { expect, test } from "vitest";
import { formatAmount, formatPrice, minorDigits } from "./money.ts";

test.each([
  [4500, "EUR", "en", "€45.00"],
  [4500, "EUR", "pt", "45,00 €"],
  [4500, "EUR", "fr", "45,00 €"],
  [4500, "EUR", "ar", "€45.00"],
  [18000, "BRL", "pt-BR", "R$ 180,00"],
  [25000, "CLP", "es-CL", "$25.000"],
  [0, "EUR", "en", "€0.00"],
] as const)("S3.PAY.12: %d %s in %s reads %s", (minor, currency, locale, text) => {
  expect(formatAmount(minor, currency, locale).replaceAll(/\s/g, " ")).toBe(text);
});

test.each([
  ["EUR", 2],
  ["BRL", 2],
  ["CLP", 0],
])("S3.PAY.12: %s has %d digits behind the point", (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test.each([
  [4500, "EUR", "en", "€45"],
  [4550, "EUR", "en", "€45.50"],
  [18000, "BRL", "pt-BR", "R$ 180"],
  [25000, "CLP", "es-CL", "$25.000"],
] as const)("a price of %d %s on display in %s reads %s", (minor, currency, locale, text) => {
  expect(formatPrice(minor, currency, locale).replaceAll(/\s/g, " ")).toBe(text);
});
