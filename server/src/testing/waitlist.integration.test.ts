import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase, openPool, withTenant } from "../platform/database.ts";
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

test("a time that frees up is kept for the first of twenty in line, by whichever of two servers looks", async () => {
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

test("twenty others who want the kept time are refused, and twenty taps of its person move one appointment", async () => {
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

test("an offer without an answer goes to the next in line, and is told as ended", async () => {
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

test("whoever leaves gives the kept time to the next; others can neither see, take nor leave it", async () => {
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
});

test("an account waits for no more appointments than the clinic allows, and only where they can be moved", async () => {
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

test("nobody is offered a time at which they are somewhere else", async () => {
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
