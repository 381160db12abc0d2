import { stepAppointment } from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import { audit } from "../../platform/privacy/audit.ts";
import type { Tx } from "../../platform/database/database.ts";
import { newCode } from "../../platform/crypto/secrets.ts";
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

type Booked = { id: number; patient_id: number | null; booked_by: number | null };

/**
 * Makes an appointment a booked one in the caller's transaction, which has locked its row: status, code, calendar file
 * and mail come together or not at all (D.70). Clinics that accept by themselves do so at once (D.83).
 */
export async function confirmAppointment(tx: Tx, appointmentId: number, setting: Setting): Promise<void> {
  const { services, tenant, actor, isPaid = false, now } = setting;
  const accepted = tenant.settings.autoAccept ? stepAppointment("scheduled", { type: "accepted" }) : null;
  const { rows } = await sql<Booked>`
    update appointments set status = ${accepted ?? "scheduled"}, code = ${await unusedCode(tx)}, booked_at = ${now},
      hold_expires_at = null, version = version + 1
    where id = ${appointmentId} returning id, patient_id, booked_by`.execute(tx);
  const [visit] = rows;
  if (!visit) throw new Error(`Appointment ${appointmentId} is gone`);
  await audit(tx, tenant.id, {
    actor,
    action: "appointment.booked",
    object: `appointment/${visit.id}`,
    ...(visit.booked_by !== null && visit.patient_id !== null ? { onBehalfOf: visit.patient_id } : {}),
  });
  if (accepted)
    await audit(tx, tenant.id, {
      actor: "clinic/auto-accept",
      action: "appointment.accepted",
      object: `appointment/${visit.id}`,
    });
  await queueAppointmentMail(tx, "visit_booked", visit.id, { services, tenant, now, isOwed: isPaid });
}

/** Two visits of a clinic never share a code; a clash in 32^8 is drawn again. */
export async function unusedCode(tx: Tx): Promise<string> {
  for (;;) {
    const code = newCode();
    const found = await tx
      .selectFrom("appointments")
      .select("id")
      .where("code", "=", code)
      .executeTakeFirst();
    if (!found) return code;
  }
}
