import { stepPayment, type PaymentState } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { queuePaymentMail } from "../mail/payment-mail.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { giveVoucherUsesBack } from "../payment/voucher-uses.ts";

export type CanceledPayment = {
  tenant: Tenant;
  appointmentId: number;
  /** Whose deed it is, for the audit log. */
  actor: string;
  now: Date;
  /** Whether money that came goes back, and a voucher is given back: the clinic's terms, or its own doing. */
  isRefunded: boolean;
  /** Another mail of the same deed says that the money goes back. */
  isNotifiedElsewhere?: boolean;
};

/**
 * What a visit that is called off means for its money, in the caller's transaction: an open payment ends and the provider
 * is told so, money that came goes back where `isRefunded`; both by a job. The patient is written to about the money alone. The appointment's own status is the caller's.
 * Call it before the appointment's row is locked or changed: payments are locked before appointments everywhere.
 */
export async function refundAppointment(
  tx: Tx,
  services: Pick<Services, "jobs" | "config">,
  { tenant, appointmentId, actor, now, isRefunded, isNotifiedElsewhere = false }: CanceledPayment,
): Promise<{ isRefundDue: boolean }> {
  let isRefundDue = false;
  for (const { id, status } of await lockPaymentsOf(tx, appointmentId)) {
    if (status === "authorised" && !isRefunded) continue;
    const next = stepPayment(status, { type: "visit_off" });
    if (next === status) continue;
    await sql`
      update payments set status = ${next}, refund_told_at = ${next === "refund_due" && isNotifiedElsewhere ? now : null}
      where id = ${id}`.execute(tx);
    await audit(tx, tenant.id, { actor, action: `payment.${next}`, object: `payment/${id}` });
    await services.jobs.send(tx, { tenant: tenant.id, kind: "payment", id });
    isRefundDue ||= next === "refund_due";
  }
  if (isRefundDue && !isNotifiedElsewhere)
    await queuePaymentMail(tx, services, { tenant, now, kind: "payment_refund_due", appointmentId });
  if (isRefunded) await giveVoucherUsesBack(tx, [appointmentId]);
  return { isRefundDue };
}

/** Locks the payments of an appointment; to be called before its own row is locked. */
export async function lockPaymentsOf(
  tx: Tx,
  appointmentId: number,
): Promise<{ id: number; status: PaymentState }[]> {
  const { rows } = await sql<{ id: number; status: PaymentState }>`
    select id, status from payments where appointment_id = ${appointmentId} order by id for update`.execute(
    tx,
  );
  return rows;
}
