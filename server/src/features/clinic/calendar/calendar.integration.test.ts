import { afterAll, beforeAll, expect, test } from "vitest";
import { sql } from "kysely";
import { withTenant } from "../../../platform/database/database.ts";
import { countStatements } from "../../../testing/count-statements.ts";
import { makeAppointment } from "../../../testing/make-appointment.ts";
import { makeDoctor } from "../../../testing/make-doctor.ts";
import { makeStaffSession } from "../../../testing/make-staff.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

const tokens = { doctor: "doctor-reads-the-week-0000000000", reception: "reception-reads-the-week-0000000" };
const { doctorId, tenantId } = known.aurora;
/** The week of 1 March 2027 in Lisbon, which is UTC then. */
const week = { from: "2027-03-01T00:00:00.000Z", to: "2027-03-08T00:00:00.000Z" };
const days = { from: "2027-03-01", to: "2027-03-07" };
let clinic: WholeClinic;
let staffId: number;
let other: number;
let ids: Record<
  "before" | "overnight" | "monday" | "guest" | "cancelled" | "held" | "others" | "after",
  number
>;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-02-20T09:00:00.000Z" });
  staffId = await makeStaffSession(clinic, { role: "reception", token: tokens.reception });
  await makeStaffSession(clinic, { role: "doctor", token: tokens.doctor });
  other = await makeDoctor(clinic.db);
  const make = (wanted: Parameters<typeof makeAppointment>[1]) => makeAppointment(clinic.db, wanted);
  ids = {
    before: await make({ start: "2027-02-28T23:40:00Z" }),
    overnight: await make({ start: "2027-02-28T23:50:00Z", doctorId: other }),
    monday: await make({ start: "2027-03-01T10:00:00Z" }),
    guest: await make({ start: "2027-03-02T10:00:00Z", guestToken: "guest-of-the-week-00000000000000" }),
    cancelled: await make({ start: "2027-03-02T10:00:00Z", status: "canceled" }),
    held: await make({ start: "2027-03-03T10:00:00Z", status: "expired" }),
    others: await make({ start: "2027-03-04T10:00:00Z", doctorId: other }),
    after: await make({ start: "2027-03-08T00:00:00Z" }),
  };
});
afterAll(() => clinic.close());

type Role = keyof typeof tokens;
const ask = (
  role: Role,
  path: "calendar" | "schedules",
  query: Readonly<Record<string, string | number>>,
) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) search.set(name, String(value));
  return clinic.call("GET", `/clinic/${path}?${search.toString()}`, {
    headers: { cookie: `anteroom-desk=${tokens[role]}`, "x-anteroom-desk": "1" },
  });
};
const idsOf = async (role: Role, query: Readonly<Record<string, string | number>>) =>
  (await ask(role, "calendar", query)).body.data.collection.map(({ id }: { id: number }) => id);

test("the calendar lists every appointment overlapping the span, of all doctors, by time", async () => {
  const { overnight, monday, guest, cancelled, others } = ids;
  expect(await idsOf("reception", week)).toEqual([overnight, monday, guest, cancelled, others]);
  expect(await idsOf("reception", { ...week, doctor_id: other })).toEqual([overnight, others]);
});

test("an entry shows patient or guest, kind, status and times, without health data", async () => {
  const { body } = await ask("reception", "calendar", { ...week, doctor_id: doctorId });
  expect(body.data.collection[1]).toEqual({
    id: ids.guest,
    doctor_id: doctorId,
    patient_name: "Guest Gomes",
    service_type: "remote",
    status: "accepted",
    start_time: "2027-03-02T10:00:00.000Z",
    end_time: "2027-03-02T10:20:00.000Z",
  });
});

test("a doctor sees only their own calendar and schedule", async () => {
  expect(await idsOf("doctor", week)).toEqual([ids.monday, ids.guest, ids.cancelled]);
  const own = await ask("doctor", "schedules", days);
  expect(own.body.data.collection.map(({ doctor_id: id }: { doctor_id: number }) => id)).toEqual([doctorId]);
  for (const path of ["calendar", "schedules"] as const) {
    const query = path === "calendar" ? week : days;
    expect((await ask("doctor", path, { ...query, doctor_id: other })).status).toBe(404);
    expect((await ask("reception", path, { ...query, doctor_id: 999_999 })).status).toBe(404);
  }
});

