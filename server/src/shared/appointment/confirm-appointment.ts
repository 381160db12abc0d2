import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { statementName } from "../../platform/database/named-statements.ts";
import { newCode } from "../../platform/crypto/secrets.ts";
import { emitProductEvent } from "../../platform/observe/happenings.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { loadMailed, queueMailOf } from "../mail/appointment-mail.ts";

type Setting = {
  services: Pick<Services, "jobs" | "config">;
  tenant: Tenant;
  /** The actor, as the audit log names it. */
  actor: string;
  /** It was paid, so the mail is sent regardless of the budget. */
  isPaid?: boolean;
  now: Date;
};

/**
 * Books an appointment: sets status and a new code, audits, and queues the mail with its calendar file
 * (D.70). When the clinic accepts automatically, it is accepted too (D.83). Counts the booking metric, so
 * call it last in the transaction. Requires the appointment's lock. Sends no hint.
 */
export async function confirmAppointment(tx: Tx, appointmentId: number, setting: Setting): Promise<void> {
  const { services, tenant, isPaid = false, now } = setting;
  const visit = await confirmAndLoad(tx, appointmentId, setting);
  await queueMailOf(tx, "visit_booked", visit, { services, tenant, now, isOwed: isPaid });
  // The last step of the transaction: a later rollback would still count in the metric, which is tolerated.
  emitProductEvent("booking", isPaid ? "paid" : "free");
}

/** Most attempts to draw an unused code. */
const mostDraws = 5;

/** Confirms the appointment and loads the mail's data in one round trip. */
async function confirmAndLoad(tx: Tx, appointmentId: number, setting: Setting) {
  for (let draws = 0; draws < mostDraws; draws += 1) {
    const [isBooked, visit] = await Promise.all([
      confirm(tx, appointmentId, setting),
      loadMailed(tx, appointmentId, { reader: "patient", kind: "visit_booked" }),
    ]);
    if (isBooked) return visit;
  }
  throw new Error(`Appointment ${appointmentId} is gone`);
}

/** Returns false when another appointment has the drawn code; the caller tries again. */
async function confirm(tx: Tx, appointmentId: number, { tenant, actor, now }: Setting): Promise<boolean> {
  const accepted = tenant.settings.autoAccept ? stepAppointment("scheduled", { type: "accepted" }) : null;
  const object = `appointment/${appointmentId}`;
  const code = newCode();
  const { rows } = await sql<{ id: number }>`${statementName("confirm_appointment")}
    with booked as (
      update appointments set status = ${accepted ?? "scheduled"}, code = ${code}, booked_at = ${now},
        hold_expires_at = null, version = version + 1
      where id = ${appointmentId} and not exists (select from appointments other where other.code = ${code})
      returning id, case when booked_by is not null then patient_id end as on_behalf_of),
    noted as (
      insert into audit_log (tenant_id, actor, action, object, on_behalf_of)
      select ${tenant.id}::int, ${actor}::text, 'appointment.booked', ${object}::text, on_behalf_of from booked
      union all select ${tenant.id}::int, 'clinic/auto-accept', 'appointment.accepted', ${object}::text, null::bigint from booked
        where ${accepted !== null}::boolean)
    select id from booked`.execute(tx);
  return rows.length > 0;
}

/** Returns a new appointment code that no other appointment of the clinic has. It is not reserved. */
export async function unusedCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newCode();
    const { rows } = await sql`${statementName("time_of_code")}
      select 1 from appointments where code = ${code}`.execute(tx);
    if (rows.length === 0) return code;
  }
}
