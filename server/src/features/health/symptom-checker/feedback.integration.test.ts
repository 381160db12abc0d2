import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../../testing/test-clinic.ts";
import { symptomCheckerRoutes } from "./symptom-checker-routes.ts";

const now = "2027-03-01T09:00:00.000Z";
let clinic: TestClinic;
beforeEach(async () => {
  clinic = await openTestClinic({ now, mount: symptomCheckerRoutes });
  await set({ patientsSymptomChecker: true, symptomCheckerProvider: "embedded" });
});
afterEach(() => clinic.close());

async function set(changes: Record<string, unknown>): Promise<void> {
  await changeSettings(clinic, "aurora", changes);
  clinic.app.tenants.clearCache();
}

const idOf = (place: number) => place.toString(16).padStart(32, "0");
const answer = {
  id: idOf(1),
  is_helpful: false,
  complaints: ["earache", "fever"],
  urgency: "within-days",
  knowledge_version: "0a1b2c3d",
  language: "pt",
};
const send = (body: object = answer, headers: Record<string, string> = {}) =>
  clinic.call("POST", "/symptom_checker/feedback", { body, headers });
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const count = async (span = "from=2027-03-01&to=2027-03-02", headers: Record<string, string> = asClinic) =>
  clinic.call("GET", `/clinic/symptom_checker/feedback?${span}`, { headers });
const rows = () =>
  withTenant(clinic.db, 1, async (tx) => {
    const found = await sql<Record<string, unknown>>`select * from checker_feedback`.execute(tx);
    return found.rows;
  });

test("feedback is stored without identity, also from a signed-in person", async () => {
  expect((await send(answer, { "x-patient-token": known.aurora.patientToken })).status).toBe(204);
  expect(await rows()).toEqual([
    {
      tenant_id: 1,
      id: Buffer.from(answer.id, "hex"),
      given_on: "2027-03-01",
      is_helpful: false,
      reason: null,
      complaints: ["earache", "fever"],
      urgency: "within-days",
      knowledge_version: "0a1b2c3d",
      language: "pt",
    },
  ]);
});

test("eight simultaneous submissions and a later reason count as one feedback", async () => {
  const sent = await Promise.all(Array.from({ length: 8 }, () => send()));
  expect(sent.map(({ status }) => status)).toEqual(Array(8).fill(204));
  await send({ ...answer, reason: "too_urgent" });
  expect(await rows()).toMatchObject([{ is_helpful: false, reason: "too_urgent" }]);
  clinic.clock.set("2027-03-02T09:00:00.000Z");
  await send({ ...answer, is_helpful: true });
  expect(await rows(), "another day's answer is not changed").toMatchObject([{ is_helpful: false }]);
});

test.each<[string, object]>([
  ["words of one's own", { ...answer, reason: "my name is Ana" }],
  ["a reason with what was helpful", { ...answer, is_helpful: true, reason: "too_urgent" }],
  ["more than was asked", { ...answer, patient_id: 1 }],
  ["a complaint that is a sentence", { ...answer, complaints: ["my ear hurts"] }],
  ["four complaints", { ...answer, complaints: ["a", "b", "c", "d"] }],
  ["an urgency there is not", { ...answer, urgency: "soon" }],
])("%s is refused", async (_, body) => {
  expect((await send(body)).body.code).toBe("validation_failed");
  expect(await rows()).toEqual([]);
});

test("the clinic reads counts for the requested days, and no single feedback", async () => {
  await send();
  await send({ ...answer, id: idOf(2), is_helpful: true, complaints: ["earache"], language: "fr" });
  await send({ ...answer, id: idOf(3), reason: "not_my_problem", complaints: ["cough"] });
  const { status, body } = await count();
  expect(status).toBe(200);
  const { collection } = body.data;
  expect(collection).toContainEqual({ by: "all", value: "", helpful: 1, not_helpful: 2 });
  expect(collection).toContainEqual({ by: "complaint", value: "earache", helpful: 1, not_helpful: 1 });
  expect(collection).toContainEqual({ by: "reason", value: "not_my_problem", helpful: 0, not_helpful: 1 });
  expect(collection).toContainEqual({ by: "language", value: "fr", helpful: 1, not_helpful: 0 });
  expect((await count("from=2027-03-02&to=2027-03-03")).body.data.collection).toEqual([]);
  expect((await count("from=2027-03-02&to=2027-03-01")).body.code).toBe("validation_failed");
  expect((await count(undefined, {})).status, "nobody but the clinic").toBe(401);
});

test("a clinic without a checker stores no feedback, and clinics are separate", async () => {
  await send();
  const others = await withTenant(clinic.db, 2, (tx) => sql`select 1 from checker_feedback`.execute(tx));
  expect(others.rows).toEqual([]);
  await set({ patientsSymptomChecker: false });
  expect((await send({ ...answer, id: idOf(2) })).body.code).toBe("feature_off");
});

test("repeated feedback is limited with a retry time", async () => {
  for (let place = 0; place < 40; place += 1)
    expect((await send({ ...answer, id: idOf(place) })).status).toBe(204);
  const late = await send({ ...answer, id: idOf(99) });
  expect([late.status, late.body.code, late.body.retry_after]).toEqual([429, "too_many_requests", 900]);
  expect(await rows()).toHaveLength(40);
});
