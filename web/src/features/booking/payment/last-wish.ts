import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { PayWish } from "./read-wish.ts";

let last: PayWish | null = null;

/** How it was last paid or tried on this page, to be offered first again. */
export function lastWish(): PayWish | null {
  return last;
}

/** A method known by its name alone keeps the phone number that was typed for it. */
export function keepWish(wish: PayWish | PaymentMethod | null): void {
  if (wish === null) return;
  if (typeof wish !== "string") last = wish;
  else if (last?.method !== wish) last = { method: wish };
}
