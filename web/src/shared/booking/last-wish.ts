import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";

/** How somebody wants to pay. The phone is the one that MB Way asks. */
export type PaymentChoice = { method: PaymentMethod; phoneNumber?: string };

let last: PaymentChoice | null = null;

/** How it was last paid or tried on this page, to be offered first again. */
export function lastPaymentChoice(): PaymentChoice | null {
  return last;
}

/** A method known by its name alone keeps the phone number that was typed for it. */
export function storePaymentChoice(wish: PaymentChoice | PaymentMethod | null): void {
  if (wish === null) return;
  if (typeof wish !== "string") last = wish;
  else if (last?.method !== wish) last = { method: wish };
}

/** D.64: the next person at this device must not read the last one's phone number. */
export function forgetPaymentChoice(): void {
  last = null;
}
