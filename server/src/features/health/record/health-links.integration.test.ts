import { recordSections } from "@anteroom/domain/health/health-record";
import { base64url, compactDecrypt } from "jose";
import { sql } from "kysely";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { makePatient } from "../../../testing/make-appointment.ts";
import { summaryProblems } from "../../../testing/fhir/summary-rules.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

/** What a program reads of a link before it asks anybody. */
type Payload = { url: string; key: string; exp?: number; flag?: string; label?: string };
type Manifest = {
  files: { contentType: string; fhirVersion?: string; embedded?: string; location?: string }[];
};
type Section = { code: { coding: [{ code: string }] }; emptyReason?: { coding: [{ code: string }] } };
type Document = { entry: { resource: { resourceType: string; section?: Section[] } }[] };

const now = "2027-03-01T09:00:00.000Z";
const me: number = known.aurora.patientId;
const asMe = { "x-patient-token": known.aurora.patientToken };
let clinic: WholeClinic;
/** Another server of the same clinics, with a memory of its own. */
let second: WholeClinic;
let origins: [string, string];

beforeAll(async () => {
  clinic = await openWholeClinic({ now });
  second = await openWholeClinic({ beside: clinic });
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true });
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  await owner.query(
    "insert into tenant_domains (domain, tenant_id, is_primary) values ('127.0.0.1', 1, false)",
  );
  await owner.end();
  for (const one of [clinic, second]) await one.app.listen({ port: 0, host: "127.0.0.1" });
  const originOf = ({ app }: WholeClinic) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  origins = [originOf(clinic), originOf(second)];
  await change(sql`
    insert into health_record_entries (tenant_id, patient_id, client_key, kind, name, dose, created_at, changed_at)
    values (1, ${me}, ${"0".repeat(32)}, 'medicine', 'Warfarin', '5 mg', now(), now())`);
});
afterAll(async () => {
  await second.close();
  await clinic.close();
});
afterEach(async () => {
  clinic.clock.set(now);
  await change(sql`delete from login_attempts`);
  await change(sql`delete from health_record_shares`);
});

const change = (statement: ReturnType<typeof sql>) =>
  withTenant(clinic.db, known.aurora.tenantId, (tx) => statement.execute(tx));

const path = (patientId: number, rest: string) => `/patients/health_records/${patientId}${rest}`;
async function share(body: object = {}, { patientId = me, headers = asMe as Record<string, string> } = {}) {
  const answer = await clinic.call("POST", path(patientId, "/shares"), {
    headers,
    body: { label: "Dr Wei", hours: 24, most_views: null, passcode: null, parts: recordSections, ...body },
  });
  expect(answer.status).toBe(201);
  const { link, share: made } = answer.body.data.entity as { link: string; share: { id: number } };
  return { link, id: made.id, payload: payloadOf(link) };
}
const listed = async () =>
  (await clinic.call("GET", path(me, "/shares"), { headers: asMe })).body.data.collection;

/** As the specification says: what follows `shlink:/` is base64url of JSON. */
function payloadOf(link: string): Payload {
  const [viewer = "", code = ""] = link.split("#shlink:/");
  expect(viewer).toBe("http://aurora.localhost:8080/health-record/shared");
  return JSON.parse(Buffer.from(code, "base64url").toString()) as Payload;
}

/** Asks the server of this test in place of the clinic's host. */
const reach = (url: string, init: RequestInit = {}, server = 0) =>
  fetch(`${origins[server]}${new URL(url).pathname}`, init);
const ask = ({ url }: Payload, body: object = {}, server = 0) =>
  reach(
    url,
    {
      method: "POST",
      headers: { "content-type": "application/json", origin: "https://viewer.example" },
      body: JSON.stringify({ recipient: "Hospital São João", ...body }),
    },
    server,
  );
const statusOf = async (payload: Payload, body: object = {}, server = 0) =>
  (await ask(payload, body, server)).status;

/** Opens a file with a library that was not written here. */
async function decrypt(jwe: string, { key }: Payload): Promise<Document> {
  const { plaintext, protectedHeader } = await compactDecrypt(jwe, base64url.decode(key));
  expect(protectedHeader).toEqual({ alg: "dir", enc: "A256GCM", cty: "application/fhir+json" });
  return JSON.parse(Buffer.from(plaintext).toString()) as Document;
}
const sectionsOf = ({ entry }: Document) =>
  Object.fromEntries(
    (entry[0]?.resource.section ?? []).map((one) => [
      one.code.coding[0].code,
      one.emptyReason?.coding[0].code,
    ]),
  );

