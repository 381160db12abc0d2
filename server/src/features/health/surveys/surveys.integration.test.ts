import { afterVisit } from "@anteroom/content/questionnaires/after-visit";
import { beforeFirstVisit } from "@anteroom/content/questionnaires/before-first-visit";
import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { responseOf } from "@anteroom/domain/health/questionnaire/response";
import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { makeDoctor } from "../../../testing/make-doctor.ts";
import { nextEvent } from "../../../testing/realtime-browser.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openVisitClinic, type VisitClinic } from "../../../testing/visit-clinic.ts";

const now = "2027-03-01T09:00:00.000Z";
const on = { displayEnrollmentActionCustomisations: true };
let clinic: VisitClinic;
beforeEach(async () => {
  clinic = await openVisitClinic({ now });
  await set(on);
});
afterEach(() => clinic.close());

async function set(changes: Record<string, unknown>): Promise<void> {
  await changeSettings(clinic, "aurora", changes);
  clinic.app.tenants.clearCache();
}

const asPatient = { "x-patient-token": known.aurora.patientToken };
const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const neighbour = "neighbour-token-000000000000000000";
const doctorToken = "doctor-token-00000000000000000000";
type Headers = Record<string, string>;

const answers: Answers = {
  illnesses: ["diabetes", "other"],
  "other-illness": ["Migraine"],
  "takes-medicines": [false],
  "has-allergies": [false],
  weight: [71.5],
  burden: [0],
};
const link = { action_name: "before-first-visit", actionable_id: "1", project_id: "spring" };
const bodyOf = (of: Questionnaire, given: Answers, authored = now) => ({
  ...link,
  response: responseOf(of, given, { authored, language: "pt" }),
  consented_at: now,
});
const save = (change: object = {}, headers: Headers = asPatient) =>
  clinic.call("POST", "/patients/survey_responses", {
    headers,
    body: { ...bodyOf(beforeFirstVisit, answers), ...change },
  });
const list = async (query = "", headers: Headers = asPatient) =>
  (await clinic.call("GET", `/patients/survey_responses${query}`, { headers })).body.data?.collection;

test(
  "a survey is found by its slug, and an unknown one is not",
  { tags: ["S7.API.18", "S3.SURVEY.01", "D.37"] },
  async () => {
    const found = await clinic.call("GET", "/shared/survey_templates?slug=before-first-visit");
    expect(found.body.data.collection).toEqual([
      { id: "before-first-visit", slug: "before-first-visit", questionnaire: beforeFirstVisit },
    ]);
    expect((await clinic.call("GET", "/shared/survey_templates?slug=nothing")).body.data.collection).toEqual(
      [],
    );
    const all = await clinic.call("GET", "/shared/survey_templates");
    expect(all.body.data.collection.map(({ slug }: { slug: string }) => slug)).toEqual([
      "before-first-visit",
      "after-visit",
    ]);
  },
);

test(
  "answers are stored with the link's parameters and found by template",
  { tags: ["S1.35", "S7.API.16", "D.37", "S9.DEF.02"] },
  async () => {
    const saved = await save();
    const stored = {
      id: 1,
      template: "before-first-visit",
      patient_id: 1,
      ...link,
      environment: "staging",
      answered_at: now,
      consented_at: now,
      response: bodyOf(beforeFirstVisit, answers).response,
    };
    expect([saved.status, saved.body.data.entity]).toEqual([201, stored]);
    expect(await list("?templates=[before-first-visit]")).toEqual([stored]);
    expect(await list("?templates=[after-visit]")).toEqual([]);
    expect(await list()).toEqual([stored]);
    const actions = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("audit_log").select(["action", "object"]).execute(),
    );
    expect(actions).toContainEqual({ action: "survey.answer", object: "survey_response/1" });
  },
);

test(
  "pages that opened the survey elsewhere are notified that it was answered",
  { tags: ["S7.API.17", "S3.SURVEY.01"] },
  async () => {
    const requested = await clinic.call(
      "GET",
      "/patients/survey_templates/before-first-visit/url?project_id=spring",
      { headers: asPatient },
    );
    expect(requested.body.data).toEqual({
      id: "before-first-visit",
      url: expect.stringMatching(
        /^http:\/\/aurora\.localhost:\d+\/fill-survey\?action_name=before-first-visit&actionable_id=1&project_id=spring$/,
      ),
      notificationChannel: "private-t1-patient-1",
    });
    const page = clinic.browse(asPatient);
    const channel = page.subscribe(requested.body.data.notificationChannel);
    await nextEvent(channel, "pusher:subscription_succeeded");
    const heard = nextEvent(channel, "surveys.changed");
    await save();
    expect(await heard).toEqual({});
    const unknown = await clinic.call("GET", "/patients/survey_templates/nothing/url", {
      headers: asPatient,
    });
    expect(unknown.body.code).toBe("not_found");
  },
);

