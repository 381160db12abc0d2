import type { ProviderState } from "@anteroom/domain/payment/payment-state";
import type { PaymentOutcome } from "../../ports/payments.ts";
import type { StripeAnswer, StripeCaller } from "./stripe-caller.ts";
import { Intent, Session } from "./stripe-messages.ts";

/**
 * Asks Stripe about a payment by the id of its session or payment intent. A malformed or unknown id is `unknown`;
 * no answer, 429 and server errors are `unavailable`.
 */
export async function queryOutcome(call: StripeCaller, id: string): Promise<PaymentOutcome> {
  const place = placeOf(id);
  return place === null ? { state: "unknown" } : outcomeOfAnswer(await call(place));
}

/** Closes a payment and returns its final state: the money may have arrived first. */
export async function closePayment(call: StripeCaller, id: string): Promise<PaymentOutcome> {
  const place = placeOf(id);
  if (place === null) return { state: "unknown" };
  const verb = isIntent(id) ? "cancel" : "expire";
  const closed = outcomeOfAnswer(await call(`${place}/${verb}`, { params: {} }));
  // What is paid or ended cannot be closed: Stripe refuses, and the question tells.
  if (closed.state === "unknown") return queryOutcome(call, id);
  return closed.state === "expired" ? { ...closed, state: "cancelled" } : closed;
}

/** Returns the state of a session. It stays open while a card is refused: the payer may try another. */
export function outcomeOfSession(session: Session): PaymentOutcome {
  const { id, status, payment_status: paid, amount_total, currency, metadata } = session;
  const reference = metadata?.["reference"];
  if (reference === undefined || amount_total === null || currency === null) return { state: "unknown" };
  const state =
    status === "complete" ? (paid === "paid" ? "authorised" : "pending") : sessionStates[status ?? ""];
  if (state === undefined) return { state: "unknown" };
  const amount = { amountMinor: amount_total, currency: currency.toUpperCase() };
  return { state, providerReference: id, reference, ...amount };
}

const sessionStates: Readonly<Record<string, ProviderState>> = {
  open: "action_required",
  expired: "expired",
};

/** Returns the state of a payment without a page: it has one attempt. */
export function outcomeOfIntent(intent: Intent): PaymentOutcome {
  const { id, status, amount, amount_received, currency, metadata } = intent;
  const reference = metadata?.["reference"];
  const state = status === "requires_payment_method" ? failedState(intent) : intentStates[status];
  if (reference === undefined || state === undefined) return { state: "unknown" };
  const amountMinor = state === "authorised" ? amount_received : amount;
  return { state, providerReference: id, reference, amountMinor, currency: currency.toUpperCase() };
}

const intentStates: Readonly<Record<string, ProviderState>> = {
  requires_action: "action_required",
  processing: "pending",
  succeeded: "authorised",
  canceled: "cancelled",
};

/** Returns the end of an attempt that took no money: not confirmed in time, or refused. */
export function failedState({ last_payment_error: error }: Intent): ProviderState {
  return error?.code === "payment_intent_payment_attempt_expired" ? "expired" : "refused";
}

function outcomeOfAnswer(answer: StripeAnswer | null): PaymentOutcome {
  if (!answer || answer.status >= 500 || answer.status === 429) return { state: "unavailable" };
  if (answer.status !== 200) return { state: "unknown" };
  const session = Session.safeParse(answer.body).data;
  if (session) return outcomeOfSession(session);
  const intent = Intent.safeParse(answer.body).data;
  return intent ? outcomeOfIntent(intent) : { state: "unknown" };
}

/** Returns whether an id is of a payment intent, and not of a session. */
export function isIntent(id: string): boolean {
  return id.startsWith("pi_");
}

/** What a page hands back is a stranger's: only what can be an id is asked for. */
function placeOf(id: string): string | null {
  if (!/^\w{1,255}$/.test(id)) return null;
  return isIntent(id) ? `/payment_intents/${id}` : `/checkout/sessions/${id}`;
}
