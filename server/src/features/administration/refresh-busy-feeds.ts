import type { BusyTime } from "@anteroom/domain/booking/busy-times";
import { dayInZone, instantOf } from "@anteroom/domain/shared/zoned-time";
import { sql } from "kysely";
import type pg from "pg";
import type { Services } from "../../platform/config/services.ts";
import { withTenant, type Tx } from "../../platform/database/database.ts";
import type { Job } from "../../platform/jobs/jobs.ts";
import { repeatWork } from "../../platform/jobs/repeat-work.ts";
import type { BusyCalendars, BusyReading } from "../../ports/busy-calendars.ts";
import { lockDoctors } from "../../shared/appointment/held-slot.ts";
import { unsealFeedSource } from "./busy-feed-urls.ts";

/** Pause between two rounds, in ms. */
const pause = 5_000;
/** Most calendars queued in one round. */
const most = 200;
/** How often a calendar is read, in ms. After failures the pauses double, up to 6 hours. */
export const refreshIntervalMs = 15 * 60_000;
const longestPause = 6 * 3_600_000;
/** How far ahead busy times are stored, in ms, as far as bookings go. */
const ahead = 367 * 86_400_000;

/** SQL: the due calendars of all clinics, most overdue first. Parameters: the time, and the most rows. */
const dueFeedsQuery =
  "select tenant_id, id from busy_feeds where next_refresh_at <= $1 order by next_refresh_at limit $2";

type QueueDeps = Pick<Services, "db" | "clock" | "jobs">;

/**
 * Starts the loop that queues jobs for due calendars, with a pause of 5 seconds, on the server for which
 * `leads` is true. `stop` waits for the current round.
 */
export function startRefreshing(
  jobsPool: pg.Pool,
  deps: QueueDeps,
  onError: (error: Error) => void,
  leads: () => boolean,
): { stop: () => Promise<void> } {
  return repeatWork(() => queueRefreshes(jobsPool, deps), pause, onError, leads);
}

/**
 * Queues a job for each due calendar, at most 200 a call, each once: the same transaction moves its next
 * time.
 */
export async function queueRefreshes(jobsPool: pg.Pool, { db, clock, jobs }: QueueDeps): Promise<void> {
  const now = clock.now();
  const { rows } = await jobsPool.query<{ tenant_id: number; id: string }>(dueFeedsQuery, [now, most]);
  for (const { tenant_id: tenant, id } of rows)
    await withTenant(db, tenant, async (tx) => {
      const claimed = await tx
        .updateTable("busy_feeds")
        .set({ next_refresh_at: new Date(now.getTime() + refreshIntervalMs) })
        .where("id", "=", Number(id))
        .where("next_refresh_at", "<=", now)
        .returning("id")
        .executeTakeFirst();
      if (claimed) await jobs.send(tx, { tenant, kind: "busy-feed", id: claimed.id });
    });
}

type Deps = Pick<Services, "app" | "db" | "clock" | "config"> & { calendars: BusyCalendars };

/**
 * Returns the handler of `busy-feed` jobs: reads the calendar and replaces its busy times of the next 367
 * days. A failure is stored, keeps the previous ones and delays the next reading; it is not thrown. Skipped
 * for a removed calendar.
 */
export function refreshBusyFeed({ app, db, clock, config, calendars }: Deps): (job: Job) => Promise<void> {
  return async ({ tenant: tenantId, id }) => {
    const tenant = await app.tenants.ofId(tenantId);
    const row = await withTenant(db, tenantId, (tx) =>
      tx.selectFrom("busy_feeds").select("sealed_url").where("id", "=", id).executeTakeFirst(),
    );
    if (!tenant || !row?.sealed_url) return; // removed meanwhile
    const { timeZone } = tenant.settings;
    const now = clock.now();
    const from = instantOf(dayInZone(now.getTime(), timeZone), 0, timeZone);
    const source = unsealFeedSource(row.sealed_url, { dataKey: config.dataKey, tenantId, feedId: id });
    const reading = await calendars.read(source, { from, until: from + ahead, timeZone });
    await withTenant(db, tenantId, (tx) => keep(tx, { tenantId, id, reading, now: clock.now() }));
  };
}

type StoredReading = { tenantId: number; id: number; reading: BusyReading; now: Date };

async function keep(tx: Tx, { tenantId, id, reading, now }: StoredReading): Promise<void> {
  const feed = await tx
    .selectFrom("busy_feeds")
    .select(["doctor_id", "failures"])
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  if (!feed) return;
  if ("failure" in reading) {
    const wait = Math.min(refreshIntervalMs * 2 ** Math.min(feed.failures, 10), longestPause);
    await tx
      .updateTable("busy_feeds")
      .set({
        failures: feed.failures + 1,
        last_failure: reading.failure,
        last_failure_code: reading.code,
        last_tried_at: now,
        next_refresh_at: new Date(now.getTime() + wait),
      })
      .where("id", "=", id)
      .execute();
    return;
  }
  await replaceBlocks(tx, { tenantId, feedId: id, doctorId: feed.doctor_id, busy: reading.busy });
  await tx
    .updateTable("busy_feeds")
    .set({
      failures: 0,
      last_failure: null,
      last_failure_code: null,
      last_tried_at: now,
      last_read_at: now,
      next_refresh_at: new Date(now.getTime() + refreshIntervalMs),
    })
    .where("id", "=", id)
    .execute();
}

type Blocks = { tenantId: number; feedId: number; doctorId: number; busy: readonly BusyTime[] };

/** Writes only differences, because each change invalidates pages. Locks the doctor, so that bookings wait. */
async function replaceBlocks(tx: Tx, { tenantId, feedId, doctorId, busy }: Blocks): Promise<void> {
  const before = await tx
    .selectFrom("busy_blocks")
    .select(["start_time", "end_time"])
    .where("feed_id", "=", feedId)
    .execute();
  const keyOf = (start: number, end: number) => `${start}-${end}`;
  const wanted = new Set(busy.map(({ startTime, endTime }) => keyOf(startTime, endTime)));
  const known = new Set(before.map((one) => keyOf(one.start_time.getTime(), one.end_time.getTime())));
  const gone = before.filter((one) => !wanted.has(keyOf(one.start_time.getTime(), one.end_time.getTime())));
  const fresh = busy.filter(({ startTime, endTime }) => !known.has(keyOf(startTime, endTime)));
  if (gone.length === 0 && fresh.length === 0) return;
  await lockDoctors(tx, [doctorId]);
  if (gone.length > 0)
    await sql`
      delete from busy_blocks b using unnest(${gone.map((one) => one.start_time)}::timestamptz[], ${gone.map((one) => one.end_time)}::timestamptz[]) g(s, e)
      where b.feed_id = ${feedId} and b.start_time = g.s and b.end_time = g.e`.execute(tx);
  if (fresh.length > 0)
    await sql`
      insert into busy_blocks (tenant_id, feed_id, doctor_id, start_time, end_time)
      select ${tenantId}, ${feedId}, ${doctorId}, n.s, n.e
      from unnest(${fresh.map((one) => new Date(one.startTime))}::timestamptz[], ${fresh.map((one) => new Date(one.endTime))}::timestamptz[]) n(s, e)
      on conflict do nothing`.execute(tx);
}
