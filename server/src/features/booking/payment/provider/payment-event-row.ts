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

/** Stores a provider's event. Returns false when it was stored before. */
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

/** Stores the effect of an event, and whether the clinic must look at it. */
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
 * Returns whether a refund or capture was already reported as failed. Deliveries can arrive out of order, and the
 * failure is final.
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

/** Returns whether a payment was reported as lost before its AUTHORISATION arrived. */
export async function wasLostBefore(tx: Tx, paymentId: number, word: PaymentNotification): Promise<boolean> {
  const { rows } = await sql`${statementName("lost_before")}
    select 1 from payment_events
    where payment_id = ${paymentId} and provider_reference = ${word.providerReference}
      and outcome in ('capture_failed', 'authorisation_expired', 'authorisation_cancelled') limit 1`.execute(
    tx,
  );
  return rows.length > 0;
}
