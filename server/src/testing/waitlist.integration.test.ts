import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, openPool, withTenant } from "../platform/database/database.ts";
import { makeAppointment, makePatient } from "./make-appointment.ts";
import { makeDoctor } from "./make-doctor.ts";
import { standInPayments } from "./stand-in-payments.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "./test-clinic.ts";
import { bookingRoutes } from "../features/booking/booking-routes.ts";
import { findDoctorRoutes } from "../features/find-doctor/find-doctor-routes.ts";
import { appointmentRoutes } from "../features/appointments/appointment-routes.ts";
import { offerEarlierTimes } from "../features/appointments/waitlist/make-offers.ts";

let clinic: TestClinic;
const hints = { appointmentChanged: () => Promise.resolve() };
const now = "2027-03-01T09:00:00.000Z";
/** A booked time of the doctor, which becomes free. */
const early = "2027-03-02T10:00:00.000Z";
const later = "2027-03-08T10:00:00.000Z";

beforeEach(async () => {
  clinic = await openTestClinic({
    now,
    mount: (services) => {
      findDoctorRoutes(services);
      appointmentRoutes({ services, hints });
      bookingRoutes({ services, hints, payments: standInPayments() });
    },
  });
  await allow({});
});
afterEach(() => clinic.close());

type Headers = Record<string, string>;
const me: Headers = { "x-patient-token": known.aurora.patientToken };
const allow = (changes: object) =>
  changeSettings(clinic, "aurora", {
    patientsCancelAppointment: true,
    patientsRescheduleAppointment: true,
    patientsManageDependents: true,
    cancelUntilHours: 6,
    waitlist: { offerMinutes: 15, perAccount: 3 },
    ...changes,
  });
const read = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await withTenant(clinic.db, 1, (tx) => query.execute(tx))).rows;
const tokenOf = (index: number) => `contender-${String(index).padStart(26, "0")}`;
const waitlist = (method: "GET" | "PUT" | "DELETE", id: number, headers = me) =>
  clinic.call(method, `/patients/appointments/${id}/waitlist`, { headers });
const take = (id: number, start_time: string, headers = me) =>
  clinic.call("POST", `/patients/appointments/${id}/waitlist/offer`, { body: { start_time }, headers });
const decline = (id: number, headers = me) =>
  clinic.call("DELETE", `/patients/appointments/${id}/waitlist/offer`, { headers });
const fail = (error: Error) => {
  throw error;
};
const offers = () => offerEarlierTimes({ services: clinic.services, hints }, fail);
const offerOf = async (id: number, headers = me) =>
  (await waitlist("GET", id, headers)).body.data.entity.offer?.start_time ?? null;

/** Nothing but the one early time is free before the later one: everything else is booked by others. */
async function fillCalendar(): Promise<number> {
  const { body } = await clinic.call("GET", `/doctors/${known.aurora.doctorId}/slots?from=2027-03-01&days=8`);
  type Days = { slots: { start_time: string }[] }[];
  const starts = (body.data.collection as Days).flatMap(({ slots }) => slots.map((one) => one.start_time));
  expect(starts).toContain(early);
  const other = await makePatient(clinic.db, "Somebody", tokenOf(99), clinic.clock.now());
  for (const start of starts)
    if (start !== early && start < later) await makeAppointment(clinic.db, { start, patientId: other });
  return makeAppointment(clinic.db, { start: early, patientId: other });
}
const free = (id: number) => read(sql`update appointments set status = 'canceled' where id = ${id}`);

/** Patients in line, each with an appointment later on. */
async function line(count: number): Promise<{ id: number; headers: Headers }[]> {
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const headers = { "x-patient-token": tokenOf(index) };
    const patientId = await makePatient(clinic.db, `Contender ${index}`, tokenOf(index), clinic.clock.now());
    const start = new Date(Date.parse(later) + index * 1_200_000).toISOString();
    const id = await makeAppointment(clinic.db, { start, patientId });
    expect((await waitlist("PUT", id, headers)).status).toBe(200);
    made.push({ id, headers });
  }
  return made;
}
const holdsOf = (start: string) =>
  read<{ status: string; patient_id: number | null }>(
    sql`select status, patient_id from appointments where start_time = ${new Date(start)}
      and status not in ('expired', 'canceled')`,
  );
const after = (minutes: number) =>
  clinic.clock.set(new Date(Date.parse(now) + minutes * 60_000).toISOString());
