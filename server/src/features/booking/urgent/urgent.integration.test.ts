import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { standInPayments } from "../../../testing/stand-in-payments.ts";
import { known, openTestClinic, type TestClinic } from "../../../testing/test-clinic.ts";
import { bookingRoutes } from "../booking-routes.ts";
import { urgentRoutes } from "./urgent-routes.ts";

let clinic: TestClinic;
let hints: string[];
beforeEach(async () => {
  hints = [];
  clinic = await openTestClinic({
    mount: (services) => {
      const silent = { appointmentChanged: () => Promise.resolve() };
      bookingRoutes({ services, hints: silent, payments: standInPayments() });
      urgentRoutes(services, {
        urgentChanged: async (_tenant, channel) => void hints.push(channel),
      });
    },
  });
});
afterEach(() => clinic.close());

type Headers = Record<string, string>;
const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const receiptOf = (letter: string) => letter.repeat(43);
const words = "A strong pain in my chest";
const tell = (headers: Headers, body: object = {}) =>
  clinic.call("POST", "/urgent_events", {
    headers,
    body: { receipt: receiptOf("a"), place: "booking", words, ...body },
  });
const ask = (id: number, receipt = receiptOf("a")) =>
  clinic.call("GET", `/urgent_events/${id}`, { headers: { "x-urgent-receipt": receipt } });
const list = async (headers: Headers = asClinic, slug = "aurora") =>
  (await clinic.call("GET", "/clinic/urgent_events", { headers, clinic: slug })).body.data.collection;
const acknowledge = (id: number, headers: Headers = asClinic, slug = "aurora") =>
  clinic.call("POST", `/clinic/urgent_events/${id}/acknowledge`, { headers, clinic: slug });
const hold = async (headers: Headers = {}) => {
  const body = { doctor_id: 1, start_time: "2027-03-02T10:00:00.000Z" };
  const answer = await clinic.call("POST", "/appointment_holds", { headers, body });
  const { id, secret } = answer.body.data.entity;
  return { id, header: { "x-appointment-hold": `${id}.${secret}` } };
};
const read = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await withTenant(clinic.db, 1, (tx) => query.execute(tx))).rows;

test("a patient's urgent message shows the clinic words and phone number, and the patient when it was read", async () => {
  await read(
    sql`update patients set phone_country_code = '+351', phone_number = '912345678' where id = ${known.aurora.patientId}`,
  );
  const sent = await tell(asPatient);
  expect(sent).toMatchObject({
    status: 201,
    body: { data: { entity: { sent_at: "2027-03-01T09:00:00.000Z", seen_at: null } } },
    headers: { "cache-control": "no-store" },
  });
  const { id, channel } = sent.body.data.entity;
  expect(channel).toMatch(/^t1-urgent-[\w-]{24}$/);
  expect(await list()).toEqual([
    {
      id,
      place: "booking",
      words,
      sent_at: "2027-03-01T09:00:00.000Z",
      seen_at: null,
      name: "Patient aurora",
      phone_number: "+351912345678",
      patient_id: known.aurora.patientId,
      appointment_id: null,
      doctor_id: null,
      start_time: null,
    },
  ]);
  clinic.clock.set("2027-03-01T09:03:00.000Z");
  expect((await ask(id)).body.data.entity).toMatchObject({ seen_at: null, channel });
  const seen = await acknowledge(id);
  expect(seen).toMatchObject({
    status: 200,
    body: { data: { entity: { id, seen_at: "2027-03-01T09:03:00.000Z" } } },
  });
  expect((await ask(id)).body.data.entity.seen_at).toBe("2027-03-01T09:03:00.000Z");
  expect(await list()).toEqual([]);
  expect(hints).toEqual([channel, channel]);
  expect(clinic.sentJobs).toEqual([]); // a mail would come too late
});

test("a visitor with a hold can send an urgent message with a phone number, also after the hold ended", async () => {
  const { id, header } = await hold();
  clinic.clock.setOffset(11 * 60_000);
  const sent = await tell(header, { phone_number: "912 000 111" });
  expect(sent.status).toBe(201);
  expect(await list()).toMatchObject([
    {
      appointment_id: id,
      doctor_id: 1,
      start_time: "2027-03-02T10:00:00.000Z",
      name: null,
      phone_number: "912 000 111",
      patient_id: null,
    },
  ]);
});

