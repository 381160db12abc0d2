import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";

/** The chosen payment method. `phoneNumber`: for MB Way. */
export type PaymentChoice = { method: PaymentMethod; phoneNumber?: string };

let last: PaymentChoice | null = null;

/** Returns the method last used or tried on this page, to be preselected. */
export function lastPaymentChoice(): PaymentChoice | null {
  return last;
}

/** Stores the method; a method without a phone number keeps the stored number. */
export function storePaymentChoice(wish: PaymentChoice | PaymentMethod | null): void {
  if (wish === null) return;
  if (typeof wish !== "string") last = wish;
  else if (last?.method !== wish) last = { method: wish };
}

/** Erases the choice with its phone number (D.64). */
export function forgetPaymentChoice(): void {
  last = null;
}
