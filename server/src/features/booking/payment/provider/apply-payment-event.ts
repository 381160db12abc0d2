import { stepDispute } from "@anteroom/domain/payment/dispute-state";
import {
  notificationRuleOf,
  isDisputeEvent,
  isProviderState,
  type PaymentEventKind,
} from "@anteroom/domain/payment/payment-events";
import {
  authorisedStates,
  isMoneyGoingBack,
  type PaymentEvent,
  type PaymentState,
  type ProviderState,
} from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { audit } from "../../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import { endWithNext } from "../../../../platform/database/tenant-transaction.ts";
import { emitProductEvent } from "../../../../platform/observe/happenings.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import type { PaymentNotification, PaymentOutcome } from "../../../../ports/payments.ts";
import { queueClinicPaymentMail } from "../clinic-payment-mail.ts";
import { isPlaceFree } from "../is-place-free.ts";
import {
  finishPaymentEvent,
  hasFailedBefore,
  insertPaymentEvent,
  wasCapturedBefore,
  wasLostBefore,
} from "./payment-event-row.ts";
import { loadSumOfPartials } from "../partial-refund-rows.ts";
import { settlePart } from "./settle-part.ts";
import type { ProviderDeps } from "../payment-deps.ts";
import {
  isBooked,
  isUntaken,
  lockPayable,
  lockPayment,
  type PayableRow,
  type PaymentRow,
} from "../payment-row.ts";
import { settlePayment } from "../settle-payment.ts";

/**
 * The effect of an event: the new state of the payment, dispute or partial refund, only recorded, a duplicate, or of an
 * unknown payment.
 */
export type PaymentEventResult =
  | PaymentState
  | `dispute_${string}`
  | `part_${string}`
  | "noted"
  | "duplicate"
  | "unknown";

/**
 * Applies a provider event to its payment once, by whichever route it arrives. Changes payment, appointment,
 * dispute or partial refund, books or refunds, audits and queues mails in one transaction; the hint follows
 * the commit. `unknown`, without effect: a payment of another gateway, or another provider reference. A wrong
 * amount is refunded, never booked. Must not run inside a transaction.
 */
export async function applyPaymentEvent(
  deps: ProviderDeps,
  tenant: Tenant,
  word: PaymentNotification,
): Promise<PaymentEventResult> {
  const { db, clock } = deps.services;
  const { provider } = deps.through;
  const applied = await withTenant(db, tenant.id, async (tx) => {
    const payment = await lockPayment(tx, word.reference);
    if (payment?.gateway_id !== deps.gatewayId || !canBeAbout(payment, word))
      return { result: "unknown" as const };
    const received = { tenantId: tenant.id, provider, paymentId: payment.id, word, now: clock.now() };
    const [isNew, appointment] = await Promise.all([
      insertPaymentEvent(tx, received),
      lockPayable(tx, payment.appointment_id),
    ]);
    if (!isNew) return { result: "duplicate" as const };
    if (!appointment) throw new Error(`Payment ${payment.id} without an appointment`);
    const result = await applyTo(tx, deps, { tenant, payment, appointment, word });
    const isMoneyAtRisk = payment.status === "authorised" || payment.status === "reserved";
    const { attention, mail } = notificationRuleOf(word.state, { isMoneyAtRisk });
    // Another sum than the reserved one can only have been captured by hand: somebody has to look.
    const isOddCapture =
      word.state === "captured" && payment.capture === "manual" && !isRightSum(payment, word);
    const needsAttention = attention !== "record" || isOddCapture;
    if (!mail || !needsAttention) await endWithNext(tx);
    await finishPaymentEvent(tx, { provider, eventId: word.eventId }, { result, needsAttention });
    if (mail && needsAttention)
      await queueClinicPaymentMail(tx, deps.services, { tenant, payment, appointment, word, mail });
    const hasChanged = (result !== payment.status && result !== "noted") || hasReleased(payment, word);
    return { result, appointment, hasChanged };
  });
  emitProductEvent("payment", applied.result);
  if (applied.appointment && applied.hasChanged)
    await deps.hints.appointmentChanged(tenant.id, applied.appointment);
  return applied.result;
}

/**
 * Turns the provider's answer to a query into an event. Its id is derived from the answer, so that the same
 * answer twice is one event.
 */
