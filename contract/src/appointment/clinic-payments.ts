import { captureModes } from "@anteroom/domain/payment/gateway-kinds";
import { disputeStates } from "@anteroom/domain/payment/dispute-state";
import { maxRefundReasonLength, partialRefundStates } from "@anteroom/domain/payment/partial-refund";
import { paymentStates } from "@anteroom/domain/payment/payment-state";
import { paymentEventKinds } from "@anteroom/domain/payment/payment-events";
import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id, Instant, Money, PathId, text } from "../values.ts";

const kinds = [...paymentEventKinds] as [(typeof paymentEventKinds)[number], ...typeof paymentEventKinds];

/** A report of the payment provider, with our own term (`kind`) and the provider's (`code`, `reason`). */
const PaymentEvent = z.object({
  id: Id,
  kind: z.enum(kinds),
  code: z.nullable(z.string()),
  received_at: Instant,
  /** Null where an earlier version of Anteroom did not record it. */
  amount: z.nullable(Money),
  reason: z.nullable(z.string()),
  /** Until when the provider accepts the clinic's answer to a dispute. */
  respond_by: z.nullable(Instant),
  /** Money or the appointment is at risk: clinic staff must act. */
  needs_attention: z.boolean(),
  acknowledged_at: z.nullable(Instant),
});

/** A refund of part of a payment. */
const PartialRefund = z.object({
  id: Id,
  amount: Money,
  /** `due` until the provider has sent it. */
  status: z.enum(partialRefundStates),
  /** Why it failed, as the provider states it. */
  failure: z.nullable(z.string()),
  /** The clinic's reason; null without one. */
  reason: z.nullable(z.string()),
  /** Who made it, as the audit log names callers; the provider where the clinic made it there. */
  made_by: z.string(),
  created_at: Instant,
  ended_at: z.nullable(Instant),
});

/** A payment with its refunds and every report of the provider. */
export const ClinicPayment = z.object({
  id: Id,
  appointment_id: Id,
  /** Our number of the payment, as the provider's account shows it. */
  reference: z.string(),
  provider: z.string(),
  method: z.string(),
  amount: Money,
  status: z.enum(paymentStates),
  dispute: z.enum(disputeStates),
  /** When the money is taken: `manual` payments are `reserved` until they are captured, and `authorised` after. */
  capture: z.object({
    mode: z.enum(captureModes),
    /** When the reserved amount will be captured; null where it is not reserved, or the capture is under way. */
    at: z.nullable(Instant),
    /** When the provider was asked to capture it. */
    asked_at: z.nullable(Instant),
    captured_at: z.nullable(Instant),
    /** When the provider reported that the amount is no longer reserved, without a capture. */
    released_at: z.nullable(Instant),
  }),
  created_at: Instant,
  /** The amount refunded, in full or in parts. */
  refunded: Money,
  /** Partial refunds made or due while there is no full refund, oldest first. */
  refunds: z.array(PartialRefund),
  /** The oldest first. */
  events: z.array(PaymentEvent),
});
/** A payment with its refunds and every report of the provider. */
export type ClinicPayment = z.infer<typeof ClinicPayment>;

const PaymentAlert = z.extend(PaymentEvent, {
  payment_id: Id,
  payment_status: z.enum(paymentStates),
  dispute: z.enum(disputeStates),
  appointment_id: Id,
  doctor_id: Id,
  start_time: Instant,
});
/** A provider's report that clinic staff must look at, with its payment and appointment. */
export type PaymentAlert = z.infer<typeof PaymentAlert>;

/** The request is written to the audit log. 404 for a doctor's token and another doctor's appointment. */
export const clinicListPayments = endpoint({
  method: "GET",
  path: "/clinic/appointments/{appointment_id}/payments",
  summary: "Lists the payments of an appointment, newest first, with every report of the provider",
  caller: "clinic",
  scope: "payments:read",
  params: z.strictObject({ appointment_id: PathId }),
  response: collection(ClinicPayment),
});

/** A doctor's token sees those of its appointments. The request is written to the audit log. */
export const clinicListPaymentAlerts = endpoint({
  method: "GET",
  path: "/clinic/payment_alerts",
  summary: "Lists unacknowledged disputes, failed refunds and lost payments, oldest first; at most 100",
  caller: "clinic",
  scope: "payments:read",
  response: collection(PaymentAlert),
});

export const clinicAcknowledgePaymentAlert = endpoint({
  method: "POST",
  path: "/clinic/payment_alerts/{alert_id}/acknowledge",
  summary: "Acknowledges an alert. Idempotent: the first time stays.",
  caller: "clinic",
  scope: "payments:write",
  params: z.strictObject({ alert_id: PathId }),
  response: entity(PaymentAlert),
});

/**
 * Queued; the answer shows the state before the provider's. `status_conflict` unless the refund has failed, also
 * while one is in progress.
 */
export const clinicRetryRefund = endpoint({
  method: "POST",
  path: "/clinic/payments/{payment_id}/refund",
  summary: "Requests a failed refund from the provider again",
  caller: "clinic",
  scope: "payments:write",
  params: z.strictObject({ payment_id: PathId }),
  response: entity(ClinicPayment),
  problems: ["status_conflict"],
});

/** Audited. The answer shows the payment before the provider's. Repeating it captures once. */
export const clinicCapturePayment = endpoint({
  method: "POST",
  path: "/clinic/payments/{payment_id}/capture",
  summary: "Takes a reserved payment now, or requests a failed capture again",
  description:
    "A reserved payment is captured by itself when its appointment begins, six days after it was reserved at the latest, or when it is cancelled without a refund. The whole amount is captured; refund a part of it afterwards. `status_conflict` with the reason `nothing_reserved`: the payment is paid, released or was never reserved.",
  caller: "clinic",
  scope: "payments:write",
  params: z.strictObject({ payment_id: PathId }),
  response: entity(ClinicPayment),
  problems: ["status_conflict"],
});

export const clinicRefundPart = endpoint({
  method: "POST",
  path: "/clinic/payments/{payment_id}/refunds",
  summary: "Refunds part of a payment; the appointment stands, and the payment stays paid",
  description:
    "`key` is an idempotency key of your program. Before the appointment some of the money must remain: a full refund requires cancelling it. After its end, or after a cancellation without a refund, everything left may be refunded. Refused with 409: `not_paid`; `more_than_is_left`; `disputed`, the payer's bank has taken the money back; `key_was_used` for another sum.",
  caller: "clinic",
  scope: "payments:write",
  params: z.strictObject({ payment_id: PathId }),
  body: z.strictObject({
    key: z.uuid(),
    amount_minor: z.int().check(z.gte(1), z.lte(1_000_000_000_000)),
    /** The reason for the clinic's own records; the patient does not see it. */
    reason: z.optional(text(maxRefundReasonLength)),
  }),
  status: 201,
  response: entity(ClinicPayment),
  problems: ["status_conflict"],
});
