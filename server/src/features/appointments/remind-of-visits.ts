import { isReminderWanted, reminderDue, type ReminderKind } from "@anteroom/domain/reminders";
import { sql } from "kysely";
import type pg from "pg";
import { withTenant, type Tx } from "../../platform/database.ts";
import { queuePush } from "../../platform/queue-push.ts";
import type { Services } from "../../platform/services.ts";
import type { Tenant } from "../../platform/tenants.ts";
import { queueVisitMail, type VisitMailKind } from "../../platform/visit-mail.ts";

/** So many are read at a time. */
const batch = 200;

const mailOf = {
  day: "visit_reminder_day",
  hour: "visit_reminder_hour",
  soon: "visit_reminder_soon",
} as const satisfies Record<ReminderKind, VisitMailKind>;

/**
 * Reminds of the visits whose reminder is due at `now`, in all clinics: each reminder of each time exactly once. The row
 * that says so, the mail and its job are one transaction. One that fails is reported and delays no other; the next look tries it
 * again. `jobsPool` runs as the role that sees which work is due.
 */
export async function remindOfVisits(
  jobsPool: pg.Pool,
  services: Services,
  now: Date,
  onError: (error: Error) => void,
): Promise<void> {
  let page = await dueAfter(jobsPool, now, first);
  while (page.length > 0) {
    for (const { tenant_id, id } of page) {
      const tenant = await services.app.tenants.ofId(tenant_id);
      if (!tenant) continue;
      await withTenant(services.db, tenant_id, (tx) => remind(tx, id, { services, tenant, now })).catch(
        onError,
      );
    }
    const last = page.length < batch ? undefined : page.at(-1);
    page = last ? await dueAfter(jobsPool, now, last) : [];
  }
}

/** `start` is the database's own text: a `Date` would lose its microseconds. */
type Due = { tenant_id: number; id: number; start: string };
const first: Due = { tenant_id: 0, id: 0, start: "-infinity" };

/** The appointments whose reminder is due, after the one given, the earliest first. */
async function dueAfter(jobsPool: pg.Pool, now: Date, last: Due): Promise<Due[]> {
  const { rows } = await jobsPool.query<Due>(
    `select a.tenant_id, a.id, a.start_time::text as start from appointments a
     where a.status in ('scheduled', 'accepted') and a.start_time > $1 and a.start_time <= $1::timestamptz + interval '24 hours'
       and (a.start_time, a.tenant_id, a.id) > ($3, $4, $5)
       and not exists (select 1 from visit_reminders r
         where r.tenant_id = a.tenant_id and r.appointment_id = a.id and r.start_time = a.start_time
           and r.kind = case when a.start_time <= $1::timestamptz + interval '10 minutes' then 'soon'
             when a.start_time <= $1::timestamptz + interval '1 hour' then 'hour' else 'day' end)
     order by a.start_time, a.tenant_id, a.id limit $2`,
    [now, batch, last.start, last.tenant_id, last.id],
  );
  return rows;
}

type Row = {
  id: number;
  status: string;
  service_type: string;
  start_time: Date;
  booked_at: Date | null;
  created_at: Date;
  moved_at: Date | null;
};

async function remind(
  tx: Tx,
  appointmentId: number,
  setting: { services: Services; tenant: Tenant; now: Date },
): Promise<void> {
  const { tenant, now } = setting;
  const { rows } = await sql<Row>`
    select id, status, service_type, start_time, booked_at, created_at, moved_at from appointments
    where id = ${appointmentId} for no key update`.execute(tx);
  const [row] = rows;
  // Taken off or moved between the look and the lock.
  if (!row || (row.status !== "scheduled" && row.status !== "accepted")) return;
  const kind = reminderDue(row.start_time.getTime(), now.getTime());
  if (!kind) return;
  const chosenAt = row.moved_at ?? row.booked_at ?? row.created_at;
  const isWanted =
    // Nobody has to be there when a prescription is renewed.
    row.service_type !== "prescription_renewal" &&
    isReminderWanted(kind, row.start_time.getTime(), chosenAt.getTime());
  const isNew = await tx
    .insertInto("visit_reminders")
    .values({
      tenant_id: tenant.id,
      appointment_id: row.id,
      start_time: row.start_time,
      kind,
      is_mailed: isWanted,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("kind")
    .executeTakeFirst();
  if (!isNew || !isWanted) return;
  await queueVisitMail(tx, mailOf[kind], row.id, setting);
  await queuePush(tx, setting.services, {
    tenantId: tenant.id,
    appointmentId: row.id,
    kind: "reminder",
    now,
    expiresAt: row.start_time,
  });
}
