import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PaymentChoice } from "./read-choice.ts";

let last: PaymentChoice | null = null;

/** How it was last paid or tried on this page, to be offered first again. */
export function lastPaymentChoice(): PaymentChoice | null {
  return last;
}

/** A method known by its name alone keeps the phone number that was typed for it. */
export function storePaymentChoice(choice: PaymentChoice | PaymentMethod | null): void {
  if (choice === null) return;
  if (typeof choice !== "string") last = choice;
  else if (last?.method !== choice) last = { method: choice };
}
