import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { appointmentRoutes } from "../features/appointments/appointment-routes.ts";
import { offerEarlierTimes } from "../features/appointments/waitlist/make-offers.ts";
import { waitlistPersonalData } from "../features/appointments/waitlist/waitlist-personal-data.ts";
import { bookingRoutes } from "../features/booking/booking-routes.ts";
import { findDoctorRoutes } from "../features/find-doctor/find-doctor-routes.ts";
import { carryOutRetention } from "../features/account/my-data/carry-out-retention.ts";
import { deleteRows } from "../features/account/my-data/erase-rows.ts";
import { deliverPush } from "../features/account/push/deliver-push.ts";
import { rowsOf } from "../features/account/my-data/rows-of-person.ts";
import { openDatabase, openPool, withTenant } from "../platform/database/database.ts";
import type { Push } from "../ports/push.ts";
import { makeAppointment, makePatient } from "./make-appointment.ts";
import { makeDoctor } from "./make-doctor.ts";
import { standInPayments } from "./stand-in-payments.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "./test-clinic.ts";

let clinic: TestClinic;
const hints = { appointmentChanged: () => Promise.resolve() };
const now = "2027-03-01T09:00:00.000Z";
/** A booked time of the doctor, which becomes free. */
const early = "2027-03-02T10:00:00.000Z";
/** The first time that is free. */
const firstFree = "2027-03-08T08:00:00.000Z";
const doctorId = known.aurora.doctorId;

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
    patientsPayments: false,
    cancelUntilHours: 6,
    waitlist: { offerMinutes: 15, perAccount: 3 },
    ...changes,
  });
const read = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await withTenant(clinic.db, 1, (tx) => query.execute(tx))).rows;
const tokenOf = (index: number) => `contender-${String(index).padStart(26, "0")}`;
const ask = (body: object = { doctor_id: doctorId }, headers = me) =>
  clinic.call("POST", "/patients/waitlist_requests", { body, headers });
const list = async (headers = me) =>
  (await clinic.call("GET", "/patients/waitlist_requests", { headers })).body.data.collection;
const leave = (id: number, headers = me, what: "" | "/offer" = "") =>
  clinic.call("DELETE", `/patients/waitlist_requests/${id}${what}`, { headers });
const hold = (headers = me, doctor = doctorId) =>
  clinic.call("POST", "/appointment_holds", { body: { doctor_id: doctor, start_time: early }, headers });
const offerOf = async (headers = me) => (await list(headers))[0]?.offer ?? null;
const fail = (error: Error) => {
  throw error;
};
const offers = () => offerEarlierTimes({ services: clinic.services, hints }, fail);
const after = (minutes: number) =>
  clinic.clock.set(new Date(Date.parse(now) + minutes * 60_000).toISOString());
/** What the sweep of holds does. */
const sweepHolds = () =>
  read(sql`update appointments set status = 'expired', hold_expires_at = null
    where status = 'held' and hold_expires_at <= ${clinic.clock.now()}`);
const livingAt = (start: string) =>
  read<{ status: string; patient_id: number | null; doctor_id: number }>(
    sql`select status, patient_id, doctor_id from appointments where start_time = ${new Date(start)}
      and status not in ('expired', 'canceled')`,
  );

/** Everything before the first free time is booked by others; the appointment at the early time is returned. */
async function fillCalendar(doctor: number = doctorId): Promise<number> {
  const { body } = await clinic.call("GET", `/doctors/${doctor}/slots?from=2027-03-01&days=8`);
  type Days = { slots: { start_time: string }[] }[];
  const starts = (body.data.collection as Days).flatMap(({ slots }) => slots.map((one) => one.start_time));
  expect(starts).toContain(early);
  const other = await makePatient(clinic.db, "Somebody", tokenOf(900 + doctor), clinic.clock.now());
  let taken = 0;
  for (const start of starts.filter((one) => one < firstFree)) {
    const id = await makeAppointment(clinic.db, { start, patientId: other, doctorId: doctor });
    if (start === early) taken = id;
  }
  return taken;
}
const free = (id: number) => read(sql`update appointments set status = 'canceled' where id = ${id}`);

