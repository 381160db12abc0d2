import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";

/** The chosen payment method. `phoneNumber`: for MB Way. */
export type PaymentChoice = { method: PaymentMethod; phoneNumber?: string };

let last: PaymentChoice | null = null;

/** Returns the method last chosen since the page was loaded, to be preselected; null if none. */
export function lastPaymentChoice(): PaymentChoice | null {
  return last;
}

/**
 * Stores the method in memory, until a reload. A bare method keeps the phone number if it is the same method.
 * Null changes nothing.
 */
export function storePaymentChoice(choice: PaymentChoice | PaymentMethod | null): void {
  if (choice === null) return;
  if (typeof choice !== "string") last = choice;
  else if (last?.method !== choice) last = { method: choice };
}

/** Erases the payment choice with its phone number (D.64). */
export function forgetPaymentChoice(): void {
  last = null;
}
