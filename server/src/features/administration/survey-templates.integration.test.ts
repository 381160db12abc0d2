import { beforeFirstVisit } from "@anteroom/content/questionnaires/before-first-visit";
import { extensionUrls, type QuestionnaireItem } from "@anteroom/domain/health/questionnaire/questionnaire";
import { responseOf } from "@anteroom/domain/health/questionnaire/response";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const now = "2027-03-01T09:00:00.000Z";
const on = { displayEnrollmentActionCustomisations: true, surveysProject: "spring" };
let clinic: WholeClinic;
beforeAll(async () => {
  clinic = await openWholeClinic({ now });
  for (const slug of ["aurora", "ipe"] as const) await changeSettings(clinic, slug, on);
});
afterAll(() => clinic.close());

type Slug = "aurora" | "ipe";
const ask = (method: "GET" | "PUT" | "POST", path: string, body?: object, slug: Slug = "aurora") =>
  clinic.call(method, `/clinic/survey_templates${path}`, {
    clinic: slug,
    headers: { authorization: `Bearer ${known[slug].clinicToken}` },
    ...(body ? { body } : {}),
  });
const asPatient = { "x-patient-token": known.aurora.patientToken };

const sleepsWell: QuestionnaireItem = {
  linkId: "sleeps-well",
  type: "boolean",
  text: "Dorme bem?",
  required: true,
  _text: {
    extension: [
      {
        url: extensionUrls.translation,
        extension: [
          { url: "lang", valueCode: "en" },
          { url: "content", valueString: "Do you sleep well?" },
        ],
      },
    ],
  },
};
const draft = (item: readonly object[] = [sleepsWell], more: object = {}) => ({
  about: "patient",
  questionnaire: { language: "pt", title: "Como dorme", item },
  is_dry_run: false,
  ...more,
});
const asked = async (slug: string, of: Slug = "aurora") =>
  (await clinic.call("GET", `/shared/survey_templates?slug=${slug}`, { clinic: of })).body.data.collection;
const answer = (
  questionnaire: Parameters<typeof responseOf>[0],
  answers: Parameters<typeof responseOf>[1],
  link: object = {},
) =>
  clinic.call("POST", "/patients/survey_responses", {
    headers: asPatient,
    body: {
      action_name: questionnaire.id,
      actionable_id: "1",
      project_id: "spring",
      ...link,
      response: responseOf(questionnaire, answers, { authored: now, language: "pt" }),
      consented_at: now,
    },
  });
const versionsOf = async (slug: string) =>
  ((await ask("GET", `?slug=${slug}`)).body.data.collection as { version: string; is_active: boolean }[]).map(
    ({ version, is_active }) => [version, is_active],
  );

test("a clinic's survey is asked, answered and read, and each change creates a version", async () => {
  const tried = await ask("PUT", "/sleep", draft([sleepsWell], { is_dry_run: true }));
  expect(tried.body.data.entity).toMatchObject({ version: "1", is_active: true });
  expect(await asked("sleep")).toEqual([]);
  const made = await ask("PUT", "/sleep", draft());
  expect(made.body.data.entity).toMatchObject({
    slug: "sleep",
    origin: "clinic",
    version: "1",
    about: "patient",
    is_active: true,
    created_at: now,
    retired_at: null,
    questionnaire: { id: "sleep", version: "1", status: "active", title: "Como dorme" },
  });
  const { questionnaire: first } = made.body.data.entity;
  expect(first.url).toMatch(/^http:\/\/aurora\.localhost(:\d+)?\/questionnaires\/sleep$/);
  expect((await ask("PUT", "/sleep", draft())).body.data.entity.version).toBe("1");
  expect(await asked("sleep")).toEqual([{ id: "sleep", slug: "sleep", questionnaire: first }]);
  const url = await clinic.call("GET", "/patients/survey_templates/sleep/url", { headers: asPatient });
  expect(url.body.data.url).toContain("/fill-survey?action_name=sleep&actionable_id=1&project_id=spring");
  expect((await answer(first, { "sleeps-well": [false] })).status).toBe(201);
  const hours = { linkId: "hours", type: "integer", text: "Quantas horas?" };
  const second = (await ask("PUT", "/sleep", draft([sleepsWell, hours]))).body.data.entity.questionnaire;
  expect([second.url, second.version]).toEqual([first.url, "2"]);
  expect(await versionsOf("sleep")).toEqual([
    ["2", true],
    ["1", false],
  ]);
  const read = await clinic.call(
    "GET",
    "/clinic/survey_responses?from=2027-02-20T00:00:00.000Z&to=2027-03-02T00:00:00.000Z",
    { headers: { authorization: `Bearer ${known.aurora.clinicToken}` } },
  );
  expect(read.body.data.collection).toMatchObject([
    { template: "sleep", response: { questionnaire: `${first.url}|1` } },
  ]);
  // Whoever had begun the first version sends it after the second is there; a later one is the second.
  const link = (project_id: string) => ({ project_id });
  expect((await answer(first, { "sleeps-well": [true] }, link("late"))).status).toBe(201);
  expect((await answer(second, { "sleeps-well": [true], hours: [7] }, link("new"))).status).toBe(201);
  const foreign = { ...second, version: "3" };
  expect(await answer(foreign, { "sleeps-well": [true] }, link("x"))).toMatchObject({ status: 400 });
  const audited = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select("object").where("action", "=", "survey_template.set").execute(),
  );
  expect(audited.map(({ object }) => object)).toEqual(["survey_template/sleep-1", "survey_template/sleep-2"]);
});

