import { expect, test } from "vitest";
import { notificationRuleOf, isDisputeEvent, isProviderState, paymentEventKinds } from "./payment-events.ts";

const named = (attention: string, isMoneyAtRisk: boolean) =>
  paymentEventKinds.filter((kind) => notificationRuleOf(kind, { isMoneyAtRisk }).attention === attention);

test("an event sends a mail when money or an appointment is at risk", () => {
  expect(named("mail", true)).toEqual([
    "capture_failed",
    "authorisation_expired",
    "authorisation_cancelled",
    "review_rejected",
    "fraud_reported",
    "refund_failed",
    "refund_reversed",
    "information_requested",
    "chargeback_announced",
    "charged_back",
    "charged_back_again",
    "prearbitration_opened",
    "prearbitration_lost",
    "arbitration_opened",
    "arbitration_lost",
    "defense_period_ended",
  ]);
  for (const kind of named("mail", true))
    expect(notificationRuleOf(kind, { isMoneyAtRisk: true }).mail).toBeDefined();
});

test("a lapsed authorisation is only recorded when no money was due to the clinic", () => {
  for (const kind of ["capture_failed", "authorisation_expired", "authorisation_cancelled"] as const)
    expect(notificationRuleOf(kind, { isMoneyAtRisk: false })).toEqual({ attention: "record" });
});

test("an event belongs to one state machine", () => {
  expect(paymentEventKinds.filter((kind) => isDisputeEvent(kind) && isProviderState(kind))).toEqual([]);
  expect(new Set(paymentEventKinds).size).toBe(paymentEventKinds.length);
});
