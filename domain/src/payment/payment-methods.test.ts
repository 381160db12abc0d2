import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { paymentDeadline } from "./payment-deadline.ts";
import {
  isSlowMethod,
  mbWayNumber,
  methodDeadline,
  methodRules,
  methodsFor,
  paymentMethods,
  splitByReference,
} from "./payment-methods.ts";
import type { PaymentMethodName, PaymentMethodSettings } from "../clinic/settings.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const now = Date.parse("2027-03-01T09:00:00Z");
const gateway = { provider: "sandbox", clientKey: null };
const all: PaymentMethodSettings = Object.fromEntries(
  Object.values(methodRules).map(({ gateway: name }) => [name, gateway]),
);
const offered = (gateways: PaymentMethodSettings, changes: object = {}) =>
  methodsFor({ settings: { gateways }, isSignedIn: true, startTime: now + 48 * HOUR, now, ...changes });

describe("the offered payment methods", () => {
  test.each([
    ["creditCard", "credit_card"],
    ["mbWay", "mb_way"],
    ["multibanco", "multibanco"],
    ["atm", "atm"],
    ["payU", "payu"],
    ["qrCode", "qr_code"],
    ["instantTransfer", "instant_transfer"],
    ["wallet", "wallet"],
  ] as const)(
    "depend on the setting %s",
    {
      tags: [
        "S3.SET.gateway-credit-card",
        "S3.SET.gateway-atm",
        "S3.SET.gateway-mb-way",
        "S3.SET.gateway-instant-transfer",
        "S3.SET.gateway-wallets",
        "S3.PAY.04",
        "S3.PAY.06",
        "S3.PAY.07",
        "S3.PAY.08",
        "S3.PAY.09",
        "S3.PAY.10",
        "G.03",
      ],
    },
    (name, method) => {
      expect(offered({ [name]: gateway })).toEqual([method]);
      const others = Object.fromEntries(Object.entries(all).filter(([other]) => other !== name));
      expect(offered(others)).not.toContain(method);
      expect(offered(others)).toHaveLength(7);
    },
  );

  test("a clinic without any gateway offers none", { tags: ["S8.MSG.11"] }, () => {
    expect(offered({})).toEqual([]);
  });

  test("are always in the same order", () => {
    expect(offered(all)).toEqual(paymentMethods);
  });

  test(
    "include day-long methods only for signed-in patients, one at a time, 26 hours or more before",
    { tags: ["D.72"] },
    () => {
      const quick = ["credit_card", "mb_way", "payu", "qr_code", "wallet"];
      expect(offered(all, { isSignedIn: false })).toEqual(quick);
      expect(splitByReference(offered(all), true)).toEqual({
        offered: quick,
        blocked: ["multibanco", "atm", "instant_transfer"],
      });
      expect(splitByReference(offered(all), false)).toEqual({ offered: paymentMethods, blocked: [] });
      expect(offered(all, { startTime: now + 26 * HOUR - 1 })).toEqual(quick);
      expect(offered(all, { startTime: now + 26 * HOUR })).toEqual(paymentMethods);
    },
  );
});

describe("the payment deadline", () => {
  test.each([
    ["credit_card", 15],
    ["payu", 15],
    ["qr_code", 15],
    ["wallet", 15],
    ["mb_way", 5],
    ["multibanco", 24 * 60],
    ["atm", 24 * 60],
    ["instant_transfer", 24 * 60],
  ] as const)("%s has %d minutes", { tags: ["D.72", "S9.DEADLINE.01"] }, (method, minutes) => {
    expect(methodDeadline(method, { now, startTime: now + 48 * HOUR })).toBe(now + minutes * MINUTE);
  });

  test("of a slow payment resumed near the appointment is two hours before it", { tags: ["D.72"] }, () => {
    expect(methodDeadline("multibanco", { now, startTime: now + 25 * HOUR })).toBe(now + 23 * HOUR);
    expect(methodDeadline("credit_card", { now, startTime: now + 10 * MINUTE })).toBe(now + 10 * MINUTE);
  });

  test(
    "of a slow method is two hours before the appointment, and never after its start",
    { tags: ["D.72"] },
    () => {
      const lead = fc.integer({ min: 1, max: 72 * 60 });
      fc.assert(
        fc.property(lead, fc.boolean(), fc.boolean(), (minutes, isSignedIn, hasOpenReference) => {
          const startTime = now + minutes * MINUTE;
          const fitting = splitByReference(offered(all, { startTime, isSignedIn }), hasOpenReference);
          for (const method of fitting.offered) {
            const deadline = methodDeadline(method, { now, startTime });
            expect(deadline).toBeGreaterThan(now);
            expect(deadline).toBeLessThanOrEqual(isSlowMethod(method) ? startTime - 2 * HOUR : startTime);
            expect(!isSlowMethod(method) || (isSignedIn && !hasOpenReference)).toBe(true);
          }
        }),
      );
    },
  );

  test(
    "to choose a method is a quarter of an hour, and before the appointment starts",
    { tags: ["D.72"] },
    () => {
      expect(paymentDeadline(now, now + HOUR)).toBe(now + 15 * MINUTE);
      expect(paymentDeadline(now, now + 10 * MINUTE)).toBe(now + 10 * MINUTE);
    },
  );
});

test("every gateway setting stands for one payment method", () => {
  const names = new Set<PaymentMethodName>(Object.values(methodRules).map((rule) => rule.gateway));
  expect(names.size).toBe(paymentMethods.length);
});

test.each([
  ["912345678", "+351912345678"],
  ["+351 912 345 678", "+351912345678"],
  ["00351-962.345.678", "+351962345678"],
  ["351931234567", "+351931234567"],
  ["212345678", null],
  ["94123456", null],
  ["+34612345678", null],
  ["", null],
  ["912345678x", null],
])("MB Way reads %j as %j", { tags: ["S8.MSG.08"] }, (typed, number) => {
  expect(mbWayNumber(typed)).toBe(number);
});
