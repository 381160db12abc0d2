import type { Locale } from "@anteroom/domain/shared/locales";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { ProviderState } from "@anteroom/domain/payment/payment-state";

/** Adyen's locale of each of our languages. */
export const shopperLocales: Readonly<Record<Locale, string>> = {
  en: "en-GB",
  pt: "pt-PT",
  "pt-BR": "pt-BR",
  it: "it-IT",
  es: "es-ES",
  "es-CL": "es-CL",
  fr: "fr-FR",
  ar: "ar",
};

const types: Partial<Record<PaymentMethod, string>> = {
  mb_way: "mbway",
  multibanco: "multibanco",
  instant_transfer: "trustly",
};

/**
 * Returns Adyen's name of a payment method that a direct call opens; undefined for cards, which use the hosted
 * page.
 */
export function typeOfMethod(method: PaymentMethod): string | undefined {
  return types[method];
}

/** Returns whether a payment with this method allows only one attempt, by Adyen's name of it (`mbway`). The hosted page lets a card try again. */
export function hasOneAttempt(adyenMethod: string): boolean {
  return Object.values(types).includes(adyenMethod);
}

const states: Readonly<Record<string, ProviderState>> = {
  Authorised: "authorised",
  Refused: "refused",
  Cancelled: "cancelled",
  Error: "error",
  Pending: "pending",
  Received: "pending",
};

/** Returns the payment state of a result code; null for intermediate steps and unknown codes. */
export function stateOfResult(resultCode: string): ProviderState | null {
  return states[resultCode] ?? null;
}
