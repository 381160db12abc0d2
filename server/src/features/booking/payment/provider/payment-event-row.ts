import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/database.ts";
import { statementName } from "../../../../platform/database/named-statements.ts";
import type { PaymentNotification } from "../../../../ports/payments.ts";

type EventKey = { provider: string; eventId: string };
type Received = {
  tenantId: number;
  provider: string;
  paymentId: number;
  word: PaymentNotification;
  now: Date;
};

/**
 * Stores a provider's event with the result `received`. Returns false, and changes nothing, when the event
 * was stored before. Call `finishPaymentEvent` in the same transaction.
 */
export async function insertPaymentEvent(tx: Tx, received: Received): Promise<boolean> {
  const { tenantId, provider, paymentId, word, now } = received;
  const { numAffectedRows } = await sql`${statementName("insert_payment_event")}
    insert into payment_events (tenant_id, provider, event_id, payment_id, outcome, result, received_at, code, amount_minor,
      currency, reason, respond_by, provider_reference, object_reference)
    values (${tenantId}, ${provider}, ${word.eventId}, ${paymentId}, ${word.state}, 'received', ${now}, ${word.code ?? null},
      ${word.amountMinor}, ${word.currency}, ${word.reason ?? null}, ${word.respondBy ?? null}, ${word.providerReference},
      ${word.objectReference ?? null})
    on conflict do nothing`.execute(tx);
  return numAffectedRows === 1n;
}

/** Stores the effect of an event, and whether it becomes an alert for the clinic. */
export async function finishPaymentEvent(
  tx: Tx,
  { provider, eventId }: EventKey,
  { result, needsAttention }: { result: string; needsAttention: boolean },
): Promise<void> {
  await sql`${statementName("finish_payment_event")}
    update payment_events set result = ${result}, needs_attention = ${needsAttention}
    where provider = ${provider} and event_id = ${eventId}`.execute(tx);
}

/**
 * Returns whether another event already reported this refund or capture (same `objectReference`) as failed.
 * Deliveries can arrive out of order, and the failure is final. False for an event without an object
 * reference.
 */
export async function hasFailedBefore(
  tx: Tx,
  paymentId: number,
  word: PaymentNotification,
): Promise<boolean> {
  if (word.objectReference === undefined) return false;
  const { rows } = await sql`
    select 1 from payment_events
    where payment_id = ${paymentId} and object_reference = ${word.objectReference} and event_id <> ${word.eventId}
      and outcome in ('refund_failed', 'refund_reversed', 'capture_failed') limit 1`.execute(tx);
  return rows.length > 0;
}

/**
 * Returns whether the payment's authorisation was reported as expired, cancelled or not captured before this
 * event arrived.
 */
export async function wasLostBefore(tx: Tx, paymentId: number, word: PaymentNotification): Promise<boolean> {
  const { rows } = await sql`${statementName("lost_before")}
    select 1 from payment_events
    where payment_id = ${paymentId} and provider_reference = ${word.providerReference}
      and outcome in ('capture_failed', 'authorisation_expired', 'authorisation_cancelled') limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Returns whether the payment's capture was reported before its authorisation, by hand or by a setting of the account. */
export async function wasCapturedBefore(tx: Tx, paymentId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from payment_events where payment_id = ${paymentId} and outcome = 'captured' limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}

/** A payment as an event of its provider may name it. */
type NamedPayment = Pick<PaymentNotification, "reference" | "providerReference" | "amountMinor" | "currency">;

/**
 * Finds the payment of an event that does not carry our number, by the provider's name of the payment or of its charge
 * (a dispute at Stripe names the latter). Only payments of this gateway count.
 */
export async function findNamedPayment(
  tx: Tx,
  gatewayId: number,
  name: string,
): Promise<NamedPayment | null> {
  const { rows } = await sql<NamedPayment>`
    select reference, provider_reference as "providerReference", amount_minor as "amountMinor", currency from payments
    where gateway_id = ${gatewayId} and (provider_reference = ${name} or id in (
      select payment_id from payment_events where object_reference = ${name} and outcome in ('authorised', 'noted')))
    limit 1`.execute(tx);
  return rows[0] ?? null;
}
