import { createHmac, timingSafeEqual } from "node:crypto";
import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import { providerStates } from "@anteroom/domain/payment/payment-state";
import { z } from "zod";
import { requestJson, type RequestJson } from "../../platform/outgoing/ask-json.ts";
import type {
  BegunPayment,
  CaptureAnswer,
  NotificationReading,
  OutcomeQuestion,
  PaymentOutcome,
  PaymentRequest,
  Payments,
  RefundAnswer,
  RefundRequest,
} from "../../ports/payments.ts";

type Options = {
  /** The gateway's address, as `http://127.0.0.1:8081`. */
  baseUrl: string;
  /** The bearer of the gateway's API. */
  key: string;
  /** What the gateway signs its notifications with. */
  secret: string;
  /** The server's clock. The gateway has its own: it is told how much time is left, not until when. */
  now?: () => Date;
  /**
   * Sends the requests; `requestJson` by default. Pass `publicJsonClient`'s `ask` for a URL that a clinic configured.
   */
  ask?: RequestJson;
};

/**
 * Payments through Sandbox Bank over HTTP, with every payment method. Waits at most 5 s for an answer; none is
 * `unavailable`.
 */
export function sandboxPayments({
  baseUrl,
  key,
  secret,
  now = () => new Date(),
  ask = requestJson,
}: Options): Payments {
  const call = (path: string, { body, idempotencyKey }: { body?: unknown; idempotencyKey?: string } = {}) =>
    ask(`${baseUrl.replace(/\/$/, "")}${path}`, {
      headers: {
        authorization: `Bearer ${key}`,
        ...(idempotencyKey ? { "idempotency-key": idempotencyKey } : {}),
      },
      ...(body === undefined ? {} : { body }),
      patienceMs,
    });
  return {
    provider: "sandbox",
    capabilities: { methods: paymentMethods },
    begin: async (request) => begunFrom(await call("/v1/payments", openingOf(request, now()))),
    outcomeOf: async (question) => {
      const request = questionOf(question);
      return request ? outcomeFrom(await call(request.path, request)) : { state: "unknown" };
    },
    cancel: async (reference) => outcomeFrom(await call(`${paymentPath(reference)}/cancel`, { body: {} })),
    refund: async (request) =>
      refundAnswerFrom(await call(`${paymentPath(request.providerReference)}/refunds`, refundOf(request))),
    capture: async (request) =>
      changedFrom(await call(`${paymentPath(request.providerReference)}/captures`, refundOf(request))),
    release: async ({ providerReference, reference, idempotencyKey }) =>
      changedFrom(
        await call(`${paymentPath(providerReference)}/cancels`, { idempotencyKey, body: { reference } }),
      ),
    readNotification: (headers, rawBody) => {
      const signature = headers["x-sandbox-signature"];
      return isSigned(rawBody, typeof signature === "string" ? signature : "", secret)
        ? readEvent(rawBody)
        : { reading: "bad_signature" };
    },
  };
}

type Answer = { status: number; body: unknown };

/** A payer is waiting: better told soon that nothing can be paid now than kept. */
const patienceMs = 5_000;

function openingOf(request: PaymentRequest, now: Date) {
  return {
    idempotencyKey: request.idempotencyKey,
    body: {
      reference: request.reference,
      amount: { value: request.amountMinor, currency: request.currency },
      method: request.method,
      ...(request.phoneNumber === undefined ? {} : { phone_number: request.phoneNumber }),
      shop_name: request.shopName,
      ...(request.pageUrl === undefined ? {} : { page_url: request.pageUrl }),
      return_url: request.returnUrl,
      notification_url: request.notificationUrl,
      ...(request.capture === "manual" ? { capture: request.capture } : {}),
      locale: request.locale,
      expires_in_seconds: Math.floor((request.deadline.getTime() - now.getTime()) / 1000),
    },
  };
}

function begunFrom(answer: Answer | null): BegunPayment {
  const error = errorIn(answer);
  if (error === "details_invalid") return { outcome: "details_invalid" };
  if (answer?.status === 422) return { outcome: "refused", reason: error };
  if (error === "cannot_now") return { outcome: "session_failed" };
  const shown = answer && isGood(answer) ? OpenedPayment.safeParse(answer.body).data : undefined;
  return shown
    ? { outcome: "begun", providerReference: shown.id, action: shown.action }
    : { outcome: "unavailable" };
}