type Person = { headers: Headers; patientId: number };

async function people(count: number): Promise<Person[]> {
  const made = [];
  for (let index = 0; index < count; index += 1) {
    const patientId = await makePatient(clinic.db, `Contender ${index}`, tokenOf(index), clinic.clock.now());
    await read(sql`update patients set birthdate = '1980-02-29', sex = 'other' where id = ${patientId}`);
    made.push({ headers: { "x-patient-token": tokenOf(index) }, patientId });
  }
  return made;
}

test("a request counts from the first free time, and repeating it keeps one place in line", async () => {
  await fillCalendar();
  const answers = await Promise.all([ask(), ask(), ask()]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0]?.body.data.entity).toMatchObject({
    appointment_id: null,
    request: {
      doctor: { id: doctorId, name: "Dr aurora" },
      specialty: null,
      dependent: null,
      joined_at: now,
      before: firstFree,
      ends_at: firstFree,
      offer: null,
    },
  });
  expect(await list()).toHaveLength(1);
  await offers();
  expect(await offerOf()).toBeNull(); // what was free already is no news
  expect(await read(sql`select 1 from audit_log where action = 'waitlist.join'`)).toHaveLength(1);
});

test("a freed time is held for the first of twenty without an appointment, with two servers", async () => {
  const taken = await fillCalendar();
  const line = await people(20);
  for (const { headers } of line) expect((await ask(undefined, headers)).status).toBe(200);
  await free(taken);
  const elsewhere = openDatabase(openPool(clinic.connections.app, 5, () => {}));
  const parts = { services: { ...clinic.services, db: elsewhere }, hints };
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 ? offers() : offerEarlierTimes(parts, fail))),
  );
  await elsewhere.destroy();
  expect(await livingAt(early)).toEqual([{ status: "held", patient_id: null, doctor_id: doctorId }]);
  const [first, ...others] = line;
  expect(await offerOf(first?.headers)).toEqual({
    start_time: early,
    expires_at: "2027-03-01T09:15:00.000Z",
    doctor: { id: doctorId, name: "Dr aurora" },
  });
  for (const { headers } of others) expect(await offerOf(headers)).toBeNull();
});

test("only the offered person can take the held time, and booking it ends the request", async () => {
  const taken = await fillCalendar();
  const [first, second] = await people(2);
  if (!first || !second) throw new Error("Nobody is in line");
  for (const { headers } of [first, second]) await ask(undefined, headers);
  await free(taken);
  await offers();
  const others = await Promise.all(
    Array.from({ length: 20 }, (_, index) => hold(index % 2 ? second.headers : {})),
  );
  expect(new Set(others.map(({ body }) => body.code))).toEqual(new Set(["slot_taken"]));
  const taps = await Promise.all(Array.from({ length: 10 }, () => hold(first.headers)));
  expect(taps.some(({ status }) => status === 201)).toBe(true);
  expect(await livingAt(early)).toEqual([
    { status: "held", patient_id: first.patientId, doctor_id: doctorId },
  ]);
  expect(await offerOf(first.headers)).toBeNull();
  await offers();
  expect(await list(first.headers)).toHaveLength(1); // until it is booked
  const { body: again } = await hold(first.headers);
  const { id, secret } = again.data.entity;
  const booked = await clinic.call("POST", "/patients/appointments", {
    headers: { ...first.headers, "x-appointment-hold": `${id}.${secret}` },
    body: {
      doctor_id: doctorId,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: early,
      symptoms: "A cough",
    },
  });
  expect(booked.status).toBe(201);
  expect(await list(first.headers)).toEqual([]);
  expect(await offerOf(second.headers)).toBeNull();
});

