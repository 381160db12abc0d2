import fc from "fast-check";
import { expect, test } from "vitest";
import { exemptionIn, readVat, vatContained } from "./vat.ts";

test.each([
  [4500, 23, 841],
  [25000, 19, 3992],
  [100, 0, 0],
  [0, 19, 0],
  [1, 50, 0],
  [3, 50, 1],
  [105, 5, 5],
  [1055, 5.5, 55],
])("a total of %d at %d percent contains %d", (total, rate, vat) => {
  expect(vatContained(total, rate)).toBe(vat);
});

test("the included tax is the nearest whole unit, half rounded up, for every total and rate", () => {
  fc.assert(
    fc.property(fc.maxSafeNat(), fc.integer({ min: 0, max: 5000 }), (total, hundredths) => {
      const vat = BigInt(vatContained(total, hundredths / 100));
      const whole = 10_000n + BigInt(hundredths);
      const error = 2n * (BigInt(total) * BigInt(hundredths) - vat * whole);
      expect(error < whole && error >= -whole).toBe(true);
      expect(vat >= 0n && vat <= BigInt(total)).toBe(true);
    }),
  );
});

test("a larger total never includes less tax", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.integer({ min: 0, max: 50 }), (one, more, rate) => {
      expect(vatContained(one + more, rate)).toBeGreaterThanOrEqual(vatContained(one, rate));
    }),
  );
});

test.each([
  [{ ratePercent: 19 }, { ratePercent: 19 }],
  [{ ratePercent: 5.5 }, { ratePercent: 5.5 }],
  [{ exemption: { pt: "Isento" } }, { exemption: { pt: "Isento" } }],
  [{ ratePercent: 5.555 }, undefined],
  [{ ratePercent: -1 }, undefined],
  [{ ratePercent: 19, exemption: { pt: "Isento" } }, undefined],
  [{ exemption: {} }, undefined],
  [{ exemption: { xx: "?" } }, undefined],
  ["19", undefined],
])("the setting %j is read as %j", (given, read) => {
  expect(readVat(given)).toEqual(read);
});

test.each([
  ["pt-BR", "Isento"],
  ["fr", "Isento"],
  ["en", "Exempt"],
] as const)("the reason of an exemption in %s reads %s", (locale, text) => {
  expect(exemptionIn({ pt: "Isento", en: "Exempt" }, locale, "pt")).toBe(text);
});