function refundOf({ idempotencyKey, reference, amountMinor, currency }: RefundRequest) {
  return { idempotencyKey, body: { reference, amount: { value: amountMinor, currency } } };
}

function refundAnswerFrom(answer: Answer | null): RefundAnswer {
  if (answer?.status === 404 || answer?.status === 422)
    return { outcome: "refused", reason: errorIn(answer) };
  const made = answer && isGood(answer) ? MadeRefund.safeParse(answer.body).data : undefined;
  switch (made?.state) {
    case "accepted":
    case "refunded":
      return { outcome: made.state, refundReference: made.id };
    case "refund_failed":
      return { outcome: "refused", reason: "refund_failed" };
    case undefined:
      return { outcome: "unavailable" };
  }
}

function changedFrom(answer: Answer | null): CaptureAnswer {
  if (answer?.status === 404 || answer?.status === 422)
    return { outcome: "refused", reason: errorIn(answer) };
  return answer && isGood(answer) ? { outcome: "accepted" } : { outcome: "unavailable" };
}

function questionOf(question: OutcomeQuestion): { path: string; body?: unknown } | null {
  if ("providerReference" in question) return { path: paymentPath(question.providerReference) };
  const { payload } = question.returned;
  return payload ? { path: "/v1/results", body: { payload } } : null;
}

function outcomeFrom(answer: Answer | null): PaymentOutcome {
  if (answer?.status === 404) return { state: "unknown" };
  const shown = shownIn(answer);
  return shown ? wordOf(shown) : { state: "unavailable" };
}

function readEvent(rawBody: string): NotificationReading {
  const event = Event.safeParse(parseJson(rawBody));
  if (!event.success) return { reading: "malformed" };
  return { reading: "verified", events: [{ eventId: event.data.id, ...wordOf(event.data.payment) }] };
}

function shownIn(answer: Answer | null): z.infer<typeof ShownPayment> | undefined {
  return answer && isGood(answer) ? ShownPayment.safeParse(answer.body).data : undefined;
}

function isGood({ status }: Answer): boolean {
  return status >= 200 && status < 300;
}

function errorIn(answer: Answer | null): string {
  const refusal = Refusal.safeParse(answer?.body);
  return refusal.success ? refusal.data.error : "no reason given";
}

function wordOf({ id, reference, state, amount, refund_id, change_id }: z.infer<typeof ShownPayment>) {
  const objectReference = refund_id ?? change_id;
  return {
    state,
    providerReference: id,
    reference,
    amountMinor: amount.value,
    currency: amount.currency,
    ...(objectReference === undefined ? {} : { objectReference }),
  };
}

function paymentPath(providerReference: string): string {
  return `/v1/payments/${encodeURIComponent(providerReference)}`;
}

function isSigned(rawBody: string, signature: string, secret: string): boolean {
  const expected = createHmac("sha256", secret).update(rawBody).digest();
  const given = Buffer.from(signature, "hex");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

// Read loosely, as a foreign house's answers are: it may add fields.
const ShownPayment = z.object({
  id: z.string(),
  reference: z.string(),
  state: z.enum([
    ...providerStates,
    "refunded",
    "refund_failed",
    "captured",
    "capture_failed",
    "authorisation_cancelled",
    "authorisation_expired",
    "release_failed",
  ]),
  amount: z.object({ value: z.int(), currency: z.string() }),
  refund_id: z.optional(z.string()),
  change_id: z.optional(z.string()),
});
const Address = z.url({ protocol: /^https?$/ });
const OpenedPayment = z.object({
  id: z.string(),
  action: z.discriminatedUnion("type", [
    z.object({ type: z.literal("redirect"), url: Address }),
    z.object({
      type: z.literal("reference"),
      kind: z.enum(["multibanco", "atm"]),
      entity: z.string().nullable(),
      reference: z.string(),
    }),
    z.object({ type: z.literal("qr_code"), payload: z.string() }),
    z.object({ type: z.literal("wait") }),
  ]),
});
const MadeRefund = z.object({ id: z.string(), state: z.enum(["accepted", "refunded", "refund_failed"]) });
const Event = z.object({ id: z.string(), payment: ShownPayment });
const Refusal = z.object({ error: z.string() });