test("an unanswered offer goes to the next in a shared line with and without appointments", async () => {
  const taken = await fillCalendar();
  const [first, second, third] = await people(3);
  if (!first || !second || !third) throw new Error("Nobody is in line");
  await ask(undefined, first.headers);
  const moved = await makeAppointment(clinic.db, {
    start: "2027-03-09T10:00:00.000Z",
    patientId: second.patientId,
  });
  const waitlist = `/patients/appointments/${moved}/waitlist`;
  await clinic.call("PUT", waitlist, { headers: second.headers });
  await ask(undefined, third.headers);
  await free(taken);
  await offers();
  expect(await offerOf(first.headers)).not.toBeNull();
  after(15);
  await sweepHolds();
  await offers();
  expect(await offerOf(first.headers)).toBeNull();
  expect((await hold(first.headers)).body.code).toBe("slot_taken");
  const { body } = await clinic.call("GET", waitlist, { headers: second.headers });
  expect(body.data.entity.offer.start_time).toBe(early);
  await clinic.call("DELETE", waitlist, { headers: second.headers });
  await offers();
  expect(await offerOf(third.headers)).not.toBeNull();
  const [own] = await list(third.headers);
  expect((await leave(own.id, first.headers, "/offer")).status).toBe(404);
  expect(await offerOf(third.headers)).not.toBeNull();
  expect((await leave(own.id, third.headers, "/offer")).status).toBe(204);
  await offers();
  expect(await livingAt(early)).toEqual([]); // everybody was asked
  expect(await list(third.headers)).toHaveLength(1);
  expect((await leave(own.id, third.headers)).status).toBe(204);
  expect((await leave(own.id, third.headers)).status).toBe(404);
  expect(await list(third.headers)).toEqual([]);
});

test("a specialty request gets one offer when two doctors have a time simultaneously", async () => {
  const secondDoctor = await makeDoctor(clinic.db);
  const taken = [await fillCalendar(), await fillCalendar(secondDoctor)];
  const [{ specialty }] = (await read<{ specialty: string }>(
    sql`select specialty from doctors where id = ${doctorId}`,
  )) as [{ specialty: string }];
  const line = await people(3);
  for (const { headers } of line.slice(0, 2)) expect((await ask({ specialty }, headers)).status).toBe(200);
  await ask({ doctor_id: secondDoctor }, line[2]?.headers);
  expect((await ask({ specialty: "neurology" })).status).toBe(404);
  for (const id of taken) await free(id);
  const elsewhere = openDatabase(openPool(clinic.connections.app, 5, () => {}));
  const parts = { services: { ...clinic.services, db: elsewhere }, hints };
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => (index % 2 ? offers() : offerEarlierTimes(parts, fail))),
  );
  await elsewhere.destroy();
  const made = await Promise.all(line.map(({ headers }) => offerOf(headers)));
  expect(made[2]).toBeNull();
  expect(new Set([made[0]?.doctor.id, made[1]?.doctor.id])).toEqual(new Set([doctorId, secondDoctor]));
  expect(await livingAt(early)).toHaveLength(2);
  expect((await hold(line[0]?.headers, made[1].doctor.id)).body.code).toBe("slot_taken");
  expect((await hold(line[0]?.headers, made[0].doctor.id)).status).toBe(201);
});

/** Until some transaction waits for a lock. */
async function waits(): Promise<"waits"> {
  for (;;) {
    const waiting = await read(sql`select 1 from pg_locks l join pg_stat_activity s on s.pid = l.pid
      where not l.granted and s.datname = current_database()`);
    if (waiting.length > 0) return "waits";
  }
}