export function eventOfOutcome(
  outcome: Exclude<PaymentOutcome, { state: "unknown" | "unavailable" }>,
): PaymentNotification {
  return { ...outcome, eventId: `asked ${outcome.providerReference} ${outcome.state}` };
}

/** Returns false for an outcome with another provider reference than the payment's. All other events are recorded. */
function canBeAbout(
  { provider_reference: known }: PaymentRow,
  { state, providerReference }: PaymentNotification,
) {
  if (!isProviderState(state) && state !== "refunded" && state !== "refund_failed") return true;
  return known === null || providerReference === null || known === providerReference;
}

type Facts = { tenant: Tenant; payment: PaymentRow; appointment: PayableRow; word: PaymentNotification };

async function applyTo(tx: Tx, deps: ProviderDeps, facts: Facts): Promise<PaymentEventResult> {
  const { tenant, payment, word } = facts;
  const actor = `provider/${deps.through.provider}`;
  const object = `payment/${payment.id}`;
  if (isDisputeEvent(word.state)) {
    const dispute = stepDispute(payment.dispute, word.state);
    await sql`update payments set dispute = ${dispute} where id = ${payment.id}`.execute(tx);
    await audit(tx, tenant.id, { actor, action: `payment.${word.state}`, object });
    return `dispute_${dispute}`;
  }
  const part = isOfRefund(word.state) ? await settlePart(tx, deps, facts) : null;
  if (word.state === "refund_failed" || word.state === "refund_reversed")
    deps.report(new Error(`The provider could not send the money of payment ${payment.id} back`));
  if (part !== null) return part;
  const event = (await isOvertaken(tx, facts)) ? null : await eventOf(tx, deps, facts);
  await noteCapture(tx, deps, facts, event);
  const said = isProviderState(word.state) ? { said: { providerReference: word.providerReference } } : {};
  if (isProviderState(word.state) && event === null)
    await sql`
      update payments set provider_reference = coalesce(provider_reference, ${word.providerReference})
      where id = ${payment.id}`.execute(tx);
  const now = deps.services.clock.now();
  const step = { tenant, payment, appointment: facts.appointment, deps, now, actor };
  const result =
    event === null
      ? "noted"
      : (await settlePayment(tx, { ...step, event, ...said, ...saidOf(facts) })).status;
  // A step of the payment is in the log under its new state already.
  if (!isProviderState(word.state) && (result !== word.state || result === payment.status))
    await audit(tx, tenant.id, { actor, action: `payment.${word.state}`, object });
  return result;
}

/**
 * Stores what became of a capture or release that changes no state: the refund of a captured payment that waited for it
 * goes out, a reservation has ended.
 */
async function noteCapture(
  tx: Tx,
  { services }: ProviderDeps,
  { tenant, payment, word }: Facts,
  event: PaymentEvent | null,
): Promise<void> {
  if (payment.capture === "immediate") return;
  if (hasReleased(payment, word))
    await sql`update payments set released_at = coalesce(released_at, ${services.clock.now()})
      where id = ${payment.id} and captured_at is null`.execute(tx);
  if (event?.type === "captured" && payment.status === "refund_due")
    await services.jobs.send(tx, { tenant: tenant.id, kind: "payment", id: payment.id });
}

/** Returns whether an event tells that a reservation has ended, which need not change the state of its payment. */
const hasReleased = ({ capture }: PaymentRow, { state }: PaymentNotification) =>
  capture === "manual" && (state === "authorisation_cancelled" || state === "authorisation_expired");

const isOfRefund = (state: PaymentEventKind) =>
  state === "refunded" || state === "refund_failed" || state === "refund_reversed";

/** Returns whether a later state of the same refund, capture or authorisation was delivered before this event. */
async function isOvertaken(tx: Tx, { payment, word }: Facts): Promise<boolean> {
  const { state } = word;
  if (state === "refunded" || state === "captured") return hasFailedBefore(tx, payment.id, word);
  if (state === "refund_failed" || state === "refund_reversed")
    return isOfEarlierRefund(payment, word) || hasFailedBefore(tx, payment.id, word);
  return state === "authorised" && !isSettled(payment) && wasLostBefore(tx, payment.id, word);
}

