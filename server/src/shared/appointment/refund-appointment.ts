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
 * Settles the money of a cancelled appointment in the caller's transaction: cancels an open payment, and where
 * `isRefunded` refunds received money and releases reserved money, all by jobs; otherwise reserved money is captured
 * at once. Where `isRefunded` the voucher becomes usable too. Audits, and
 * mails the patient about a due refund unless told elsewhere. Call it before locking or changing the
 * appointment's row, or after `lockAppointmentRow`: payments are locked first.
 */
export async function refundAppointment(
  tx: Tx,
  services: Pick<Services, "jobs" | "config">,
  { tenant, appointmentId, actor, now, isRefunded, isNotifiedElsewhere = false }: CanceledPayment,
): Promise<{ isRefundDue: boolean }> {
  let isRefundDue = false;
  for (const { id, status, is_capture_asked } of await lockPaymentsOf(tx, appointmentId)) {
    if (status === "authorised" && !isRefunded) continue;
    if (status === "reserved" && !isRefunded) {
      await captureForfeited(tx, id, now);
      continue;
    }
    const next = stepPayment(status, { type: "visit_off", isCaptureRequested: is_capture_asked });
    if (next === status) continue;
    await sql`
      update payments set status = ${next}, capture_at = null, refund_told_at = ${next === "refund_due" && isNotifiedElsewhere ? now : null}
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

/** What the clinic keeps is captured with the next sweep. */
async function captureForfeited(tx: Tx, id: number, now: Date): Promise<void> {
  await sql`update payments set capture_at = ${now} where id = ${id} and capture_at > ${now}`.execute(tx);
}

/**
 * Moves the capture of an appointment's reserved payment with the appointment, as far as the reservation lasts. Requires
 * the payment's lock.
 */
export async function moveCapture(
  tx: Tx,
  appointmentId: number,
  { start, now }: { start: Date; now: Date },
): Promise<void> {
  await sql`update payments set capture_at = least(${start}::timestamptz, reserved_until)
    where appointment_id = ${appointmentId} and capture_at > ${now}`.execute(tx);
}

type LockedPayment = { id: number; status: PaymentState; is_capture_asked: boolean };

/**
 * Locks an appointment's payments until the transaction ends and returns them. Call it before locking the
 * appointment's row.
 */
export async function lockPaymentsOf(tx: Tx, appointmentId: number): Promise<LockedPayment[]> {
  const { rows } = await sql<LockedPayment>`
    select id, status, capture_asked_at is not null as is_capture_asked from payments where appointment_id = ${appointmentId} order by id for update`.execute(
    tx,
  );
  return rows;
}
