import { stepAppointment } from "@anteroom/domain/appointment-state";
import { asLocale } from "@anteroom/domain/locales";
import { sql } from "kysely";
import { audit } from "./audit.ts";
import { confirmationMail, type BookedVisit } from "./confirmation-mail.ts";
import type { Tx } from "./database.ts";
import { newCode } from "./secrets.ts";
import type { Services } from "./services.ts";
import type { Tenant } from "./tenants.ts";

type Setting = {
  services: Pick<Services, "jobs" | "config">;
  tenant: Tenant;
  /** Who made it a booking, as the audit log names him. */
  actor: string;
  now: Date;
};

type Booked = BookedVisit & { email: string | null; language: string | null };

/**
 * Makes an appointment a booked one in the caller's transaction, which has locked its row: status, code, calendar file
 * and mail come together or not at all (D.70). Clinics that accept by themselves do so at once (D.83).
 */
export async function confirmAppointment(tx: Tx, appointmentId: number, setting: Setting): Promise<void> {
  const { tenant, actor, now } = setting;
  const accepted = tenant.settings.autoAccept ? stepAppointment("scheduled", { type: "accepted" }) : null;
  const { rows } = await sql<Booked>`
    update appointments a set status = ${accepted ?? "scheduled"}, code = ${await unusedCode(tx)}, booked_at = ${now},
      hold_expires_at = null, version = version + 1
    where a.id = ${appointmentId}
    returning a.id, a.code, a.start_time, a.end_time, a.patient_id,
      coalesce((select p.email from patients p where p.id = a.patient_id), (select g.email from guests g where g.id = a.guest_id)) as email,
      coalesce((select p.language from patients p where p.id = a.patient_id), (select g.language from guests g where g.id = a.guest_id)) as language`.execute(
    tx,
  );
  const [visit] = rows;
  if (!visit) throw new Error(`Appointment ${appointmentId} is gone`);
  await audit(tx, tenant.id, { actor, action: "appointment.booked", object: `appointment/${visit.id}` });
  if (accepted)
    await audit(tx, tenant.id, {
      actor: "clinic/auto-accept",
      action: "appointment.accepted",
      object: `appointment/${visit.id}`,
    });
  if (visit.email !== null) await queueMail(tx, visit, visit.email, setting);
}

async function queueMail(tx: Tx, visit: Booked, recipient: string, { services, tenant, now }: Setting) {
  const locale = asLocale(visit.language ?? undefined) ?? tenant.settings.defaultLanguage;
  const mail = await tx
    .insertInto("mails")
    .values({
      tenant_id: tenant.id,
      appointment_id: visit.id,
      recipient,
      ...confirmationMail(visit, { tenant, config: services.config, locale, now }),
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.jobs.send(tx, { tenant: tenant.id, kind: "mail", id: mail.id });
}

/** Two visits of a clinic never share a code; a clash in 32^8 is drawn again. */
async function unusedCode(tx: Tx): Promise<string> {
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
