import * as shapes from "@anteroom/contract/administration/busy-feeds";
import { busyFeedFailureCodes } from "@anteroom/domain/booking/busy-times";
import { upcomingStates } from "@anteroom/domain/appointment/appointment-state";
import { sql } from "kysely";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { problem, type ProblemOutcome } from "../../platform/http/problem.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { BusyCalendars } from "../../ports/busy-calendars.ts";
import { lockDoctors } from "../../shared/appointment/held-slot.ts";
import { sealFeedSource } from "./busy-feed-urls.ts";
import { isOwn } from "./doctors.ts";
import { refreshIntervalMs } from "./refresh-busy-feeds.ts";

/** Most external calendars of a doctor. */
const mostFeeds = 5;
/** Least time between two manual refreshes of a calendar, in ms. */
const refreshEvery = 60_000;

type Deps = { services: Pick<Services, "app" | "config" | "jobs">; calendars: BusyCalendars };
type FeedAnswer = { data: { entity: shapes.BusyFeed } };

/**
 * Registers the routes to list, add, refresh and remove doctors' external calendars, whose events block
 * slots. Adding and refreshing queue the job that reads the calendar. At most 5 a doctor, public addresses
 * only. A doctor's token manages that doctor's own, else `not_found`. Adding and removing are audited.
 */
export function busyFeedRoutes(deps: Deps): void {
  const { app, jobs } = deps.services;
  mount(app, shapes.clinicListBusyFeeds, ({ caller, params: { doctor_id: doctorId }, now, tx }) =>
    tx(async (one) => {
      const isKnown = isOwn(caller, doctorId) && (await isDoctor(one, doctorId));
      return isKnown
        ? { data: { collection: await readFeeds(one, { doctorId, now }) } }
        : problem("not_found");
    }),
  );
  mount(app, shapes.clinicAddBusyFeed, (call) => addFeed(call, deps));
  mount(app, shapes.clinicRefreshBusyFeed, ({ tenant, caller, params, now, tx }) =>
    tx(async (one) => {
      const { doctor_id: doctorId, feed_id: id } = params;
      if (!isOwn(caller, doctorId)) return problem("not_found");
      const row = await one
        .selectFrom("busy_feeds")
        .select("last_tried_at")
        .where("doctor_id", "=", doctorId)
        .where("id", "=", id)
        .executeTakeFirst();
      if (!row) return problem("not_found");
      const wait = refreshEvery - (now.getTime() - (row.last_tried_at?.getTime() ?? 0));
      if (wait > 0) return problem("too_many_requests", { retry_after: Math.ceil(wait / 1000) });
      await one.updateTable("busy_feeds").set({ last_tried_at: now }).where("id", "=", id).execute();
      await jobs.send(one, { tenant: tenant.id, kind: "busy-feed", id });
      return answerOf(one, { doctorId, id, now });
    }),
  );
  mount(app, shapes.clinicRemoveBusyFeed, ({ tenant, caller, params, tx }) =>
    tx(async (one) => {
      const { doctor_id: doctorId, feed_id: id } = params;
      if (!isOwn(caller, doctorId)) return problem("not_found");
      const removed = await one
        .deleteFrom("busy_feeds")
        .where("doctor_id", "=", doctorId)
        .where("id", "=", id)
        .returning("id")
        .executeTakeFirst();
      if (!removed) return problem("not_found");
      const object = `busy_feed/${id}`;
      await audit(one, tenant.id, { actor: actorOf(caller), action: "busy_feed.remove", object });
      return undefined;
    }),
  );
}

