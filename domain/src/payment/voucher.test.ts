import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { discountOf, normaliseVoucherCode, voucherState, type VoucherWorth } from "./voucher.ts";

const now = Date.parse("2027-03-01T09:00:00Z");
const facts = { worth: { kind: "free_visit" }, validUntil: null, usesAllowed: null, usesTaken: 0 } as const;
const place = { now, currency: "EUR" };

describe("the discount of a voucher", { tags: ["S3.PAY.11"] }, () => {
  test.each<[string, VoucherWorth, number, number]>([
    ["a fifth", { kind: "percentage", percent: 20 }, 4000, 800],
    ["a third of whole pesos, rounded", { kind: "percentage", percent: 33 }, 10_001, 3300],
    ["half a cent, for the patient", { kind: "percentage", percent: 50 }, 4001, 2001],
    ["all of it", { kind: "percentage", percent: 100 }, 4000, 4000],
    ["a fixed sum", { kind: "fixed", amountMinor: 1500, currency: "EUR" }, 4000, 1500],
    ["no more than the price", { kind: "fixed", amountMinor: 5000, currency: "EUR" }, 4000, 4000],
    ["a free visit", { kind: "free_visit" }, 4000, 4000],
  ])("%s", (_what, worth, amount, discount) => {
    expect(discountOf(worth, amount)).toBe(discount);
  });

  test("is a whole number of the smallest coin, never negative and never above the price", () => {
    const worth = fc.oneof(
      fc.record({ kind: fc.constant("percentage" as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({
        kind: fc.constant("fixed" as const),
        amountMinor: fc.integer({ min: 1, max: 10_000_000 }),
        currency: fc.constant("EUR"),
      }),
      fc.constant({ kind: "free_visit" as const }),
    );
    fc.assert(
      fc.property(worth, fc.integer({ min: 0, max: 10_000_000 }), (one, amount) => {
        const discount = discountOf(one, amount);
        expect(Number.isInteger(discount)).toBe(true);
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(amount);
      }),
    );
  });
});

test.each([
  ["usable", {}],
  ["usable", { validUntil: now }],
  ["expired", { validUntil: now - 1 }],
  ["usable", { usesAllowed: 2, usesTaken: 1 }],
  ["used", { usesAllowed: 2, usesTaken: 2 }],
  ["other_currency", { worth: { kind: "fixed", amountMinor: 1, currency: "BRL" } }],
] as const)("a voucher is %s with %j", { tags: ["S3.PAY.11"] }, (state, changes) => {
  expect(voucherState({ ...facts, ...changes }, place)).toBe(state);
});

test("codes are normalised as people type them", () => {
  expect(normaliseVoucherCode(" aurora-20 ")).toBe("AURORA20");
});
