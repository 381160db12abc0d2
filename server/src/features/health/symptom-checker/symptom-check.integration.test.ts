import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import {
  openSymptomServer,
  servicesAt,
  symptomKey as key,
  type Failing,
  type SymptomServer,
} from "../../../testing/symptom-server.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

const company = "Checks Ltd";
const on = {
  patientsSymptomChecker: true,
  symptomCheckerProvider: "infermedica",
  symptomCheckerService: { company },
};
let server: SymptomServer;
let clinic: WholeClinic;
beforeEach(async () => {
  server = await openSymptomServer();
  clinic = await openWholeClinic({
    now: "2027-03-01T09:00:00.000Z",
    outsideCheckers: { defaultUrl: server.url, keyedOrigins: [server.origin] },
    symptoms: servicesAt(server, () => clinic.clock.now()),
  });
  await changeSettings(clinic, "aurora", on);
});
afterEach(async () => {
  await clinic.close();
  await server.stop();
});

const asPatient = { "x-patient-token": known.aurora.patientToken };
type Extra = { headers?: Record<string, string>; clinic?: string; address?: string };
const post = (path: string, body: object, extra: Extra = {}) =>
  clinic.call("POST", `/symptom_checks${path}`, { body, ...extra });
const begin = async (extra: Extra = {}): Promise<string> =>
  (await post("", { company }, extra)).body.data.entity.check;
const about = { age: 34, sex: "F" };
const headache = { ...about, complaints: ["s_101"], findings: [], answers: [] };

test(
  "a consented check is forwarded from the first symptom to the result",
  { tags: ["S1.34", "S3.SET.symptomCheckerProvider"] },
  async () => {
    const check = await begin();
    const listed = await post("/symptoms", { check, ...about }, { headers: { "accept-language": "ar" } });
    expect(listed.body.data.collection[0]).toEqual({ id: "s_101", words: "الصداع" });
    const reported = await post("/understand", { check, ...about, text: "headache, no fever" });
    expect(reported.body.data.entity).toMatchObject({
      meant: ["s_101"],
      findings: [{ id: "s_201", presence: "absent" }],
    });
    const first = await post("/next", { check, ...headache });
    expect(first.body.data.entity).toMatchObject({
      question: {
        kind: "several",
        options: [{ id: "s_202" }, { id: "s_203" }, { id: "s_205" }, { id: "s_224" }],
      },
      danger: null,
    });
    const danger = { check, ...headache, answers: [{ id: "s_203", presence: "present" }] };
    expect((await post("/next", danger)).body.data.entity.danger).toMatchObject({
      level: "emergency-department-now",
      reasons: ["A stiff neck: chin cannot reach the chest"],
    });
    const { status, body, headers } = await post("/conclude", danger);
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.data.entity).toMatchObject({
      level: "emergency-department-now",
      specialty: { slug: "general-practice" },
      version: "demo 1, 2026-11-01",
    });
    expect(JSON.stringify(body)).not.toContain(key.appKey);
  },
);

test("the consent is stored with the patient, and the answers are not", { tags: ["S1.34"] }, async () => {
  const check = await begin({ headers: asPatient });
  await post("/understand", { check, ...about, text: "a headache since the funeral" });
  await begin();
  const [rows, audit] = await withTenant(clinic.db, 1, async (tx) => [
    await tx.selectFrom("symptom_checks").selectAll().orderBy("id").execute(),
    await tx.selectFrom("audit_log").selectAll().execute(),
  ]);
  expect(rows).toMatchObject([
    { patient_id: known.aurora.patientId, company, provider: "infermedica", calls: 1 },
    { patient_id: null, calls: 0 },
  ]);
  expect(rows[0]?.consented_at.toISOString()).toBe("2027-03-01T09:00:00.000Z");
  expect(JSON.stringify([rows, audit])).not.toContain("funeral");
  expect(JSON.stringify(rows)).not.toContain(check);
  const actor = `patient/${known.aurora.patientId}`;
  expect(audit).toContainEqual(expect.objectContaining({ action: "symptom_check.consent", actor }));
});

test("the provider receives no identity", async () => {
  const check = await begin({ headers: asPatient });
  await post("/next", { check, ...headache }, { headers: { ...asPatient, cookie: "lang=en; other=1" } });
  const [taken] = server.taken ?? [];
  expect(Object.keys(JSON.parse(taken?.body ?? "{}") as object).toSorted()).toEqual([
    "age",
    "evidence",
    "extras",
    "sex",
  ]);
  const all = JSON.stringify(taken);
  for (const secret of [check, known.aurora.patientToken, "lang=en", "aurora"])
    expect(all).not.toContain(secret);
});

