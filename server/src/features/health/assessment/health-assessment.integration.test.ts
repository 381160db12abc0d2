import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { areas } from "@anteroom/domain/health/assessment/areas";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { responseOf } from "@anteroom/domain/health/questionnaire/response";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { makeDoctor } from "../../../testing/make-doctor.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../../testing/visit-clinic.ts";

const now = "2027-03-01T09:00:00.000Z";
let clinic: VisitClinic;
beforeEach(async () => {
  clinic = await openVisitClinic({ now });
  await set({ patientsHomepageHealthAssessment: true });
});
afterEach(() => clinic.close());

async function set(changes: Record<string, unknown>): Promise<void> {
  await changeSettings(clinic, "aurora", changes);
  clinic.app.tenants.clearCache();
}

type Headers = Record<string, string>;
const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const asNeighbour = { "x-patient-token": "neighbour-token-000000000000000000" };

const answers: Answers = {
  areas: [...areas],
  age: [40],
  sex: ["male"],
  smoking: ["never"],
  "alcohol-days": [0],
  "sleep-hours": [8],
  "sleep-nights": ["0"],
  "sleep-tired": ["0"],
  greens: ["0"],
  "sweet-drinks": ["0"],
  salt: ["0"],
  processed: ["0"],
  "moderate-minutes": [100],
  "vigorous-minutes": [0],
};
const bodyOf = (given: Answers = answers, patientId: number = known.aurora.patientId) => ({
  patient_id: patientId,
  response: responseOf(healthAssessment, given, { authored: now, language: "pt" }),
  consented_at: now,
});
const save = (body: object = bodyOf(), headers: Headers = asPatient) =>
  clinic.call("POST", "/patients/health_assessments", { headers, body });
const list = async (headers: Headers = asPatient) =>
  (await clinic.call("GET", "/patients/survey_responses?templates=[health_assessment]", { headers })).body
    .data.collection;
const shareWith = (id: number, appointmentId: number, headers: Headers = asPatient) =>
  clinic.call("POST", `/patients/health_assessments/${id}/shares`, {
    headers,
    body: { appointment_id: appointmentId },
  });
const readBy = (appointmentId: number, headers: Headers = asClinic) =>
  clinic.call("GET", `/clinic/appointments/${appointmentId}/health_assessments`, { headers });
const actions = async () =>
  (await withTenant(clinic.db, 1, (tx) => tx.selectFrom("audit_log").select("action").execute())).map(
    ({ action }) => action,
  );

/** The token of a doctor who has nothing to do with the visit. */
async function asOtherDoctor(): Promise<Headers> {
  const token = "doctor-token-00000000000000000000";
  const doctorId = await makeDoctor(clinic.db);
  const row = {
    tenant_id: 1,
    token_hash: hashOf(token),
    label: "desk",
    doctor_id: doctorId,
    created_at: new Date(now),
  };
  await withTenant(clinic.db, 1, (tx) => tx.insertInto("clinic_tokens").values(row).execute());
  return { authorization: `Bearer ${token}` };
}

test(
  "answers are stored with consent and read again; sending twice counts once",
  { tags: ["S7.API.16", "S3.ASSESS.01", "S1.31"] },
  async () => {
    const saved = await save();
    expect(saved.status).toBe(201);
    const { id } = saved.body.data.entity;
    const again = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(again.map(({ body }) => body.data.entity.id)).toEqual(Array(8).fill(id));
    expect(await list()).toMatchObject([
      { id, template: "health_assessment", patient_id: known.aurora.patientId, consented_at: now },
    ]);
    expect((await save({ ...bodyOf(), consented_at: undefined })).status, "never without consent").toBe(400);
    const other = bodyOf({ ...answers, "sleep-hours": [6] });
    await Promise.all(Array.from({ length: 8 }, () => save(other)));
    expect(await list(), "sent eight times at once").toHaveLength(2);
    expect(await actions()).toContain("assessment.save");
  },
);

test(
  "nobody else finds an assessment, and the clinic does not list it among surveys",
  { tags: ["S7.API.16"] },
  async () => {
    await save();
    await makePatient(clinic.db, "Neighbour", asNeighbour["x-patient-token"], new Date(now));
    expect(await list(asNeighbour)).toEqual([]);
    expect((await save(bodyOf(), asNeighbour)).body.code).toBe("not_found");
    const span = "from=2027-03-01T00:00:00.000Z&to=2027-03-02T00:00:00.000Z";
    const surveys = await clinic.call("GET", `/clinic/survey_responses?${span}`, { headers: asClinic });
    expect(surveys.body.data.collection).toEqual([]);
  },
);

test.each<[string, Answers, string]>([
  ["a question that is not asked", { ...answers, "alcohol-drinks": [3] }, "not-its-answers"],
  ["a number out of its bounds", { ...answers, "sleep-hours": [25] }, "too-large"],
  ["a choice there is not", { ...answers, greens: ["9"] }, "not-a-choice"],
  ["no area at all", { ...answers, areas: [] }, "missing"],
])("%s is not stored", { tags: ["S3.ASSESS.01"] }, async (_, given, code) => {
  const body = bodyOf(given);
  if (code === "not-its-answers")
    body.response = {
      ...body.response,
      item: [...body.response.item, { linkId: "alcohol-drinks", answer: [{ valueDecimal: 3 }] }],
    };
  const refused = await save(body);
  expect([refused.status, refused.body.code]).toEqual([400, "validation_failed"]);
  expect(refused.body.fields).toContainEqual(expect.objectContaining({ code }));
  expect(await list()).toEqual([]);
});