test(
  "a clinic's external survey is opened with its environment; answers of environments are separate",
  { tags: ["S3.SET.surveysEnvironment", "D.26", "G.17"] },
  async () => {
    await save();
    await set({
      ...on,
      surveysEnvironment: "production",
      surveyAddresses: { feedback: "https://surveys.example/{environment}/abc?x=1" },
    });
    const template = await clinic.call("GET", "/shared/survey_templates?slug=feedback");
    expect(template.body.data.collection).toEqual([
      { id: "feedback", slug: "feedback", questionnaire: null },
    ]);
    const requested = await clinic.call("GET", "/patients/survey_templates/feedback/url", {
      headers: asPatient,
    });
    expect(requested.body.data.url).toBe("https://surveys.example/production/abc?x=1");
    expect(await list()).toEqual([]);
    expect((await save()).status, "the same link, in the other environment").toBe(201);
    expect(await list()).toMatchObject([{ environment: "production" }]);
    await set(on);
    expect(await list()).toMatchObject([{ environment: "staging" }]);
  },
);

test(
  "repeated and eight simultaneous submissions count once, and other answers do not replace them",
  { tags: ["S1.35", "D.37"] },
  async () => {
    const all = await Promise.all(Array.from({ length: 8 }, () => save()));
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(all.map(({ body }) => body.data.entity.id)).size).toBe(1);
    const later = "2027-03-01T09:30:00.000Z";
    clinic.clock.set(later);
    expect((await save(bodyOf(beforeFirstVisit, answers, later))).body.data.entity.answered_at).toBe(now);
    const others = await save(bodyOf(beforeFirstVisit, { ...answers, burden: [9] }));
    expect([others.status, others.body.code]).toEqual([409, "already_answered"]);
    expect((await save({ project_id: "autumn" })).status, "another project asks anew").toBe(201);
    expect(await list()).toHaveLength(2);
  },
);

test(
  "repeated new surveys are limited per day; the same answers and another person's still count",
  { tags: ["S1.35"] },
  async () => {
    for (let number = 1; number <= 20; number += 1)
      expect((await save({ project_id: `spring-${number}` })).status).toBe(201);
    clinic.clock.set("2027-03-01T10:00:00.000Z");
    const late = await save({ project_id: "spring-21" });
    expect([late.status, late.body.code, late.body.retry_after]).toEqual([429, "too_many_today", 23 * 3600]);
    expect(late.body).toMatchObject({
      title: "You’ve reached the limit for today, so we didn’t send this.",
      detail: "Try again in 23 hours, or contact the clinic.",
    });
    expect((await save({ project_id: "spring-1" })).status, "sent again").toBe(201);
    const child = await makePatient(clinic.db, "Child", neighbour, new Date(now));
    await withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ parent_id: 1 }).where("id", "=", child).execute(),
    );
    expect((await save({ actionable_id: String(child) })).status).toBe(201);
    clinic.clock.set("2027-03-02T09:00:00.001Z");
    expect((await save({ project_id: "spring-21" })).status, "a day later").toBe(201);
  },
);

test.each([
  ["a needed answer", { ...answers, illnesses: [] }, "body.response.illnesses", "missing"],
  [
    "an illness that is not offered",
    { ...answers, illnesses: ["plague"] },
    "body.response.illnesses",
    "not-a-choice",
  ],
  ["a weight nobody has", { ...answers, weight: [4000] }, "body.response.weight", "too-large"],
])("the server refuses what the page refuses: %s", { tags: ["S1.35"] }, async (_, given, path, code) => {
  const refused = await save(bodyOf(beforeFirstVisit, given));
  expect([refused.status, refused.body.fields]).toEqual([400, [{ path, code }]]);
  expect(await list()).toEqual([]);
});

test("answers to another survey or to unasked questions are refused", { tags: ["S1.35"] }, async () => {
  const other = bodyOf(afterVisit, { now: ["better"], understood: ["all"], advice: ["yes"] });
  const code = { path: "body.response", code: "not-its-answers" };
  expect((await save({ response: other.response })).body.fields).toEqual([code]);
  const { response } = bodyOf(beforeFirstVisit, answers);
  const requested = { linkId: "medicines", answer: [{ valueString: "Aspirin" }] };
  expect(
    (await save({ response: { ...response, item: [...response.item, requested] } })).body.fields,
  ).toEqual([code]);
});