/** Returns whether the event belongs to an earlier refund attempt than the current one. */
function isOfEarlierRefund(
  { refund_attempt, refund_reference }: PaymentRow,
  { objectReference }: PaymentNotification,
) {
  if (refund_attempt === 1 || objectReference === undefined) return false;
  return refund_reference !== null && refund_reference !== objectReference;
}

/** Returns the domain event; null: it is recorded and changes nothing. */
async function eventOf(tx: Tx, deps: ProviderDeps, facts: Facts): Promise<PaymentEvent | null> {
  const { payment, appointment, word } = facts;
  const { state } = word;
  if (state === "authorised") return moneyCame(tx, deps, facts);
  if (isProviderState(state)) return { type: "provider_said", state };
  if (moneyLosses.has(state))
    return {
      type: payment.status === "refund_due" && isUntaken(payment) ? "nothing_to_refund" : "money_lost",
    };
  const partials = isOfRefund(state) ? await loadSumOfPartials(tx, payment.id) : 0;
  if (!isRightSum(payment, word, partials)) {
    // A part of the money sent back by the clinic's own hand changes no booking.
    if (state === "refunded") await auditWrongAmount(tx, deps, facts);
    return null;
  }
  if (state === "captured")
    return {
      type: "captured",
      isBooked: isBooked(appointment),
      wasReserved: payment.reserved_until !== null,
    };
  if (state === "refund_failed" || state === "refund_reversed") return { type: "refund_failed" };
  return state === "refunded" ? { type: "refunded" } : null;
}

const moneyLosses: ReadonlySet<PaymentEventKind> = new Set([
  "capture_failed",
  "authorisation_expired",
  "authorisation_cancelled",
]);

/** Returns the event of received money. A wrong amount never books, and is refunded. */
async function moneyCame(tx: Tx, deps: ProviderDeps, facts: Facts): Promise<PaymentEvent | null> {
  const { tenant, payment, appointment, word } = facts;
  const isReserved = payment.capture === "manual" && !(await wasCapturedBefore(tx, payment.id));
  const came = { type: "provider_said", state: "authorised", isReserved } as const;
  if (isRightSum(payment, word)) {
    const place = { services: deps.services, tenant, now: deps.services.clock.now() };
    return { ...came, isPlaceFree: isSettled(payment) || (await isPlaceFree(tx, appointment, place)) };
  }
  await auditWrongAmount(tx, deps, facts);
  if (isSettled(payment)) return null;
  await sql`
    update payments set wrong_amount_minor = ${word.amountMinor}, wrong_currency = ${word.currency}
    where id = ${payment.id}`.execute(tx);
  return { ...came, isPlaceFree: false };
}

/** Returns the provider's new state, when the event is one. */
function saidOf({ payment, word }: Facts): { word?: ProviderState } {
  if (isProviderState(word.state)) return { word: word.state };
  if (isSettled(payment)) return {};
  if (word.state === "authorisation_expired") return { word: "expired" };
  return word.state === "authorisation_cancelled" ? { word: "cancelled" } : {};
}

async function auditWrongAmount(
  tx: Tx,
  { through }: ProviderDeps,
  { tenant, payment }: Facts,
): Promise<void> {
  const object = `payment/${payment.id}`;
  await audit(tx, tenant.id, {
    actor: `provider/${through.provider}`,
    action: "payment.wrong_amount",
    object,
  });
}

/** Returns whether the event has the expected amount: the due or wrong amount that arrived, less partial refunds. */
function isRightSum(
  payment: PaymentRow,
  { state, amountMinor, currency }: PaymentNotification,
  partialsMinor = 0,
): boolean {
  const due = { amountMinor: payment.amount_minor - partialsMinor, currency: payment.currency };
  const wrong = { amountMinor: payment.wrong_amount_minor, currency: payment.wrong_currency };
  const isSum = (sum: { amountMinor: number | null; currency: string | null }) =>
    sum.amountMinor === amountMinor && sum.currency === currency;
  return isSum(state !== "authorised" && wrong.currency !== null ? wrong : due);
}

function isSettled({ status }: PaymentRow): boolean {
  return (
    status === "reserved" || isMoneyGoingBack(status) || authorisedStates.some((state) => state === status)
  );
}
