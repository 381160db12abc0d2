import { sql, type RawBuilder } from "kysely";
import { audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import { queuePaymentMail } from "../mail/payment-mail.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { releaseVoucherUses } from "../payment/voucher-uses.ts";
import { isWithin, takesSlot } from "./is-within.ts";
import { paymentStateLists } from "../../platform/database/state-lists.ts";

/**
 * Locks doctors, and those whom `more` finds, in order of id until the transaction ends. So only one
 * transaction at a time reserves their time; without it, parallel bookings deadlock on the exclusion
 * constraint. Returns those that exist, unlisted ones included. Lock persons before doctors, and doctors
 * before appointments.
 */
export async function lockDoctors(
  tx: Tx,
  doctorIds: readonly number[],
  /** A statement that selects further doctors' ids. */
  more?: RawBuilder<number>,
): Promise<LockedDoctor[]> {
  const others = more ? sql`|| array(${more})` : sql``;
  const { rows } = await sql<LockedDoctor>`${statementName(more ? "lock_doctors_and_more" : "lock_doctors")}
    select id, visit_minutes, price_minor, is_listed from doctors
    where id = any(${doctorIds}::bigint[] ${others}) order by id for no key update`.execute(tx);
  return rows;
}

/** The booking data of a locked doctor: length in minutes, price in minor units. */
export type LockedDoctor = { id: number; visit_minutes: number; price_minor: number; is_listed: boolean };

type Facts = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; now: Date };
type Range = { doctorId: number; start: Date; end: Date };

/**
 * SQL condition: appointment `a`, a hold or unpaid booking, occupies time in this range of a doctor, and its
 * deadline has passed.
 */
export const isExpiredHoldIn = ({ doctorId, start, end }: Range, now: Date) => sql<boolean>`(
  a.doctor_id = ${doctorId} and ${isWithin("a", start, end)}
  and ${takesSlot("a")} and a.hold_expires_at <= ${now})`;

/**
 * Releases expired holds and bookings whose payment is overdue in a range of a doctor's time; their vouchers
 * become usable. Audits, mails unpaid bookers and queues the provider's cancellation. Requires the doctor's
 * lock. Locks payments before appointments, as provider events do. Returns whether anything was released.
 * Sends no hint.
 */
export async function expireHeldSlot(
  tx: Tx,
  range: Range,
  { services, tenant, now }: Facts,
): Promise<boolean> {
  const due = isExpiredHoldIn(range, now);
  // The doctor is locked, so nothing becomes due meanwhile.
  const { rows: found } = await sql`${statementName("due_of_time")}
    select 1 from appointments a where ${due} limit 1`.execute(tx);
  if (found.length === 0) return false;
  await sql`
    select 1 from payments y join appointments a on a.tenant_id = y.tenant_id and a.id = y.appointment_id
    where ${due} order by y.id for update of y`.execute(tx);
  const { rows } = await sql<{ id: number; tenant_id: number; status: string }>`
    update appointments a set status = case a.status when 'held' then 'expired' else 'payment_failed' end,
      hold_expires_at = null, version = a.version + 1
    where ${due} returning a.id, a.tenant_id, a.status`.execute(tx);
  if (rows.length === 0) return false;
  const ids = rows.map(({ id }) => id);
  const { rows: ended } = await sql<{ id: number; tenant_id: number }>`
    update payments set status = 'expired'
    where appointment_id = any(${ids}) and status in ${paymentStateLists.open}
    returning id, tenant_id`.execute(tx);
  await releaseVoucherUses(tx, ids);
  for (const { id, tenant_id } of rows.filter(({ status }) => status === "payment_failed")) {
    await audit(tx, tenant_id, {
      actor: "clock",
      action: "appointment.payment_failed",
      object: `appointment/${id}`,
    });
    await queuePaymentMail(tx, services, { tenant, now, kind: "payment_timed_out", appointmentId: id });
  }
  for (const { id, tenant_id } of ended) {
    await audit(tx, tenant_id, { actor: "clock", action: "payment.expired", object: `payment/${id}` });
    await services.jobs.send(tx, { tenant: tenant_id, kind: "payment", id });
  }
  return true;
}