test("reading a non-empty calendar is audited with its appointments", async () => {
  const entries = () =>
    withTenant(clinic.db, tenantId, (tx) =>
      tx
        .selectFrom("audit_log")
        .select(["action", "object"])
        .where("actor", "=", `staff/${staffId}`)
        .orderBy("id", "desc")
        .execute(),
    );
  const before = await entries();
  await ask("reception", "calendar", { from: "2027-06-01T00:00:00.000Z", to: "2027-06-08T00:00:00.000Z" });
  expect(await entries()).toEqual(before);
  await ask("reception", "calendar", { ...week, doctor_id: other });
  const object = `appointment/${ids.overnight},${ids.others}`;
  expect((await entries())[0]).toEqual({ action: "appointment.list", object });
});

test.each([
  ["calendar", { from: week.from, to: "2027-03-09T00:00:01.000Z" }],
  ["calendar", { from: week.to, to: week.from }],
  ["schedules", { from: days.from, to: "2027-03-09" }],
  ["schedules", { from: days.to, to: days.from }],
] as const)("%s from %o is refused: longer than eight days, or reversed", async (path, query) => {
  const { status, body } = await ask("reception", path, query);
  expect([status, body.code, body.fields]).toEqual([
    400,
    "validation_failed",
    [{ path: "querystring.to", code: "span" }],
  ]);
});

test("schedules contain the week, changed days and busy times of each doctor", async () => {
  await withTenant(clinic.db, tenantId, async (tx) => {
    const whole = { tenant_id: tenantId, doctor_id: other, kind: "off" as const };
    await tx
      .insertInto("doctor_exceptions")
      .values([
        { ...whole, day: "2027-03-03", from_minute: 0, to_minute: 1440 },
        { ...whole, day: "2027-03-10", from_minute: 0, to_minute: 1440 },
      ])
      .execute();
    await sql`with feed as (insert into busy_feeds (tenant_id, doctor_id, description, sealed_url, host, next_refresh_at, created_at)
        values (${tenantId}, ${other}, 'Hospital', 'x', 'hospital.example', now(), now()) returning id)
      insert into busy_blocks (tenant_id, feed_id, doctor_id, start_time, end_time)
        select ${tenantId}, id, ${other}, t.s, t.s + interval '1 hour' from feed, (values
          ('2027-03-04T12:00:00Z'::timestamptz), ('2027-03-12T12:00:00Z'::timestamptz)) t(s)`.execute(tx);
  });
  const { body } = await ask("reception", "schedules", { ...days, doctor_id: other });
  const [schedule] = body.data.collection;
  expect(schedule).toMatchObject({
    doctor_id: other,
    is_listed: true,
    days: [{ day: "2027-03-03", parts: [{ kind: "off", from: "00:00", to: "24:00" }] }],
    busy: [{ start_time: "2027-03-04T12:00:00.000Z", end_time: "2027-03-04T13:00:00.000Z" }],
  });
  const hours = await clinic.call("GET", `/clinic/doctors/${other}/hours`, {
    headers: { cookie: `anteroom-desk=${tokens.reception}`, "x-anteroom-desk": "1" },
  });
  expect(schedule.hours).toEqual(hours.body.data.collection);
  expect(schedule.hours.length).toBeGreaterThan(0);
});

test("more doctors need no more statements", async () => {
  const both = async () => {
    await ask("reception", "calendar", week);
    await ask("reception", "schedules", days);
  };
  await both();
  const few = await countStatements(both);
  for (let more = 0; more < 5; more += 1) await makeDoctor(clinic.db);
  const { body } = await ask("reception", "schedules", days);
  expect(body.data.collection.length).toBeGreaterThanOrEqual(7);
  expect(await countStatements(both)).toBe(few);
});
