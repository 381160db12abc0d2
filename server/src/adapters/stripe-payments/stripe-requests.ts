import { gatewayMethods } from "@anteroom/domain/payment/gateway-kinds";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { PaymentMethod } from "@anteroom/domain/payment/payment-methods";
// Types alone, generated from Stripe's OpenAPI document: what a request may not say does not compile.
import type { Stripe } from "stripe";
import type { BegunPayment, PaymentRequest, RefundRequest } from "../../ports/payments.ts";

/** The payment methods that this adapter supports. */
export const stripeMethods = gatewayMethods.stripe;

/** Stripe's name of each payment method; a missing one is not supported. */
export const stripeTypes: Readonly<Partial<Record<PaymentMethod, string>>> = {
  credit_card: "card",
  mb_way: "mb_way",
  multibanco: "multibanco",
  qr_code: "pix",
};

/** Stripe's hosted page in each of our languages; it has no Arabic. */
const locales: Readonly<Record<Locale, Stripe.Checkout.SessionCreateParams.Locale>> = {
  en: "en-GB",
  pt: "pt",
  "pt-BR": "pt-BR",
  it: "it",
  es: "es",
  "es-CL": "es-419",
  fr: "fr",
  ar: "auto",
};

/** Currencies in which Stripe counts in other units than ISO 4217, or rounds (docs.stripe.com/currencies). */
const otherUnits: ReadonlySet<string> = new Set(["ISK", "UGX", "BHD", "JOD", "KWD", "OMR", "TND"]);

/**
 * Returns why Stripe cannot be asked for this payment, or null: a deadline that is over, a method, currency or capture
 * mode that is not supported, no Portuguese mobile number for MB Way, or no e-mail address for Multibanco.
 */
export function refusalBefore(request: PaymentRequest, now: Date): BegunPayment | null {
  if (request.deadline <= now) return { outcome: "refused", reason: "the deadline is over" };
  if (stripeTypes[request.method] === undefined) return { outcome: "refused", reason: "no such way to pay" };
  if (request.capture === "manual") return { outcome: "refused", reason: "no capture at a later time" };
  if (otherUnits.has(request.currency))
    return { outcome: "refused", reason: `amounts in ${request.currency} are not supported` };
  if (request.method === "mb_way" && !/^\+3519\d{8}$/.test(request.phoneNumber ?? ""))
    return { outcome: "details_invalid" };
  if (request.method === "multibanco" && request.payerEmail === undefined)
    return { outcome: "refused", reason: "no e-mail address of the payer" };
  return null;
}

/** A session takes no earlier end than 30 minutes from now: we close it at our deadline, and this is the net below. */
const sessionOutlivesMs = 31 * 60_000;

/**
 * Returns the parameters of Stripe's hosted page for a card, which Stripe ends 31 minutes after our deadline. The
 * return URL carries the session's id, to query the outcome, and a hint that closes the payment window. A return
 * without paying ends nothing: the session can be opened again (D.75).
 */
export function sessionParams(request: PaymentRequest): Stripe.Checkout.SessionCreateParams {
  const { reference, amountMinor, currency, shopName, returnUrl, locale, deadline } = request;
  return {
    mode: "payment",
    allowed_payment_method_types: ["card"],
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: amountMinor,
          product_data: { name: shopName },
        },
      },
    ],
    success_url: backTo(returnUrl, "payload={CHECKOUT_SESSION_ID}&resultCode=Authorised"),
    cancel_url: backTo(returnUrl, "resultCode=Cancelled"),
    expires_at: unixTime(new Date(deadline.getTime() + sessionOutlivesMs)),
    locale: locales[locale],
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { metadata: { reference, hosted: "true" } },
  };
}

/** `{CHECKOUT_SESSION_ID}` must stay unencoded: Stripe replaces it. */
function backTo(returnUrl: string, result: string): string {
  return `${returnUrl}${returnUrl.includes("?") ? "&" : "?"}${result}`;
}

/**
 * Returns the parameters of a payment without a page, which is confirmed at once: what the payer has to do comes with
 * the answer. Only Pix gets the deadline.
 */
export function intentParams(request: PaymentRequest): Stripe.PaymentIntentCreateParams {
  const { method, reference, amountMinor, currency, deadline, returnUrl } = request;
  const type = stripeTypes[method] ?? "";
  const isPix = type === "pix";
  return {
    amount: amountMinor,
    currency: currency.toLowerCase(),
    confirm: true,
    allowed_payment_method_types: [type],
    payment_method_data: { type, ...billingOf(request) },
    ...(isPix ? { payment_method_options: { pix: { expires_at: unixTime(deadline) } } } : {}),
    return_url: returnUrl,
    metadata: { reference },
  };
}

/** Only what the method needs: MB Way the phone, Multibanco the e-mail address. */
function billingOf({
  method,
  phoneNumber,
  payerEmail,
}: PaymentRequest): Pick<Stripe.PaymentIntentCreateParams.PaymentMethodData, "billing_details"> {
  if (method === "mb_way" && phoneNumber !== undefined) return { billing_details: { phone: phoneNumber } };
  if (method === "multibanco" && payerEmail !== undefined) return { billing_details: { email: payerEmail } };
  return {};
}

/**
 * Returns the parameters of a refund of a payment intent. Its metadata names our references, so that its events do too.
 */
export function refundParams(
  { amountMinor, reference, providerReference }: RefundRequest,
  intent: string,
): Stripe.RefundCreateParams {
  return {
    payment_intent: intent,
    amount: amountMinor,
    metadata: { reference, payment: providerReference },
  };
}

function unixTime(instant: Date): number {
  return Math.floor(instant.getTime() / 1000);
}
