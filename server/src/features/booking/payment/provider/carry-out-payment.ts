import { hasEndedUnpaid } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { audit } from "../../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import type { Job } from "../../../../platform/jobs/jobs.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import {
  longestReason,
  PaymentsUnavailable,
  type PaymentNotification,
  type RefundAnswer,
} from "../../../../ports/payments.ts";
import { applyPaymentEvent, eventOfOutcome } from "./apply-payment-event.ts";
import { capturePayment, releasePayment } from "../capture/capture-payment.ts";
import { idempotencyKey } from "../idempotency-key.ts";
import { loadSumOfPartials } from "../partial-refund-rows.ts";
import { refundDuePartials } from "./refund-partials.ts";
import type { PaymentDeps, ProviderDeps } from "../payment-deps.ts";
import { throughGateway } from "./through-gateway.ts";
import {
  findPayment,
  isUndecided,
  isUntaken,
  lockPayable,
  lockPayment,
  type PaymentRow,
} from "../payment-row.ts";
import { settlePayment } from "../settle-payment.ts";

/**
 * Returns the handler of `payment` jobs: requests due partial refunds, owed refunds and due captures at the provider,
 * cancels ended payments there and releases reserved ones, and asks about undecided ones. It acts on the current state, so repeating it is safe; ignored for an unknown
 * clinic or payment. Throws when the provider does not answer, so that the job is retried; a refusal is
 * reported and alerts the clinic.
 */
export function carryOutPayment(given: PaymentDeps): (job: Job) => Promise<void> {
  const { app, db } = given.services;
  return async ({ tenant: tenantId, id }) => {
    const tenant = await app.tenants.ofId(tenantId);
    const payment = tenant && (await withTenant(db, tenantId, (tx) => findPayment(tx, id)));
    if (!tenant || !payment) return;
    const deps = await throughGateway(given, tenant, payment.gateway_id);
    if (payment.status === "authorised" || payment.status === "refund_due")
      await refundDuePartials(deps, tenant, payment);
    // A refund waits until the provider has told whether the money was captured.
    if (payment.status === "reserved" || (payment.status === "refund_due" && isUntaken(payment)))
      await capturePayment(deps, tenant, payment);
    else if (payment.status === "refund_due") await refund(deps, tenant, payment);
    else if (hasEndedUnpaid(payment.status))
      await (payment.reserved_until === null ? close : releasePayment)(deps, tenant, payment);
    else if (isUndecided(payment)) await ask(deps, tenant, payment);
  };
}

/** Each attempt has one key: after a crash the provider replays its answer, and refunds once. */
async function refund(deps: ProviderDeps, tenant: Tenant, payment: PaymentRow): Promise<void> {
  const { provider_reference: providerReference, reference } = payment;
  if (providerReference === null) throw new Error(`Payment ${payment.id} was paid to nobody`);
  // Partial refunds requested at the provider stay separate. Others become part of this refund.
  const partials = await withTenant(deps.services.db, tenant.id, (tx) => takeInPartials(tx, deps, payment));
  const answer = await deps.through.refund({
    providerReference,
    reference,
    idempotencyKey: idempotencyKeyOf(payment),
    amountMinor: payment.wrong_amount_minor ?? payment.amount_minor - partials,
    currency: payment.wrong_currency ?? payment.currency,
  });
  if (answer.outcome === "unavailable")
    throw new PaymentsUnavailable(
      `The payment provider does not answer to the refund of payment ${payment.id}`,
    );
  if (answer.outcome === "refused") {
    deps.report(new Error(`The payment provider refuses the refund of payment ${payment.id}`));
    const refused = refusalOf(payment, partials, answer.reason);
    await applyPaymentEvent(deps, tenant, refused);
    return;
  }
  const appointment = await withTenant(deps.services.db, tenant.id, (tx) =>
    keepAnswer(tx, deps, { tenant, requested: payment, answer }),
  );
  if (appointment) await deps.hints.appointmentChanged(tenant.id, appointment);
}

/**
 * Fails partial refunds that were never requested at the provider, as the full refund includes them. Returns
 * the sum of the others.
 */
async function takeInPartials(tx: Tx, deps: ProviderDeps, { id, reference }: PaymentRow): Promise<number> {
  await lockPayment(tx, reference);
  await sql`update payment_refunds set status = 'failed', failure = 'All of it goes back.', ended_at = ${deps.services.clock.now()}
    where payment_id = ${id} and status = 'due' and asked_at is null`.execute(tx);
  return loadSumOfPartials(tx, id);
}

const idempotencyKeyOf = ({ reference, refund_attempt }: PaymentRow) =>
  idempotencyKey("refund", { reference, attempt: refund_attempt });

/** Returns an immediate refusal as an event, like one that the provider reports later; one for each attempt. */
function refusalOf(payment: PaymentRow, partials: number, reason: string): PaymentNotification {
  return {
    eventId: `refused ${idempotencyKeyOf(payment)}`,
    state: "refund_failed",
    reference: payment.reference,
    providerReference: payment.provider_reference,
    amountMinor: payment.wrong_amount_minor ?? payment.amount_minor - partials,
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
async function keepAnswer(tx: Tx, deps: ProviderDeps, { tenant, requested, answer }: Answered) {
  const payment = await lockPayment(tx, requested.reference);
  if (payment?.refund_attempt !== requested.refund_attempt) return null;
  const appointment = await lockPayable(tx, payment.appointment_id);
  if (!appointment) return null;
  const now = deps.services.clock.now();
  const actor = `provider/${deps.through.provider}`;
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

/** Asks about a payment whose outcome was not to be had when its payer came back. */
async function ask(deps: ProviderDeps, tenant: Tenant, payment: PaymentRow): Promise<void> {
  const { provider_reference: providerReference } = payment;
  if (providerReference === null) return;
  const outcome = await deps.through.outcomeOf({ providerReference });
  if (outcome.state === "unavailable")
    throw new PaymentsUnavailable(`The payment provider does not answer about payment ${payment.id}`);
  if (outcome.state !== "unknown") await applyPaymentEvent(deps, tenant, eventOfOutcome(outcome));
}

/** Cancels an ended payment at the provider. Money that arrived is applied as late money (D.76). */
async function close(deps: ProviderDeps, tenant: Tenant, payment: PaymentRow): Promise<void> {
  const { provider_reference: providerReference } = payment;
  if (providerReference === null) return;
  const outcome = await deps.through.cancel(providerReference);
  if (outcome.state === "unavailable")
    throw new PaymentsUnavailable(`The payment provider does not answer to the end of payment ${payment.id}`);
  if (outcome.state !== "unknown") await applyPaymentEvent(deps, tenant, eventOfOutcome(outcome));
}