test.each([
  ["nobody agreed", async () => "a".repeat(43), 404],
  [
    "it was agreed to a day ago",
    async () => {
      const check = await begin();
      clinic.clock.set("2027-03-02T09:00:01.000Z");
      return check;
    },
    404,
  ],
  [
    "it was agreed to another company",
    async () => {
      const check = await begin();
      await changeSettings(clinic, "aurora", { ...on, symptomCheckerService: { company: "Others Ltd" } });
      return check;
    },
    404,
  ],
  [
    "the clinic has no checker any more",
    async () => {
      const check = await begin();
      await changeSettings(clinic, "aurora", { ...on, symptomCheckerProvider: "none" });
      return check;
    },
    403,
  ],
] as const)("nothing is forwarded where %s", async (_why, checkOf, status) => {
  const check = await checkOf();
  expect((await post("/next", { check, ...headache })).status).toBe(status);
  expect(server.taken).toEqual([]);
});

test("a clinic's check does not exist at another clinic", async () => {
  await changeSettings(clinic, "ipe", on);
  const check = await begin();
  expect((await post("/next", { check, ...headache }, { clinic: "ipe" })).status).toBe(404);
  expect(server.taken).toEqual([]);
});

test.each([
  ["embedded", "infermedica", 403],
  ["none", "infermedica", 403],
  ["infermedica", "infermedica", 409],
])("consent to an unconfigured provider starts nothing: %s", async (provider, _named, status) => {
  await changeSettings(clinic, "aurora", { ...on, symptomCheckerProvider: provider });
  expect((await post("", { company: "Somebody else" })).status).toBe(status);
});

test("input that is no part of a check is refused", async () => {
  const check = await begin();
  const answers = Array.from({ length: 151 }, (_, at) => ({ id: `s_${at}`, presence: "absent" }));
  for (const [path, body] of [
    ["/understand", { ...about, text: "x".repeat(501) }],
    ["/next", { ...headache, complaints: ["my name is Ana"] }],
    ["/next", { ...headache, age: 200 }],
    ["/next", { ...headache, name: "Ana" }],
    ["/next", { ...headache, complaints: [] }],
    ["/next", { ...headache, answers }],
  ] as const)
    expect((await post(path, { check, ...body })).status, JSON.stringify(body).slice(0, 80)).toBe(400);
  expect(server.taken).toEqual([]);
});

test("an unavailable service returns a localised message with alternatives", async () => {
  const all: Failing[] = [500, 401, 429, "silent", "cut", "garbage", "huge", "another shape", "elsewhere"];
  for (const how of all) {
    clinic.clock.set(new Date(clinic.clock.now().getTime() + 300_000).toISOString());
    const check = await begin();
    server.fail(how);
    const headers = { "accept-language": "fr" };
    const { status, body } = await post("/next", { check, ...headache }, { headers });
    expect(status, String(how)).toBe(503);
    expect(body).toMatchObject({
      code: "checker_unavailable",
      title: "L’évaluation des symptômes ne répond pas pour le moment.",
    });
    expect(body.detail).toContain("médecin");
    expect(JSON.stringify(body)).not.toMatch(/script|very-secret|127\.0/);
  }
});

test("the number of questions per check and of checks per network is limited", async () => {
  const check = await begin();
  await withTenant(clinic.db, 1, (tx) => tx.updateTable("symptom_checks").set({ calls: 149 }).execute());
  const answers = await Promise.all([1, 2, 3].map(() => post("/symptoms", { check, ...about })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  const begun = await Promise.all(
    Array.from({ length: 45 }, () => post("", { company }, { address: "203.0.113.7" })),
  );
  expect(begun.filter(({ status }) => status === 201)).toHaveLength(40);
  expect(begun.filter(({ status }) => status === 429)).toHaveLength(5);
});

test("the script frame is served to clinics that have one, with an opaque origin", async () => {
  const get = (headers: Record<string, string> = {}) =>
    clinic.app.inject({ url: "/symptom-checker-frame", headers: { host: "aurora.localhost", ...headers } });
  expect((await get()).statusCode).toBe(404);
  const service = { company, url: server.scriptUrl };
  await changeSettings(clinic, "aurora", {
    ...on,
    symptomCheckerProvider: "sdk",
    symptomCheckerService: service,
  });
  const { statusCode, headers, body } = await get({ "sec-fetch-dest": "iframe" });
  expect(statusCode).toBe(200);
  const policy = String(headers["content-security-policy"]);
  expect(policy).toContain("sandbox allow-scripts");
  expect(policy).not.toContain("allow-same-origin");
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain(`connect-src ${server.origin};`);
  expect(policy).toContain("frame-ancestors 'self'");
  expect(policy).not.toContain("unsafe");
  expect(body).toContain(server.scriptUrl);
  expect((await get({ "sec-fetch-dest": "document" })).statusCode).toBe(404);
  const page = await clinic.app.inject({ url: "/doctors", headers: { host: "aurora.localhost" } });
  expect(page.headers["content-security-policy"]).toContain("frame-src 'self';");
  await changeSettings(clinic, "aurora", on);
  const without = await clinic.app.inject({ url: "/doctors", headers: { host: "aurora.localhost" } });
  expect(without.headers["content-security-policy"]).not.toContain("frame-src");
});
