import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openPool, withTenant } from "../../platform/database/database.ts";
import { startJobs } from "../../platform/jobs/jobs.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";
import { queueRefreshes } from "./refresh-busy-feeds.ts";

let clinic: WholeClinic;
let server: Server;
let url: string;
/** What the calendar's server answers; null: it is away. */
let served: string | null = "";
let requests = 0;
const authorizations: (string | undefined)[] = [];
beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  server = createServer((request, answer) => {
    requests += 1;
    authorizations.push(request.headers.authorization);
    if (served === null) answer.writeHead(503).end();
    else answer.end(served);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/secret-name.ics`;
});
beforeEach(async () => {
  for (const tenant of [1, 2])
    await withTenant(clinic.db, tenant, (tx) => tx.deleteFrom("busy_feeds").execute());
  clinic.sentJobs.length = 0;
});
afterAll(async () => {
  await clinic.close();
  server.close();
});

const event = (start: string, end: string, ...more: string[]) => [
  "BEGIN:VEVENT",
  `UID:${start}`,
  `DTSTART:${start}`,
  `DTEND:${end}`,
  "SUMMARY:Dentist of my own",
  ...more,
  "END:VEVENT",
];
const calendar = (...lines: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:x", ...lines, "END:VCALENDAR", ""].join("\r\n");
const morning = event("20270302T090000Z", "20270302T110000Z");

type Slug = "aurora" | "ipe";
const ask = (
  method: "GET" | "POST" | "DELETE",
  path = "",
  body?: object,
  slug: Slug = "aurora",
  doctor = 1,
) =>
  clinic.call(method, `/clinic/doctors/${doctor}/busy_feeds${path}`, {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    ...(body ? { body } : {}),
  });
const add = async () => {
  const added = await ask("POST", "", { url, description: "My own calendar" });
  expect(added.status).toBe(201);
  return added.body.data.entity.id as number;
};
const listed = async () => (await ask("GET")).body.data.collection[0];
const free = async (day = "2027-03-02") => {
  const { body } = await clinic.call("GET", `/doctors/1/slots?from=${day}&days=1`);
  const slots = (body.data.collection[0]?.slots ?? []) as { start_time: string }[];
  return slots.map(({ start_time }) => start_time.slice(11, 16));
};
/** Lets a calendar become due, and does what is queued then. */
async function letTimePass(ms: number): Promise<void> {
  clinic.clock.setOffset(ms);
  const pool = openPool(clinic.connections.jobs, 1, () => {});
  await queueRefreshes(pool, clinic.services);
  await pool.end();
  await clinic.workJobs();
}
const quarter = 15 * 60_000;

test("another calendar blocks a doctor's times for booking, and only the times are stored", async () => {
  served = calendar(...morning);
  expect(await free()).toContain("09:00");
  await add();
  expect(await listed()).toMatchObject({ state: "waiting", blocks: 0, kind: "ics", host: "127.0.0.1" });
  await clinic.workJobs();
  expect(await listed()).toMatchObject({ state: "read", blocks: 1, failures: 0, appointment_ids: [] });
  const times = await free();
  expect(times).toContain("08:40");
  expect(times.filter((time) => time >= "09:00" && time < "11:00")).toEqual([]);
  expect(times).toContain("11:00");
  const hold = (time: string) =>
    clinic.call("POST", "/appointment_holds", {
      headers: { "x-patient-token": known.aurora.patientToken },
      body: { doctor_id: 1, start_time: `2027-03-02T${time}:00.000Z` },
    });
  expect(await hold("09:20")).toMatchObject({ status: 409, body: { code: "slot_unavailable" } });
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{
      all: string;
    }>`select (select json_agg(f)::text from busy_feeds f) || (select json_agg(b)::text from busy_blocks b) as all`.execute(
      tx,
    ),
  );
  expect(rows[0]?.all).not.toMatch(/Dentist|secret-name/);
  const audited = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("object").where("action", "=", "busy_feed.add").execute(),
  );
  expect(audited).toHaveLength(1);
});

test("an unreachable calendar keeps its last busy times, reports it, and is polled with growing pauses", async () => {
  served = calendar(...morning);
  await add();
  await clinic.workJobs();
  const read = await listed();
  served = null;
  await letTimePass(quarter);
  expect(await listed()).toMatchObject({
    state: "failing",
    failures: 1,
    last_failure: "Its server answers 503.",
    last_failure_code: "server_error",
    last_read_at: read.last_read_at,
    blocks: 1,
  });
  expect(await free()).not.toContain("09:00");
  requests = 0;
  for (let quarters = 0; quarters < 8; quarters += 1) await letTimePass(quarter);
  expect(requests).toBe(3); // after 15, 30 and 60 minutes more
  expect((await listed()).failures).toBe(4);
  served = "<!doctype html><title>Sign in</title>";
  await letTimePass(6 * 3_600_000);
  expect(await listed()).toMatchObject({
    last_failure: "It is no calendar (iCalendar).",
    last_failure_code: "not_a_calendar",
    blocks: 1,
  });
  await withTenant(clinic.db, 1, (tx) =>
    sql`update busy_feeds set last_failure_code = 'of_a_later_version'`.execute(tx),
  );
  expect((await listed()).last_failure_code).toBeNull();
  served = calendar(...event("20270302T130000Z", "20270302T140000Z"));
  await letTimePass(6 * 3_600_000);
  expect(await listed()).toMatchObject({
    state: "read",
    failures: 0,
    last_failure: null,
    last_failure_code: null,
    blocks: 1,
  });
  expect(await free("2027-03-02")).toContain("10:00");
  clinic.clock.set("2027-03-01T09:00:00.000Z");
});

test("only due calendars are polled, once, and an unchanged one changes nothing", async () => {
  served = calendar(...morning);
  await add();
  await clinic.workJobs();
  requests = 0;
  await letTimePass(quarter - 60_000);
  expect(requests).toBe(0);
  const before = await rowVersions();
  await letTimePass(60_000);
  expect(requests).toBe(1);
  expect(await rowVersions()).toBe(before);
  served = calendar(...morning, ...event("20270303T090000Z", "20270303T100000Z"));
  await letTimePass(quarter);
  expect((await listed()).blocks).toBe(2);
  served = calendar();
  await letTimePass(quarter);
  expect((await listed()).blocks).toBe(0);
  expect(await free()).toContain("09:00");
  clinic.clock.set("2027-03-01T09:00:00.000Z");
});

/** Which transactions wrote the blocks. */
const rowVersions = async () => {
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ all: string }>`select string_agg(xmin::text, ',') as all from busy_blocks`.execute(tx),
  );
  return rows[0]?.all;
};

test("the job queue polls an added calendar", async () => {
  const id = await add();
  const handled: number[] = [];
  const jobs = await startJobs(clinic.connections.owner, () => {});
  await jobs.work("busy-feed", async (job) => void handled.push(job.id));
  await withTenant(clinic.db, 1, (tx) => jobs.send(tx, { tenant: 1, kind: "busy-feed", id }));
  await vi.waitFor(() => expect(handled).toEqual([id]), { timeout: 10_000 });
  await jobs.stop();
});

test("appointments in busy times stay and are listed", async () => {
  const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
  const booked = await clinic.call("POST", "/clinic/appointments", {
    headers,
    body: {
      patient_id: 1,
      doctor_id: 1,
      service_type: "remote",
      start_time: "2027-03-02T10:00:00.000Z",
      minutes: 20,
      symptoms: "A cough",
    },
  });
  const { id } = booked.body.data.entity;
  served = calendar(...morning);
  await add();
  await clinic.workJobs();
  expect((await listed()).appointment_ids).toEqual([id]);
  await clinic.call("POST", `/clinic/appointments/${id}/cancel`, { headers });
  expect((await listed()).appointment_ids).toEqual([]);
});

test("a calendar is removed with its times, polled by hand once a minute, and private to clinic and doctor", async () => {
  served = calendar(...morning);
  const id = await add();
  await clinic.workJobs();
  expect(await ask("POST", `/${id}/refresh`)).toMatchObject({ status: 429, body: { retry_after: 60 } });
  clinic.clock.setOffset(60_000);
  served = calendar();
  expect((await ask("POST", `/${id}/refresh`)).status).toBe(200);
  await clinic.workJobs();
  expect((await listed()).blocks).toBe(0);
  expect((await ask("DELETE", `/${id}`, undefined, "ipe", 2)).status).toBe(404);
  expect((await ask("POST", `/${id}/refresh`, undefined, "ipe", 2)).status).toBe(404);
  expect((await ask("GET", "", undefined, "ipe", 1)).status).toBe(404);
  expect((await ask("DELETE", `/${id}`)).status).toBe(204);
  expect((await ask("GET")).body.data.collection).toEqual([]);
  for (let feeds = 0; feeds < 5; feeds += 1) await add();
  expect((await ask("POST", "", { url, description: "One more" })).status).toBe(409);
});

test("a CalDAV account is sent to its server only, and its password and user name are stored encrypted", async () => {
  const account = { user_name: "helena@work", password: "app word 1" };
  served = calendar(...morning);
  const added = await ask("POST", "", { url, description: "Hospital", account });
  expect(added).toMatchObject({
    status: 201,
    body: { data: { entity: { kind: "caldav", host: "127.0.0.1" } } },
  });
  authorizations.length = 0;
  await clinic.workJobs();
  // It is a server of files: no calendar of CalDAV.
  expect(await listed()).toMatchObject({
    state: "failing",
    kind: "caldav",
    last_failure: "There is no CalDAV server at this address.",
    last_failure_code: "no_caldav_server",
  });
  expect(new Set(authorizations)).toEqual(
    new Set([`Basic ${Buffer.from("helena@work:app word 1").toString("base64")}`]),
  );
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ all: string }>`select json_agg(f)::text as all from busy_feeds f`.execute(tx),
  );
  expect(rows[0]?.all).not.toMatch(/helena|app word|secret-name/);
  expect(JSON.stringify(added.body) + JSON.stringify(await listed())).not.toMatch(
    /helena|app word|secret-name/,
  );
  expect(
    (await ask("POST", "", { url, description: "x", account: { ...account, user_name: "a:b" } })).status,
  ).toBe(400);
});

test("a forbidden address is refused", async () => {
  for (const wrong of [
    "http://calendar.example/x.ics",
    "https://10.0.0.7/x.ics",
    "https://metadata.internal/x",
  ])
    expect(await ask("POST", "", { url: wrong, description: "x" })).toMatchObject({
      status: 400,
      body: { fields: [{ path: "body.url", code: "not_public" }] },
    });
  for (const wrong of ["ftp://x.example/x", "javascript:alert(1)", "x"])
    expect((await ask("POST", "", { url: wrong, description: "x" })).status).toBe(400);
  const webcal = await ask("POST", "", { url: "webcal://calendar.example/x.ics", description: "x" });
  expect(webcal.body.data.entity).toMatchObject({ host: "calendar.example", state: "waiting" });
});
