import { doctorName, type NamedDoctor } from "@anteroom/domain/booking/doctor-name";
import { sql } from "kysely";
import type { Services } from "../../../platform/config/services.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { appointmentStateLists } from "../../../platform/database/state-lists.ts";
import { hiddenFromOpenApi } from "../../../platform/http/app.ts";
import { clinicOfToken, touchClinicToken } from "../../../platform/http/authentication.ts";
import { problem } from "../../../platform/http/problem.ts";
import { namedDoctor } from "../../../shared/appointment/doctor-name.ts";
import { doctorFeed, type FeedEntry } from "../../../shared/appointment/doctor-feed.ts";

/** How far back and ahead the feed goes, in ms. */
const [back, ahead] = [31 * 86_400_000, 366 * 86_400_000];
const mostEntries = 5_000;

/**
 * Registers the iCalendar feed of a doctor, `/api/calendars/{token}.ics`: 31 days back and 366 ahead, at most
 * 5,000 appointments, without patients' names. The token is part of the URL because calendar programs send no
 * headers; only a doctor's token with the single scope `calendar:read` is accepted. The programs' rate limit
 * applies.
 */
export function doctorCalendarRoutes({ app, db }: Pick<Services, "app" | "db">): void {
  app.get<{ Params: { file: string } }>("/api/calendars/:file", hiddenFromOpenApi, async (request, reply) => {
    const { tenant } = request;
    if (!tenant) return reply.sendProblem(problem("tenant_not_found"));
    const token = /^([\w-]{20,100})\.ics$/.exec(request.params.file)?.[1];
    if (token === undefined) return reply.sendProblem(problem("not_found"));
    const now = app.clock.now();
    const found = await withTenant(db, tenant.id, async (tx) => {
      const program = await clinicOfToken(tx, token, now);
      const { doctorId = null, scopes = [] } = program?.caller ?? {};
      // A token with more scopes must not be part of a URL.
      const isForThis = scopes.length === 1 && scopes[0] === "calendar:read";
      if (!program || doctorId === null || !isForThis) return null;
      if (program.isTouchDue) await touchClinicToken(tx, program.caller, now);
      return { caller: program.caller, ...(await load(tx, doctorId, now)) };
    });
    if (!found?.doctor) return reply.sendProblem(problem("not_found"));
    const wait = await app.programLimit(found.caller, tenant.id);
    if (wait !== null) return reply.sendProblem(problem("too_many_requests", { retry_after: wait }));
    const { settings, manifest } = tenant;
    const domain = found.calendarHost ?? tenant.primaryDomain;
    const doctor = doctorName(found.doctor, settings.defaultLanguage);
    const facts = { domain, clinic: manifest.name, address: settings.clinicAddress, doctor, now };
    return reply
      .headers({ "content-type": "text/calendar; charset=utf-8", "cache-control": "no-store" })
      .send(doctorFeed(found.entries, facts));
  });
}

type Row = Omit<FeedEntry, "status" | "isOnSite"> & { state: string; service_type: string };

async function load(tx: Tx, doctorId: number, now: Date) {
  const doctors = await sql<{ doctor: NamedDoctor; calendar_host: string | null }>`
    select ${namedDoctor("d")} as doctor, t.calendar_host
    from doctors d join tenants t on t.id = d.tenant_id where d.id = ${doctorId}`.execute(tx);
  const [from, until] = [new Date(now.getTime() - back), new Date(now.getTime() + ahead)];
  const { rows } = await sql<Row>`
    select a.id, a.version, a.start_time as start, a.end_time as end, a.status as state, a.code, a.service_type
    from appointments a
    where a.doctor_id = ${doctorId} and a.start_time >= ${from} and a.start_time < ${until}
      and a.status not in ${appointmentStateLists.unbooked}
    order by a.start_time, a.id limit ${mostEntries}`.execute(tx);
  const entries = rows.map(({ state, service_type, ...row }): FeedEntry => ({
    ...row,
    status:
      state === "canceled" || state === "declined"
        ? "cancelled"
        : state === "scheduled"
          ? "tentative"
          : "confirmed",
    isOnSite: service_type === "on_site",
  }));
  const [found] = doctors.rows;
  return { doctor: found?.doctor ?? null, calendarHost: found?.calendar_host ?? null, entries };
}
