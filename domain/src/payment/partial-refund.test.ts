import { expect, test } from "vitest";
import { partialRefundRefusal, stepPartialRefund, sumOfPartials } from "./partial-refund.ts";

const paid = { status: "authorised", dispute: "none", amountMinor: 4000, isOver: false } as const;
const part = (amountMinor: number, status: "due" | "refunded" | "failed" = "refunded") => ({
  amountMinor,
  status,
});

test.each([
  [[], 1, null],
  [[], 3999, null],
  [[], 4000, "more_than_is_left"],
  [[part(1000), part(2000, "due")], 999, null],
  [[part(1000), part(2000, "due")], 1000, "more_than_is_left"],
  [[part(3000, "failed")], 3000, null],
] as const)("after %j a part of %i is refused with %s", (partials, wanted, refusal) => {
  expect(partialRefundRefusal(paid, partials, wanted)).toBe(refusal);
});

test("the whole rest is refunded once the appointment is over, and no more", () => {
  const over = { ...paid, isOver: true };
  expect(partialRefundRefusal(over, [], 4000)).toBe(null);
  expect(partialRefundRefusal(over, [part(1000)], 3000)).toBe(null);
  expect(partialRefundRefusal(over, [part(1000)], 3001)).toBe("more_than_is_left");
  expect(partialRefundRefusal(over, [part(4000)], 1)).toBe("more_than_is_left");
});

test("only received and undisputed money is refunded in part", () => {
  expect(partialRefundRefusal({ ...paid, status: "refund_due" }, [], 1)).toBe("not_paid");
  expect(partialRefundRefusal({ ...paid, status: "capture_failed" }, [], 1)).toBe("not_paid");
  expect(partialRefundRefusal({ ...paid, dispute: "charged_back" }, [], 1)).toBe("disputed");
  expect(partialRefundRefusal({ ...paid, dispute: "won" }, [], 1)).toBe(null);
});

test("a failed refund stays failed under late events", () => {
  expect([
    stepPartialRefund("due", true),
    stepPartialRefund("refunded", true),
    stepPartialRefund("failed", true),
  ]).toEqual(["refunded", "refunded", "failed"]);
  expect([stepPartialRefund("due", false), stepPartialRefund("refunded", false)]).toEqual([
    "failed",
    "failed",
  ]);
  expect(sumOfPartials([part(1), part(2, "due"), part(4, "failed")])).toBe(3);
});