test(
  "a clinic without surveys finds, accepts, lists and offers none",
  { tags: ["S6.GATE.displayEnrollmentActionCustomisations", "S3.SET.displayEnrollmentActionCustomisations"] },
  async () => {
    await save();
    await makeAppointment(clinic.db, { start: "2027-02-28T09:00:00Z", status: "finished" });
    await set({ displayEnrollmentActionCustomisations: false, surveysProject: "spring" });
    const codes = await Promise.all([
      clinic.call("GET", "/shared/survey_templates?slug=before-first-visit"),
      clinic.call("GET", "/patients/survey_templates/before-first-visit/url", { headers: asPatient }),
      clinic.call("GET", "/patients/survey_responses?templates=[before-first-visit]", { headers: asPatient }),
      save({ project_id: "autumn" }),
      clinic.call("GET", "/patients/survey_responses?templates=[health_assessment]", { headers: asPatient }),
      clinic.call("GET", `/clinic/survey_responses?from=${now}&to=${now}&template=after-visit`, {
        headers: asClinic,
      }),
    ]);
    expect(codes.map(({ body }) => body.code)).toEqual(Array.from({ length: 6 }, () => "feature_off"));
    expect(await list()).toEqual([]);
    expect(await offers()).toEqual([]);
  },
);

test(
  "a clinic with the assessment and without surveys finds assessment answers",
  { tags: ["S7.API.16"] },
  async () => {
    await set({ patientsHomepageHealthAssessment: true });
    expect(await list("?templates=[health_assessment]")).toEqual([]);
    const both = await clinic.call(
      "GET",
      "/patients/survey_responses?templates=[health_assessment,after-visit]",
      {
        headers: asPatient,
      },
    );
    expect(both.body.code).toBe("feature_off");
  },
);

test(
  "a survey concerns oneself, one's family or one's appointment, and anybody else is not found",
  { tags: ["S6.ROLE.07", "D.37"] },
  async () => {
    const other = await makePatient(clinic.db, "Neighbour", neighbour, new Date(now));
    const asNeighbour = { "x-patient-token": neighbour };
    expect((await save({ actionable_id: String(other) })).body.code).toBe("not_found");
    expect((await save({ actionable_id: "2" })).body.code, "of another clinic").toBe("not_found");
    expect((await save({ actionable_id: "me" })).body.code).toBe("not_found");
    const address = await clinic.call(
      "GET",
      `/patients/survey_templates/before-first-visit/url?actionable_id=${other}`,
      { headers: asPatient },
    );
    expect(address.body.code).toBe("not_found");
    expect((await save()).status).toBe(201);
    expect(await list("", asNeighbour)).toEqual([]);
    const visit = await makeAppointment(clinic.db, { start: "2027-02-20T09:00:00Z", status: "finished" });
    const after = {
      ...bodyOf(afterVisit, { now: ["worse"], understood: ["all"], advice: ["yes"] }),
      action_name: "after-visit",
      actionable_id: String(visit),
    };
    expect((await save(after, asNeighbour)).body.code).toBe("not_found");
    expect((await save(after)).status).toBe(201);
    await withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("patients").set({ parent_id: 1 }).where("id", "=", other).execute(),
    );
    expect((await save({ actionable_id: String(other) })).body.data.entity.patient_id).toBe(other);
    expect(await list()).toHaveLength(3);
    const behalf = await withTenant(clinic.db, 1, (tx) =>
      tx
        .selectFrom("audit_log")
        .select("on_behalf_of")
        .where("action", "=", "survey.answer")
        .orderBy("id")
        .execute(),
    );
    expect(behalf).toEqual([{ on_behalf_of: null }, { on_behalf_of: null }, { on_behalf_of: other }]);
  },
);

test(
  "another clinic cannot write or read answers, even in the database, and a session is required",
  { tags: ["S1.35"] },
  async () => {
    await save();
    const ofIpe = await clinic.call("GET", "/patients/survey_responses", {
      clinic: "ipe",
      headers: asPatient,
    });
    expect(ofIpe.body.code).toBe("unauthenticated");
    const rows = await withTenant(clinic.db, 2, (tx) => sql`select id from survey_responses`.execute(tx));
    expect(rows.rows).toEqual([]);
    expect((await save({}, {})).body.code).toBe("unauthenticated");
    const guest = { "x-guest-token": "guest-token-0000000000000000000000" };
    expect((await save({}, guest)).body.code).toBe("unauthenticated");
  },
);

const offers = async () =>
  (await clinic.call("GET", "/patients/survey_offers", { headers: asPatient })).body.data.collection;

test(
  "the project's survey is offered before the first appointment until it is answered",
  { tags: ["G.18"] },
  async () => {
    const id = await makeAppointment(clinic.db, { start: "2027-03-02T09:00:00Z" });
    expect(await offers(), "without a project patients are asked by links only").toEqual([]);
    await set({ ...on, surveysProject: "spring" });
    const named = (start_time: string) => ({ doctor_name: "Dr aurora", start_time });
    expect(await offers()).toEqual([
      { ...link, appointment_id: id, appointment: named("2027-03-02T09:00:00.000Z"), is_reviewed: false },
    ]);
    await save();
    expect(await offers()).toEqual([]);
    const seen = await makeAppointment(clinic.db, { start: "2027-02-28T09:00:00Z", status: "finished" });
    expect(await offers()).toEqual([
      {
        action_name: "after-visit",
        actionable_id: String(seen),
        project_id: "spring",
        appointment_id: seen,
        appointment: named("2027-02-28T09:00:00.000Z"),
        is_reviewed: false,
      },
    ]);
  },
);

