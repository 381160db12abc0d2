import { afterEach, beforeEach, expect, test } from "vitest";
import { sql } from "kysely";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment, makePatient } from "../../testing/make-appointment.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../testing/test-clinic.ts";
import { appointmentRoutes } from "./appointment-routes.ts";

let clinic: TestClinic;
let sentHints: unknown[] = [];
beforeEach(async () => {
  sentHints = [];
  const appointmentChanged = async (...hint: unknown[]) => void sentHints.push(hint);
  clinic = await openTestClinic({
    mount: (services) => appointmentRoutes({ services, hints: { appointmentChanged } }),
  });
});
afterEach(() => clinic.close());

const asPatient = { "x-patient-token": known.aurora.patientToken };
const guestToken = "guest-token-0000000000000000000000";
const list = async (query = "", headers: Record<string, string> = asPatient) => {
  const { body } = await clinic.call("GET", `/patients/appointments${query}`, { headers });
  return body.data.collection.map(({ id }: { id: number }) => id);
};
const review = (id: number, body: unknown = { rating: 5, comment: "Kind and clear" }, headers = asPatient) =>
  clinic.call("POST", `/patients/appointments/${id}/review`, { body, headers });

test(
  "a patient sees only their own appointments, the nearest first",
  { tags: ["S7.API.09", "S7.API.01"] },
  async () => {
    const later = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z" });
    const sooner = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z", status: "scheduled" });
    const past = await makeAppointment(clinic.db, { start: "2027-02-02T10:00:00Z", status: "finished" });
    const other = await makePatient(
      clinic.db,
      "Rui Other",
      "other-token-00000000000000000000",
      clinic.clock.now(),
    );
    const theirs = await makeAppointment(clinic.db, { start: "2027-03-02T11:00:00Z", patientId: other });
    await makeAppointment(clinic.db, { clinic: "ipe", start: "2027-03-02T10:00:00Z" });
    await makeAppointment(clinic.db, { start: "2027-03-02T12:00:00Z", status: "held" });
    expect(await list()).toEqual([past, sooner, later]);
    expect(await list("", { "x-patient-token": "other-token-00000000000000000000" })).toEqual([theirs]);
  },
);

test(
  "the list without history holds upcoming and scheduled appointments until their room has closed",
  { tags: ["S7.API.09.q-history", "D.84"] },
  async () => {
    const start = (day: string) => ({ start: `2027-03-0${day}T10:00:00Z` });
    const wanted: number[] = [];
    for (const [index, status] of (
      ["pending_payment", "scheduled", "accepted", "preparing"] as const
    ).entries())
      wanted.push(await makeAppointment(clinic.db, { ...start(`${index + 2}`), status }));
    for (const [index, status] of (
      ["finished", "canceled", "declined", "no_show", "payment_failed"] as const
    ).entries())
      await makeAppointment(clinic.db, { start: `2027-03-1${index}T10:00:00Z`, status });
    // Now is 09:00: ended exactly twelve hours ago, and a second more.
    const justOpen = await makeAppointment(clinic.db, { start: "2027-02-28T20:40:00Z" });
    await makeAppointment(clinic.db, { start: "2027-02-28T20:19:59Z" });
    expect(await list("?history=false")).toEqual([justOpen, ...wanted]);
    expect(await list("?history=true")).toHaveLength(11);
  },
);

