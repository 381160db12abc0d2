import { doctorScopes, isInScope, tokenScopes, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { Client } from "fhir-kit-client";
import type { AddressInfo } from "node:net";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeClinicToken } from "../../platform/tenancy/clinic-tokens.ts";
import { makeFhirRecord, type FhirRecord } from "../../testing/fhir-record.ts";
import { fhirProblems } from "../../testing/fhir/fhir-problems.ts";
import { summaryProblems } from "../../testing/fhir/summary-rules.ts";
import { changeSettings, known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";
import { allKinds } from "./kinds/all-kinds.ts";
import { referencesIn, type Kind } from "./kinds/kind.ts";

type Found = { resourceType: string; id: string; [element: string]: unknown };
type Bundle = Found & {
  total?: number;
  link: { relation: string; url: string }[];
  entry?: { resource: Found; search: { mode: string } }[];
};

const now = "2027-03-01T09:00:00.000Z";
let clinic: WholeClinic;
let record: FhirRecord;
let client: Client;
let base: string;

beforeAll(async () => {
  clinic = await openWholeClinic({ now });
  await changeSettings(clinic, "aurora", {
    patientsVitalSigns: true,
    patientsHomepageHealthAssessment: true,
    displayEnrollmentActionCustomisations: true,
  });
  record = await makeFhirRecord(clinic.db, clinic.clock.now());
  // By its number, so that whoever reads need not look names up.
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  await owner.query(
    "insert into tenant_domains (domain, tenant_id, is_primary) values ('127.0.0.1', 1, false)",
  );
  await owner.end();
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = clinic.app.server.address() as AddressInfo;
  base = `http://127.0.0.1:${port}/fhir/R4`;
  client = new Client({ baseUrl: base, bearerToken: known.aurora.clinicToken });
});
afterAll(() => clinic.close());

/** A request as a program sends it that has no library. */
async function ask(
  path: string,
  options: {
    token?: string | null;
    method?: "GET" | "POST" | "PUT";
    body?: unknown;
    headers?: Record<string, string>;
    host?: string;
  } = {},
) {
  const {
    token = known.aurora.clinicToken,
    method = "GET",
    body,
    headers = {},
    host = "aurora.localhost",
  } = options;
  const answer = await clinic.app.inject({
    method,
    url: `/fhir/R4/${path}`,
    headers: {
      host,
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { "content-type": "application/fhir+json" }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  });
  const resource = answer.json<Bundle>();
  expect([path, fhirProblems(resource)]).toEqual([path, []]);
  expect(answer.headers["content-type"]).toBe("application/fhir+json; charset=utf-8");
  return { status: answer.statusCode, resource, headers: answer.headers };
}

const idsOf = ({ entry = [] }: Bundle, mode = "match") =>
  entry
    .filter(({ search }) => search.mode === mode)
    .map(({ resource }) => `${resource.resourceType}/${resource.id}`);

async function find(path: string, token?: string): Promise<string[]> {
  const { status, resource } = await ask(path, token === undefined ? {} : { token });
  expect([path, status]).toEqual([path, 200]);
  return idsOf(resource).map((one) => one.split("/")[1] ?? "");
}

function tokenWith(
  scopes: readonly TokenScope[],
  doctorId: number | null = null,
  tenantId = 1,
): Promise<string> {
  const wanted = {
    tenantId,
    doctorId,
    label: "fhir",
    scopes,
    expiresAt: null,
    madeBy: "test",
    now: clinic.clock.now(),
  };
  return withTenant(clinic.db, tenantId, async (tx) => (await makeClinicToken(tx, wanted)).token);
}

test("a third-party client reads the CapabilityStatement, which names every type", async () => {
  const statement = (await client.capabilityStatement()) as Found & {
    rest: { resource: { type: string }[] }[];
  };
  expect(fhirProblems(statement)).toEqual([]);
  expect(statement).toMatchObject({ fhirVersion: "4.0.1", implementation: { url: base } });
  const types = [...allKinds.map(({ type }) => type), "Binary"];
  expect(statement.rest[0]?.resource.map(({ type }) => type)).toEqual(types);
  expect((await ask("metadata", { token: null })).status).toBe(200);
});

test("that client finds and reads every type, valid by HL7's schema and with resolvable references", async () => {
  const names = new Set<string>();
  for (const { type } of allKinds) {
    const bundle = (await client.search({ resourceType: type, searchParams: {} })) as unknown as Bundle;
    expect([type, fhirProblems(bundle)]).toEqual([type, []]);
    const found = (bundle.entry ?? []).map(({ resource }) => resource);
    expect([type, found.length]).not.toEqual([type, 0]);
    for (const one of found.slice(0, 5)) {
      const read = await client.read({ resourceType: type, id: one.id });
      expect(read).toEqual(one);
      if (type !== "AuditEvent") for (const name of referencesIn(one)) names.add(name);
    }
  }
  const broken: string[] = [];
  for (const name of names) if ((await ask(name)).status !== 200) broken.push(name);
  expect(broken).toEqual([]);
  expect(names.size).toBeGreaterThan(15);
});

test("a patient's private data is excluded: own measurements, unshared assessments, holds", async () => {
  expect(await find("Observation?code=2339-0")).toEqual([]);
  const answers = (await ask("QuestionnaireResponse")).resource;
  expect(JSON.stringify(answers)).toContain("q/health|1.0.0");
  expect(JSON.stringify(answers)).not.toContain("q/private");
  expect(JSON.stringify((await ask("DocumentReference")).resource)).not.toContain("never.pdf");
  expect(await find("Appointment?date=2027-03-05")).toEqual([]);
  expect(await find("Slot?start=2027-03-05&status=busy,busy-tentative")).toHaveLength(1);
});

test.each<[string, (ids: FhirRecord) => string[]]>([
  ["Patient?identifier=p-1", () => ["1"]],
  ["Patient?identifier=urn:anteroom:tax-number:PT|123456789", () => ["1"]],
  ["Patient?identifier=urn:anteroom:external-id|123456789", () => []],
  ["Patient?name=agua", ({ child }) => [String(child)]],
  ["Patient?name=gua", () => []],
  ["Patient?family=agua", ({ child }) => [String(child)]],
  ["Patient?given=gua", () => []],
  ["Practitioner?family=aurora", () => ["1"]],
  ["Practitioner?given=nobody", () => []],
  ["Patient?name:contains=gua", ({ child }) => [String(child)]],
  ["Patient?name:exact=Patient%20aurora", () => ["1"]],
  ["Patient?birthdate=1990-05-17&gender=female", () => ["1"]],
  ["Patient?birthdate=ge2018&birthdate=lt2019", ({ child }) => [String(child)]],
  ["Patient?birthdate=1980-02", ({ guest }) => [`guest-${guest}`]],
  ["Patient?phone=%2B351912345678", () => ["1"]],
  ["Patient?email=PATIENT@aurora.example", () => ["1"]],
  ["Patient?_id=1", () => ["1"]],
  ["Patient?_id=nobody", () => []],
  ["RelatedPerson?patient=Patient/1", ({ next }) => [`accompanying-${next}`]],
  ["Coverage?patient=1", () => ["1"]],
  ["Consent?patient=1&status=active", () => ["terms", "text"]],
  ["Practitioner?name=aurora", () => ["1"]],
  ["PractitionerRole?specialty=family-medicine", () => ["1"]],
  ["PractitionerRole?specialty=dermatology", () => []],
  ["Schedule?actor=Practitioner/1", () => ["1"]],
  ["HealthcareService?service-type=on_site", () => ["on-site"]],
  ["Appointment?patient=Patient/1&date=ge2027-03-01", ({ next }) => [String(next)]],
  ["Appointment?status=booked,pending", ({ next, ofGuest }) => [String(next), String(ofGuest)]],
  ["Appointment?actor=Practitioner/1&status=fulfilled", ({ past }) => [String(past)]],
  ["Appointment?actor=Practitioner/2", () => []],
  ["Appointment?date=2027-03-04T10:00:00Z", ({ ofGuest }) => [String(ofGuest)]],
  ["Appointment?service-type=urn:anteroom:service-type|on_site", ({ ofGuest }) => [String(ofGuest)]],
  ["Encounter?status=finished", ({ past }) => [String(past)]],
  ["Encounter?patient:Patient=1&date=gt2027-02-28", ({ next }) => [String(next)]],
  ["Encounter?class=AMB", ({ ofGuest }) => [String(ofGuest)]],
  ["Encounter?appointment=Appointment/999999", () => []],
  ["Observation?patient=1&category=vital-signs&code=http://loinc.org|8480-6", () => ["blood-pressure"]],
  ["Observation?patient=1&code=8867-4,29463-7", () => ["heart-rate", "weight"]],
  ["Observation?patient=1&category=laboratory", () => []],
  ["Observation?date=lt2027-02-01", () => []],
  ["QuestionnaireResponse?questionnaire=https://anteroom.example/q/after", () => ["1"]],
  ["DocumentReference?patient=1&type=http://loinc.org|11488-4", ({ past }) => [`summary-${past}`]],
  ["Communication?sent=2027-03-01", () => ["1", "2"]],
  ["Provenance?target=Observation/1-heart-rate", () => ["measurement-1"]],
  [
    "Slot?schedule=Schedule/1&start=ge2027-03-03T10:00:00Z&start=lt2027-03-03T10:40:00Z",
    () => ["1-1804068000", "1-1804069200"],
  ],
  ["Slot?schedule.actor=Practitioner/1&start=2027-03-03&status=busy", () => ["1-1804068000"]],
  ["Slot?schedule=Schedule/999", () => []],
])("a search for %s finds the matching resources", async (path, expected) => {
  const found = await find(path);
  const wanted = expected(record);
  // Ids with a hash or a number that the database gives are compared by what they say.
  const plain = (id: string) =>
    path.startsWith("Consent")
      ? (id.split("-")[0] ?? "")
      : path.startsWith("Observation")
        ? id.replace(/^\d+-/, "")
        : id;
  expect(found.map(plain).toSorted()).toEqual(wanted.toSorted());
});

test("pages are complete without gaps, and the client follows them", async () => {
  const all = await find("Slot?schedule=Schedule/1&start=2027-03-02&_count=200");
  expect(all.length).toBeGreaterThan(30);
  let page = (await client.search({
    resourceType: "Slot",
    searchParams: { schedule: "Schedule/1", start: "2027-03-02", _count: "7" },
  })) as unknown as Bundle;
  const seen: string[] = [];
  for (;;) {
    seen.push(...idsOf(page).map((one) => one.replace("Slot/", "")));
    const next = client.nextPage({ bundle: page as never });
    if (!next) break;
    page = (await next) as unknown as Bundle;
    expect((page.entry ?? []).length).toBeLessThanOrEqual(7);
  }
  expect(seen).toEqual(all);
  const first = (await ask("Observation?_count=2")).resource;
  expect([idsOf(first).length, first.total]).toEqual([2, undefined]);
  expect((await ask("Patient?_count=1&_cursor=x")).status).toBe(400);
});

test("included references are returned on request, by POST as well", async () => {
  const slots = (await ask("Slot?start=2027-03-02&_count=1&_include=Slot:schedule")).resource;
  expect(idsOf(slots, "include")).toEqual(["Schedule/1"]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await clinic.app.inject({
    method: "POST",
    url: "/fhir/R4/Appointment/_search",
    headers: { host: "aurora.localhost", authorization: `Bearer ${known.aurora.clinicToken}`, ...headers },
    payload:
      "patient=Patient%2F1&date=ge2027-03-01&_include=Appointment%3Apatient&_include=Appointment%3Aactor",
  });
  const bundle = answer.json<Bundle>();
  expect(idsOf(bundle)).toEqual([`Appointment/${record.next}`]);
  expect(idsOf(bundle, "include")).toEqual([
    "Patient/1",
    "Practitioner/1",
    `RelatedPerson/accompanying-${record.next}`,
  ]);
  const narrow = await tokenWith(["fhir:read", "appointments:read"]);
  const unseen = (await ask(`Appointment?_id=${record.next}&_include=Appointment:patient`, { token: narrow }))
    .resource;
  expect([idsOf(unseen).length, idsOf(unseen, "include")]).toEqual([1, []]);
});

test("_id takes several values, of which one must match", async () => {
  const both = (await ask(`Appointment?_id=${record.next},1000000`)).resource;
  expect(idsOf(both)).toEqual([`Appointment/${record.next}`]);
  const appointments = idsOf((await ask("Appointment?_count=200")).resource);
  expect(appointments.length).toBeGreaterThan(2);
  const named = appointments.map((one) => one.split("/")[1]).toReversed();
  expect(idsOf((await ask(`Appointment?_id=${named.join(",")}&_count=200`)).resource)).toEqual(appointments);
  const page = (await ask(`Appointment?_id=${named.join(",")}&_count=2`)).resource;
  expect(idsOf(page)).toEqual(appointments.slice(0, 2));
  const rest = await ask(
    `Appointment?${new URL(page.link.find(({ relation }) => relation === "next")?.url ?? "").search.slice(1)}`,
  );
  expect(idsOf(rest.resource)).toEqual(appointments.slice(2, 4));
  expect(idsOf((await ask(`Appointment?_id=${named[0]}&_id=${named[1]}`)).resource)).toEqual([]);
  expect((await ask(`Practitioner?_id=${"x,".repeat(201)}`)).status).toBe(200); // one value, over and over
  expect((await ask(`Practitioner?_id=${Array.from({ length: 201 }, (_, n) => n).join(",")}`)).status).toBe(
    400,
  );
});

test("a merged record is read as inactive with a link to the one that replaced it, which links back", async () => {
  const gone = 900_001;
  const [{ id: into } = { id: "" }] =
    (await ask("Patient?_count=1")).resource.entry?.map(({ resource }) => resource) ?? [];
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .insertInto("merged_patients")
      .values({
        tenant_id: known.aurora.tenantId,
        patient_id: gone,
        into_patient_id: Number(into),
        merged_at: new Date(now),
        merged_by: "clinic",
      })
      .execute(),
  );
  const old = await ask(`Patient/${gone}`);
  expect([old.status, old.resource]).toEqual([
    200,
    expect.objectContaining({
      id: String(gone),
      active: false,
      link: [{ type: "replaced-by", other: { reference: `Patient/${into}` } }],
    }),
  ]);
  expect((await ask(`Patient/${into}`)).resource["link"]).toEqual([
    { type: "replaces", other: { reference: `Patient/${gone}` } },
  ]);
  expect(await find("Patient?_count=200")).not.toContain(`Patient/${gone}`);
  expect((await ask(`Patient/${gone + 1}`)).status).toBe(404);
  expect((await ask(`Patient/${gone}/$summary`)).status).toBe(404);
  expect((await ask(`Patient/${into}/$summary`)).status).toBe(200);
  expect((await ask(`Patient/${gone}`, { token: known.ipe.clinicToken, host: "ipe.localhost" })).status).toBe(
    404,
  );
});

test("_include:iterate follows references of what is included", async () => {
  const path = "Slot?start=2027-03-02&_count=2&_include=Slot:schedule&_include:iterate=Schedule:actor";
  expect(idsOf((await ask(path)).resource, "include")).toEqual([
    "Schedule/1",
    "Practitioner/1",
    "PractitionerRole/1",
    "HealthcareService/remote",
  ]);
  const strict = { headers: { prefer: "handling=strict" } };
  expect((await ask("Slot?_include:iterate=Schedule:nobody", strict)).status).toBe(400);
  expect((await ask("Slot?_include:iterate=Nobody:actor", strict)).status).toBe(400);
});

test("$everything returns one bundle and lists the types the token may not read", async () => {
  const bundle = (await client.operation({
    name: "everything",
    resourceType: "Patient",
    id: "1",
    method: "GET",
  })) as unknown as Bundle;
  expect(fhirProblems(bundle)).toEqual([]);
  const types = new Set(idsOf(bundle).map((one) => one.split("/")[0]));
  expect(types).toEqual(
    new Set([
      "Appointment",
      "Communication",
      "Consent",
      "Coverage",
      "DocumentReference",
      "Encounter",
      "Observation",
      "Patient",
      "Provenance",
      "QuestionnaireResponse",
      "RelatedPerson",
    ]),
  );
  expect(idsOf(bundle, "include").toSorted()).toEqual(["Organization/aurora", "Practitioner/1"]);
  expect(JSON.stringify(bundle)).not.toContain(`"Patient/guest-${record.guest}"`);
  const narrow = await tokenWith(["fhir:read", "patients:read", "health:read"]);
  const some = (await ask("Patient/1/$everything", { token: narrow })).resource;
  expect(idsOf(some).some((one) => /^(Appointment|DocumentReference|Communication)\//.test(one))).toBe(false);
  expect(JSON.stringify(some.entry?.at(-1))).toContain("DocumentReference (files:read)");
  const selfOf = ({ link }: Bundle) => link.find(({ relation }) => relation === "self")?.url ?? "";
  expect(selfOf(bundle)).toMatch(/\/Patient\/1\/\$everything$/);
  expect(idsOf((await ask("Patient/1/$everything?_type=Coverage")).resource)).toEqual([
    "Patient/1",
    "Coverage/1",
  ]);
  for (const query of ["_type=Coverage,Consent", "_type=Coverage&_type=Consent"]) {
    const chosen = (await ask(`Patient/1/$everything?${query}`)).resource;
    expect(new Set(idsOf(chosen).map((one) => one.split("/")[0]))).toEqual(
      new Set(["Patient", "Coverage", "Consent"]),
    );
    expect(decodeURIComponent(selfOf(chosen))).toMatch(/\/Patient\/1\/\$everything\?_type=Coverage,Consent$/);
  }
});

/** The sections of a summary by their code: why one is empty, or the types that it names. */
function sectionsOf({ entry = [] }: Bundle) {
  const { section } = (entry[0]?.resource ?? { section: [] }) as unknown as {
    section: {
      code: { coding: { code: string }[] };
      emptyReason?: { coding: { code: string }[] };
      entry?: { reference: string }[];
    }[];
  };
  const byUrl = new Map(
    (entry as unknown as { fullUrl: string; resource: Found }[]).map((one) => [one.fullUrl, one.resource]),
  );
  return Object.fromEntries(
    section.map((one) => [
      one.code.coding[0]?.code,
      one.emptyReason?.coding[0]?.code ??
        one.entry?.map(({ reference }) => byUrl.get(reference)?.resourceType),
    ]),
  );
}

test("a patient summary is an IPS document for a third-party client by GET and POST", async () => {
  await withTenant(clinic.db, 1, async (tx) => {
    const entry = {
      tenant_id: 1,
      patient_id: 1,
      created_at: clinic.clock.now(),
      changed_at: clinic.clock.now(),
    };
    await tx
      .insertInto("health_record_entries")
      .values({ ...entry, client_key: "0".repeat(32), kind: "medicine", name: "Ramipril", dose: "5 mg" })
      .execute();
    await tx
      .insertInto("health_record_confirmations")
      .values({
        tenant_id: 1,
        patient_id: 1,
        kind: "allergy",
        answer: "none",
        confirmed_at: clinic.clock.now(),
      })
      .execute();
  });
  const operation = { name: "summary", resourceType: "Patient", id: "1" } as const;
  for (const method of ["GET", "POST"] as const) {
    const input = method === "POST" ? { input: { resourceType: "Parameters" } } : {};
    const document = (await client.operation({ ...operation, ...input, method })) as unknown as Bundle;
    expect(summaryProblems(document)).toEqual([]);
    const { "8716-3": vitals, ...rest } = sectionsOf(document);
    expect(rest).toEqual({
      "11450-4": "notasked",
      "48765-2": ["AllergyIntolerance"],
      "10160-0": ["MedicationStatement"],
    });
    expect(new Set(vitals as string[])).toEqual(new Set(["Observation"]));
    // In the patient's language, whatever the program's is.
    expect(document.entry?.[0]?.resource).toMatchObject({
      language: "pt",
      title: "Resumo de saúde do paciente",
    });
  }
  const narrow = await tokenWith(["fhir:read", "patients:read"]);
  const some = (await ask("Patient/1/$summary", { token: narrow })).resource;
  expect(summaryProblems(some)).toEqual([]);
  expect(sectionsOf(some)).toEqual({
    "11450-4": "notasked",
    "48765-2": "withheld",
    "10160-0": "withheld",
    "8716-3": "withheld",
  });
  expect(JSON.stringify(some)).not.toContain("Ramipril");
  // The clinic sees the lists of whom it has an appointment with; a guest has none.
  expect(sectionsOf((await ask(`Patient/${record.child}/$summary`)).resource)).toMatchObject({
    "48765-2": "withheld",
  });
  expect(sectionsOf((await ask(`Patient/guest-${record.guest}/$summary`)).resource)).toMatchObject({
    "48765-2": "notasked",
  });
});

test("a summary is refused to tokens without patients, of doctors, of other clinics, and in other profiles", async () => {
  const statusOf = async (path: string, token?: string | null, host?: string) =>
    (await ask(path, { ...(token === undefined ? {} : { token }), ...(host ? { host } : {}) })).status;
  expect(await statusOf("Patient/1/$summary", null)).toBe(401);
  expect(await statusOf("Patient/1/$summary", await tokenWith(["fhir:read", "health:read"]))).toBe(403);
  const all = doctorScopes;
  expect([403, 404]).toContain(await statusOf("Patient/1/$summary", await tokenWith(all, 1)));
  const other = await tokenWith(["fhir:read", "patients:read", "health:read"], null, 2);
  expect(await statusOf("Patient/1/$summary", other)).toBe(401);
  expect(await statusOf("Patient/99999/$summary")).toBe(404);
  expect(await statusOf("Patient/1/$summary?profile=http://example.org/other")).toBe(400);
  const ips = "http://hl7.org/fhir/uv/ips/StructureDefinition/Composition-uv-ips|2.0.0";
  expect(await statusOf(`Patient/1/$summary?profile=${encodeURIComponent(ips)}`)).toBe(200);
});

test("each type opens to fhir:read with the scope of its area, and to no other token: 0 crossings", async () => {
  const crossings: unknown[] = [];
  for (const doctorId of [null, 1]) {
    const all = tokenScopes.filter((scope) => !scope.startsWith("fhir:"));
    const others = await tokenWith(
      doctorId === null ? all : all.filter((one) => doctorScopes.includes(one)),
      doctorId,
    );
    for (const { type } of allKinds) {
      const { status } = await ask(`${type}/1`, { token: others });
      if (status !== 403) crossings.push([doctorId, type, "without fhir:read", status]);
    }
    for (const scope of tokenScopes) {
      const token = await tokenWith(["fhir:read", scope], doctorId);
      for (const one of allKinds) {
        const isHeld = doctorId === null || doctorScopes.includes(scope);
        const mayRead = isHeld && isInScope([scope], one.scope);
        const { status } = await ask(`${one.type}?_count=1`, { token });
        if (status !== (mayRead ? 200 : 403)) crossings.push([doctorId, scope, one.type, status]);
      }
    }
  }
  expect(crossings).toEqual([]);
}, 120_000);

test("writing requires fhir:write with the area's scope, not only reading", async () => {
  const bodies = {
    Appointment: { resourceType: "Appointment" },
    Observation: { resourceType: "Observation" },
  };
  for (const [type, needed] of [
    ["Appointment", "appointments:write"],
    ["Observation", "health:write"],
  ] as const)
    for (const [scopes, expected] of [
      [["fhir:write", needed], 422],
      [["fhir:read", needed], 403],
      [["fhir:write", needed.replace("write", "read") as TokenScope], 403],
      [["fhir:write", "doctors:write"], 403],
    ] as const) {
      const token = await tokenWith(scopes);
      const { status } = await ask(type, { token, method: "POST", body: bodies[type] });
      expect([type, scopes, status]).toEqual([type, scopes, expected]);
    }
});

test("another clinic's token finds no resource", async () => {
  const own = await tokenWith(["fhir:read", "patients:read", "appointments:read"], null, 2);
  for (const { type } of allKinds) expect((await ask(type, { token: own })).status).toBe(401);
  expect((await ask("Patient/1", { token: own, host: "ipe.localhost" })).status).toBe(404);
  expect((await ask(`Appointment/${record.next}`, { token: own, host: "ipe.localhost" })).status).toBe(404);
  expect((await ask("Patient", { token: null })).headers["www-authenticate"]).toBe("Bearer");
  expect((await ask("Patient", { token: own, host: "nobody.example" })).status).toBe(404);
});

test("each type can be searched for a single doctor, who finds no entry of the audit log", async () => {
  const tenant = await clinic.app.tenants.ofId(1);
  if (!tenant) throw new Error("No tenant.");
  const caller = {
    kind: "clinic" as const,
    doctorId: 1,
    label: "doctor",
    tokenId: null,
    app: null,
    staff: null,
    scopes: tokenScopes,
    expiresAt: null,
  };
  const { slug, settings } = tenant;
  const facts = { slug, name: slug, country: null, phone: null, address: null };
  const place = { base, origin: base, clinic: facts, timeZone: settings.timeZone };
  const search = { conditions: [], id: null, after: 0, limit: 5 };
  const countOf = (kind: Kind) =>
    withTenant(clinic.db, 1, async (tx) => {
      const reading = { tx, tenant, caller, place, locale: "en" as const, now: clinic.clock.now() };
      return (await kind.find(reading, search)).length;
    }).catch(String);
  const counts = new Map<string, number | string>();
  for (const kind of allKinds) counts.set(kind.type, await countOf(kind));
  expect([...counts].filter(([, count]) => typeof count === "string")).toEqual([]);
  expect(counts.get("AuditEvent")).toBe(0);
});

test("a doctor's token sees that doctor's appointments only", async () => {
  const other = await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("doctors")
      .values({
        tenant_id: 1,
        name: "Other",
        specialty: "dermatology",
        languages: ["pt"],
        portrait: "helena",
        about: "{}",
        price_minor: 1,
        visit_minutes: 20,
      })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  const scopes = doctorScopes.filter((scope) => scope.endsWith(":read"));
  const [mine, theirs] = [await tokenWith(scopes, 1), await tokenWith(scopes, other.id)];
  for (const type of [
    "Appointment",
    "Encounter",
    "Observation",
    "DocumentReference",
    "Communication",
    "Provenance",
    "QuestionnaireResponse",
  ]) {
    expect([type, (await find(type, mine)).length]).not.toEqual([type, 0]);
    expect([type, await find(type, theirs)]).toEqual([type, []]);
  }
  expect(await find("Practitioner", theirs)).toEqual([String(other.id)]);
  expect(await find("Slot?start=2027-03-02", theirs)).toEqual([]);
  expect((await ask(`Appointment/${record.next}`, { token: theirs })).status).toBe(404);
});

test.each([
  ["GET", "Medication", 404, "not-supported"],
  ["GET", "Patient/999999", 404, "not-found"],
  ["GET", "Patient/1/_history", 404, "not-supported"],
  ["GET", "Patient?birthdate=yesterday", 400, "value"],
  ["GET", "Patient?birthdate=2027-02-30", 400, "value"],
  ["GET", "Patient?name:missing=true", 400, "not-supported"],
  ["GET", "Patient?name=", 400, "value"],
  ["GET", "Slot?start=ge2027-03-01&start=lt2027-06-01", 400, "too-costly"],
  ["GET", "Patient?_format=xml", 406, "not-supported"],
  ["POST", "Patient", 405, "not-supported"],
  ["PUT", "Patient/1", 405, "not-supported"],
  ["PUT", "Appointment/999999", 404, "not-found"],
] as const)("%s %s is refused with %i and an OperationOutcome: %s", async (method, path, status, code) => {
  const body =
    method === "GET" ? {} : { body: { resourceType: path.split("/")[0], id: "999999", status: "cancelled" } };
  const answer = await ask(path, { method, ...body });
  expect([answer.status, (answer.resource["issue"] as { code: string }[])[0]?.code]).toEqual([status, code]);
});

test("an unknown parameter is ignored and left out of self, or refused under strict handling", async () => {
  const { resource } = await ask("Patient?_id=1&shoe-size=44");
  expect(resource.link[0]?.url).toMatch(/\/Patient\?_id=1$/);
  const strict = await ask("Patient?_id=1&shoe-size=44", { headers: { prefer: "handling=strict" } });
  expect(strict.status).toBe(400);
  const broken = await clinic.app.inject({
    method: "POST",
    url: "/fhir/R4/Appointment",
    headers: {
      host: "aurora.localhost",
      authorization: `Bearer ${known.aurora.clinicToken}`,
      "content-type": "application/fhir+json",
    },
    payload: "{",
  });
  expect([broken.statusCode, broken.json<Found>().resourceType]).toEqual([400, "OperationOutcome"]);
});

test("reads of patients are in the audit log with token name and ids", async () => {
  const token = await tokenWith(["fhir:read", "patients:read", "doctors:read", "health:read"]);
  await ask("Patient/1", { token });
  await ask(`Patient?_id=guest-${record.guest}`, { token });
  await ask("Practitioner/1", { token });
  await ask("Observation?code=8867-4&patient=1", { token });
  await ask("Patient/1/$everything", { token });
  await ask("Patient/1/$summary", { token });
  const lines = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["actor", "action", "object"])
      .where("action", "like", "fhir.%")
      .orderBy("id", "desc")
      .limit(5)
      .execute(),
  );
  expect(lines.toReversed().map(({ actor, action, object }) => [actor, action, object])).toEqual([
    ["clinic/fhir", "fhir.read", "patient/1"],
    ["clinic/fhir", "fhir.search", `patient/guest-${record.guest}`],
    ["clinic/fhir", "fhir.search", "observation/1-heart-rate"],
    ["clinic/fhir", "fhir.everything", "patient/1"],
    ["clinic/fhir", "fhir.summary", "patient/1"],
  ]);
});

test("a program books a free slot once and cancels it, and the patient is mailed", async () => {
  const [slot = ""] = await find("Slot?schedule=Schedule/1&start=2027-03-09&status=free&_count=1");
  const body = {
    resourceType: "Appointment",
    status: "booked",
    slot: [{ reference: `Slot/${slot}` }],
    reasonCode: [{ text: "A rash" }],
    participant: [{ actor: { reference: "Patient/1" }, status: "accepted" }],
  };
  const made = (await client.create({ resourceType: "Appointment", body } as never)) as unknown as Found;
  expect(fhirProblems(made)).toEqual([]);
  expect(made).toMatchObject({
    status: "booked",
    reasonCode: [{ text: "A rash" }],
    slot: [{ reference: `Slot/${slot}` }],
  });
  expect(await find(`Slot?_id=${slot}&status=busy`)).toEqual([slot]);
  const again = await ask("Appointment", { method: "POST", body });
  expect([again.status, (again.resource["issue"] as { code: string }[])[0]?.code]).toEqual([
    409,
    "duplicate",
  ]);
  const cancel = { ...made, status: "cancelled" };
  const stale = await ask(`Appointment/${made.id}`, {
    method: "PUT",
    body: cancel,
    headers: { "if-match": 'W/"99"' },
  });
  expect(stale.status).toBe(412);
  const moved = await ask(`Appointment/${made.id}`, { method: "PUT", body: { ...made, status: "noshow" } });
  expect(moved.status).toBe(422);
  const off = await ask(`Appointment/${made.id}`, {
    method: "PUT",
    body: cancel,
    headers: { "if-match": String((await ask(`Appointment/${made.id}`)).headers["etag"]) },
  });
  expect([off.status, off.resource["status"]]).toEqual([200, "cancelled"]);
  expect((await ask(`Appointment/${made.id}`, { method: "PUT", body: cancel })).status).toBe(200);
  expect(await find(`Slot?_id=${slot}&status=free`)).toEqual([slot]);
  const mails = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").select("id").where("appointment_id", "=", Number(made.id)).execute(),
  );
  expect(mails).toHaveLength(2);
});

test.each<[string, object]>([
  ["a guest", { participant: [{ actor: { reference: "Patient/guest-1" } }] }],
  ["nobody", { participant: [{ actor: { reference: "Practitioner/1" } }] }],
  ["no slot", { slot: [{ reference: "Slot/x" }] }],
  ["another start", { start: "2027-03-10T11:00:00Z" }],
  [
    "a service nobody has",
    { serviceType: [{ coding: [{ system: "urn:anteroom:service-type", code: "x" }] }] },
  ],
  ["a minute", { end: "2027-03-10T10:01:00Z" }],
])("an appointment with %s is not booked", async (_what, changes) => {
  const start = new Date("2027-03-10T10:00:00Z");
  const body = {
    resourceType: "Appointment",
    status: "booked",
    slot: [{ reference: `Slot/1-${start.getTime() / 1000}` }],
    participant: [{ actor: { reference: "Patient/1" }, status: "accepted" }],
    ...changes,
  };
  const { status } = await ask("Appointment", { method: "POST", body });
  expect(status).toBe(422);
});

const pressure = (systolic: number, unit = "mm[Hg]") => ({
  resourceType: "Observation",
  status: "final",
  code: { coding: [{ system: "http://loinc.org", code: "85354-9" }] },
  subject: { reference: "Patient/1" },
  effectiveDateTime: "2027-03-01T08:30:00Z",
  device: { display: "Ward monitor" },
  component: [
    {
      code: { coding: [{ system: "http://loinc.org", code: "8480-6" }] },
      valueQuantity: { value: systolic, system: "http://unitsofmeasure.org", code: unit },
    },
    {
      code: { coding: [{ system: "http://loinc.org", code: "8462-4" }] },
      valueQuantity: { value: 80, code: "mm[Hg]" },
    },
  ],
});

test("a program stores a blood pressure once with its device, and the patient's page shows it", async () => {
  const body = { ...pressure(118), encounter: { reference: `Encounter/${record.next}` } };
  const made = (await client.create({ resourceType: "Observation", body } as never)) as unknown as Found;
  expect(made).toMatchObject({
    code: { coding: [{ code: "85354-9" }] },
    component: [{ valueQuantity: { value: 118 } }, { valueQuantity: { value: 80 } }],
    contained: [{ deviceName: [{ name: "Ward monitor" }] }],
    method: { coding: [{ code: "provider" }] },
  });
  const again = await ask("Observation", { method: "POST", body });
  expect([again.status, again.resource.id]).toEqual([200, made.id]);
  const shown = await clinic.call("GET", `/patients/appointments/${record.next}/vital_signs_measurements`, {
    headers: { "x-patient-token": known.aurora.patientToken },
  });
  expect(shown.body.data.collection).toMatchObject([
    { sourceSystem: "clinic", vitalSigns: { systolic: 118, diastolic: 80 } },
  ]);
  expect(await find(`Provenance?target=Observation/${made.id}`)).toHaveLength(1);
});

test.each<[string, (encounter: object) => object]>([
  ["in a unit that is not its own", (encounter) => ({ ...pressure(118, "kPa"), ...encounter })],
  ["that nobody has", (encounter) => ({ ...pressure(900), ...encounter })],
  [
    "of a code that is not known",
    (encounter) => ({ ...pressure(118), ...encounter, component: [], code: { coding: [{ code: "1-1" }] } }),
  ],
  [
    "of another patient",
    (encounter) => ({ ...pressure(118), ...encounter, subject: { reference: "Patient/999" } }),
  ],
  ["of no appointment", () => ({ ...pressure(118), encounter: { reference: "Encounter/999999" } })],
  [
    "from tomorrow",
    (encounter) => ({ ...pressure(118), ...encounter, effectiveDateTime: "2027-03-02T09:00:00Z" }),
  ],
])("a vital sign %s is not stored", async (_what, bodyOf) => {
  const body = bodyOf({ encounter: { reference: `Encounter/${record.next}` } });
  expect((await ask("Observation", { method: "POST", body })).status).toBe(422);
});