test("a time freed by a transaction that ends during a job run is handled by the next run", async () => {
  const taken = await fillCalendar();
  const [{ specialty }] = (await read<{ specialty: string }>(
    sql`select specialty from doctors where id = ${doctorId}`,
  )) as [{ specialty: string }];
  await ask({ specialty });
  let finish = () => {};
  const isFreed = Promise.withResolvers<void>();
  const freeing = withTenant(clinic.db, 1, async (tx) => {
    await sql`update appointments set status = 'canceled' where id = ${taken}`.execute(tx);
    await sql`select 1 from waitlist_entries for no key update`.execute(tx); // the look waits here, with what it has read
    isFreed.resolve();
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await isFreed.promise;
  // A later change is seen first.
  await read(sql`insert into waitlist_checks (tenant_id, doctor_id) values (1, ${doctorId})`);
  const look = offers();
  await Promise.race([look, waits()]);
  finish();
  await freeing;
  await look;
  expect(await read(sql`select doctor_id from waitlist_checks`)).toEqual([{ doctor_id: doctorId }]);
  await offers();
  expect(await read(sql`select doctor_id from waitlist_checks`)).toEqual([]);
  expect(await offerOf()).not.toBeNull();
});

test("two job runs on doctors of one specialty are serialised", async () => {
  const taken = await fillCalendar();
  const [{ specialty }] = (await read<{ specialty: string }>(
    sql`select specialty from doctors where id = ${doctorId}`,
  )) as [{ specialty: string }];
  await ask({ specialty });
  await free(taken);
  let finish = () => {};
  const isHeld = Promise.withResolvers<void>();
  const otherLook = withTenant(clinic.db, 1, async (tx) => {
    await sql`select 1 from waitlist_entries for no key update`.execute(tx);
    isHeld.resolve();
    await new Promise<void>((resolve) => (finish = resolve));
  });
  await isHeld.promise;
  const look = offers().then(() => "offered");
  const first = await Promise.race([look, waits()]);
  finish();
  await otherLook;
  await look;
  expect(first).toBe("waits");
  expect(await offerOf()).not.toBeNull();
});

test("an account has a limited number of requests, dependents included, for its own family only", async () => {
  await fillCalendar();
  const child = await makePatient(clinic.db, "Child", tokenOf(50), clinic.clock.now());
  const stranger = await makePatient(clinic.db, "Stranger", tokenOf(51), clinic.clock.now());
  await read(sql`update patients set parent_id = ${known.aurora.patientId} where id = ${child}`);
  const { body } = await ask({ doctor_id: doctorId, dependent_id: child });
  expect(body.data.entity.request.dependent).toEqual({ id: child, name: "Child" });
  expect((await ask({ doctor_id: doctorId, dependent_id: stranger })).status).toBe(404);
  const doctors = [];
  for (let index = 0; index < 4; index += 1) doctors.push(await makeDoctor(clinic.db));
  const answers = await Promise.all(doctors.map((id) => ask({ doctor_id: id })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 200, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body.code).toBe("waitlist_limit");
  const away = await makeAppointment(clinic.db, { start: "2027-03-12T10:00:00Z" });
  const joined = await clinic.call("PUT", `/patients/appointments/${away}/waitlist`, { headers: me });
  expect(joined.body.code).toBe("waitlist_limit");
  await allow({ waitlist: null });
  expect((await ask()).body.code).toBe("feature_off");
});

test("a patient with an appointment waits for an earlier time of it", async () => {
  await fillCalendar();
  const id = await makeAppointment(clinic.db, { start: "2027-03-12T10:00:00Z" });
  const { body } = await ask();
  expect(body.data.entity).toEqual({ request: null, appointment_id: id });
  expect(await list()).toEqual([]);
  const waitlist = await clinic.call("GET", `/patients/appointments/${id}/waitlist`, { headers: me });
  expect(waitlist.body.data.entity.is_waiting).toBe(true);
});

test("the mail names doctor and time, and its link declines or leaves while signed out", async () => {
  await read(
    sql`update patients set email = 'me@aurora.example', language = 'pt', wants_visit_mails = false where id = 1`,
  );
  const taken = await fillCalendar();
  await ask();
  await free(taken);
  await offers();
  const mails = () =>
    read<{ subject: string; body: string; recipient: string }>(
      sql`select subject, body, recipient from mails`,
    );
  const [mail] = await mails();
  expect(mail?.recipient).toBe("me@aurora.example");
  expect(mail?.subject).toContain("horário mais cedo");
  expect(mail?.body).toContain("Dr aurora");
  expect(mail?.body).toContain("09:15");
  const token = /\/waitlist#([\w-]{43})/.exec(mail?.body ?? "")?.[1] ?? "";
  const link = (what = "") => clinic.call(what === "" ? "GET" : "POST", `/waitlist_links/${token}${what}`);
  expect((await link()).body.data.entity).toEqual({
    appointment_id: null,
    start_time: early,
    expires_at: "2027-03-01T09:15:00.000Z",
    state: "open",
  });
  expect(await offerOf()).not.toBeNull();
  expect((await link("/decline")).body.data.entity.state).toBe("declined");
  expect(await offerOf()).toBeNull();
  expect(await livingAt(early)).toEqual([]);
  expect(await list()).toHaveLength(1);
  expect((await link("/leave")).body.data.entity.state).toBe("over");
  expect((await link("/leave")).body.data.entity.state).toBe("over");
  expect(await list()).toEqual([]);
  clinic.clock.set("2027-03-02T10:00:00.000Z");
  expect((await link()).body.code).toBe("link_not_valid");
});

test("a device gets a push about an offer, which opens the list of appointments", async () => {
  await read(sql`insert into push_subscriptions (tenant_id, patient_id, endpoint, p256dh, auth, token_hash, wants_reminders, created_at)
    select 1, patient_id, 'https://push.example/1', 'k', 'a', token_hash, true, ${clinic.clock.now()}
    from sessions where patient_id = ${known.aurora.patientId} limit 1`);
  const taken = await fillCalendar();
  await ask();
  await free(taken);
  await offers();
  expect(await read(sql`select kind from push_messages`)).toEqual([{ kind: "earlier" }]);
  const notes: string[] = [];
  const push: Push = {
    publicKey: "k",
    canReach: () => true,
    send: (_target, note) => (notes.push(note), Promise.resolve("taken")),
  };
  const deliver = deliverPush({ ...clinic.services, push });
  for (const { tenant, id } of clinic.sentJobs.filter(({ kind }) => kind === "push"))
    await deliver({ tenant, kind: "push", id });
  expect(notes.map((note) => JSON.parse(note).path)).toEqual(["/appointments"]);
});

test("a request ends with the first free time, with its account, and with the care for a dependent", async () => {
  const taken = await fillCalendar();
  const child = await makePatient(clinic.db, "Child", tokenOf(50), clinic.clock.now());
  await read(sql`update patients set parent_id = ${known.aurora.patientId} where id = ${child}`);
  await ask({ doctor_id: doctorId, dependent_id: child });
  await read(sql`update patients set parent_id = null where id = ${child}`);
  expect(await list()).toEqual([]);
  await ask();
  await free(taken);
  await offers();
  expect(await offerOf()).not.toBeNull();
  const persons = { patientIds: [known.aurora.patientId], emails: [] };
  const erase = waitlistPersonalData.map(async (entry) => {
    const condition = rowsOf(entry, persons);
    return condition ? withTenant(clinic.db, 1, (tx) => deleteRows(tx, entry, condition)) : 0;
  });
  await Promise.all(erase);
  expect(await read(sql`select 1 from waitlist_entries`)).toEqual([]);
  expect(await read(sql`select 1 from waitlist_offers`)).toEqual([]);
  await ask();
  clinic.clock.set(firstFree);
  expect(await list()).toEqual([]);
  const { waitlist_entries: ended } = await carryOutRetention(
    clinic.services,
    waitlistPersonalData,
    clinic.clock.now(),
  );
  expect(ended).toBe(1);
});
