import { stepPartialRefund } from "@anteroom/domain/payment/partial-refund";
import { sql } from "kysely";
import type { Tx } from "../../../../platform/database/database.ts";
import { audit } from "../../../../platform/privacy/audit.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import type { PaymentNotification } from "../../../../ports/payments.ts";
import { queuePaymentMail } from "../../../../shared/mail/payment-mail.ts";
import { idempotencyKey } from "../idempotency-key.ts";
import { loadPartials, loadSumOfPartials, type PartRow } from "../partial-refund-rows.ts";
import type { PaymentDeps, ProviderDeps } from "../payment-deps.ts";
import type { PaymentRow } from "../payment-row.ts";

type Facts = { tenant: Tenant; payment: PaymentRow; word: PaymentNotification };

/**
 * Applies a refund event to its partial refund, audits it, and mails the patient once it is refunded. A
 * refund that the clinic made at the provider itself is stored as a new partial refund. Returns null when the
 * event belongs to no partial refund. Requires the payment's lock.
 */
export async function settlePart(
  tx: Tx,
  deps: ProviderDeps,
  { tenant, payment, word }: Facts,
): Promise<"part_refunded" | "part_failed" | null> {
  const now = deps.services.clock.now();
  const actor = `provider/${deps.through.provider}`;
  const isBack = word.state === "refunded";
  const part = await findPart(tx, payment, word);
  const facts = { tenant, payment, word };
  if (!part && !(isBack && (await writePartOfOwnHand(tx, deps, { ...facts, actor, now })))) return null;
  const status = part ? stepPartialRefund(part.status, isBack) : "refunded";
  if (part && status !== "due" && status !== part.status)
    await endPart(tx, deps, {
      ...facts,
      part,
      status,
      failure: status === "failed" ? (word.reason ?? "") : null,
    });
  if (part && word.objectReference !== undefined)
    await sql`update payment_refunds set asked_at = coalesce(asked_at, ${now}), refund_reference = ${word.objectReference}
      where id = ${part.id}`.execute(tx);
  const result = status === "failed" ? "part_failed" : "part_refunded";
  const action = status === "failed" ? "payment.part_refund_failed" : "payment.part_refunded";
  if (status !== part?.status) await audit(tx, tenant.id, { actor, action, object: `payment/${payment.id}` });
  return result;
}

type End = Omit<Facts, "word"> & { part: PartRow; status: "refunded" | "failed"; failure: string | null };

/**
 * Sets a partial refund to refunded or failed. Mails the patient when it becomes refunded; a repeat does
 * nothing. Does not audit. Requires the payment's lock.
 */
export async function endPart(tx: Tx, deps: PaymentDeps, end: End): Promise<void> {
  const { part, status, failure } = end;
  const now = deps.services.clock.now();
  const { numAffectedRows } = await sql`
    update payment_refunds set status = ${status}, failure = ${failure}, ended_at = ${now}
    where id = ${part.id} and status <> ${status}`.execute(tx);
  if (status === "refunded" && numAffectedRows === 1n)
    await notifyPatient(tx, deps, { ...end, amountMinor: part.amount_minor });
}

type Back = Omit<Facts, "word"> & { amountMinor: number };

function notifyPatient(
  tx: Tx,
  { services }: PaymentDeps,
  { tenant, payment, amountMinor }: Back,
): Promise<void> {
  return queuePaymentMail(tx, services, {
    tenant,
    now: services.clock.now(),
    kind: "payment_part_refunded",
    appointmentId: payment.appointment_id,
    part: { amountMinor, currency: payment.currency, staysPaid: payment.status === "authorised" },
  });
}

/** Finds the part by the provider's reference; by its amount when the event arrives before the answer. */
async function findPart(tx: Tx, payment: PaymentRow, word: PaymentNotification): Promise<PartRow | null> {
  const { objectReference, amountMinor, currency } = word;
  const partials = await loadPartials(tx, [payment.id]);
  const named = partials.find(
    (part) => objectReference !== undefined && part.refund_reference === objectReference,
  );
  if (named || payment.status !== "authorised" || currency !== payment.currency) return named ?? null;
  // Without a reference in the provider's answer, our own key is stored.
  const isUnnamed = ({ id, status, refund_reference: name }: PartRow) =>
    status === "due" &&
    (name === null ||
      objectReference === undefined ||
      name === idempotencyKey("part", { reference: payment.reference, attempt: id }));
  return partials.find((part) => isUnnamed(part) && part.amount_minor === amountMinor) ?? null;
}

type OwnHand = Facts & { actor: string; now: Date };

async function writePartOfOwnHand(tx: Tx, deps: PaymentDeps, ownHand: OwnHand): Promise<boolean> {
  const { tenant, payment, word, actor, now } = ownHand;
  const { objectReference, amountMinor, currency } = word;
  if (payment.status !== "authorised" || objectReference === undefined || currency !== payment.currency)
    return false;
  const left = payment.amount_minor - (await loadSumOfPartials(tx, payment.id));
  if (amountMinor <= 0 || amountMinor >= left) return false;
  const { numAffectedRows } = await sql`
    insert into payment_refunds (tenant_id, payment_id, amount_minor, status, refund_reference, made_by, created_at, asked_at, ended_at)
    values (${tenant.id}, ${payment.id}, ${amountMinor}, 'refunded', ${objectReference}, ${actor}, ${now}, ${now}, ${now})
    on conflict do nothing`.execute(tx);
  if (numAffectedRows === 1n) await notifyPatient(tx, deps, { tenant, payment, amountMinor });
  return numAffectedRows === 1n;
}
