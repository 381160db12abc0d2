import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { makeFhirRecord, type FhirRecord } from "../../../testing/fhir-record.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";
import { allKinds } from "../kinds/all-kinds.ts";

let clinic: WholeClinic;
let record: FhirRecord;
let appId: number;
const self = known.aurora.patientId;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  record = await makeFhirRecord(clinic.db, clinic.clock.now());
});
afterAll(() => clinic.close());
beforeEach(async () => {
  appId = await inClinic(async (tx) => {
    const app = {
      tenant_id: 1,
      client_id: `app_${crypto.randomUUID()}`,
      name: "Diary",
      scopes: ["patient/*.rs"],
      jwks: JSON.stringify({ keys: [] }),
      redirect_uris: ["https://diary.example/back"],
      made_by: "clinic/test",
      created_at: clinic.clock.now(),
    };
    const { id } = await tx.insertInto("apps").values(app).returning("id").executeTakeFirstOrThrow();
    return id;
  });
});

const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(clinic.db, 1, work);

/** What a patient has allowed, and the app's token for it. */
async function allow(patient_id: number, scopes = ["patient/*.rs"], allowed_by = self): Promise<string> {
  const token = crypto.randomUUID();
  const now = clinic.clock.now();
  const soon = new Date(now.getTime() + 3_600_000);
  const grant = {
    tenant_id: 1,
    app_id: appId,
    patient_id,
    allowed_by,
    scopes,
    code_hash: hashOf(crypto.randomUUID()),
    code_challenge: "",
    redirect_uri: "https://diary.example/back",
    code_expires_at: now,
    token_hash: hashOf(token),
    allowed_at: now,
    expires_at: soon,
  };
  await inClinic((tx) => tx.insertInto("app_grants").values(grant).execute());
  return token;
}

type Resource = { resourceType: string; id?: string; [key: string]: unknown };

async function ask(token: string, place: string, host = "aurora.localhost") {
  const answer = await clinic.app.inject({
    url: `/fhir/R4/${place}`,
    headers: { host, authorization: `Bearer ${token}` },
  });
  const body = answer.json<{ entry?: { resource: Resource }[] }>();
  return { status: answer.statusCode, found: (body.entry ?? []).map(({ resource }) => resource) };
}

const keysOf = (some: readonly Resource[]) => some.map(({ resourceType, id }) => `${resourceType}/${id}`);
const personal = allKinds.filter(({ isPersonal }) => isPersonal).map(({ type }) => type);
const inRecords = personal.filter((type) => type !== "AuditEvent");

/** What the clinic itself finds of a patient: by its own search, not by what holds an app. */
async function ofPatient(type: string, id: number): Promise<string[]> {
  const query = type === "Patient" ? `_id=${id}` : `patient=Patient/${id}`;
  return keysOf((await ask(known.aurora.clinicToken, `${type}?_count=200&${query}`)).found);
}

test("an app finds 18 types of the patient in context by search and id, and nothing of anybody else", async () => {
  expect(allKinds).toHaveLength(18);
  const crossings: unknown[] = [];
  let [own, others] = [0, 0];
  for (const patient of [self, record.child]) {
    const token = await allow(patient);
    for (const type of inRecords) {
      const all = keysOf((await ask(known.aurora.clinicToken, `${type}?_count=200`)).found);
      const allowed = await ofPatient(type, patient);
      const searched = await ask(token, `${type}?_count=200`);
      if (keysOf(searched.found).toSorted().join() !== allowed.toSorted().join())
        crossings.push([patient, type, keysOf(searched.found), allowed]);
      for (const key of all) {
        const { status } = await ask(token, key);
        if (status !== (allowed.includes(key) ? 200 : 404)) crossings.push([patient, key, status]);
        if (allowed.includes(key)) own++;
        else others++;
      }
    }
  }
  expect(crossings).toEqual([]);
  expect(own).toBeGreaterThan(20);
  expect(others).toBeGreaterThan(20);
}, 60_000);

