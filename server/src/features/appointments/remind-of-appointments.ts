import {
  isReminderWanted,
  isTextReminderWanted,
  nextReminderAt,
  reminderDue,
  textReminderDue,
  type ReminderKind,
} from "@anteroom/domain/notifications/reminders";
import { sql } from "kysely";
import type pg from "pg";
import { withTenant, type Tx } from "../../platform/database/database.ts";
import { zoneOfReader } from "../../platform/mail/appointment-details.ts";
import { queuePush } from "../../platform/texts/queue-push.ts";
import { queueTexts, textReader } from "../../platform/texts/queue-text.ts";
import type { Services } from "../../platform/config/services.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { queueAppointmentMail, type AppointmentMailKind } from "../../shared/mail/appointment-mail.ts";
import { appointmentStateLists } from "../../platform/database/state-lists.ts";

/** Rows read at a time. */
const batch = 200;

const mailOf = {
  day: "visit_reminder_day",
  hour: "visit_reminder_hour",
  soon: "visit_reminder_soon",
} as const satisfies Record<ReminderKind, AppointmentMailKind>;

/**
 * Sends the reminders that are due at `now` in all clinics, as each reader has chosen: mail, push and text
 * message, each exactly once. Repeats until nothing is due. One transaction per appointment stores the
 * reminder, queues its messages and sets the next check. A failure goes to `onError` and is retried in the
 * next round. `jobsPool` uses the role that sees due work.
 */
export async function remindOfAppointments(
  jobsPool: pg.Pool,
  services: Services,
  now: Date,
  onError: (error: Error) => void,
): Promise<void> {
  const failed: number[] = [];
  for (;;) {
    const page = await due(jobsPool, now, failed);
    for (const { tenant_id, id } of page) {
      const tenant = await services.app.tenants.ofId(tenant_id);
      const work = tenant
        ? withTenant(services.db, tenant_id, (tx) => remind(tx, id, { services, tenant, now }))
        : Promise.reject(new Error(`A reminder is due in clinic ${tenant_id}, which is unknown`));
      await work.catch((error: unknown) => {
        failed.push(id);
        onError(error instanceof Error ? error : new Error(String(error)));
      });
    }
    if (page.length < batch) return;
  }
}

type Due = { tenant_id: number; id: number };

/** Returns due appointments, one of each clinic in turn, so that a busy clinic does not delay others. */
async function due(jobsPool: pg.Pool, now: Date, failed: readonly number[]): Promise<Due[]> {
  const { rows } = await jobsPool.query<Due>(
    `select tenant_id, appointment_id as id from reminder_looks
     where look_at <= $1 and appointment_id <> all($3::bigint[])
     order by row_number() over (partition by tenant_id order by look_at, appointment_id), tenant_id limit $2`,
    [now, batch, failed],
  );
  return rows;
}

type Row = {
  id: number;
  service_type: string;
  start_time: Date;
  booked_at: Date | null;
  created_at: Date;
  moved_at: Date | null;
};

/** The choices of the readers of mails and texts; `is_wanted` is the patient's own switch. */
type Wishes = {
  day: boolean;
  hour: boolean;
  soon: boolean;
  mails: boolean;
  is_wanted: boolean;
  text_zone: string | null;
};

type Setting = { services: Services; tenant: Tenant; now: Date };

async function remind(tx: Tx, appointmentId: number, setting: Setting): Promise<void> {
  const { tenant, now } = setting;
  const { rows } = await sql<Row>`
    select id, service_type, start_time, booked_at, created_at, moved_at from appointments
    where id = ${appointmentId} and status in ${appointmentStateLists.beforeCall} for no key update`.execute(
    tx,
  );
  const [row] = rows;
  // Cancelled between the query and the lock: the trigger has ended the checks.
  if (!row) return;
  const wishes = await wishesOf(tx, row.id);
  const zone = zoneOfReader(wishes.text_zone, tenant.settings);
  // A prescription renewal needs no presence.
  if (wishes.is_wanted && row.service_type !== "prescription_renewal") {
    await remindByText(tx, row, zone, setting);
  }
  await remindByMailAndPush(tx, row, wishes, setting);
  const next = nextReminderAt(row.start_time.getTime(), now.getTime(), zone);
  await sql`${
    next === null
      ? sql`delete from reminder_looks`
      : sql`update reminder_looks set look_at = ${new Date(next)}`
  } where appointment_id = ${row.id}`.execute(tx);
}

async function remindByText(tx: Tx, row: Row, timeZone: string, setting: Setting): Promise<void> {
  const startTime = row.start_time.getTime();
  const kind = textReminderDue(startTime, setting.now.getTime(), timeZone);
  if (!kind || !isTextReminderWanted(kind, { startTime, timeChosenAt: chosenAt(row), timeZone })) return;
  await queueTexts(tx, kind, row.id, { ...setting, expiresAt: row.start_time });
}

async function remindByMailAndPush(tx: Tx, row: Row, wishes: Wishes, setting: Setting): Promise<void> {
  const { tenant, now } = setting;
  const startTime = row.start_time.getTime();
  const kind = reminderDue(startTime, now.getTime());
  if (!kind) return;
  const isWanted =
    row.service_type !== "prescription_renewal" &&
    wishes.is_wanted &&
    isReminderWanted(kind, startTime, chosenAt(row));
  const isMailed = isWanted && wishes.mails && wishes[kind];
  const isNew = await tx
    .insertInto("visit_reminders")
    .values({
      tenant_id: tenant.id,
      appointment_id: row.id,
      start_time: row.start_time,
      kind,
      is_mailed: isMailed,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  if (!isNew || !isWanted) return;
  if (isMailed) await queueAppointmentMail(tx, mailOf[kind], row.id, setting);
  await queuePush(tx, setting.services, {
    tenantId: tenant.id,
    appointmentId: row.id,
    kind: "reminder",
    moment: kind,
    now,
    expiresAt: row.start_time,
  });
}

/** When the time of the appointment was chosen, in ms. */
const chosenAt = ({ moved_at, booked_at, created_at }: Row) =>
  (moved_at ?? booked_at ?? created_at).getTime();

/** Returns the choices of the mails' reader: a dependent with an address, else the carer. Guests have the defaults. */
async function wishesOf(tx: Tx, appointmentId: number): Promise<Wishes> {
  const { rows } = await sql<Wishes>`
    select coalesce(m.reminds_day, true) as day, coalesce(m.reminds_hour, true) as hour, coalesce(m.reminds_soon, true) as soon,
      coalesce(m.wants_reminder_mails, true) as mails, coalesce(p.wants_reminders, true) as is_wanted,
      coalesce(r.time_zone, r.device_time_zone) as text_zone
    from appointments a
      left join patients p on p.tenant_id = a.tenant_id and p.id = a.patient_id
      left join patients m on m.tenant_id = p.tenant_id
        and m.id = case when p.email is null then coalesce(p.parent_id, p.id) else p.id end
      left join patients r on r.tenant_id = p.tenant_id and r.id = ${textReader}
    where a.id = ${appointmentId}`.execute(tx);
  const [wishes] = rows;
  if (!wishes) throw new Error("An appointment that was just locked is gone");
  return wishes;
}