const clinicList = (headers: Headers, query = "") =>
  clinic.call(
    "GET",
    `/clinic/survey_responses?from=2027-03-01T00:00:00.000Z&to=2027-03-31T00:00:00.000Z${query}`,
    { headers },
  );

test(
  "the clinic reads its patients' answers, and reading is in the audit log",
  { tags: ["S1.35"] },
  async () => {
    await save();
    const found = await clinicList(asClinic);
    expect(found.body.data.collection).toMatchObject([{ id: 1, patient_id: 1, ...link }]);
    expect((await clinicList(asClinic, "&template=after-visit")).body.data.collection).toEqual([]);
    const lines = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("audit_log").select(["actor", "object"]).where("action", "=", "survey.list").execute(),
    );
    expect(lines).toEqual([{ actor: "clinic/test", object: "survey_response/1" }]);
    const long = await clinic.call(
      "GET",
      `/clinic/survey_responses?from=${now}&to=2027-05-01T00:00:00.000Z`,
      {
        headers: asClinic,
      },
    );
    expect(long.body.fields).toEqual([{ path: "querystring.to", code: "span" }]);
    expect((await clinicList(asPatient)).body.code).toBe("unauthenticated");
    const ofIpe = await clinic.call(
      "GET",
      `/clinic/survey_responses?from=${now}&to=2027-03-31T00:00:00.000Z`,
      {
        clinic: "ipe",
        headers: { authorization: `Bearer ${known.ipe.clinicToken}` },
      },
    );
    expect(ofIpe.body.data.collection).toEqual([]);
  },
);

test(
  "many answers are paged newest first, each once, and every read is audited",
  { tags: ["S1.35"] },
  async () => {
    await save();
    await withTenant(clinic.db, 1, (tx) =>
      sql`insert into survey_responses (tenant_id, environment, template, patient_id, action_name, actionable_id, project_id, response, answered_at, consented_at)
      select tenant_id, environment, template, patient_id, action_name, actionable_id, 'p' || n, response,
        answered_at + (n / 3) * interval '1 minute', consented_at
      from survey_responses, generate_series(1, 400) n`.execute(tx),
    );
    const seen: { id: number; answered_at: string }[][] = [];
    let cursor: string | null = "";
    while (cursor !== null) {
      const page: { body: { data: { collection: (typeof seen)[number]; next_cursor: string | null } } } =
        await clinicList(asClinic, cursor && `&cursor=${cursor}`);
      seen.push(page.body.data.collection);
      cursor = page.body.data.next_cursor;
    }
    expect(seen.map(({ length }) => length)).toEqual([200, 200, 1]);
    const all = seen.flat();
    expect(new Set(all.map(({ id }) => id)).size).toBe(401);
    const times = all.map(({ answered_at }) => answered_at);
    expect(times).toEqual(times.toSorted().toReversed());
    const lines = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("audit_log").select("object").where("action", "=", "survey.list").execute(),
    );
    expect(lines.map(({ object }) => object.split(",").length)).toEqual([200, 200, 1]);
    for (const wrong of ["1", "2027-03-01T09:00:00.000Z_0", "2027-99-99T09:00:00.000Z_1"])
      expect((await clinicList(asClinic, `&cursor=${wrong}`)).body.code, wrong).toBe("validation_failed");
  },
);

test("a doctor's token reads the answers of that doctor's patients only", { tags: ["S1.35"] }, async () => {
  await save();
  const doctorId = await makeDoctor(clinic.db);
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("clinic_tokens")
      .values({
        tenant_id: 1,
        token_hash: hashOf(doctorToken),
        label: "desk",
        doctor_id: doctorId,
        created_at: new Date(now),
      })
      .execute(),
  );
  const asDoctor = { authorization: `Bearer ${doctorToken}` };
  expect((await clinicList(asDoctor)).body.data.collection).toEqual([]);
  await makeAppointment(clinic.db, { start: "2027-03-02T09:00:00Z", doctorId, status: "canceled" });
  expect((await clinicList(asDoctor)).body.data.collection, "a visit that was called off").toEqual([]);
  await makeAppointment(clinic.db, { start: "2027-03-03T09:00:00Z", doctorId });
  expect((await clinicList(asDoctor)).body.data.collection).toHaveLength(1);
});