function addFeed(
  { tenant, caller, params: { doctor_id: doctorId }, body, now, tx }: Call<typeof shapes.clinicAddBusyFeed>,
  { services: { config, jobs }, calendars }: Deps,
): ProblemOutcome | Promise<FeedAnswer | ProblemOutcome> {
  const url = body.url.replace(/^webcals?:/, "https:");
  const account = body.account ? { userName: body.account.user_name, password: body.account.password } : null;
  if (!calendars.canReach(url))
    return problem("validation_failed", { fields: [{ path: "body.url", code: "not_public" }] });
  return tx(async (one) => {
    const [doctor] = isOwn(caller, doctorId) ? await lockDoctors(one, [doctorId]) : [];
    if (!doctor) return problem("not_found");
    const { count } = await one
      .selectFrom("busy_feeds")
      .select((all) => all.fn.countAll().as("count"))
      .where("doctor_id", "=", doctorId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= mostFeeds) return problem("status_conflict");
    const { id } = await one
      .insertInto("busy_feeds")
      .values({
        tenant_id: tenant.id,
        doctor_id: doctorId,
        description: body.description,
        kind: account ? "caldav" : "ics",
        host: new URL(url).hostname,
        created_at: now,
        next_refresh_at: new Date(now.getTime() + refreshIntervalMs), // it is read at once by the job below
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const sealed_url = sealFeedSource(
      { url, account },
      { dataKey: config.dataKey, tenantId: tenant.id, feedId: id },
    );
    await one.updateTable("busy_feeds").set({ sealed_url }).where("id", "=", id).execute();
    const object = `busy_feed/${id}`;
    await audit(one, tenant.id, { actor: actorOf(caller), action: "busy_feed.add", object });
    await jobs.send(one, { tenant: tenant.id, kind: "busy-feed", id });
    return answerOf(one, { doctorId, id, now });
  });
}

async function isDoctor(tx: Tx, id: number): Promise<boolean> {
  return (await tx.selectFrom("doctors").select("id").where("id", "=", id).executeTakeFirst()) !== undefined;
}

type Wanted = { doctorId: number; id?: number; now: Date };

async function answerOf(tx: Tx, wanted: Wanted): Promise<FeedAnswer | ProblemOutcome> {
  const [found] = await readFeeds(tx, wanted);
  return found ? { data: { entity: found } } : problem("not_found");
}

type Row = Omit<
  shapes.BusyFeed,
  "state" | "last_failure_code" | "last_read_at" | "last_tried_at" | "next_refresh_at"
> & {
  last_read_at: Date | null;
  last_tried_at: Date | null;
  next_refresh_at: Date;
  last_failure_code: string | null;
};

async function readFeeds(tx: Tx, { doctorId, id, now }: Wanted): Promise<shapes.BusyFeed[]> {
  const { rows } = await sql<Row>`
    select f.id, f.doctor_id, f.description, f.kind, f.host, f.last_read_at, f.last_tried_at, f.next_refresh_at, f.failures, f.last_failure, f.last_failure_code,
      (select count(*)::int from busy_blocks b where b.tenant_id = f.tenant_id and b.feed_id = f.id and b.end_time > ${now}) as blocks,
      coalesce((select json_agg(booked.id) from (
        select a.id from appointments a where a.tenant_id = f.tenant_id and a.doctor_id = f.doctor_id and a.status in (${sql.join(upcomingStates)})
          and a.end_time > ${now} and exists (select from busy_blocks b where b.tenant_id = f.tenant_id and b.feed_id = f.id
            and b.start_time < a.end_time and b.end_time > a.start_time)
        order by a.start_time limit 50) booked), '[]') as appointment_ids
    from busy_feeds f where f.doctor_id = ${doctorId} and (${id ?? null}::bigint is null or f.id = ${id ?? null}) order by f.id`.execute(
    tx,
  );
  return rows.map(({ last_read_at, last_tried_at, next_refresh_at, last_failure_code: code, ...row }) => ({
    ...row,
    // A later version of the server may have written a code that this one does not know.
    last_failure_code: busyFeedFailureCodes.find((one) => one === code) ?? null,
    state: row.failures > 0 ? "failing" : last_read_at === null ? "waiting" : "read",
    last_read_at: last_read_at?.toISOString() ?? null,
    last_tried_at: last_tried_at?.toISOString() ?? null,
    next_refresh_at: next_refresh_at.toISOString(),
  }));
}