test("a retired survey is not asked, keeps its answers, and returns with a new version", async () => {
  const { questionnaire } = (await ask("PUT", "/retires", draft())).body.data.entity;
  const retired = await ask("POST", "/retires/retire");
  expect(retired.body.data.entity).toMatchObject({ version: "1", is_active: false, retired_at: now });
  expect((await ask("POST", "/retires/retire")).body.data.entity.retired_at).toBe(now);
  expect(await asked("retires")).toEqual([]);
  expect(await answer(questionnaire, { "sleeps-well": [true] })).toMatchObject({
    status: 404,
    body: { code: "not_found" },
  });
  expect((await ask("PUT", "/retires", draft())).body.data.entity).toMatchObject({
    version: "2",
    is_active: true,
  });
  expect((await asked("retires"))[0].questionnaire.version).toBe("2");
  expect((await ask("POST", "/never/retire")).status).toBe(404);
  expect((await ask("POST", "/after-visit/retire")).status, "the product's").toBe(404);
});

test("a survey named like one of the product replaces it", async () => {
  const start = "2027-03-20T10:00:00Z";
  await makeAppointment(clinic.db, { start });
  const offers = async () =>
    (await clinic.call("GET", "/patients/survey_offers", { headers: asPatient })).body.data.collection;
  expect(await offers()).toMatchObject([{ action_name: "before-first-visit" }]);
  expect(
    await ask("PUT", "/before-first-visit", draft([sleepsWell], { about: "appointment" })),
  ).toMatchObject({ status: 400, body: { fields: [{ path: "body.about", code: "fixed" }] } });
  const own = (await ask("PUT", "/before-first-visit", draft())).body.data.entity.questionnaire;
  expect(await asked("before-first-visit")).toMatchObject([{ questionnaire: { title: "Como dorme" } }]);
  expect(await offers()).toMatchObject([{ action_name: "before-first-visit" }]);
  expect(await versionsOf("before-first-visit")).toEqual([
    [beforeFirstVisit.version, false],
    ["1", true],
  ]);
  expect((await answer(own, { "sleeps-well": [true] })).status).toBe(201);
  expect(await offers()).toEqual([]);
  await ask("POST", "/before-first-visit/retire");
  expect((await asked("before-first-visit"))[0].questionnaire).toEqual(beforeFirstVisit);
  await changeSettings(clinic, "aurora", {
    ...on,
    surveyAddresses: { sleep: "https://surveys.example/sleep" },
  });
  expect(await asked("sleep")).toEqual([{ id: "sleep", slug: "sleep", questionnaire: null }]);
  await changeSettings(clinic, "aurora", on);
});

test("an invalid survey is refused with each error at its item, and nothing is stored", async () => {
  const choice = { linkId: "how", type: "choice", text: "How?" };
  const depends = {
    linkId: "then",
    type: "string",
    text: "Then?",
    enableWhen: [{ question: "later", operator: "exists", answerBoolean: true }],
  };
  const refused = await ask("PUT", "/wrong", draft([choice, depends, sleepsWell, sleepsWell]));
  expect(refused).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(refused.body.fields).toEqual([
    { path: "body.questionnaire.how", code: "is-a-choice-with-fewer-than-two-options" },
    { path: "body.questionnaire.then", code: "depends-on-a-question-that-does-not-come-before-it" },
    { path: "body.questionnaire.sleeps-well", code: "is-named-twice" },
  ]);
  for (const body of [
    draft([]),
    draft([{ ...sleepsWell, type: "open-choice" }]),
    draft([{ ...sleepsWell, linkId: "constructor" }]),
    draft([sleepsWell], { about: "doctor" }),
    draft([{ ...sleepsWell, onclick: "x" }]),
    draft(
      Array.from({ length: 40 }, (_, at) => ({ ...sleepsWell, linkId: `q${at}`, text: "x".repeat(2000) })),
    ),
  ])
    expect((await ask("PUT", "/wrong", body)).status).toBe(400);
  for (const slug of ["Sleep", "health_assessment", "constructor", "-x"])
    expect((await ask("PUT", `/${slug}`, draft())).status, slug).toBe(400);
  expect(await asked("wrong")).toEqual([]);
});

