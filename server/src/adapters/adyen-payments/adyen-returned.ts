import type { PaymentOutcome, ReturnedResult } from "../../ports/payments.ts";
import type { AdyenCaller } from "./adyen-caller.ts";
import { Detailed, SessionResult } from "./adyen-messages.ts";
import { stateOfResult } from "./adyen-status.ts";

/**
 * Asks Adyen for the outcome of what its page returned. `payload` is the `sessionResult` of session `paymentData`, or
 * the `redirectResult` of a direct payment. A session is only ever `authorised`, `unknown` or `unavailable`.
 */
export function returnedOutcome(
  call: AdyenCaller,
  { payload, paymentData }: ReturnedResult,
): Promise<PaymentOutcome> {
  if (!payload) return Promise.resolve({ state: "unknown" });
  return paymentData !== undefined && /^CS\w+$/.test(paymentData)
    ? sessionOutcome(call, paymentData, payload)
    : detailedOutcome(call, payload);
}

/** Only "authorised" counts: all else a session says may still change while it is open, and has no payment's number. */
async function sessionOutcome(call: AdyenCaller, id: string, result: string): Promise<PaymentOutcome> {
  const answer = await call(`/sessions/${id}?sessionResult=${encodeURIComponent(result)}`);
  if (!answer || answer.status >= 500) return { state: "unavailable" };
  const session = answer.status === 200 ? SessionResult.safeParse(answer.body).data : undefined;
  const paid = session?.payments?.find(({ resultCode }) => resultCode === "Authorised");
  if (!paid || !session?.reference) return { state: "unknown" };
  return {
    state: "authorised",
    providerReference: paid.pspReference,
    reference: session.reference,
    amountMinor: paid.amount.value,
    currency: paid.amount.currency,
  };
}

/** ISO 4217 for "no currency": where nothing was authorised, there is no sum. */
const nothing = { value: 0, currency: "XXX" };

async function detailedOutcome(call: AdyenCaller, redirectResult: string): Promise<PaymentOutcome> {
  const answer = await call("/payments/details", { body: { details: { redirectResult } } });
  if (!answer || answer.status >= 500) return { state: "unavailable" };
  const detailed = answer.status === 200 ? Detailed.safeParse(answer.body).data : undefined;
  const state = detailed ? stateOfResult(detailed.resultCode) : null;
  if (!detailed || !state) return { state: "unknown" };
  const { value, currency } = detailed.amount ?? nothing;
  return {
    state,
    providerReference: detailed.pspReference,
    reference: detailed.merchantReference,
    amountMinor: value,
    currency,
  };
}
