import type { PaymentEvent, PaymentState } from "@anteroom/domain/payment-state";
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
  const { db, clock } = parts.services;
  const applied = await withTenant(db, tenant.id, async (tx) => {
    const payment = await lockPayment(tx, word.reference);
    if (!payment || !isFromItsProvider(payment, word)) return { result: "unknown" as const };
    if (!(await isNews(tx, parts, tenant, payment, word))) return { result: "duplicate" as const };
    const appointment = await lockPayable(tx, payment.appointment_id);
    if (!appointment) throw new Error(`Payment ${payment.id} without an appointment`);
    const actor = `provider/${parts.payments.provider}`;
    const now = clock.now();
    const event = await eventOf(tx, { tenant, payment, appointment, word, actor, now });
    const result = await settlePayment(tx, {
      parts,
      tenant,
      now,
      actor,
      payment,
      appointment,
      event,
      word: word.state,
    });
    await sql`update payments set provider_reference = ${word.providerReference} where id = ${payment.id}`.execute(
      tx,
    );
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

type Facts = {
  tenant: Tenant;
  payment: PaymentRow;
  appointment: PayableRow;
  word: PaymentNotification;
  actor: string;
  now: Date;
};

/** Another sum than the one due never books: it is an error that the clinic has to look at. */
async function eventOf(tx: Tx, facts: Facts): Promise<PaymentEvent> {
  const { tenant, payment, appointment, word, actor, now } = facts;
  if (word.state !== "authorised") return { type: "provider_said", state: word.state };
  if (word.amountMinor !== payment.amount_minor || word.currency !== payment.currency) {
    await audit(tx, tenant.id, { actor, action: "payment.wrong_amount", object: `payment/${payment.id}` });
    return { type: "provider_said", state: "error" };
  }
  const isFree = payment.status === "authorised" || (await isPlaceFree(tx, appointment, now));
  return { type: "provider_said", state: "authorised", isPlaceFree: isFree };
}
