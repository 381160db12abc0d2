import type { RequestJson } from "../../platform/outgoing/ask-json.ts";
import type {
  BegunPayment,
  Payments,
  PaymentRequest,
  RefundAnswer,
  RefundRequest,
} from "../../ports/payments.ts";
import { stripeCaller, type StripeAnswer, type StripeCaller } from "./stripe-caller.ts";
import { Failed, Intent, Refund, Session } from "./stripe-messages.ts";
import { readStripeEvent } from "./stripe-notification.ts";
import { queryOutcome, closePayment, failedState, isIntent } from "./stripe-outcomes.ts";
import {
  intentParams,
  refundParams,
  refusalBefore,
  sessionParams,
  stripeMethods,
} from "./stripe-requests.ts";

type Options = {
  /** The API with its version, as `https://api.stripe.com/v1`. */
  baseUrl: string;
  /** A secret or restricted key, `sk_live_…` or `rk_test_…`. */
  apiKey: string;
  /** The signing secret of the webhook endpoint, `whsec_…`. */
  signingSecret: string;
  now?: () => Date;
  /**
   * Sends the requests; `requestJson` by default. Pass `publicJsonClient`'s `ask` for a URL that a clinic configured.
   */
  ask?: RequestJson;
};

/**
 * Payments through Stripe. Cards use its hosted page, so no card data reaches us; MB Way, Multibanco and Pix are
 * confirmed by a direct call. Ignores `pageUrl`, because the hosted page has its own URL.
 */
export function stripePayments({ now = () => new Date(), ...options }: Options): Payments {
  const call = stripeCaller(options);
  const { apiKey, signingSecret } = options;
  return {
    provider: "stripe",
    capabilities: { methods: stripeMethods },
    begin: async (request) =>
      refusalBefore(request, now()) ??
      (request.method === "credit_card" ? openSession(call, request) : openIntent(call, request)),
    outcomeOf: async (question) =>
      queryOutcome(
        call,
        "returned" in question ? (question.returned.payload ?? "") : question.providerReference,
      ),
    cancel: (providerReference) => closePayment(call, providerReference),
    refund: (request) => refund(call, request),
    readNotification: ({ "stripe-signature": signature }, rawBody) =>
      readStripeEvent(rawBody, typeof signature === "string" ? signature : "", {
        signingSecret,
        isLive: /^[sr]k_live_/.test(apiKey),
        now: now(),
      }),
  };
}

async function openSession(call: StripeCaller, request: PaymentRequest): Promise<BegunPayment> {
  const { idempotencyKey } = request;
  const answer = await call("/checkout/sessions", { params: sessionParams(request), idempotencyKey });
  const failure = failureOf(answer);
  if (failure) return failure.outcome === "refused" ? { outcome: "session_failed" } : failure;
  const session = Session.safeParse(answer?.body).data;
  if (!session?.url) return { outcome: "unavailable" };
  return { outcome: "begun", providerReference: session.id, action: { type: "redirect", url: session.url } };
}

async function openIntent(call: StripeCaller, request: PaymentRequest): Promise<BegunPayment> {
  const { idempotencyKey } = request;
  const answer = await call("/payment_intents", { params: intentParams(request), idempotencyKey });
  const failure = failureOf(answer);
  if (failure) return failure;
  const intent = Intent.safeParse(answer?.body).data;
  return intent ? begunIntent(intent, request) : { outcome: "unavailable" };
}

function begunIntent(intent: Intent, { method }: PaymentRequest): BegunPayment {
  const { id, status, next_action: next } = intent;
  if (status === "requires_payment_method" || status === "canceled")
    return { outcome: "refused", reason: intent.last_payment_error?.code ?? failedState(intent) };
  const begun = { outcome: "begun", providerReference: id } as const;
  if (method === "mb_way") return { ...begun, action: { type: "wait" } };
  const payload = next?.pix_display_qr_code?.data;
  if (method === "qr_code" && payload) return { ...begun, action: { type: "qr_code", payload } };
  const { entity = null, reference } = next?.multibanco_display_details ?? {};
  if (method === "multibanco" && reference)
    return {
      ...begun,
      action: { type: "reference", kind: "multibanco", entity, reference: reference.replaceAll(" ", "") },
    };
  return { outcome: "unavailable" };
}

/** A session is no payment: the payment intent that it made is what goes back. */
async function refund(call: StripeCaller, request: RefundRequest): Promise<RefundAnswer> {
  const paid = isIntent(request.providerReference)
    ? { outcome: "found" as const, intent: request.providerReference }
    : await intentOfSession(call, request.providerReference);
  if (paid.outcome !== "found") return paid;
  const { idempotencyKey, amountMinor } = request;
  const answer = await call("/refunds", { params: refundParams(request, paid.intent), idempotencyKey });
  const failure = failureOf(answer);
  if (failure) return failure.outcome === "refused" ? failure : { outcome: "unavailable" };
  const made = Refund.safeParse(answer?.body).data;
  // Only the answer of this refund counts.
  if (made?.payment_intent !== paid.intent || made.amount !== amountMinor) return { outcome: "unavailable" };
  if (made.status === "failed" || made.status === "canceled")
    return { outcome: "refused", reason: made.failure_reason ?? made.status };
  return { outcome: "accepted", refundReference: made.id };
}

type Found =
  | { outcome: "found"; intent: string }
  | Extract<RefundAnswer, { outcome: "refused" | "unavailable" }>;

async function intentOfSession(call: StripeCaller, id: string): Promise<Found> {
  const answer = await call(`/checkout/sessions/${encodeURIComponent(id)}`);
  const failure = failureOf(answer);
  if (failure) return failure.outcome === "refused" ? failure : { outcome: "unavailable" };
  const session = Session.safeParse(answer?.body).data;
  if (!session) return { outcome: "unavailable" };
  if (session.payment_intent === null) return { outcome: "refused", reason: "the page was not paid at" };
  return { outcome: "found", intent: session.payment_intent };
}

type Failure = Extract<
  BegunPayment,
  { outcome: "refused" | "details_invalid" | "session_failed" | "unavailable" }
>;

/**
 * What an answer that is none of success means. A server's error may hide a payment that was opened: ask again. So
 * does a key that Stripe is just working on (409), or that stands for another request.
 */
function failureOf(answer: StripeAnswer | null): Failure | null {
  if (!answer || answer.status >= 500 || answer.status === 409 || answer.status === 429)
    return { outcome: "unavailable" };
  if (answer.status < 300) return null;
  // A wrong key, or one that may not do this, is the clinic's fault, not the payer's.
  if (answer.status === 401 || answer.status === 403) return { outcome: "session_failed" };
  const error = Failed.safeParse(answer.body).data?.error;
  if (!error) return { outcome: "unavailable" };
  if (error.type === "idempotency_error") return { outcome: "unavailable" };
  if (error.param === "payment_method_data[billing_details][phone]") return { outcome: "details_invalid" };
  const code = error.decline_code ?? error.code ?? error.type;
  return { outcome: "refused", reason: `${code} ${error.message ?? ""}`.trim() };
}
