import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import type { Tx } from "../../platform/database/database.ts";
import { named } from "../../platform/database/named-statements.ts";
import { newCode } from "../../platform/crypto/secrets.ts";
import { happened } from "../../platform/observe/happenings.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { queueAppointmentMail } from "../mail/appointment-mail.ts";

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
 * Makes an appointment a booked one in the caller's transaction, which has locked its row: status, code, calendar file
 * and mail come together or not at all (D.70). Clinics that accept by themselves do so at once (D.83).
 */
export async function confirmAppointment(tx: Tx, appointmentId: number, setting: Setting): Promise<void> {
  const { services, tenant, actor, isPaid = false, now } = setting;
  const accepted = tenant.settings.autoAccept ? stepAppointment("scheduled", { type: "accepted" }) : null;
  const object = `appointment/${appointmentId}`;
  const { rows } = await sql<{ id: number }>`${named("confirm_appointment")}
    with booked as (
      update appointments set status = ${accepted ?? "scheduled"}, code = ${await unusedCode(tx)}, booked_at = ${now},
        hold_expires_at = null, version = version + 1
      where id = ${appointmentId} returning id, case when booked_by is not null then patient_id end as on_behalf_of),
    noted as (
      insert into audit_log (tenant_id, actor, action, object, on_behalf_of)
      select ${tenant.id}::int, ${actor}::text, 'appointment.booked', ${object}::text, on_behalf_of from booked
      union all select ${tenant.id}::int, 'clinic/auto-accept', 'appointment.accepted', ${object}::text, null::bigint from booked
        where ${accepted !== null}::boolean)
    select id from booked`.execute(tx);
  if (rows.length === 0) throw new Error(`Appointment ${appointmentId} is gone`);
  await queueAppointmentMail(tx, "visit_booked", appointmentId, { services, tenant, now, isOwed: isPaid });
  // The last step of its transaction: one that is undone after it would count, which a metric may.
  happened("booking", isPaid ? "paid" : "free");
}

/** Two visits of a clinic never share a code; a clash in 32^8 is drawn again. */
export async function unusedCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newCode();
    const { rows } = await sql`${named("time_of_code")}
      select 1 from appointments where code = ${code}`.execute(tx);
    if (rows.length === 0) return code;
  }
}
