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

describe("which ways to pay are offered", () => {
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
    "with the setting %s it is offered, without it is not",
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

  test("they always stand in one order", () => {
    expect(offered(all)).toEqual(paymentMethods);
  });

  test(
    "what takes a day is for patients who are signed in, one at a time, and only 26 hours or more before the visit",
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

describe("until when a payment may be made", () => {
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

  test(
    "a slow payment that is taken up again near the visit ends two hours before it",
    { tags: ["D.72"] },
    () => {
      expect(methodDeadline("multibanco", { now, startTime: now + 25 * HOUR })).toBe(now + 23 * HOUR);
      expect(methodDeadline("credit_card", { now, startTime: now + 10 * MINUTE })).toBe(now + 10 * MINUTE);
    },
  );

  test(
    "whatever is offered ends two hours before the visit when it is slow, and never after its start",
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

  test("a quarter of an hour to choose how to pay, and not into the visit", { tags: ["D.72"] }, () => {
    expect(paymentDeadline(now, now + HOUR)).toBe(now + 15 * MINUTE);
    expect(paymentDeadline(now, now + 10 * MINUTE)).toBe(now + 10 * MINUTE);
  });
});

test("every setting of a gateway stands for one way to pay", () => {
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
])("MB Way takes %j as %j", { tags: ["S8.MSG.08"] }, (typed, number) => {
  expect(mbWayNumber(typed)).toBe(number);
});
