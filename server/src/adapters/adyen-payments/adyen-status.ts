import type { Locale } from "@anteroom/domain/shared/locales";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
import type { ProviderState } from "@anteroom/domain/payment/payment-state";

/** Our languages as Adyen names them. */
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

/** Adyen's name of a way to pay that is opened by a direct call. */
export function typeOfMethod(method: PaymentMethod): string | undefined {
  return types[method];
}

/** Whether a payment by this has one attempt only; on the hosted page a card may be tried again. */
export function hasOneAttempt(paymentMethod: string): boolean {
  return Object.values(types).includes(paymentMethod);
}

const states: Readonly<Record<string, ProviderState>> = {
  Authorised: "authorised",
  Refused: "refused",
  Cancelled: "cancelled",
  Error: "error",
  Pending: "pending",
  Received: "pending",
};

/** What a result code says of a payment; null for those of steps in between. */
export function stateOfResult(resultCode: string): ProviderState | null {
  return states[resultCode] ?? null;
}