test("a program following the specification reads the summary, and the patient sees its access", async () => {
  const { payload, link } = await share({ parts: ["medicines"], hours: 1 });
  expect(payload).toEqual({
    url: expect.stringMatching(/^http:\/\/aurora\.localhost:8080\/api\/shl\/[\w-]{43}$/),
    key: expect.stringMatching(/^[\w-]{43}$/),
    exp: Date.parse(now) / 1000 + 3600,
    label: "Patient summary",
  });
  const answer = await ask(payload, { "https://example.org/extension": 1 });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "application/json",
    "access-control-allow-origin": "*",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  expect([answer.headers.get("set-cookie"), answer.headers.get("access-control-allow-credentials")]).toEqual([
    null,
    null,
  ]);
  const { files } = (await answer.json()) as Manifest;
  expect(files).toMatchObject([{ contentType: "application/fhir+json", fhirVersion: "4.0.1" }]);
  const document = await decrypt(files[0]?.embedded ?? "", payload);
  expect(summaryProblems(document)).toEqual([]);
  expect(JSON.stringify(document)).toContain("Warfarin");
  expect(sectionsOf(document)).toEqual({
    "11450-4": "notasked",
    "48765-2": "withheld",
    "10160-0": undefined,
    "8716-3": "withheld",
  });
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{ text: string }>`select to_jsonb(s)::text as text from health_record_shares s`.execute(tx),
  );
  for (const secret of [payload.key, payload.url.split("/").at(-1) ?? "", link, "Warfarin"])
    expect(rows[0]?.text).not.toContain(secret);
  const { rows: logs } = await withTenant(clinic.db, 1, (tx) =>
    sql<{
      text: string;
    }>`select actor || ' ' || action || ' ' || object as text from audit_log where action = 'health_record.open'`.execute(
      tx,
    ),
  );
  expect(logs.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^share\/\d+ health_record\.open patient\/1$/),
  ]);
  expect(await listed()).toMatchObject([
    { views: 1, uses: [{ at: now, by: "program", recipient: "Hospital São João" }] },
  ]);
});

test("a viewer on any origin passes the preflight and can read refusals", async () => {
  const { payload } = await share();
  const preflight = await reach(payload.url, {
    method: "OPTIONS",
    headers: { origin: "https://viewer.example", "access-control-request-method": "POST" },
  });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");
  const unknown = { ...payload, url: payload.url.slice(0, -1) + (payload.url.endsWith("A") ? "B" : "A") };
  const refused = await ask(unknown);
  expect([refused.status, refused.headers.get("access-control-allow-origin")]).toEqual([404, "*"]);
  expect(await statusOf(payload, { recipient: " " })).toBe(400);
  expect(await statusOf(payload, { recipient: undefined })).toBe(400);
  expect((await listed())[0].views).toBe(0);
});

test("a file over the recipient's size limit is served at a URL for an hour on every server", async () => {
  const { payload } = await share({ most_views: 1 });
  const { files } = (await (await ask(payload, { embeddedLengthMax: 100 })).json()) as Manifest;
  const [{ location = "", embedded }] = files as [Manifest["files"][0]];
  expect(embedded).toBeUndefined();
  const had = await reach(location, {}, 1);
  expect([had.status, had.headers.get("content-type")]).toEqual([200, "application/jose"]);
  expect(summaryProblems(await decrypt(await had.text(), payload))).toEqual([]);
  const other = await share();
  const elsewhere = location.replace(new URL(payload.url).pathname, new URL(other.payload.url).pathname);
  for (const wrong of [elsewhere, location.replace(/\/0\//, "/1/"), location.replace(/\/0\/\d/, "/0/9")])
    expect((await reach(wrong)).status).toBe(404);
  clinic.clock.set("2027-03-01T10:00:01.000Z");
  expect((await reach(location)).status).toBe(404);
});

test("wrong passcodes are counted per link across servers, with the remaining tries", async () => {
  const { payload } = await share({ passcode: "4711" });
  expect(payload.flag).toBe("P");
  const without = await ask(payload);
  expect([without.status, await without.json()]).toEqual([401, { remainingAttempts: 10 }]);
  const answers = await Promise.all(
    Array.from({ length: 9 }, (_, index) => ask(payload, { passcode: "0000" }, index % 2)),
  );
  const left = await Promise.all(
    answers.map(async (one) => ((await one.json()) as { remainingAttempts: number }).remainingAttempts),
  );
  expect(left.toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await statusOf(payload, { passcode: "4711" }, 1)).toBe(200);
  expect(await (await ask(payload, { passcode: "0000" })).json()).toEqual({ remainingAttempts: 0 });
  expect(await statusOf(payload, { passcode: "4711" })).toBe(404);
  expect(await listed()).toMatchObject([{ state: "locked", views: 1 }]);
});

test("a single-use link opens once across servers", async () => {
  const { payload } = await share({ most_views: 1 });
  const statuses = await Promise.all(
    Array.from({ length: 6 }, (_, index) => statusOf(payload, {}, index % 2)),
  );
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 404, 404, 404, 404, 404]);
});

test("an expired, revoked or foreign link, and one of a clinic without records, answers 404", async () => {
  const { payload, id } = await share({ hours: 1 });
  const { files } = (await (await ask(payload, { embeddedLengthMax: 0 })).json()) as Manifest;
  await changeSettings(clinic, "aurora", { patientsProfileSettings: false });
  expect(await statusOf(payload)).toBe(404);
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true });
  const { url } = payload;
  const elsewhere = await clinic.app.inject({
    method: "POST",
    url: new URL(url).pathname,
    headers: { host: "ipe.localhost" },
    payload: { recipient: "x" },
  });
  expect(elsewhere.statusCode).toBe(404);
  expect((await clinic.call("DELETE", path(me, `/shares/${id}`), { headers: asMe })).status).toBe(204);
  expect(await statusOf(payload, {}, 1)).toBe(404);
  expect((await reach(files[0]?.location ?? "", {}, 1)).status).toBe(404);
  const expiring = await share({ hours: 1 });
  clinic.clock.set("2027-03-01T10:00:00.000Z");
  expect(await statusOf(expiring.payload)).toBe(404);
});