test(
  "an appointment shows status, code, times, doctor and its link",
  { tags: ["S3.APPT.04", "S7.API.10", "S4.STATUS.01", "S3.APPT.01", "S3.APPT.03", "S3.APPT.05"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z", status: "scheduled" });
    const answer = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
    expect(answer.headers["cache-control"]).toBe("no-store");
    expect(answer.body.data.entity).toMatchObject({
      id,
      status: "scheduled",
      status_code: 1,
      start_time: "2027-03-02T10:00:00.000Z",
      end_time: "2027-03-02T10:20:00.000Z",
      join_opens_at: "2027-03-02T09:00:00.000Z",
      join_closes_at: "2027-03-02T22:20:00.000Z",
      time_zone: "Europe/Lisbon",
      doctor: { id: 1, name: "Dr aurora" },
      patient_name: "Patient aurora",
      video_link: `/client/video/${id}`,
      review: null,
    });
  },
);

test("an appointment names its doctor with the title of the requested language", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z", status: "scheduled" });
  const facts = { name: "Ana Rocha", title: "doctor", sex: "female" } as const;
  await withTenant(clinic.db, 1, (tx) => tx.updateTable("doctors").set(facts).where("id", "=", 1).execute());
  const named = async (language: string, path: string) => {
    const headers = { ...asPatient, "accept-language": language };
    const { entity, collection } = (await clinic.call("GET", path, { headers })).body.data;
    return (entity ?? collection[0]).doctor.name;
  };
  for (const path of [`/patients/appointments/${id}`, "/patients/appointments"]) {
    expect(await named("it", path)).toBe("Dott.ssa Ana Rocha");
    expect(await named("pt-BR", path)).toBe("Dra. Ana Rocha");
    expect(await named("en", path)).toBe("Dr Ana Rocha");
  }
});

test(
  "a guest's token opens only the appointment the guest booked",
  { tags: ["S6.ROLE.05", "D.68"] },
  async () => {
    const own = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z", guestToken });
    const patients = await makeAppointment(clinic.db, { start: "2027-03-02T11:00:00Z" });
    const get = (id: number, host = "aurora") =>
      clinic.call("GET", `/patients/appointments/${id}`, {
        headers: { "x-guest-token": guestToken },
        clinic: host,
      });
    expect(await get(own)).toMatchObject({
      status: 200,
      body: { data: { entity: { patient_name: "Guest Gomes", video_link: `/guest/video/${guestToken}` } } },
    });
    expect((await get(patients)).status).toBe(404);
    expect((await get(own, "ipe")).status).toBe(401);
    clinic.clock.set("2027-03-02T22:20:01Z");
    expect((await get(own)).status).toBe(401);
  },
);

test(
  "a completed appointment is rated once from one to five stars, and the doctor's rating is updated",
  { tags: ["S9.CONST.03"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-02-02T10:00:00Z", status: "finished" });
    const inFrench = { ...asPatient, "accept-language": "fr" };
    expect(await review(id, undefined, inFrench)).toMatchObject({
      status: 201,
      body: { data: { entity: { rating: 5 } } },
    });
    expect(await review(id)).toMatchObject({ status: 409, body: { code: "already_reviewed" } });
    const doctor = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("doctors").select(["rating_sum", "rating_count"]).executeTakeFirst(),
    );
    expect(doctor).toEqual({ rating_sum: 5, rating_count: 1 });
    const written = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("reviews").select("language").where("appointment_id", "=", id).executeTakeFirst(),
    );
    expect(written, "in the language of the page").toEqual({ language: "fr" });
    const { body } = await clinic.call("GET", `/patients/appointments/${id}`, { headers: asPatient });
    expect(body.data.entity.review).toMatchObject({ rating: 5, comment: "Kind and clear" });
  },
);

test("two simultaneous reviews count once", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-02-02T10:00:00Z", status: "finished" });
  const answers = await Promise.all(Array.from({ length: 8 }, () => review(id)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  const doctor = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("doctors").select("rating_count").executeTakeFirst(),
  );
  expect(doctor).toEqual({ rating_count: 1 });
});

test.each([
  [{ comment: "no stars" }],
  [{ rating: 0, comment: "" }],
  [{ rating: 6, comment: "" }],
  [{ rating: 4.5, comment: "" }],
])("the review %j is refused", { tags: ["S5.FIELD.04", "S9.CONST.03"] }, async (body) => {
  const id = await makeAppointment(clinic.db, { start: "2027-02-02T10:00:00Z", status: "finished" });
  expect(await review(id, body)).toMatchObject({ status: 400, body: { code: "validation_failed" } });
});

