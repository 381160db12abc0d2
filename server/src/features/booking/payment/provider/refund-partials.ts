import { sql } from "kysely";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import { audit } from "../../../../platform/privacy/audit.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import { longestReason, PaymentsUnavailable, type RefundAnswer } from "../../../../ports/payments.ts";
import { idempotencyKey } from "../idempotency-key.ts";
import { loadPartials, type PartRow } from "../partial-refund-rows.ts";
import type { ProviderDeps } from "../payment-deps.ts";
import { lockPayment, type PaymentRow } from "../payment-row.ts";
import { applyPaymentEvent } from "./apply-payment-event.ts";
import { endPart } from "./settle-part.ts";

/**
 * Requests the due partial refunds at the provider, each with its own idempotency key, so that each is paid
 * once, and stores the answers. Unrequested parts start only while the payment is authorised. Throws when the
 * provider does not answer; a refusal alerts the clinic. Must not run inside a transaction.
 */
export async function refundDuePartials(
  deps: ProviderDeps,
  tenant: Tenant,
  payment: PaymentRow,
): Promise<void> {
  const { db, clock } = deps.services;
  const partials = await withTenant(db, tenant.id, (tx) => markRequested(tx, payment.reference, clock.now()));
  for (const part of partials) await refundPart(deps, tenant, payment, part);
}

/** Marks due parts as requested before the provider is called, and returns those without an answer. */
async function markRequested(tx: Tx, reference: string, now: Date): Promise<PartRow[]> {
  const payment = await lockPayment(tx, reference);
  if (!payment) return [];
  if (payment.status === "authorised")
    await sql`update payment_refunds set asked_at = ${now}
      where payment_id = ${payment.id} and status = 'due' and asked_at is null`.execute(tx);
  const partials = await loadPartials(tx, [payment.id]);
  return partials.filter(
    ({ status, asked_at, refund_reference }) =>
      status === "due" && asked_at !== null && refund_reference === null,
  );
}

async function refundPart(deps: ProviderDeps, tenant: Tenant, payment: PaymentRow, part: PartRow) {
  const { provider_reference: providerReference, reference, currency } = payment;
  if (providerReference === null) throw new Error(`Payment ${payment.id} was paid to nobody`);
  const key = idempotencyKey("part", { reference, attempt: part.id });
  const amount = { amountMinor: part.amount_minor, currency };
  const answer = await deps.through.refund({ providerReference, reference, idempotencyKey: key, ...amount });
  if (answer.outcome === "unavailable")
    throw new PaymentsUnavailable(
      `The payment provider does not answer to a refund of payment ${payment.id}`,
    );
  await withTenant(deps.services.db, tenant.id, (tx) =>
    writeAnswer(tx, deps, { tenant, payment, part, answer, key }),
  );
  if (answer.outcome !== "refused") return;
  // Applied like an event that the provider reports later, so that the clinic is alerted.
  await applyPaymentEvent(deps, tenant, {
    eventId: `refused ${key}`,
    state: "refund_failed",
    reference,
    providerReference,
    objectReference: key,
    ...amount,
    reason: answer.reason.slice(0, longestReason),
  });
}

type Answered = {
  tenant: Tenant;
  payment: PaymentRow;
  part: PartRow;
  answer: Exclude<RefundAnswer, { outcome: "unavailable" }>;
  key: string;
};

async function writeAnswer(tx: Tx, deps: ProviderDeps, { tenant, payment, part, answer, key }: Answered) {
  await lockPayment(tx, payment.reference);
  const name = answer.outcome === "refused" ? key : (answer.refundReference ?? key);
  await sql`update payment_refunds set refund_reference = coalesce(refund_reference, ${name})
    where id = ${part.id}`.execute(tx);
  const actor = `provider/${deps.through.provider}`;
  const object = `payment/${payment.id}`;
  if (answer.outcome === "accepted")
    await audit(tx, tenant.id, { actor, action: "payment.part_refund_accepted", object });
  if (answer.outcome === "refunded")
    await endPart(tx, deps, { tenant, payment, part, status: "refunded", failure: null });
  if (answer.outcome === "refunded")
    await audit(tx, tenant.id, { actor, action: "payment.part_refunded", object });
}
