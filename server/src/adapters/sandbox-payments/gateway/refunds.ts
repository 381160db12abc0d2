import { amountOf, type GatewayPayment, type NewRefund } from "./gateway-payment.ts";

/** Why money cannot go back, or null. */
export function refundRefusal(payment: GatewayPayment, { amount }: NewRefund): string | null {
  const taken = amountOf(payment);
  const given = payment.refunds
    .filter(({ state }) => state !== "refund_failed")
    .reduce((sum, { request }) => sum + request.amount.value, 0);
  if (payment.state !== "authorised") return "not_paid";
  if (payment.refund_plan === "refused") return "refused_by_bank";
  if (amount.currency !== taken.currency) return "other_currency";
  return amount.value > taken.value - given ? "more_than_was_taken" : null;
}

/** The payment after the bank is done with a refund of it, or null while there is nothing new. */
export function settledRefund(payment: GatewayPayment, now: number): GatewayPayment | null {
  const due = payment.refunds.find(({ state, due_at }) => state === "accepted" && due_at <= now);
  if (!due || payment.refund_plan === "waits") return null;
  const state = payment.refund_plan === "done" ? ("refunded" as const) : ("refund_failed" as const);
  return {
    ...payment,
    refunds: payment.refunds.map((refund) => (refund === due ? { ...refund, state } : refund)),
  };
}
