import { stepPayment, type PaymentState } from "@anteroom/domain/payment/payment-state";
import { sql } from "kysely";
import { audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { queuePaymentMail } from "../mail/payment-mail.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { releaseVoucherUses } from "../payment/voucher-uses.ts";

/** Which appointment's payment ends, and how. */
export type CanceledPayment = {
  tenant: Tenant;
  appointmentId: number;
  /** The actor, for the audit log. */
  actor: string;
  now: Date;
  /** Whether received money is refunded and a voucher becomes usable again. */
  isRefunded: boolean;
  /** True when another mail of this action already announces the refund. */
  isNotifiedElsewhere?: boolean;
};

/**
 * Settles the money of a cancelled appointment in the caller's transaction: cancels an open payment and
 * refunds received money where `isRefunded`, both by jobs. Then the voucher becomes usable too. Audits, and
 * mails the patient about a due refund unless told elsewhere. Call it before locking or changing the
 * appointment's row, or after `lockAppointmentRow`: payments are locked first.
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
  if (isRefunded) await releaseVoucherUses(tx, [appointmentId]);
  return { isRefundDue };
}

/**
 * Locks an appointment's payments until the transaction ends and returns them. Call it before locking the
 * appointment's row.
 */
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
