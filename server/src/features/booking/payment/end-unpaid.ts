import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { audit } from "../../../platform/privacy/audit.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { queuePaymentMail } from "../../../shared/mail/payment-mail.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import type { PaymentOutcome } from "../../../ports/payments.ts";
import { applyPaymentEvent, eventOfOutcome } from "./provider/apply-payment-event.ts";
import { closeAtProvider, providerStateIn } from "./provider/close-at-provider.ts";
import { throughGateway } from "./provider/through-gateway.ts";
import type { PaymentDeps } from "./payment-deps.ts";
import { lockPayable, lockPayment, newestPayment, type PayableRow, type PaymentRow } from "./payment-row.ts";
import { failUnpaidAppointment, settlePayment } from "./settle-payment.ts";

type Ending = {
  tenant: Tenant;
  appointmentId: number;
  /** The actor, as the audit log names it. */
  actor: string;
  /** The patient gave up (D.75), or the deadline of D.72 is over; the deadline is checked. */
  event: "given_up" | "deadline_passed";
};

/**
 * Ends an unpaid appointment: cancels at the provider first, then in the database with mail, audit and hint.
 * Books the appointment instead when the money had already arrived. Does not change the appointment when it
 * awaits no payment, or, for `deadline_passed`, when its deadline is not over; an undecided payment is
 * cancelled at the provider all the same. Must not run inside a transaction.
 */
export async function cancelUnpaidAppointment(given: PaymentDeps, ending: Ending): Promise<void> {
  const { tenant, appointmentId } = ending;
  const { db } = given.services;
  const payment = await withTenant(db, tenant.id, (tx) => newestPayment(tx, appointmentId));
  const deps = await throughGateway(given, tenant, payment?.gateway_id ?? null);
  const outcome = await closeAtProvider(deps, payment);
  if (outcome.state === "authorised")
    return void (await applyPaymentEvent(deps, tenant, eventOfOutcome(outcome)));
  const ended = await withTenant(db, tenant.id, (tx) => end(tx, deps, ending, { payment, outcome }));
  if (ended) await deps.hints.appointmentChanged(tenant.id, ended);
}

type Known = { payment: PaymentRow | null; outcome: PaymentOutcome };

async function end(tx: Tx, deps: PaymentDeps, ending: Ending, known: Known): Promise<PayableRow | null> {
  const { tenant, appointmentId, actor, event } = ending;
  const now = deps.services.clock.now();
  const payment = known.payment && (await lockPayment(tx, known.payment.reference));
  const appointment = payment ? await lockPayable(tx, appointmentId) : await lockUnpaid(tx, appointmentId);
  if (appointment?.status !== "pending_payment" || !appointment.hold_expires_at) return null;
  if (event === "deadline_passed" && appointment.hold_expires_at > now) return null;
  if (payment)
    await settlePayment(tx, {
      deps,
      tenant,
      now,
      payment,
      appointment,
      actor,
      event: { type: event },
      ...providerStateIn(known.outcome),
    });
  else await endUnbegun(tx, deps, ending, appointment, now);
  // Nobody knows whether it was paid: a job closes it when the provider answers.
  if (payment && known.outcome.state === "unavailable")
    await deps.services.jobs.send(tx, { tenant: tenant.id, kind: "payment", id: payment.id });
  return appointment;
}

/** Ends an appointment whose payment was never started. */
async function endUnbegun(
  tx: Tx,
  { services }: PaymentDeps,
  { tenant, actor, event }: Ending,
  appointment: PayableRow,
  now: Date,
): Promise<void> {
  const type = event === "given_up" ? "canceled" : "not_paid";
  await failUnpaidAppointment(tx, appointment, stepAppointment("pending_payment", { type }));
  await audit(tx, tenant.id, {
    actor,
    action: event === "given_up" ? "appointment.given_up" : "appointment.payment_failed",
    object: `appointment/${appointment.id}`,
  });
  if (event === "deadline_passed")
    await queuePaymentMail(tx, services, {
      tenant,
      now,
      kind: "payment_timed_out",
      appointmentId: appointment.id,
    });
}

/** Returns null when a payment was started meanwhile; the next sweep handles it. */
async function lockUnpaid(tx: Tx, appointmentId: number): Promise<PayableRow | null> {
  const appointment = await lockPayable(tx, appointmentId);
  return (await newestPayment(tx, appointmentId)) ? null : appointment;
}