test("a review is refused before the appointment took place and where reviews are disabled", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z" });
  expect(await review(id)).toMatchObject({ status: 409, body: { code: "review_not_possible" } });
  await changeSettings(clinic, "aurora", { patientsReview: false });
  expect(await review(id)).toMatchObject({ status: 403, body: { code: "feature_off" } });
});

const offers = async (headers: Record<string, string> = asPatient) => {
  const { body } = await clinic.call("GET", "/patients/review_offers", { headers });
  return body.data.collection.map(({ id }: { id: number }) => id);
};
const decline = (id: number, headers: Record<string, string> = asPatient) =>
  clinic.call("DELETE", `/patients/appointments/${id}/review_offer`, { headers });

test("the last completed appointment is offered for review until reviewed, and open pages are notified", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-02-25T10:00:00Z", status: "finished" });
  await makeAppointment(clinic.db, { start: "2027-02-24T10:00:00Z", status: "finished" });
  await makeAppointment(clinic.db, { start: "2027-02-26T10:00:00Z", status: "no_show" });
  expect(await offers(), "the last one only").toEqual([id]);
  await review(id);
  expect(await offers(), "the one before is not asked about afterwards").toEqual([]);
  expect(sentHints).toEqual([[1, { id, patient_id: 1, patient_parent_id: null }]]);
});

test("a declined review is not offered on any device, and remains possible", async () => {
  const id = await makeAppointment(clinic.db, { start: "2027-02-25T10:00:00Z", status: "finished" });
  const other = "other-token-00000000000000000000";
  await makePatient(clinic.db, "Rui Other", other, clinic.clock.now());
  expect((await decline(id, { "x-patient-token": other })).status).toBe(404);
  expect(await offers()).toEqual([id]);
  expect((await Promise.all([decline(id), decline(id)])).map(({ status }) => status)).toEqual([204, 204]);
  expect(await offers()).toEqual([]);
  expect((await review(id)).status).toBe(201);
  const next = await makeAppointment(clinic.db, { start: "2027-02-26T10:00:00Z", status: "finished" });
  expect(await offers(), "the next appointment is asked about anew").toEqual([next]);
});

test("a review is not offered after two weeks or where reviews are disabled", async () => {
  const twoWeeksAgo = new Date(clinic.clock.now().getTime() - 14 * 24 * 3_600_000 - 3_600_000).toISOString();
  await makeAppointment(clinic.db, { start: twoWeeksAgo, status: "finished" });
  expect(await offers()).toEqual([]);
  const id = await makeAppointment(clinic.db, { start: "2027-02-25T10:00:00Z", status: "finished" });
  expect(await offers()).toEqual([id]);
  await changeSettings(clinic, "aurora", { patientsReview: false });
  expect(await offers()).toEqual([]);
});

test("authentication and the list are one prepared statement each per connection", async () => {
  await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z" });
  for (let count = 0; count < 5; count += 1) await list("?history=false");
  const prepared = await withTenant(clinic.db, 1, (tx) =>
    sql<{ name: string }>`select name from pg_prepared_statements`.execute(tx),
  );
  expect(prepared.rows).toEqual([{ name: "session_of_token" }, { name: "current_appointments_of_patient" }]);
});

test(
  "a guest's link returns its single appointment; a patient has no such link",
  { tags: ["S6.ROLE.03", "S2.R08"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z", guestToken });
    await makeAppointment(clinic.db, {
      start: "2027-03-02T11:00:00Z",
      guestToken: "another-guest-00000000000000000",
    });
    const ask = (headers: Record<string, string>) => clinic.call("GET", "/guests/appointment", { headers });
    const { body } = await ask({ "x-guest-token": guestToken });
    expect(body.data.entity).toMatchObject({ id, video_link: `/guest/video/${guestToken}` });
    expect(await ask(asPatient)).toMatchObject({ status: 404 });
    expect(await ask({ "x-guest-token": "unknown-token-000000000000000000" })).toMatchObject({ status: 401 });
  },
);