test(
  "a clinic without the assessment stores, shows and shares none",
  { tags: ["S3.SET.patientsHomepageHealthAssessment", "S6.GATE.homepageHealthAssessment"] },
  async () => {
    const { id } = (await save()).body.data.entity;
    const visit = await makeAppointment(clinic.db, { start: "2027-03-02T09:30:00Z" });
    await set({ patientsHomepageHealthAssessment: false });
    expect((await save()).body.code).toBe("feature_off");
    expect((await shareWith(id, visit)).body.code).toBe("feature_off");
    const listed = await clinic.call("GET", "/patients/survey_responses?templates=[health_assessment]", {
      headers: asPatient,
    });
    expect(listed.body.code).toBe("feature_off");
  },
);

test(
  "an assessment is possible for a dependent, and not for an adult who has not agreed",
  { tags: ["S1.02", "D.101"] },
  async () => {
    const child = await makePatient(clinic.db, "Child", "child-token-0000000000000000000000", new Date(now));
    await withTenant(clinic.db, 1, (tx) =>
      sql`update patients set parent_id = ${known.aurora.patientId} where id = ${child}`.execute(tx),
    );
    expect((await save(bodyOf(answers, child))).status).toBe(201);
    expect((await list()).map(({ patient_id }: { patient_id: number }) => patient_id)).toEqual([child]);
    await withTenant(clinic.db, 1, (tx) =>
      sql`update patients set care_asked_at = ${now}, care_ends_at = ${now} where id = ${child}`.execute(tx),
    );
    expect((await save(bodyOf({ ...answers, age: [50] }, child))).body.code).toBe("care_not_confirmed");
  },
);

test(
  "the appointment's doctor reads a shared assessment with its levels; another doctor never",
  { tags: ["S1.31", "S1.32", "S3.ASSESS.01"] },
  async () => {
    const { id } = (await save()).body.data.entity;
    const visit = await makeAppointment(clinic.db, { start: "2027-03-02T09:30:00Z" });
    expect((await readBy(visit)).body.data.collection, "nothing goes by itself").toEqual([]);
    const shared = await shareWith(id, visit);
    expect([shared.status, shared.body.data.entity]).toEqual([
      201,
      { assessment_id: id, appointment_id: visit, shared_at: now },
    ]);
    clinic.clock.set("2027-03-01T09:05:00.000Z");
    expect((await shareWith(id, visit)).body.data.entity.shared_at, "the first time stands").toBe(now);
    const [read] = (await readBy(visit)).body.data.collection;
    expect(read).toMatchObject({ id, risk_score: 5, level: "medium" });
    expect(read.areas).toContainEqual({
      area: "activity",
      level: "medium",
      number: 100,
      reasons: ["few-minutes"],
      answered_in: null,
    });
    expect(read.areas).toContainEqual({
      area: "heart",
      level: "unable_to_assess",
      number: null,
      reasons: ["missing-answer"],
      answered_in: null,
    });
    expect(await actions()).toEqual(expect.arrayContaining(["assessment.share", "assessment.read"]));
    expect((await readBy(visit, await asOtherDoctor())).body.code).toBe("not_found");
  },
);

test(
  "the doctor reads the language in which an instrument was answered",
  { tags: ["D.103", "S3.ASSESS.01"] },
  async () => {
    const given: Answers = {
      ...answers,
      "mood-language": ["pt-BR"],
      ...Object.fromEntries(Array.from({ length: 8 }, (_, item) => [`phq8-${item + 1}`, ["2"]])),
      "anxiety-language": ["none"],
    };
    const { id } = (await save(bodyOf(given))).body.data.entity;
    const visit = await makeAppointment(clinic.db, { start: "2027-03-02T09:30:00Z" });
    await shareWith(id, visit);
    const [read] = (await readBy(visit)).body.data.collection;
    expect(read.areas.slice(0, 2)).toEqual([
      { area: "mood", level: "very_high", number: 16, reasons: [], answered_in: "pt-BR" },
      {
        area: "anxiety",
        level: "unable_to_assess",
        number: null,
        reasons: ["no-wording"],
        answered_in: null,
      },
    ]);
    expect(read.response.language, "the page was in European Portuguese").toBe("pt");
  },
);

test(
  "only one's own assessment can be shared, with one's own future appointment",
  { tags: ["S1.31"] },
  async () => {
    const { id } = (await save()).body.data.entity;
    const visit = await makeAppointment(clinic.db, { start: "2027-03-02T09:30:00Z" });
    await makePatient(clinic.db, "Neighbour", asNeighbour["x-patient-token"], new Date(now));
    expect((await shareWith(id, visit, asNeighbour)).body.code).toBe("not_found");
    expect((await shareWith(id + 1000, visit)).body.code).toBe("not_found");
    await withTenant(clinic.db, 1, (tx) =>
      sql`update appointments set status = 'finished' where id = ${visit}`.execute(tx),
    );
    expect((await shareWith(id, visit)).body.code).toBe("status_conflict");
    expect((await readBy(visit)).body.data.collection).toEqual([]);
  },
);

test("repeated saving is limited per day", { tags: ["S7.API.16"] }, async () => {
  for (let hours = 0; hours < 20; hours += 1)
    expect((await save(bodyOf({ ...answers, "sleep-hours": [hours] }))).status).toBe(201);
  const late = await save(bodyOf({ ...answers, "sleep-hours": [20] }));
  expect([late.status, late.body.retry_after]).toEqual([429, 86_400]);
});
