import {
  isMoneyGoingBack,
  type PaymentEvent,
  type PaymentState,
  type ProviderState,
} from "@anteroom/domain/payment-state";
import { sql } from "kysely";
import { audit } from "../../platform/audit.ts";
import { withTenant, type Tx } from "../../platform/database.ts";
import type { Tenant } from "../../platform/tenants.ts";
import type { PaymentNotification, PaymentOutcome } from "../../ports/payments.ts";
import { isPlaceFree } from "./is-place-free.ts";
import type { PaymentParts } from "./payment-parts.ts";
import { lockPayable, lockPayment, type PayableRow, type PaymentRow } from "./payment-row.ts";
import { settlePayment } from "./settle-payment.ts";

export type WordResult = PaymentState | "duplicate" | "unknown";

/**
 * What the provider says, applied once, however often and whichever way it comes: webhook, return page, or our own
 * question. Everything that follows from it is one transaction; the hint goes out when that is committed.
 */
export async function applyProviderWord(
  parts: PaymentParts,
  tenant: Tenant,
  word: PaymentNotification,
): Promise<WordResult> {
  const { db } = parts.services;
  const applied = await withTenant(db, tenant.id, async (tx) => {
    const payment = await lockPayment(tx, word.reference);
    if (!payment || !isFromItsProvider(payment, word)) return { result: "unknown" as const };
    if (!(await isNews(tx, parts, tenant, payment, word))) return { result: "duplicate" as const };
    const appointment = await lockPayable(tx, payment.appointment_id);
    if (!appointment) throw new Error(`Payment ${payment.id} without an appointment`);
    const result = await settleWord(tx, parts, { tenant, payment, appointment, word });
    await sql`
      update payments set provider_reference = coalesce(provider_reference, ${word.providerReference})
      where id = ${payment.id}`.execute(tx);
    await sql`
      update payment_events set result = ${result}
      where provider = ${parts.payments.provider} and event_id = ${word.eventId}`.execute(tx);
    return { result, appointment, hasChanged: result !== payment.status };
  });
  if (applied.appointment && applied.hasChanged)
    await parts.hints.appointmentChanged(tenant.id, applied.appointment);
  return applied.result;
}

/** An answer to our own question as a word; the same answer twice is one event. */
export function wordOf(
  outcome: Exclude<PaymentOutcome, { state: "unknown" | "unavailable" }>,
): PaymentNotification {
  return { ...outcome, eventId: `asked ${outcome.providerReference} ${outcome.state}` };
}

function isFromItsProvider({ provider_reference }: PaymentRow, word: PaymentNotification): boolean {
  return provider_reference === null || provider_reference === word.providerReference;
}

async function isNews(
  tx: Tx,
  { payments, services }: PaymentParts,
  tenant: Tenant,
  payment: PaymentRow,
  { eventId, state }: PaymentNotification,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into payment_events (tenant_id, provider, event_id, payment_id, outcome, result, received_at)
    values (${tenant.id}, ${payments.provider}, ${eventId}, ${payment.id}, ${state}, 'received', ${services.clock.now()})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

type Facts = { tenant: Tenant; payment: PaymentRow; appointment: PayableRow; word: PaymentNotification };

async function settleWord(tx: Tx, parts: PaymentParts, facts: Facts): Promise<PaymentState> {
  const { tenant, payment, appointment, word } = facts;
  const actor = `provider/${parts.payments.provider}`;
  const now = parts.services.clock.now();
  const object = `payment/${payment.id}`;
  if (word.state === "refund_failed") {
    await audit(tx, tenant.id, { actor, action: "payment.refund_failed", object });
    parts.report(new Error(`The provider could not send the money of payment ${payment.id} back`));
    return payment.status;
  }
  if (tellsOfMoney(word) && !isRightSum(payment, word)) {
    await audit(tx, tenant.id, { actor, action: "payment.wrong_amount", object });
    // A part of the money sent back by the clinic's own hand changes no booking.
    if (word.state === "refunded" || isSettled(payment)) return payment.status;
    await sql`
      update payments set wrong_amount_minor = ${word.amountMinor}, wrong_currency = ${word.currency}
      where id = ${payment.id}`.execute(tx);
  }
  const event = await eventOf(tx, facts, { services: parts.services, tenant, now });
  const said: { word?: ProviderState } = word.state === "refunded" ? {} : { word: word.state };
  return settlePayment(tx, { parts, now, actor, tenant, payment, appointment, event, ...said });
}

/** Another sum than the one due never books: it goes back. */
async function eventOf(
  tx: Tx,
  { payment, appointment, word }: Facts,
  place: Parameters<typeof isPlaceFree>[2],
): Promise<PaymentEvent> {
  const { state } = word;
  if (state === "refunded") return { type: "refunded" };
  if (state === "refund_failed") throw new Error("Nothing is settled by it");
  if (state !== "authorised") return { type: "provider_said", state };
  const isFree =
    isRightSum(payment, word) && (isSettled(payment) || (await isPlaceFree(tx, appointment, place)));
  return { type: "provider_said", state, isPlaceFree: isFree };
}

const tellsOfMoney = ({ state }: PaymentNotification) => state === "authorised" || state === "refunded";

/** What goes back is the sum that came, right or wrong. */
function isRightSum(payment: PaymentRow, { state, amountMinor, currency }: PaymentNotification): boolean {
  const due = { amountMinor: payment.amount_minor, currency: payment.currency };
  const wrong = { amountMinor: payment.wrong_amount_minor, currency: payment.wrong_currency };
  const isSum = (sum: { amountMinor: number | null; currency: string | null }) =>
    sum.amountMinor === amountMinor && sum.currency === currency;
  return isSum(state === "refunded" && wrong.currency !== null ? wrong : due);
}

function isSettled({ status }: PaymentRow): boolean {
  return status === "authorised" || isMoneyGoingBack(status);
}
