import { templateVariables, textMessage } from "@anteroom/content/messages/text-messages";
import { asLocale } from "@anteroom/domain/shared/locales";
import type { NotificationMoment, TextChannel } from "@anteroom/domain/notifications/reminders";
import { zoneTimeName } from "@anteroom/domain/shared/time-of-zone";
import { withArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { sql } from "kysely";
import type { Tx } from "../database/database.ts";
import { zoneOfReader } from "../mail/appointment-details.ts";
import type { Services } from "../config/services.ts";
import { linkFor } from "../http/short-links.ts";
import type { Tenant } from "../tenancy/tenants.ts";
import { spendTextBudget } from "./text-budget.ts";
import { offeredTextChannels } from "./text-channels.ts";
import { appointmentStateLists } from "../database/state-lists.ts";

type Setting = { services: Pick<Services, "jobs" | "config">; tenant: Tenant; now: Date };

type Reader = {
  start_time: Date;
  end_time: Date;
  patient_id: number;
  number: string;
  language: string | null;
  time_zone: string | null;
  channels: TextChannel[];
};

/** The link of a text works so long after the end of its appointment, in ms. */
const linkWorksFor = 24 * 60 * 60_000;

/**
 * Queues the text messages of one moment of an upcoming appointment, in the caller's transaction: one per channel
 * that the reader has agreed to. The reader is the patient, or the carer of a dependent without contacts. Repeated
 * calls queue nothing. Not sent after `expiresAt`. Messages over their budget are stored as dropped.
 */
export async function queueTexts(
  tx: Tx,
  moment: NotificationMoment,
  appointmentId: number,
  { services, tenant, now, expiresAt }: Setting & { expiresAt: Date },
): Promise<void> {
  const offered = offeredTextChannels(services.config, tenant.settings);
  if (offered.length === 0) return;
  const reader = await readerOfTexts(tx, moment, appointmentId);
  if (!reader) return;
  for (const channel of offered.filter((one) => reader.channels.includes(one))) {
    const isNew = await tx
      .insertInto("text_messages")
      .values({
        tenant_id: tenant.id,
        patient_id: reader.patient_id,
        appointment_id: appointmentId,
        channel,
        kind: moment,
        start_time: reader.start_time,
        recipient: reader.number,
        body: "",
        variables: null,
        language: localeOf(reader, tenant),
        created_at: now,
        expires_at: expiresAt,
        status: "waiting",
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!isNew) continue;
    const { number, patient_id: patientId } = reader;
    const wait = await spendTextBudget(tx, { tenantId: tenant.id, pool: "reminder", number, patientId, now });
    if (wait !== null) {
      await tx.updateTable("text_messages").set({ status: "dropped" }).where("id", "=", isNew.id).execute();
      continue;
    }
    const written = await write(tx, reader, { moment, appointmentId, tenant, config: services.config });
    await tx.updateTable("text_messages").set(written).where("id", "=", isNew.id).execute();
    const kind = moment === "doctor" ? "text-urgent" : "text";
    await services.jobs.send(tx, { tenant: tenant.id, kind, id: isNew.id });
  }
}

/**
 * Who gets the texts about an appointment: the patient; of a dependent without contacts, whoever cares for them (S3.DEPENDENT.07). A
 * dependent with contacts is written to there, by mail, since nobody but the owner of a phone can agree to texts (S3.DEPENDENT.06).
 */
async function readerOfTexts(
  tx: Tx,
  moment: NotificationMoment,
  appointmentId: number,
): Promise<Reader | undefined> {
  const { rows } = await sql<Reader>`
    select a.start_time, a.end_time, r.id as patient_id, n.number,
      coalesce(r.device_language, r.language) as language, coalesce(r.time_zone, r.device_time_zone) as time_zone,
      array(select c.channel from text_consents c where c.patient_id = r.id and c.ended_at is null) as channels
    from appointments a
      join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      join patients r on r.tenant_id = a.tenant_id and r.id = ${textReader}
      join text_numbers n on n.tenant_id = r.tenant_id and n.patient_id = r.id and n.number is not null
    where a.id = ${appointmentId} and a.status in ${appointmentStateLists.upcoming}
      and (p.wants_reminders or ${moment} = 'doctor') and ${sql.ref(`r.reminds_${moment}`)}`.execute(tx);
  return rows[0];
}

/** SQL: the id of the patient whose phone gets the texts about patient `p`. */
export const textReader = sql`case when p.parent_id is not null and p.email is null and p.phone_number is null
  then p.parent_id else p.id end`;

type Facts = {
  moment: NotificationMoment;
  appointmentId: number;
  tenant: Tenant;
  config: Services["config"];
};

const localeOf = ({ language }: Reader, { settings }: Tenant) =>
  asLocale(language ?? undefined) ?? settings.defaultLanguage;

async function write(tx: Tx, reader: Reader, { moment, appointmentId, tenant, config }: Facts) {
  const locale = localeOf(reader, tenant);
  const zone = zoneOfReader(reader.time_zone, tenant.settings);
  const start = reader.start_time.getTime();
  const path =
    moment === "doctor"
      ? (`/client/video/${appointmentId}` as const)
      : (`/appointments/${appointmentId}` as const);
  const expiresAt = new Date(reader.end_time.getTime() + linkWorksFor);
  const values = {
    clinic: tenant.manifest.name,
    day: withArabicDates(tenant.settings.localizedArabicDates, () => formatDay(start, zone, locale)),
    time: formatTime(start, zone, locale),
    zone: zoneTimeName(zone, locale).replaceAll("’", "'"), // a sign outside GSM-7 would halve the length of a part
    link: await linkFor(tx, config, { tenant, appointmentId, path, expiresAt }),
  };
  return {
    body: textMessage(moment, locale, values),
    variables: JSON.stringify(templateVariables(moment, values)),
  };
}
