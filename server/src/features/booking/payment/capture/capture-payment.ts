import { sql } from "kysely";
import { withTenant, type Tx } from "../../../../platform/database/database.ts";
import { audit } from "../../../../platform/privacy/audit.ts";
import type { Tenant } from "../../../../platform/tenancy/tenants.ts";
import { longestReason, PaymentsUnavailable, type CaptureAnswer } from "../../../../ports/payments.ts";
import { idempotencyKey } from "../idempotency-key.ts";
import type { ProviderDeps } from "../payment-deps.ts";
import { isUntaken, lockPayment, type PaymentRow } from "../payment-row.ts";
import { applyPaymentEvent } from "../provider/apply-payment-event.ts";

/**
 * Requests the capture of a reserved payment at the provider once it is due, and of one whose refund waits for it.
 * Marks the request before it is sent: a cancellation after that refunds, one before it releases. Each attempt has one
 * key, so a repeat captures once. Throws when the provider does not answer; a refusal alerts the clinic.
 */
export async function capturePayment(
  deps: ProviderDeps,
  tenant: Tenant,
  { reference }: PaymentRow,
): Promise<void> {
  const { db, clock } = deps.services;
  const payment = await withTenant(db, tenant.id, (tx) => markRequested(tx, reference, clock.now()));
  const providerReference = payment?.provider_reference;
  if (!payment || !providerReference) return;
  const key = idempotencyKey("capture", { reference, attempt: payment.capture_attempt });
  const { amount_minor: amountMinor, currency } = payment;
  const answer = (await deps.through.capture?.({
    providerReference,
    reference,
    idempotencyKey: key,
    amountMinor,
    currency,
  })) ?? { outcome: "refused", reason: cannot };
  await keepAnswer(deps, { tenant, payment, key, answer, failure: "capture_failed" });
}

/**
 * Requests the release of a reserved payment that ended before its capture was requested. Repeating it releases once.
 * Throws when the provider does not answer; a refusal alerts the clinic, and the bank releases it when it lapses.
 */
export async function releasePayment(deps: ProviderDeps, tenant: Tenant, payment: PaymentRow): Promise<void> {
  const { provider_reference: providerReference, reference, released_at } = payment;
  if (!providerReference || released_at !== null || !isUntaken(payment)) return;
  const key = idempotencyKey("release", { reference, attempt: payment.capture_attempt });
  const request = { providerReference, reference, idempotencyKey: key };
  const answer = (await deps.through.release?.(request)) ?? { outcome: "refused", reason: cannot };
  await keepAnswer(deps, { tenant, payment, key, answer, failure: "release_failed" });
}

const cannot = "This provider captures every payment at once.";

/** Returns the payment when its capture is to be requested now or was requested without an answer; else null. */
async function markRequested(tx: Tx, reference: string, now: Date): Promise<PaymentRow | null> {
  const payment = await lockPayment(tx, reference);
  if (!payment || !isUntaken(payment)) return null;
  const { status, capture_at, capture_asked_at } = payment;
  const isRequested = capture_asked_at !== null;
  if (status === "refund_due") return isRequested ? payment : null;
  if (status !== "reserved") return null;
  if (isRequested) return payment;
  if (capture_at !== null && capture_at > now) return null;
  await sql`update payments set capture_at = null, capture_asked_at = ${now} where id = ${payment.id}`.execute(
    tx,
  );
  return payment;
}

type Answered = {
  tenant: Tenant;
  payment: PaymentRow;
  key: string;
  answer: CaptureAnswer;
  failure: "capture_failed" | "release_failed";
};

async function keepAnswer(
  deps: ProviderDeps,
  { tenant, payment, key, answer, failure }: Answered,
): Promise<void> {
  const what = failure === "capture_failed" ? "capture" : "release";
  if (answer.outcome === "unavailable")
    throw new PaymentsUnavailable(
      `The payment provider does not answer to the ${what} of payment ${payment.id}`,
    );
  if (answer.outcome === "refused") {
    deps.report(new Error(`The payment provider refuses the ${what} of payment ${payment.id}`));
    // Applied like an event that the provider reports later, so that the clinic is alerted.
    await applyPaymentEvent(deps, tenant, {
      eventId: `refused ${key}`,
      state: failure,
      reference: payment.reference,
      providerReference: payment.provider_reference,
      objectReference: key,
      amountMinor: payment.amount_minor,
      currency: payment.currency,
      reason: answer.reason.slice(0, longestReason),
    });
    return;
  }
  await withTenant(deps.services.db, tenant.id, (tx) =>
    audit(tx, tenant.id, {
      actor: `provider/${deps.through.provider}`,
      action: `payment.${what}_accepted`,
      object: `payment/${payment.id}`,
    }),
  );
}
