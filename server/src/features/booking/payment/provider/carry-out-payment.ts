import { hasEndedUnpaid } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { audit } from "../../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import type { Job } from "../../../../platform/jobs/jobs.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import { longestReason, type PaymentNotification, type RefundAnswer } from "../../../../ports/payments.ts";
import { applyPaymentEvent, wordOf } from "./apply-payment-event.ts";
import { idempotencyKey } from "../idempotency-key.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { findPayment, lockPayable, lockPayment, type PaymentRow } from "../payment-row.ts";
import { settlePayment } from "../settle-payment.ts";

/**
 * Handles a `payment` job: money that is owed goes back, and what has ended is closed at the provider. It looks at what the
 * payment is now; the same job twice does the same as once, and one that the provider does not answer is tried again.
 */
export function carryOutPayment(deps: PaymentDeps): (job: Job) => Promise<void> {
  const { app, db } = deps.services;
  return async ({ tenant: tenantId, id }) => {
    const tenant = await app.tenants.ofId(tenantId);
    const payment = tenant && (await withTenant(db, tenantId, (tx) => findPayment(tx, id)));
    if (!tenant || !payment) return;
    if (payment.status === "refund_due") await refund(deps, tenant, payment);
    else if (hasEndedUnpaid(payment.status)) await close(deps, tenant, payment);
  };
}

/** One attempt has one key: repeated after a crash it replays its answer, and the money goes back once. */
async function refund(deps: PaymentDeps, tenant: Tenant, payment: PaymentRow): Promise<void> {
  const { provider_reference: providerReference, reference } = payment;
  if (providerReference === null) throw new Error(`Payment ${payment.id} was paid to nobody`);
  const answer = await deps.payments.refund({
    providerReference,
    reference,
    idempotencyKey: idempotencyKeyOf(payment),
    amountMinor: payment.wrong_amount_minor ?? payment.amount_minor,
    currency: payment.wrong_currency ?? payment.currency,
  });
  if (answer.outcome === "unavailable")
    throw new Error(`The payment provider does not answer to the refund of payment ${payment.id}`);
  if (answer.outcome === "refused") {
    deps.report(new Error(`The payment provider refuses the refund of payment ${payment.id}`));
    await applyPaymentEvent(deps, tenant, refusalOf(payment, idempotencyKeyOf(payment), answer.reason));
    return;
  }
  const appointment = await withTenant(deps.services.db, tenant.id, (tx) =>
    keepAnswer(tx, deps, { tenant, requested: payment, answer }),
  );
  if (appointment) await deps.hints.appointmentChanged(tenant.id, appointment);
}

const idempotencyKeyOf = ({ reference, refund_attempt }: PaymentRow) =>
  idempotencyKey("refund", { reference, attempt: refund_attempt });

/** A refusal at once is an event like one that the provider reports later; each attempt has one. */
function refusalOf(payment: PaymentRow, key: string, reason: string): PaymentNotification {
  return {
    eventId: `refused ${key}`,
    state: "refund_failed",
    reference: payment.reference,
    providerReference: payment.provider_reference,
    amountMinor: payment.wrong_amount_minor ?? payment.amount_minor,
    currency: payment.wrong_currency ?? payment.currency,
    reason: reason.slice(0, longestReason),
  };
}

type Answered = {
  tenant: Tenant;
  requested: PaymentRow;
  answer: Extract<RefundAnswer, { outcome: "accepted" | "refunded" }>;
};

/** Ignored when the answer is about an earlier attempt than the payment's current one. */
async function keepAnswer(tx: Tx, deps: PaymentDeps, { tenant, requested, answer }: Answered) {
  const payment = await lockPayment(tx, requested.reference);
  if (payment?.refund_attempt !== requested.refund_attempt) return null;
  const appointment = await lockPayable(tx, payment.appointment_id);
  if (!appointment) return null;
  const now = deps.services.clock.now();
  const actor = `provider/${deps.payments.provider}`;
  await sql`
    update payments set refund_asked_at = coalesce(refund_asked_at, ${now}), refund_reference = ${answer.refundReference}
    where id = ${payment.id}`.execute(tx);
  if (answer.outcome === "refunded") {
    await settlePayment(tx, { deps, tenant, now, actor, payment, appointment, event: { type: "refunded" } });
    return appointment;
  }
  await audit(tx, tenant.id, { actor, action: "payment.refund_accepted", object: `payment/${payment.id}` });
  return null;
}

/** Nobody shall pay any more for what has ended; had somebody, the money is settled as late money (D.76). */
async function close(deps: PaymentDeps, tenant: Tenant, payment: PaymentRow): Promise<void> {
  const { provider_reference: providerReference } = payment;
  if (providerReference === null) return;
  const outcome = await deps.payments.cancel(providerReference);
  if (outcome.state === "unavailable")
    throw new Error(`The payment provider does not answer to the end of payment ${payment.id}`);
  if (outcome.state !== "unknown") await applyPaymentEvent(deps, tenant, wordOf(outcome));
}
