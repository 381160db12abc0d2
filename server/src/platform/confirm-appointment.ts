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

type Booked = BookedVisit & {
  /** Who acted for the patient of the visit. */
  booked_by: number | null;
  email: string | null;
  language: string | null;
  wants_mail: boolean;
  wants_calendar: boolean;
};

/**
 * Makes an appointment a booked one in the caller's transaction, which has locked its row: status, code, calendar file
 * and mail come together or not at all (D.70). Clinics that accept by themselves do so at once (D.83).
 */
export async function confirmAppointment(tx: Tx, appointmentId: number, setting: Setting): Promise<void> {
  const { tenant, actor, now } = setting;
  const accepted = tenant.settings.autoAccept ? stepAppointment("scheduled", { type: "accepted" }) : null;
  const { rows } = await sql<Booked>`
    with booked as (
      update appointments a set status = ${accepted ?? "scheduled"}, code = ${await unusedCode(tx)}, booked_at = ${now},
        hold_expires_at = null, version = version + 1
      where a.id = ${appointmentId}
      returning a.tenant_id, a.id, a.code, a.start_time, a.end_time, a.patient_id, a.guest_id, a.booked_by)
    select b.id, b.code, b.start_time, b.end_time, b.patient_id, b.booked_by,
      coalesce(p.email, parent.email, g.email) as email,
      -- The visit's page is for those who sign in; a dependent with an address of their own comes in with the code.
      p.id is null or (p.parent_id is not null and p.email is not null) as enters_by_code,
      coalesce(p.language, parent.language, g.language) as language,
      coalesce(holder.wants_visit_mails, true) as wants_mail, coalesce(holder.wants_calendar_files, true) as wants_calendar
    from booked b
      left join patients p on p.tenant_id = b.tenant_id and p.id = b.patient_id
      left join patients parent on parent.tenant_id = p.tenant_id and parent.id = p.parent_id
      left join patients holder on holder.tenant_id = p.tenant_id and holder.id = case when p.email is null then p.parent_id else p.id end
      left join guests g on g.tenant_id = b.tenant_id and g.id = b.guest_id`.execute(tx);
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
  if (visit.email !== null && visit.wants_mail) await queueMail(tx, visit, visit.email, setting);
}

async function queueMail(tx: Tx, visit: Booked, recipient: string, { services, tenant, now }: Setting) {
  const locale = asLocale(visit.language ?? undefined) ?? tenant.settings.defaultLanguage;
  const words = confirmationMail(visit, { tenant, config: services.config, locale, now });
  const mail = await tx
    .insertInto("mails")
    .values({
      tenant_id: tenant.id,
      appointment_id: visit.id,
      recipient,
      ...words,
      calendar: visit.wants_calendar ? words.calendar : null,
      created_at: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await services.jobs.send(tx, { tenant: tenant.id, kind: "mail", id: mail.id });
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
