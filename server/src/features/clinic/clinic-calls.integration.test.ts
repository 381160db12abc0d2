import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { makePayment } from "../../testing/make-payment.ts";
import { known } from "../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../testing/visit-clinic.ts";

let clinic: VisitClinic;
beforeEach(async () => void (clinic = await openVisitClinic()));
afterEach(() => clinic.close());

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const asClinic = bearer(known.aurora.clinicToken);
const asPatient = { "x-patient-token": known.aurora.patientToken };
const post = (path: string, body?: unknown, headers = asClinic) =>
  clinic.call("POST", `/clinic/appointments${path}`, { headers, ...(body === undefined ? {} : { body }) });
const visit = (changes: object = {}) => ({
  patient_id: known.aurora.patientId,
  doctor_id: known.aurora.doctorId,
  service_type: "on_site",
  start_time: "2027-03-02T10:00:00.000Z",
  symptoms: "A cough",
  ...changes,
});
const read = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await withTenant(clinic.db, 1, (tx) => query.execute(tx))).rows;
const hints = () => clinic.published.filter(({ event }) => event === "appointment.changed");
const mails = () => read(sql<{ subject: string; body: string }>`select subject, body from mails order by id`);

test.each([
  ["remote", "where you join the video call"],
  ["on_site", "Come to the clinic"],
  ["phone", "Keep your phone with you"],
  ["intermediate", "the doctor joins by video"],
  ["prescription_renewal", "You don’t need to be there"],
])(
  "the clinic enters an appointment of kind %s, and the patient gets its instructions",
  { tags: ["S1.11", "S3.APPT.02", "G.08"] },
  async (service_type, words) => {
    const answer = await post("", visit({ service_type }));
    expect(answer).toMatchObject({
      status: 201,
      body: { data: { entity: { service_type, status: "accepted", status_code: 2, symptoms: "A cough" } } },
    });
    const { id } = answer.body.data.entity;
    const { body } = await clinic.call("GET", "/patients/appointments?history=false", { headers: asPatient });
    expect(body.data.collection).toMatchObject([{ id, service_type, end_time: "2027-03-02T10:20:00.000Z" }]);
    expect(body.data.collection[0].video_link === null).toBe(service_type !== "remote");
    expect((await mails())[0]?.body).toContain(words);
    expect(hints()).toMatchObject([{ data: { appointment_id: id } }]);
  },
);

test("an appointment costs the price of its kind with its doctor and keeps it", async () => {
  const price = (body: object) =>
    clinic.call("PUT", `/clinic/doctors/${known.aurora.doctorId}/prices`, { headers: asClinic, body });
  await price({ service_type: "phone", amount_minor: 2500 });
  const { body } = await price({ service_type: "on_site", amount_minor: 5500 });
  const amounts = body.data.collection.map(
    (one: { service_type: string; price: { amount_minor: number } }) =>
      `${one.service_type} ${one.price.amount_minor}`,
  );
  expect(amounts).toEqual([
    "remote 4000",
    "on_site 5500",
    "phone 2500",
    "intermediate 4000",
    "prescription_renewal 4000",
  ]);
  const made = await post("", visit());
  expect(made.body.data.entity.amount).toEqual({ amount_minor: 5500, currency: "EUR" });
  await price({ service_type: "on_site", amount_minor: 9900 });
  await price({ service_type: "remote", amount_minor: 4100 });
  const { id } = made.body.data.entity;
  const seen = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
  expect(seen.body.data.entity.amount.amount_minor).toBe(5500);
  const video = await post("", visit({ service_type: "remote", start_time: "2027-03-02T11:00:00.000Z" }));
  expect(video.body.data.entity.amount.amount_minor).toBe(4100);
  expect((await price({ service_type: "remote", amount_minor: 100_000_001 })).body).toMatchObject({
    code: "validation_failed",
    fields: [{ path: "body.amount_minor" }],
  });
});

test("an appointment is entered only at a free time, for the clinic's patient, by an allowed token", async () => {
  await makeAppointment(clinic.db, { start: "2027-03-02T10:10:00Z" });
  expect(await post("", visit())).toMatchObject({ status: 409, body: { code: "slot_taken" } });
  expect(await post("", visit({ minutes: 10 }))).toMatchObject({ status: 201 });
  for (const start_time of ["2027-03-01T09:00:00.000Z", "2029-03-01T09:00:00.000Z"])
    expect(await post("", visit({ start_time }))).toMatchObject({
      status: 409,
      body: { code: "slot_unavailable" },
    });
  for (const wrong of [{ patient_id: known.ipe.patientId }, { doctor_id: known.ipe.doctorId }])
    expect(await post("", visit(wrong))).toMatchObject({ status: 404 });
  expect(await post("", visit({ service_type: "by_pigeon" }))).toMatchObject({ status: 400 });
  expect(await post("", visit(), bearer("unknown-token-0000000000000000"))).toMatchObject({ status: 401 });
});

test("eight simultaneous entries at one time create one appointment", async () => {
  const answers = await Promise.all(Array.from({ length: 8 }, () => post("", visit())));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  expect(answers.filter(({ body }) => body.code === "slot_taken")).toHaveLength(7);
});

test.each([
  ["decline", "declined", 7, "your doctor is not available"],
  ["cancel", "canceled", 6, "your appointment is cancelled"],
])(
  "when the clinic sends %s the appointment is %s (%d), refunded, mailed and announced",
  { tags: ["S4.STATUS.07", "D.83"] },
  async (action, status, status_code, words) => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:20:00Z" });
    await makePayment(clinic.db, id);
    expect(await post(`/${id}/${action}`)).toMatchObject({
      status: 200,
      body: { data: { entity: { status, status_code, payment_state: "refund_due" } } },
    });
    const reported = await mails(); // one deed, one mail: of the visit and of the money
    expect(reported.map(({ subject }) => subject)).toEqual([`Clinic aurora: ${words}`]);
    expect(reported[0]?.body).toContain("we’ll refund the full amount");
    const before = (await mails()).length;
    expect(hints()).toMatchObject([{ data: { appointment_id: id } }]);
    expect(await post(`/${id}/${action}`)).toMatchObject({ status: 409, body: { code: "status_conflict" } });
    expect(await mails()).toHaveLength(before);
  },
);

test("refunds are mailed even when appointment mails are off", { tags: ["S4.STATUS.07"] }, async () => {
  await read(sql`update patients set wants_visit_mails = false where id = ${known.aurora.patientId}`);
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:20:00Z" });
  await makePayment(clinic.db, id);
  await post(`/${id}/cancel`);
  expect((await mails()).map(({ subject }) => subject)).toEqual(["Clinic aurora: your refund is on its way"]);
});

test("an in-person appointment ends when the clinic says so, without a room", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-03-01T09:20:00Z", serviceType: "on_site" });
  expect(await post(`/${id}/join`)).toMatchObject({ status: 409 });
  expect(await post(`/${id}/end`)).toMatchObject({ body: { data: { entity: { status: "finished" } } } });
  const video = await makeAppointment(clinic.db, { start: "2027-03-01T10:20:00Z" });
  expect(await post(`/${video}/end`)).toMatchObject({ status: 409 });
});
