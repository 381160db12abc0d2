import type { Payments } from "../../ports/payments.ts";

/**
 * A provider without any payment method (S8.MSG.11). It refuses payments and refunds, knows no payment, and accepts no
 * notification.
 */
export function noPayments(): Payments {
  return {
    provider: "none",
    capabilities: { methods: [] },
    begin: () => Promise.resolve({ outcome: "refused", reason: "no provider" }),
    outcomeOf: () => Promise.resolve({ state: "unknown" }),
    cancel: () => Promise.resolve({ state: "unknown" }),
    refund: () => Promise.resolve({ outcome: "refused", reason: "no provider" }),
    readNotification: () => ({ reading: "bad_signature" }),
  };
}
