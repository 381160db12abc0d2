import { expect, test } from "vitest";
import { formatAmount, formatPrice, minorDigits } from "./money.ts";

test.each([
  [4500, "EUR", "en", "€45.00"],
  [4500, "EUR", "pt", "45,00 €"],
  [4500, "EUR", "fr", "45,00 €"],
  [4500, "EUR", "ar", "€45.00"],
  [18000, "BRL", "pt-BR", "R$ 180,00"],
  [25000, "CLP", "es-CL", "$25.000"],
  [9900, "CLP", "es-CL", "$9.900"],
  [4500, "USD", "es-CL", "USD 45,00"],
  [25000, "CLP", "es", "25.000 CLP"],
  [25000, "CLP", "en", "CLP 25,000"],
  [25000, "CLP", "fr", "25 000 CLP"],
  [25000, "CLP", "ar", "CLP 25,000"],
  [4500, "USD", "en", "USD 45.00"],
  [4500, "USD", "es", "45,00 USD"],
  [18000, "BRL", "en", "R$180.00"],
  [0, "EUR", "en", "€0.00"],
] as const)("%d %s in %s reads %s", { tags: ["S3.PAY.12"] }, (minor, currency, locale, text) => {
  expect(formatAmount(minor, currency, locale).replaceAll(/\s/g, " ")).toBe(text);
});

test.each([
  ["EUR", 2],
  ["BRL", 2],
  ["CLP", 0],
])("%s has %d digits behind the point", { tags: ["S3.PAY.12"] }, (currency, digits) => {
  expect(minorDigits(currency)).toBe(digits);
});

test.each([
  [4500, "EUR", "en", "€45"],
  [4550, "EUR", "en", "€45.50"],
  [18000, "BRL", "pt-BR", "R$ 180"],
  [25000, "CLP", "es-CL", "$25.000"],
  [4500, "EUR", "pt", "45 €"],
  [4500, "EUR", "it", "45 €"],
  [4500, "EUR", "es", "45 €"],
  [4500, "EUR", "fr", "45 €"],
  [4500, "EUR", "ar", "€45"],
] as const)("a price of %d %s on display in %s reads %s", (minor, currency, locale, text) => {
  expect(formatPrice(minor, currency, locale).replaceAll(/\s/g, " ")).toBe(text);
});

test.each([
  [4500, [500, 4000], "€45"],
  [4500, [550, 3950], "€45.00"],
  [2000, [1950], "€20.00"],
] as const)("an amount of %d beside %j reads %s", (minor, beside, text) => {
  expect(formatPrice(minor, "EUR", "en", beside)).toBe(text);
});