test("a long recipient name is truncated, and an older link has no files for programs", async () => {
  const { payload } = await share();
  expect(await statusOf(payload, { recipient: "x".repeat(5_000), passcode: "" })).toBe(200);
  const [{ uses }] = await listed();
  expect(uses[0].recipient).toMatch(/^x{50,500}$/);
  await change(sql`update health_record_shares set sealed_fhir = null`);
  expect(await statusOf(payload)).toBe(404);
  expect((await listed())[0].views).toBe(1);
});

test("a network that tries many links is delayed with a retry time", async () => {
  const url = `${origins[0]}/api/shl/${"w".repeat(43)}`;
  const statuses = [];
  for (let index = 0; index < 60; index += 1) statuses.push(await statusOf({ url, key: "" }, {}, index % 2));
  expect(new Set(statuses)).toEqual(new Set([404]));
  const stopped = await ask({ url, key: "" });
  expect([stopped.status, stopped.headers.get("retry-after")]).toEqual([429, "900"]);
});

test("a carer shares a dependent's record, and its link ends with the account", async () => {
  const token = "parent-token-00000000000000000000";
  const asParent = { "x-patient-token": token };
  const parent = await makePatient(clinic.db, "Parent", token, clinic.clock.now());
  const child = await makePatient(clinic.db, "Child", "child-token-00000000000000000000", clinic.clock.now());
  await change(sql`update patients set parent_id = ${parent}, birthdate = '2019-01-01' where id = ${child}`);
  const password_hash = await hashPassword("a long password");
  await change(sql`insert into credentials (tenant_id, patient_id, login, password_hash, changed_at)
    values (1, ${parent}, 'parent@example.pt', ${password_hash}, now())`);
  await change(sql`insert into health_record_confirmations (tenant_id, patient_id, kind, answer, confirmed_at)
    values (1, ${child}, 'allergy', 'none', now())`);
  const { payload } = await share({}, { patientId: child, headers: asParent });
  const { files } = (await (await ask(payload)).json()) as Manifest;
  const document = await decrypt(files[0]?.embedded ?? "", payload);
  expect(summaryProblems(document)).toEqual([]);
  expect(document.entry.map(({ resource }) => resource.resourceType)).toContain("RelatedPerson");
  expect(JSON.stringify(document)).not.toContain("Parent");
  const erased = await clinic.call("POST", "/patients/erasure", {
    headers: asParent,
    body: { password: "a long password" },
  });
  expect(erased.status).toBe(204);
  expect(await statusOf(payload, {}, 1)).toBe(404);
});

test("the patient downloads her summary as a FHIR file, and nobody else can", async () => {
  const get = (headers: Record<string, string>, language = "pt") =>
    clinic.app.inject({
      method: "GET",
      url: `/api${path(me, "/summary")}`,
      headers: { host: "aurora.localhost", "accept-language": language, ...headers },
    });
  const had = await get(asMe);
  expect(had.headers).toMatchObject({
    "content-type": "application/fhir+json; charset=utf-8",
    "content-disposition": 'attachment; filename="patient-summary-2027-03-01.json"',
    "cache-control": "no-store",
  });
  expect(summaryProblems(had.json())).toEqual([]);
  expect(had.body).toContain("Resumo de saúde do paciente");
  expect((await get(asMe, "ar")).body).toContain('dir=\\"rtl\\"');
  expect((await get({})).statusCode).toBe(401);
  const token = "stranger-token-000000000000000000";
  await makePatient(clinic.db, "Stranger", token, clinic.clock.now());
  expect((await get({ "x-patient-token": token })).statusCode).toBe(404);
});