/** What the sweep of holds does. */
const sweepHolds = () =>
  read(sql`update appointments set status = 'expired', hold_expires_at = null
    where status = 'held' and hold_expires_at <= ${clinic.clock.now()}`);

test("a freed time is held for the first of twenty in line, with two servers", async () => {
  const taken = await fillCalendar();
  const [first, second, ...others] = await line(20);
  if (!first || !second) throw new Error("Nobody is in line");
  await offers();
  expect(await holdsOf(early)).toHaveLength(1); // nothing is free yet
  await free(taken);
  const elsewhere = openDatabase(openPool(clinic.connections.app, 5, () => {}));
  const parts = { services: { ...clinic.services, db: elsewhere }, hints };
  const looks = Array.from({ length: 20 }, (_, index) =>
    index % 2 ? offers() : offerEarlierTimes(parts, fail),
  );
  await Promise.all(looks);
  await elsewhere.destroy();
  expect(await holdsOf(early)).toEqual([{ status: "held", patient_id: null }]);
  expect(await offerOf(first.id, first.headers)).toBe(early);
  for (const { id, headers } of [second, ...others]) expect(await offerOf(id, headers)).toBeNull();
  expect(await read(sql`select 1 from waitlist_checks`)).toEqual([]);
  expect(await read(sql`select 1 from mails`)).toEqual([]); // they have no address
});

test("twenty others are refused the held time, and twenty taps of its person move one appointment", async () => {
  const taken = await fillCalendar();
  const [first] = await line(1);
  if (!first) throw new Error("Nobody is in line");
  await free(taken);
  await offers();
  const hold = (index: number) =>
    clinic.call("POST", "/appointment_holds", {
      body: { doctor_id: known.aurora.doctorId, start_time: early },
      headers: index % 2 ? me : {},
    });
  const contenders = Array.from({ length: 20 }, (_, index) => hold(index));
  const taps = Array.from({ length: 20 }, () => take(first.id, early, first.headers));
  const statuses = new Set((await Promise.all(contenders)).map(({ status }) => status));
  expect([...statuses].every((status) => status >= 400)).toBe(true);
  const moved = await Promise.all(taps);
  expect(new Set(moved.map(({ status }) => status))).toEqual(new Set([200]));
  expect(moved[0]?.body.data.entity).toMatchObject({ id: first.id, start_time: early });
  expect(await holdsOf(early)).toHaveLength(1);
  expect((await waitlist("GET", first.id, first.headers)).body.data.entity).toMatchObject({
    is_waiting: false,
    offer: null,
  });
});

test("an unanswered offer goes to the next in line and is reported as ended", async () => {
  const taken = await fillCalendar();
  const [first, second] = await line(2);
  if (!first || !second) throw new Error("Nobody is in line");
  await free(taken);
  await offers();
  after(15);
  expect((await take(first.id, early, first.headers)).body).toMatchObject({ code: "hold_expired" });
  await sweepHolds();
  await offers();
  expect((await waitlist("GET", first.id, first.headers)).body.data.entity).toMatchObject({
    is_waiting: true,
    offer: null,
    ended: { start_time: early },
  });
  expect(await offerOf(second.id, second.headers)).toBe(early);
  expect((await decline(second.id, second.headers)).status).toBe(204);
  await offers();
  expect(await holdsOf(early)).toEqual([]); // both were asked
  expect(await offerOf(first.id, first.headers)).toBeNull();
});

test("leaving passes the held time to the next, and others can neither see, take nor leave it", async () => {
  const taken = await fillCalendar();
  const [first, second] = await line(2);
  if (!first || !second) throw new Error("Nobody is in line");
  await free(taken);
  await offers();
  for (const attempt of [
    waitlist("GET", first.id, second.headers),
    take(first.id, early, second.headers),
    waitlist("DELETE", first.id, second.headers),
    decline(first.id, second.headers),
  ])
    expect((await attempt).status).toBe(404);
  expect((await take(second.id, early, second.headers)).body).toMatchObject({ code: "hold_expired" });
  expect((await waitlist("DELETE", first.id, first.headers)).status).toBe(204);
  expect((await waitlist("DELETE", first.id, first.headers)).status).toBe(204);
  await offers();
  expect(await offerOf(second.id, second.headers)).toBe(early);
});