test("a search naming somebody else finds nothing, nor do _include, $everything or $summary", async () => {
  const token = await allow(self);
  for (const type of inRecords.filter((one) => one !== "Patient"))
    for (const other of [record.child, `guest-${record.guest}`])
      expect([type, await ask(token, `${type}?patient=Patient/${other}`)]).toEqual([
        type,
        { status: 200, found: [] },
      ]);
  for (const other of [record.child, `guest-${record.guest}`])
    for (const operation of ["$everything", "$summary"])
      expect((await ask(token, `Patient/${other}/${operation}`)).status).toBe(404);
  const { found } = await ask(token, `Patient/${self}/$everything`);
  const patients = JSON.stringify(found).matchAll(/"Patient\/([^"]+)"/g);
  expect([...new Set([...patients].map(([, id]) => id))]).toEqual([String(self)]);
  const included = await ask(token, "Appointment?_include=Appointment:patient&_include=Appointment:actor");
  expect(new Set(keysOf(included.found).filter((key) => key.startsWith("Patient/")))).toEqual(
    new Set([`Patient/${self}`]),
  );
});

test("staff audit logs are in no record, each type needs its scope, and nothing can be written", async () => {
  const all = await allow(self);
  expect((await ask(all, "AuditEvent")).status).toBe(403);
  expect((await ask(all, "AuditEvent/1")).status).toBe(403);
  const patient = await allow(self, ["patient/Patient.read"]);
  for (const type of inRecords)
    expect([type, (await ask(patient, `${type}?_count=1`)).status]).toEqual([
      type,
      type === "Patient" ? 200 : 403,
    ]);
  for (const scope of ["patient/*.cruds", "system/*.rs", "patient/Appointment.c", "user/*.rs"])
    expect((await ask(await allow(self, [scope]), "Patient")).status).toBe(403);
  for (const [method, place] of [
    ["POST", "Appointment"],
    ["POST", "Observation"],
    ["PUT", `Appointment/${record.next}`],
  ] as const) {
    const answer = await clinic.app.inject({
      method,
      url: `/fhir/R4/${place}`,
      headers: { host: "aurora.localhost", authorization: `Bearer ${all}` },
      payload: { resourceType: place.split("/")[0] },
    });
    expect([method, place, answer.statusCode]).toEqual([method, place, 403]);
  }
});

test("access ends with time, app, account and the right to act for a child, and is limited to one clinic", async () => {
  const [own, child] = [await allow(self), await allow(record.child)];
  expect((await ask(own, "Patient", "ipe.localhost")).status).toBe(401);
  expect([(await ask(own, "Patient")).status, (await ask(child, "Patient")).status]).toEqual([200, 200]);
  const change = (id: number, values: { parent_id?: number | null; removed_at?: Date | null }) =>
    inClinic((tx) => tx.updateTable("patients").set(values).where("id", "=", id).execute());
  await change(record.child, { parent_id: null });
  expect((await ask(child, "Patient")).status).toBe(401);
  await change(record.child, { parent_id: self });
  expect((await ask(child, "Patient")).status).toBe(200);
  await change(record.child, { removed_at: clinic.clock.now() });
  expect((await ask(child, "Patient")).status).toBe(401);
  await change(record.child, { removed_at: null });
  await change(self, { removed_at: clinic.clock.now() });
  expect([(await ask(own, "Patient")).status, (await ask(child, "Patient")).status]).toEqual([401, 401]);
  await change(self, { removed_at: null });
  const revoke = (revoked_at: Date | null) =>
    inClinic((tx) => tx.updateTable("apps").set({ revoked_at }).where("id", "=", appId).execute());
  await revoke(clinic.clock.now());
  expect((await ask(own, "Patient")).status).toBe(401);
  await revoke(null);
  expect((await ask(own, "Patient")).status).toBe(200);
  await inClinic((tx) => tx.updateTable("app_grants").set({ expires_at: clinic.clock.now() }).execute());
  expect((await ask(own, "Patient")).status).toBe(401);
});
