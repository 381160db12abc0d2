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
  /** Who made it a booking, as the audit log names him. */
  actor: string;
  /** Its time was paid for: the mail goes whatever the budget says. */
  isPaid?: boolean;
  now: Date;
};

/**
 * Books an appointment whose row the caller's transaction has locked: status, code, calendar file and mail together
 * (D.70). When the clinic accepts automatically, it is accepted too (D.83).
 */
export async function confirmAppointment(tx: Tx, appointmentId: number, setting: Setting): Promise<void> {
  const { services, tenant, isPaid = false, now } = setting;
  const visit = await confirmAndLoad(tx, appointmentId, setting);
  await queueMailOf(tx, "visit_booked", visit, { services, tenant, now, isOwed: isPaid });
  // The last step of its transaction: one that is undone after it would count, which a metric may.
  emitProductEvent("booking", isPaid ? "paid" : "free");
}

/** So often a code is drawn anew before it is asked whether the appointment is there at all. */
const mostDraws = 5;

/** Sent together: what the mail tells is read when the appointment is booked. */
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

/** False where another appointment has the code that was drawn: a clash in 32^8 is drawn again. */
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

/** Returns a new appointment code that no other appointment of the clinic has. */
export async function unusedCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newCode();
    const { rows } = await sql`${statementName("time_of_code")}
      select 1 from appointments where code = ${code}`.execute(tx);
    if (rows.length === 0) return code;
  }
}