test("guest and patient can send an urgent message about their own appointment only", async () => {
  const guestToken = "guest-token-0000000000000000000000";
  const guests = await makeAppointment(clinic.db, { start: "2027-03-01T09:30:00Z", guestToken });
  const stranger = await makePatient(clinic.db, "Stranger", "stranger-token-0000000000000000000", new Date());
  const theirs = await makeAppointment(clinic.db, { start: "2027-03-01T10:30:00Z", patientId: stranger });
  const asGuest = { "x-guest-token": guestToken };
  expect((await tell(asGuest, { appointment_id: guests, place: "waiting_room" })).status).toBe(201);
  expect(await list()).toMatchObject([{ appointment_id: guests, place: "waiting_room" }]);
  for (const headers of [asGuest, asPatient])
    expect(await tell(headers, { appointment_id: theirs, receipt: receiptOf("b") })).toMatchObject({
      status: 404,
      body: { code: "not_found" },
    });
});

test.each([
  ["nobody", {}, {}],
  ["a made-up hold", { "x-appointment-hold": `1.${"x".repeat(43)}` }, {}],
  ["a token of nobody", { "x-patient-token": "nobody-token-00000000000000000000" }, {}],
  ["somebody who names a visit without a right to any", {}, { appointment_id: 1 }],
])("%s cannot send an urgent message", async (_who, headers, body) => {
  expect(await tell(headers, body)).toMatchObject({ status: 401, body: { code: "unauthenticated" } });
  expect(await list()).toEqual([]);
});

test("a repeated urgent message is stored and announced once", async () => {
  const first = await tell(asPatient);
  const second = await tell(asPatient);
  expect(second.body).toEqual(first.body);
  expect(await list()).toHaveLength(1);
  expect(hints).toHaveLength(1);
  const atOnce = await Promise.all(
    Array.from({ length: 8 }, () => tell(asPatient, { receipt: receiptOf("b") })),
  );
  expect(new Set(atOnce.map(({ status, body }) => `${status} ${body.data.entity.id}`)).size).toBe(1);
  expect(hints).toHaveLength(2);
});

test("the sixth urgent message in an hour is refused with a retry time", async () => {
  for (const letter of ["a", "b", "c", "d", "e"]) {
    expect((await tell(asPatient, { receipt: receiptOf(letter) })).status).toBe(201);
    clinic.clock.setOffset(60_000);
  }
  expect(await tell(asPatient, { receipt: receiptOf("f") })).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", retry_after: 55 * 60 },
  });
  expect((await tell((await hold()).header, { receipt: receiptOf("g") })).status).toBe(201);
  clinic.clock.setOffset(55 * 60_000);
  expect((await tell(asPatient, { receipt: receiptOf("h") })).status).toBe(201);
});

test("only the sender can ask whether it was read, and another clinic cannot see or answer it", async () => {
  const { id } = (await tell(asPatient)).body.data.entity;
  expect((await ask(id, receiptOf("z"))).status).toBe(404);
  const asIpe = { authorization: `Bearer ${known.ipe.clinicToken}` };
  expect(await list(asIpe, "ipe")).toEqual([]);
  expect((await acknowledge(id, asIpe, "ipe")).status).toBe(404);
  expect((await ask(id)).body.data.entity.seen_at).toBeNull();
});

test("a doctor's token sees urgent messages about that doctor's times only", async () => {
  const ofDoctor = { authorization: "Bearer doctor-token-000000000000000000000" };
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("clinic_tokens")
      .values({
        tenant_id: 1,
        token_hash: hashOf("doctor-token-000000000000000000000"),
        label: "doctor",
        doctor_id: 1,
        created_at: new Date(),
      })
      .execute(),
  );
  const { id } = (await tell(asPatient)).body.data.entity;
  await tell((await hold()).header, { receipt: receiptOf("b") });
  expect(await list(ofDoctor)).toMatchObject([{ doctor_id: 1 }]);
  expect((await acknowledge(id, ofDoctor)).status).toBe(404);
});

test("the first reader is kept, and every step is logged by ids only", async () => {
  const { id } = (await tell(asPatient)).body.data.entity;
  await list();
  await acknowledge(id);
  clinic.clock.setOffset(60_000);
  const again = await acknowledge(id);
  expect(again.body.data.entity.seen_at).toBe("2027-03-01T09:00:00.000Z");
  expect(hints).toHaveLength(2);
  const log = await read(
    sql<{ line: string }>`select actor || ' ' || action || ' ' || object as line from audit_log order by id`,
  );
  expect(log.map(({ line }) => line)).toEqual([
    `patient/1 urgent.send urgent/${id}`,
    `clinic/test urgent.list urgent/${id}`,
    `clinic/test urgent.acknowledge urgent/${id}`,
  ]);
});
