import type { clinicCapturePayment as shape } from "@anteroom/contract/appointment/clinic-payments";
import { sql } from "kysely";
import type { Call } from "../../../../platform/http/mount.ts";
import { problem } from "../../../../platform/http/problem.ts";
import { actorOf, audit } from "../../../../platform/privacy/audit.ts";
import { loadClinicPayments } from "../clinic-payment-rows.ts";
import type { PaymentDeps } from "../payment-deps.ts";
import { findPayment, isBooked, isUntaken, lockPayable, lockPayment } from "../payment-row.ts";
import { settlePayment } from "../settle-payment.ts";

/**
 * Takes a reserved payment now instead of when its appointment begins, or requests a failed capture again; audited.
 * Changes nothing while a capture is queued or was requested. Returns `status_conflict` where no amount is reserved,
 * `not_found` for a doctor's token when the appointment is another doctor's.
 */
export function captureNow(call: Call<typeof shape>, deps: PaymentDeps) {
  const { tenant, caller, params, now, tx } = call;
  return tx(async (one) => {
    const condition = sql<boolean>`y.id = ${params.payment_id}`;
    const [visible] = await loadClinicPayments(one, caller, condition);
    const found = visible && (await findPayment(one, visible.id));
    const payment = found && (await lockPayment(one, found.reference));
    const appointment = payment && (await lockPayable(one, payment.appointment_id));
    if (!payment || !appointment) return problem("not_found");
    const isReserved = payment.status === "reserved";
    // An authorisation that the provider has reported as lapsed or cancelled cannot come back, and nothing is taken for a visit that is off.
    const isRetry =
      payment.status === "capture_failed" &&
      isUntaken(payment) &&
      payment.released_at === null &&
      isBooked(appointment);
    if (!isReserved && !isRetry) return problem("status_conflict", { reason: "nothing_reserved" });
    const actor = actorOf(caller);
    if (isRetry)
      await settlePayment(one, {
        deps,
        tenant,
        now,
        actor,
        payment,
        appointment,
        event: { type: "capture_retried", isBooked: true },
      });
    else if (payment.capture_at !== null)
      await sql`update payments set capture_at = ${now} where id = ${payment.id} and capture_at > ${now}`.execute(
        one,
      );
    await audit(one, tenant.id, {
      actor,
      action: "payment.capture_due",
      object: `payment/${payment.id}`,
    });
    const [entity = visible] = await loadClinicPayments(one, caller, condition);
    return { data: { entity } };
  });
}