test("new hours of the doctor are offered, and the mail names the earlier time in the reader's language", async () => {
  await fillCalendar();
  const id = await makeAppointment(clinic.db, { start: later });
  await read(sql`update patients set email = 'me@aurora.example', language = 'pt' where id = 1`);
  expect((await waitlist("PUT", id)).status).toBe(200);
  await read(sql`insert into doctor_exceptions (tenant_id, doctor_id, day, kind, from_minute, to_minute)
    values (1, ${known.aurora.doctorId}, '2027-03-07', 'extra', 1260, 1280)`);
  await offers();
  expect(await offerOf(id)).toBe("2027-03-07T21:00:00.000Z");
  const [mail] = await read<{ subject: string; body: string }>(sql`select subject, body from mails`);
  expect(mail?.subject).toContain("horário mais cedo");
  expect(mail?.body).toContain("09:15");
  expect(mail?.body).toMatch(/\/appointments\/\d+\?view=earlier\b/);
});

test("an account has a limited number of requests, for movable appointments only", async () => {
  const ids = [];
  for (const hour of ["09", "10", "11", "12"])
    ids.push(await makeAppointment(clinic.db, { start: `2027-03-09T${hour}:00:00Z` }));
  const answers = await Promise.all(ids.map((id) => waitlist("PUT", id)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("waitlist_limit");
  const near = await makeAppointment(clinic.db, { start: "2027-03-01T12:00:00Z" });
  expect((await waitlist("PUT", near)).body).toMatchObject({ code: "status_conflict" });
  await allow({ waitlist: null });
  expect((await waitlist("GET", near)).body).toMatchObject({ code: "feature_off" });
});

test("a time that overlaps another appointment of the person is not offered", async () => {
  const taken = await fillCalendar();
  const id = await makeAppointment(clinic.db, { start: later });
  await waitlist("PUT", id);
  const doctorId = await makeDoctor(clinic.db);
  await makeAppointment(clinic.db, {
    start: "2027-03-02T10:10:00Z",
    patientId: known.aurora.patientId,
    doctorId,
  });
  await free(taken);
  await offers();
  expect(await offerOf(id)).toBeNull();
});

type Mail = { body: string; recipient: string; html: string };
const mails = () => read<Mail>(sql`select body, recipient, html from mails order by id`);
const tokenIn = (mail: Mail | undefined) => /\/waitlist#([\w-]{43})/.exec(mail?.body ?? "")?.[1] ?? "";
const byLink = (token: string, what: "" | "/decline" | "/leave" = "") =>
  clinic.call(what === "" ? "GET" : "POST", `/waitlist_links/${token}${what}`);
const stateBy = async (token: string) => (await byLink(token)).body.data.entity.state;

/** The first in line with an address, to whom the early time is offered, and whoever comes next. */
async function offered() {
  const taken = await fillCalendar();
  const [first, second] = await line(2);
  if (!first || !second) throw new Error("Nobody is in line");
  await read(sql`update patients set email = 'first@aurora.example' where name = 'Contender 0'`);
  await free(taken);
  await offers();
  const [mail] = await mails();
  return { first, second, mail, token: tokenIn(mail) };
}

test("an offer's link declines without signing in, and only on confirmation", async () => {
  const { first, second, token } = await offered();
  const { body, headers } = await byLink(token);
  expect(body.data.entity).toEqual({
    appointment_id: first.id,
    start_time: early,
    expires_at: "2027-03-01T09:15:00.000Z",
    state: "open",
  });
  expect(headers["cache-control"]).toBe("no-store");
  await byLink(token);
  expect(await offerOf(first.id, first.headers)).toBe(early); // looking changes nothing
  const declined = await Promise.all(Array.from({ length: 5 }, () => byLink(token, "/decline")));
  expect(declined.map((one) => one.body.data.entity.state)).toEqual(Array(5).fill("declined"));
  await offers();
  expect(await offerOf(second.id, second.headers)).toBe(early);
  expect((await byLink(token, "/decline")).body.data.entity.state).toBe("declined");
  expect(await offerOf(second.id, second.headers)).toBe(early); // the next one's offer is not the link's
  expect((await waitlist("GET", first.id, first.headers)).body.data.entity.is_waiting).toBe(true);
  expect(await read(sql`select 1 from audit_log where action = 'waitlist.decline'`)).toHaveLength(1);
});

test("an offer's link leaves the waitlist and says so whenever it is opened again", async () => {
  const { first, second, token } = await offered();
  expect((await byLink(token, "/leave")).body.data.entity.state).toBe("over");
  expect((await byLink(token, "/leave")).status).toBe(200);
  expect(await stateBy(token)).toBe("over");
  await offers();
  expect(await offerOf(second.id, second.headers)).toBe(early);
  expect((await waitlist("GET", first.id, first.headers)).body.data.entity.is_waiting).toBe(false);
  const [entry] = await read<{ actor: string; on_behalf_of: number }>(
    sql`select actor, on_behalf_of from audit_log where action = 'waitlist.leave'`,
  );
  expect(entry?.actor).toBe("waitlist-link");
});

test("an ended offer's link says so and can still leave, and the database holds its hash only", async () => {
  const { first, token } = await offered();
  const [row] = await read<{ token_hash: Buffer }>(sql`select token_hash from waitlist_links`);
  expect(row?.token_hash).toHaveLength(32);
  after(15);
  expect(await stateBy(token)).toBe("ended");
  await sweepHolds();
  await offers();
  expect(await stateBy(token)).toBe("ended");
  expect((await byLink(token, "/decline")).body.data.entity.state).toBe("ended");
  expect((await byLink(token, "/leave")).body.data.entity.state).toBe("over");
  expect((await waitlist("GET", first.id, first.headers)).body.data.entity.is_waiting).toBe(false);
});

test("a link is void for another clinic, after the appointment, for a former carer, or when invented", async () => {
  const { token } = await offered();
  expect((await byLink("a".repeat(43))).body).toMatchObject({ code: "link_not_valid" });
  expect((await clinic.call("GET", `/waitlist_links/${token}`, { clinic: "ipe" })).status).toBe(410);
  await read(sql`update waitlist_links set patient_id = ${known.aurora.patientId}`);
  expect((await byLink(token, "/leave")).body).toMatchObject({ code: "link_not_valid" });
  await read(
    sql`update waitlist_links set patient_id = a.patient_id from appointments a where a.id = appointment_id`,
  );
  expect(await stateBy(token)).toBe("open");
  clinic.clock.set("2027-03-09T00:00:00.000Z");
  expect((await byLink(token)).body).toMatchObject({ code: "link_not_valid" });
});

test("a list shows each waiting appointment with its offer, and no past or foreign one", async () => {
  const { first, second } = await offered();
  const list = async (headers: Headers) =>
    (await clinic.call("GET", "/patients/waitlist", { headers })).body.data.collection;
  expect(await list(first.headers)).toEqual([
    {
      appointment_id: first.id,
      joined_at: now,
      offer: { start_time: early, expires_at: "2027-03-01T09:15:00.000Z" },
    },
  ]);
  expect(await list(second.headers)).toMatchObject([{ appointment_id: second.id, offer: null }]);
  expect(await list(me)).toEqual([]);
  after(15);
  expect(await list(first.headers)).toMatchObject([{ appointment_id: first.id, offer: null }]);
  await free(first.id);
  expect(await list(first.headers)).toEqual([]);
  await allow({ waitlist: null });
  expect((await clinic.call("GET", "/patients/waitlist", { headers: me })).body).toMatchObject({
    code: "feature_off",
  });
});

test("cancelling an appointment during an offer passes the held time on at once", async () => {
  const { first, second } = await offered();
  const cancel = clinic.call("POST", `/patients/appointments/${first.id}/cancel`, {
    body: { expects_refund: false },
    headers: first.headers,
  });
  const tap = take(first.id, early, first.headers);
  const [canceled, taken] = await Promise.all([cancel, tap]);
  expect(canceled.status).toBe(200);
  expect(taken.status === 200 || taken.body.code === "status_conflict").toBe(true);
  expect(await holdsOf(early)).toEqual([]);
  await offers();
  expect(await offerOf(second.id, second.headers)).toBe(early);
  expect(await holdsOf(early)).toHaveLength(1);
});

test("moving an appointment before the offered time releases it, and moving it later keeps it", async () => {
  const { first, second } = await offered();
  const move = (start: string) =>
    read(sql`update appointments set start_time = ${new Date(start)}, end_time = ${new Date(Date.parse(start) + 1_200_000)}
      where id = ${first.id}`);
  await move("2027-03-09T10:00:00.000Z");
  expect(await offerOf(first.id, first.headers)).toBe(early);
  await move("2027-03-02T06:00:00.000Z");
  expect(await holdsOf(early)).toEqual([]);
  await offers();
  expect(await offerOf(second.id, second.headers)).toBe(early);
});

test("an offer is mailed despite disabled appointment mails unless a device is notified, within the budget", async () => {
  await read(
    sql`update patients set email = 'me@aurora.example', wants_visit_mails = false where id = ${known.aurora.patientId}`,
  );
  await fillCalendar();
  const id = await makeAppointment(clinic.db, { start: later });
  expect((await waitlist("PUT", id)).status).toBe(200);
  const extra = (minute: number) =>
    read(sql`insert into doctor_exceptions (tenant_id, doctor_id, day, kind, from_minute, to_minute)
      values (1, ${known.aurora.doctorId}, '2027-03-07', 'extra', ${minute}, ${minute + 20})`);
  await extra(1260);
  await offers();
  const [mail] = await mails();
  expect(mail?.recipient).toBe("me@aurora.example");
  expect(tokenIn(mail)).not.toBe("");
  expect(await read(sql`select 1 from mail_uses`)).toHaveLength(1);
  await decline(id);
  after(60);
  // A device that wants reminders and whose session lives: the wish is respected.
  await read(sql`insert into push_subscriptions (tenant_id, patient_id, endpoint, p256dh, auth, token_hash, wants_reminders, created_at)
    select 1, patient_id, 'https://push.example/1', 'k', 'a', token_hash, true, ${clinic.clock.now()}
    from sessions where patient_id = ${known.aurora.patientId} limit 1`);
  await extra(1290);
  await offers();
  expect(await offerOf(id)).not.toBeNull();
  expect(await mails()).toHaveLength(1);
  expect(await read(sql`select 1 from push_messages where kind = 'earlier'`)).toHaveLength(1);
  await decline(id);
  after(120);
  await read(sql`delete from push_subscriptions`);
  await read(sql`insert into mail_uses (tenant_id, pool, recipient_hash, patient_id, used_at)
    select 1, 'notice', recipient_hash, patient_id, ${clinic.clock.now()} from mail_uses, generate_series(1, 30)`);
  await extra(1320);
  await offers();
  expect(await offerOf(id)).not.toBeNull(); // the app shows it all the same
  expect(await mails()).toHaveLength(1);
});

test("a declined offer pauses mails for an hour before the next free time is offered", async () => {
  await read(sql`update patients set email = 'me@aurora.example' where id = ${known.aurora.patientId}`);
  await fillCalendar();
  const id = await makeAppointment(clinic.db, { start: later });
  expect((await waitlist("PUT", id)).status).toBe(200);
  await read(sql`insert into doctor_exceptions (tenant_id, doctor_id, day, kind, from_minute, to_minute)
    values (1, ${known.aurora.doctorId}, '2027-03-07', 'extra', 1260, 1300)`);
  await offers();
  expect(await offerOf(id)).toBe("2027-03-07T21:00:00.000Z");
  await decline(id);
  await offers();
  after(59);
  await offers();
  expect(await offerOf(id)).toBeNull();
  expect(await mails()).toHaveLength(1);
  after(60);
  await offers();
  expect(await offerOf(id), "no calendar has changed since").toBe("2027-03-07T21:20:00.000Z");
  expect(await mails()).toHaveLength(2);
});

test("an offer for a dependent with its own address goes to the account that can accept it", async () => {
  await fillCalendar();
  await read(sql`update patients set email = 'parent@aurora.example' where id = ${known.aurora.patientId}`);
  const childId = await makePatient(clinic.db, "Child", tokenOf(50), clinic.clock.now());
  await read(
    sql`update patients set parent_id = ${known.aurora.patientId}, email = 'child@aurora.example' where id = ${childId}`,
  );
  const id = await makeAppointment(clinic.db, { start: later, patientId: childId });
  expect((await waitlist("PUT", id)).status).toBe(200);
  await read(sql`insert into doctor_exceptions (tenant_id, doctor_id, day, kind, from_minute, to_minute)
    values (1, ${known.aurora.doctorId}, '2027-03-07', 'extra', 1260, 1280)`);
  await offers();
  const sent = await mails();
  expect(sent.map(({ recipient }) => recipient)).toEqual(["parent@aurora.example"]);
  expect(sent[0]?.body).toContain(`/appointments/${id}`);
  expect(await stateBy(tokenIn(sent[0]))).toBe("open");
});
