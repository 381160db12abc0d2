import { locales } from "@anteroom/domain/shared/locales";
import { captureModes } from "@anteroom/domain/payment/gateway-kinds";
import { paymentMethods } from "@anteroom/domain/payment/payment-methods";
import { providerStates } from "@anteroom/domain/payment/payment-state";
import { z } from "zod";

/** An amount in minor units, with its currency in ISO 4217. */
export const Amount = z.strictObject({
  /** Minor units. */
  value: z.int().positive(),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
type Amount = z.infer<typeof Amount>;

/** Request body to open a payment. */
export const NewPayment = z.strictObject({
  reference: z.string().min(1).max(100),
  amount: Amount,
  method: z.enum(paymentMethods),
  /** MB Way alone has one, and always. */
  phone_number: z.string().max(40).optional(),
  shop_name: z.string().min(1).max(120),
  /** Where the shop has the gateway's pages shown, in place of the gateway's own address. */
  page_url: z.url({ protocol: /^https?$/ }).optional(),
  return_url: z.url({ protocol: /^https?$/ }),
  notification_url: z.url({ protocol: /^https?$/ }),
  /** `manual`: the money is only reserved, until it is captured or released. Cards only. */
  capture: z.enum(captureModes).optional(),
  locale: z.enum(locales),
  expires_in_seconds: z.int().positive(),
});
/** A request to open a payment. */
export type NewPayment = z.infer<typeof NewPayment>;

/** Request body to refund a payment, or to capture a reserved one: all of it or a part. */
export const NewRefund = z.strictObject({ reference: z.string().min(1).max(100), amount: Amount });
/** A request to refund a payment, all of it or a part. */
export type NewRefund = z.infer<typeof NewRefund>;

/** Request body to release a reserved payment. */
export const NewRelease = z.strictObject({ reference: z.string().min(1).max(100) });

const signatures = ["good", "wrong", "none"] as const;

/** How the gateway tells its news of a payment; changed by the control endpoint only. */
const WebhookPlan = z.strictObject({
  delay_ms: z.int().min(0).max(3_600_000).default(0),
  suppress: z.boolean().default(false),
  copies: z.int().min(1).max(1_000).default(1),
  /** Kept back until released, so that news can be told in another order. */
  hold: z.boolean().default(false),
  signature: z.enum(signatures).default("good"),
  /** Told in place of the shop's own. */
  reference: z.string().max(100).optional(),
});

/** What becomes of money that is asked back: sent, refused at once, failed later, or kept waiting for a word of the control endpoint. */
const refundPlans = ["done", "refused", "fails", "waits"] as const;
/** How the simulated bank treats refunds: pays them, refuses the request, fails them later, or never settles them. */
export type RefundPlan = (typeof refundPlans)[number];

/** What becomes of a capture or release: done, refused at once, failed later, or kept waiting. */
const changePlans = refundPlans;

/** What a test can set on a payment through the control endpoint. */
export const ControlOrder = z.strictObject({
  webhook: WebhookPlan.optional(),
  /** The received amount, when it differs from the requested one. */
  amount: Amount.optional(),
  refund: z.enum(refundPlans).optional(),
  /** What becomes of captures and releases. */
  change: z.enum(changePlans).optional(),
  /** The authorisation of a reserved payment lapses now. */
  lapse: z.literal(true).optional(),
  outcome: z.enum(providerStates).optional(),
  /** Sends what was held. */
  release: z.enum(["in_order", "reversed"]).optional(),
});
/** What a test sets on a payment. */
export type ControlOrder = z.infer<typeof ControlOrder>;

/** A refund of a payment. */
const Refund = z.strictObject({
  id: z.string(),
  idempotency_key: z.string(),
  request: NewRefund,
  state: z.enum(["accepted", "refunded", "refund_failed"]),
  /** When the bank is done with it, in epoch milliseconds. */
  due_at: z.number(),
});
/** A refund of a payment, with its state at the simulated bank. */
export type Refund = z.infer<typeof Refund>;

/** What was done with a reserved amount. Once it is settled, `state` is what the shop is told. */
const Change = z.strictObject({
  id: z.string(),
  idempotency_key: z.string(),
  kind: z.enum(["capture", "release", "lapse"]),
  amount: Amount,
  state: z.enum([
    "accepted",
    "captured",
    "capture_failed",
    "authorisation_cancelled",
    "release_failed",
    "authorisation_expired",
  ]),
  due_at: z.number(),
});
/** A capture or release of a reserved payment, or the end of its authorisation. */
export type Change = z.infer<typeof Change>;

/** The gateway's stored payment. Of a card it has the token only. */
export const GatewayPayment = z.strictObject({
  id: z.string(),
  idempotency_key: z.string(),
  request: NewPayment,
  state: z.enum(providerStates),
  /** Handed back through the browser; proves nothing but which payment is meant. */
  result_token: z.string(),
  /** Epoch milliseconds. */
  expires_at: z.number(),
  webhook: WebhookPlan,
  /** What happens by itself at an instant: the answer of a phone, a transfer that arrives. */
  next: z.strictObject({ state: z.enum(providerStates), at: z.number() }).nullable(),
  /** What is typed in at a cash machine. */
  voucher: z.strictObject({ entity: z.string().nullable(), reference: z.string() }).nullable(),
  /** The card's stand-in after it was typed, and what its bank wants of the payer. */
  card: z
    .strictObject({
      token: z.string(),
      challenge: z.enum(["passes", "fails", "is_left"]).nullable(),
      wrong_codes: z.int(),
    })
    .nullable(),
  refund_plan: z.enum(refundPlans),
  refunds: z.array(Refund),
  change_plan: z.enum(changePlans).default("done"),
  changes: z.array(Change).default([]),
  /** The received amount, when it differs from the requested one. */
  amount_taken: Amount.nullable(),
});
/** A payment as the gateway stores it. */
export type GatewayPayment = z.infer<typeof GatewayPayment>;

/** A notification to deliver. `body` is signed as it is. Times are in ms since the epoch. */
export const Delivery = z.strictObject({
  id: z.string(),
  payment_id: z.string(),
  url: z.string(),
  body: z.string(),
  signature: z.enum(signatures),
  is_held: z.boolean(),
  due_at: z.number(),
  give_up_at: z.number(),
  is_done: z.boolean(),
});
/** A notification that is delivered, or is still to be. */
export type Delivery = z.infer<typeof Delivery>;

/** The first response under an idempotency key. `at` is in ms since the epoch. */
export const KeyedAnswer = z.strictObject({
  idempotency_key: z.string(),
  status: z.int(),
  body: z.unknown(),
  at: z.number(),
});
/** The first response under an idempotency key. */
export type KeyedAnswer = z.infer<typeof KeyedAnswer>;

/**
 * Returns the data of a notification: the payment, or the newest settled refund of an authorised one, else the newest
 * settled change of its reserved amount.
 */
export function notificationOf(payment: GatewayPayment) {
  const isAuthorised = payment.state === "authorised";
  const refund = isAuthorised ? payment.refunds.findLast(({ state }) => state !== "accepted") : undefined;
  const change = isAuthorised ? payment.changes.findLast(({ state }) => state !== "accepted") : undefined;
  return {
    id: payment.id,
    reference: payment.request.reference,
    state: refund?.state ?? change?.state ?? payment.state,
    amount: refund?.request.amount ?? change?.amount ?? amountOf(payment),
    ...(refund ? { refund_id: refund.id } : change ? { change_id: change.id } : {}),
  };
}

/** Returns whether the payer's money was taken: authorised, and captured where it was only reserved. */
export function isTaken({ state, request, changes }: GatewayPayment): boolean {
  if (state !== "authorised") return false;
  return request.capture !== "manual" || changes.some((change) => change.state === "captured");
}

/** Returns the amount that the payer has paid or will pay. */
export function amountOf(payment: GatewayPayment): Amount {
  return payment.amount_taken ?? payment.request.amount;
}
