import type { Reminders } from "@anteroom/contract/account/reminders";
import type { TextChannel } from "@anteroom/domain/notifications/reminders";
import { sql } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { offeredTextChannels } from "../../../platform/texts/text-channels.ts";

type Setting = { tenant: Tenant; config: Services["config"] };

type Row = Pick<
  Reminders,
  "day" | "hour" | "soon" | "doctor" | "mails" | "can_mail" | "number" | "new_number"
> & {
  on_channels: TextChannel[];
  stopped_channels: TextChannel[];
};

/**
 * Returns a patient's reminder choices for the API, with offered channels and dependents. The numbers are
 * null when the clinic offers no channel. Throws for an unknown patient.
 */
export async function readReminders(
  tx: Tx,
  patientId: number,
  { tenant, config }: Setting,
): Promise<Reminders> {
  const { rows } = await sql<Row>`
    select p.reminds_day as day, p.reminds_hour as hour, p.reminds_soon as soon, p.reminds_doctor as doctor,
      p.wants_reminder_mails as mails, p.email is not null and p.wants_visit_mails as can_mail, n.number, n.new_number,
      array(select c.channel from text_consents c where c.patient_id = p.id and c.ended_at is null) as on_channels,
      array(select s.channel from text_stops s where s.patient_id = p.id and s.number = coalesce(n.number, n.new_number)) as stopped_channels
    from patients p left join text_numbers n on n.tenant_id = p.tenant_id and n.patient_id = p.id
    where p.id = ${patientId}`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("A patient who has just been recognised is gone");
  const { on_channels, stopped_channels, ...choices } = row;
  const offered = offeredTextChannels(config, tenant.settings);
  const isOffered = offered.length > 0;
  return {
    ...choices,
    number: isOffered ? row.number : null,
    new_number: isOffered ? row.new_number : null,
    code_channel: offered[0] ?? null,
    channels: offered.map((channel) => ({
      channel,
      is_on: row.number !== null && on_channels.includes(channel),
      is_stopped: stopped_channels.includes(channel),
      sender: config.texts.senders[channel] ?? "",
    })),
    dependents: tenant.settings.patientsManageDependents ? await dependentsOf(tx, patientId) : [],
  };
}

async function dependentsOf(tx: Tx, patientId: number): Promise<Reminders["dependents"]> {
  const { rows } = await sql<Reminders["dependents"][number]>`
    select id, name, wants_reminders from patients
    where parent_id = ${patientId} and removed_at is null order by id`.execute(tx);
  return rows;
}
