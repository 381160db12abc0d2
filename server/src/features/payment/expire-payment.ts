import { stepAppointment } from "@anteroom/domain/appointment-state";
import { audit } from "../../platform/audit.ts";
import { withTenant, type Tx } from "../../platform/database.ts";
import type { Tenant } from "../../platform/tenants.ts";
import type { PaymentOutcome } from "../../ports/payments.ts";
import { applyProviderWord, wordOf } from "./apply-provider-word.ts";
import type { PaymentParts } from "./payment-parts.ts";
import { lockPayable, lockPayment, newestPayment, type PayableRow } from "./payment-row.ts";
import { fail, settlePayment } from "./settle-payment.ts";

/**
 * Ends a booking whose payment's deadline is over. The provider is told first to take nothing any more, and asked by
 * that once: had the money come in the last moment, the visit is booked after all.
 */
export async function expirePayment(
  parts: PaymentParts,
  tenant: Tenant,
  appointmentId: number,
): Promise<void> {
  const { db } = parts.services;
  const payment = await withTenant(db, tenant.id, (tx) => newestPayment(tx, appointmentId));
  const outcome: PaymentOutcome =
    payment?.provider_reference && (payment.status === "action_required" || payment.status === "pending")
      ? await parts.payments.cancel(payment.provider_reference)
      : { state: "unknown" };
  if (outcome.state === "authorised") return void (await applyProviderWord(parts, tenant, wordOf(outcome)));
  const expired = await withTenant(db, tenant.id, (tx) =>
    expire(tx, { parts, tenant, appointmentId, reference: payment?.reference ?? null, outcome }),
  );
  if (expired) await parts.hints.appointmentChanged(tenant.id, expired);
}

type Expiry = {
  parts: PaymentParts;
  tenant: Tenant;
  appointmentId: number;
  reference: string | null;
  outcome: PaymentOutcome;
};

async function expire(tx: Tx, expiry: Expiry): Promise<PayableRow | null> {
  const { parts, tenant, appointmentId, reference, outcome } = expiry;
  const now = parts.services.clock.now();
  const payment = reference === null ? null : await lockPayment(tx, reference);
  const appointment = payment ? await lockPayable(tx, appointmentId) : await lockUnpaid(tx, appointmentId);
  if (appointment?.status !== "pending_payment" || !appointment.hold_expires_at) return null;
  if (appointment.hold_expires_at > now) return null;
  if (payment) {
    const word =
      outcome.state === "unknown" || outcome.state === "unavailable" ? {} : { word: outcome.state };
    await settlePayment(tx, {
      parts,
      tenant,
      now,
      payment,
      appointment,
      ...word,
      actor: "clock",
      event: { type: "deadline_passed" },
    });
  } else {
    await fail(tx, appointment, stepAppointment("pending_payment", { type: "not_paid" }));
    await audit(tx, tenant.id, {
      actor: "clock",
      action: "appointment.payment_failed",
      object: `appointment/${appointmentId}`,
    });
  }
  return appointment;
}

/** Null when a payment was begun meanwhile: the next sweep sees it. */
async function lockUnpaid(tx: Tx, appointmentId: number): Promise<PayableRow | null> {
  const appointment = await lockPayable(tx, appointmentId);
  return (await newestPayment(tx, appointmentId)) ? null : appointment;
}
