import { expect, test } from "vitest";
import type { GatewayPayment } from "./gateway-payment.ts";
import { afterNextDueChange } from "./till.ts";

const payment = {
  state: "action_required",
  expires_at: 1_000,
  next: null,
  refunds: [],
  refund_plan: "done",
  changes: [],
  change_plan: "done",
} as unknown as GatewayPayment; // what time acts on

const authorised = (at: number) => ({ state: "authorised", at }) as const;
const refund = { state: "accepted", due_at: 500 };

test.each([
  ["an open payment stays before its end", {}, 999, null],
  ["an open payment expires at its end", {}, 1_000, { state: "expired", next: null }],
  ["a decision waits for its moment", { next: authorised(600) }, 599, null],
  ["a decision comes before the end", { next: authorised(600) }, 2_000, { state: "authorised", next: null }],
  [
    "a decision of after the end finds the payment expired",
    { next: authorised(1_500) },
    2_000,
    { state: "expired", next: authorised(1_500) },
  ],
  [
    "money comes late to an expired payment",
    { state: "expired", next: authorised(1_500) },
    2_000,
    { state: "authorised", next: null },
  ],
  [
    "a refund is done when it is due",
    { state: "authorised", refunds: [refund] },
    500,
    { refunds: [{ state: "refunded", due_at: 500 }] },
  ],
  [
    "a refund fails where the bank fails it",
    { state: "authorised", refunds: [refund], refund_plan: "fails" },
    500,
    { refunds: [{ state: "refund_failed", due_at: 500 }] },
  ],
  [
    "a capture is done at its moment",
    { state: "authorised", changes: [{ ...refund, kind: "capture" }] },
    900,
    { changes: [{ ...refund, kind: "capture", state: "captured" }] },
  ],
  [
    "a release that the bank refuses later has failed",
    { state: "authorised", changes: [{ ...refund, kind: "release" }], change_plan: "fails" },
    900,
    { changes: [{ ...refund, kind: "release", state: "release_failed" }] },
  ],
  ["a refund that waits stays", { state: "authorised", refunds: [refund], refund_plan: "waits" }, 900, null],
  ["nothing happens to a paid payment", { state: "authorised" }, 9_000, null],
])("%s", (_, changes, now, wanted) => {
  const before = { ...payment, ...changes } as GatewayPayment;
  expect(afterNextDueChange(before, now)).toEqual(wanted && { ...before, ...wanted });
});