test("deeply nested items are refused like any error", async () => {
  const deep = `${'{"linkId":"g","type":"group","text":"x","item":['.repeat(4_000)}${"]}".repeat(4_000)}`;
  const { statusCode } = await clinic.app.inject({
    method: "PUT",
    url: "/api/clinic/survey_templates/deep",
    headers: {
      host: "aurora.localhost",
      "content-type": "application/json",
      authorization: `Bearer ${known.aurora.clinicToken}`,
    },
    payload: `{"about":"patient","is_dry_run":true,"questionnaire":{"language":"pt","title":"x","item":[${deep}]}}`,
  });
  expect(statusCode).toBe(400);
});

test("a clinic's surveys are private, and its versions are limited", async () => {
  await ask("PUT", "/mine", draft());
  expect(await asked("mine", "ipe")).toEqual([]);
  expect(await ask("POST", "/mine/retire", undefined, "ipe")).toMatchObject({ status: 404 });
  expect((await ask("PUT", "/mine", draft([sleepsWell], { about: "appointment" }), "ipe")).status).toBe(200);
  expect(await asked("mine")).toHaveLength(1);
  await withTenant(clinic.db, 2, (tx) =>
    sql`insert into survey_templates (tenant_id, slug, version, about, questionnaire, created_at)
      select 2, 'many', n, 'patient', (select questionnaire from survey_templates limit 1), now() from generate_series(1, 499) n`.execute(
      tx,
    ),
  );
  expect(await ask("PUT", "/one-more", draft(), "ipe")).toMatchObject({
    status: 409,
    body: { code: "status_conflict" },
  });
});

const state = (version: number, is_retired = false) => ({ version: String(version), is_retired });
const titled = (title: string, based_on?: object | null) => ({
  ...draft(),
  questionnaire: { ...draft().questionnaire, title },
  ...(based_on === undefined ? {} : { based_on }),
});
const refusedAsChanged = { status: 409, body: { code: "changed_elsewhere" } };

test("a survey based on a version that is not the newest is refused, and the newest stays", async () => {
  const put = (title: string, based_on?: object | null) =>
    ask("PUT", "/two-authors", titled(title, based_on));
  expect((await put("First", null)).status).toBe(200);
  expect(await put("Also first", null)).toMatchObject(refusedAsChanged);
  expect((await put("Second", state(1))).status).toBe(200);
  expect(await put("Late", state(1))).toMatchObject(refusedAsChanged);
  const { body } = await ask("GET", "?slug=two-authors");
  const titles = body.data.collection.map(
    (one: { questionnaire: { title: string } }) => one.questionnaire.title,
  );
  expect(titles).toEqual(["Second", "First"]);
  // A request whose answer was lost may be repeated; without `based_on` the last one counts, as ever.
  expect((await put("Second", state(1))).status).toBe(200);
  expect((await put("Third")).body.data.entity).toMatchObject({ version: "3" });
});

test("a survey that was retired meanwhile is not put back into use by somebody who has not seen it", async () => {
  const put = (title: string, based_on: object | null) => ask("PUT", "/stopped", titled(title, based_on));
  await put("First", null);
  await ask("POST", "/stopped/retire");
  expect(await put("Second", state(1))).toMatchObject(refusedAsChanged);
  expect(await put("Second", null)).toMatchObject(refusedAsChanged);
  expect(await put("Second", state(1, true))).toMatchObject({ status: 200 });
  expect(await put("Third", state(2, true))).toMatchObject(refusedAsChanged);
});

test("of two authors who save at the same moment one is refused", async () => {
  const put = (title: string) => ask("PUT", "/at-once", titled(title, null));
  const answers = await Promise.all([put("Mine"), put("Yours")]);
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
  expect(await versionsOf("at-once")).toHaveLength(1);
});
