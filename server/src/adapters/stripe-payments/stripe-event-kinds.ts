import type { PaymentEventKind } from "@anteroom/domain/payment/payment-events";
import type { z } from "zod";
import { longestReason, type PaymentNotification, type PaymentOutcome } from "../../ports/payments.ts";
import { Dispute, FraudWarning, Intent, Refund, Session, Tagged, type Event } from "./stripe-messages.ts";
import { failedState, outcomeOfIntent, outcomeOfSession } from "./stripe-outcomes.ts";

type StripeEvent = z.infer<typeof Event>;

/** The events that change something; a webhook endpoint needs these and no others. */
export const stripeEvents = [
  "checkout.session.completed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.async_payment_failed",
  "checkout.session.expired",
  "payment_intent.processing",
  "payment_intent.succeeded",
  "payment_intent.payment_failed",
  "payment_intent.canceled",
  "refund.created",
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.funds_reinstated",
  "charge.dispute.closed",
  "radar.early_fraud_warning.created",
] as const;

/**
 * Converts a verified event to what it means for its payment; its state is `noted` when it changes nothing or cannot
 * be read.
 */
export function eventOf(event: StripeEvent): PaymentNotification {
  const { id, type } = event;
  const { object } = event.data;
  const said = stripeEvents.some((known) => known === type) ? saidBy(type, object) : null;
  if (said) return { eventId: id, code: type, ...said };
  const reference = Tagged.safeParse(object).data?.metadata?.["reference"] ?? "";
  return { eventId: id, code: type, state: "noted", reference, providerReference: null, ...nothing };
}

/** ISO 4217 for "no currency". */
const nothing = { amountMinor: 0, currency: "XXX" };

type Said = Omit<PaymentNotification, "eventId" | "code"> & { eventId?: string };

function saidBy(type: string, object: unknown): Said | null {
  const session = Session.safeParse(object).data;
  if (session) return ofSession(type, session);
  const intent = Intent.safeParse(object).data;
  if (intent) return ofIntent(intent);
  const refund = Refund.safeParse(object).data;
  if (refund) return ofRefund(refund);
  const dispute = Dispute.safeParse(object).data;
  if (dispute) return ofDispute(type, dispute);
  const warning = FraudWarning.safeParse(object).data;
  if (!warning?.payment_intent) return null;
  const { id, fraud_type: reason, payment_intent: providerReference } = warning;
  return {
    state: "fraud_reported",
    reference: "",
    providerReference,
    objectReference: id,
    reason,
    ...nothing,
  };
}

/** The session's payment intent is what disputes and refunds of Stripe's own pages name. */
function ofSession(type: string, session: Session): Said | null {
  const known = knownOutcome(outcomeOfSession(session));
  if (!known) return null;
  const objectReference = session.payment_intent ?? undefined;
  const state = type === "checkout.session.async_payment_failed" ? "refused" : known.state;
  return { ...known, state, ...(objectReference === undefined ? {} : { objectReference }) };
}

function ofIntent(intent: Intent): Said | null {
  const known = knownOutcome(outcomeOfIntent(intent));
  if (!known) return null;
  // Of a hosted page the session tells: there a refused card is one attempt of several.
  if (intent.metadata?.["hosted"] !== undefined)
    return { ...known, state: "noted", providerReference: null, objectReference: intent.id };
  const reason = intent.last_payment_error?.code ?? failedState(intent);
  return known.state === "refused" ? { ...known, reason } : known;
}

function knownOutcome(outcome: PaymentOutcome) {
  return "reference" in outcome ? outcome : null;
}

const refundStates: Readonly<Record<string, PaymentEventKind>> = {
  succeeded: "refunded",
  failed: "refund_failed",
  canceled: "refund_failed",
};

/** Several messages can tell the same step of a refund: it is one event. */
function ofRefund({
  id,
  status,
  amount,
  currency,
  payment_intent,
  metadata,
  failure_reason,
}: z.infer<typeof Refund>): Said {
  return {
    eventId: `${id} ${status ?? "pending"}`,
    state: refundStates[status ?? ""] ?? "noted",
    reference: metadata?.["reference"] ?? "",
    providerReference: metadata?.["payment"] ?? payment_intent,
    objectReference: id,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    ...(failure_reason === undefined ? {} : { reason: failure_reason.slice(0, longestReason) }),
  };
}

function ofDispute(type: string, dispute: z.infer<typeof Dispute>): Said {
  const { id, amount, currency, payment_intent, reason, evidence_details } = dispute;
  const due = evidence_details?.due_by;
  return {
    state: disputeKind(type, dispute.status),
    // Stripe does not copy our number to a dispute: the payment intent names the payment.
    reference: "",
    providerReference: payment_intent,
    objectReference: id,
    amountMinor: amount,
    currency: currency.toUpperCase(),
    reason: reason.slice(0, longestReason),
    ...(due ? { respondBy: new Date(due * 1000).toISOString() } : {}),
  };
}

function disputeKind(type: string, status: string): PaymentEventKind {
  switch (type) {
    case "charge.dispute.created":
      return status.startsWith("warning_") ? "information_requested" : "chargeback_announced";
    case "charge.dispute.funds_withdrawn":
      return "charged_back";
    case "charge.dispute.funds_reinstated":
      return "chargeback_reversed";
    case "charge.dispute.closed":
      return endOf[status] ?? "noted";
    default:
      return status.endsWith("under_review") ? "defense_supplied" : "noted";
  }
}

/** How a dispute ended, which is final but for an appeal. */
const endOf: Readonly<Record<string, PaymentEventKind>> = {
  won: "arbitration_won",
  lost: "arbitration_lost",
  warning_closed: "issuer_gave_up",
};
