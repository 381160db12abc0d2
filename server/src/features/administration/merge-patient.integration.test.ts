import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";
import { droppedColumns, movedColumns, refusedColumns } from "./merge-patient.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const add = async (external_id: string, name: string): Promise<number> => {
  const facts = { email: null, phone_country_code: null, phone_number: null, taxpayer_number: null };
  const { status, body } = await clinic.call("POST", "/clinic/patients", {
    headers,
    body: { external_id, name, ...facts, birthdate: null, sex: null, address: null, language: null },
  });
  expect([status, body]).toMatchObject([201, {}]);
  return body.data.entity.id;
};
const merge = (id: number, into: number) =>
  clinic.call("POST", `/clinic/patients/${id}/merge`, { headers, body: { into_patient_id: into } });
const inClinic = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(clinic.db, 1, work);

test("every column that references a patient is moved, dropped or blocks the merge", async () => {
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>(`
    select distinct c.conrelid::regclass || '.' || a.attname as name from pg_constraint c
      join unnest(c.conkey) key on true
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = key
    where c.contype = 'f' and c.confrelid = 'patients'::regclass and a.attname <> 'tenant_id'`);
  await owner.end();
  const treated: string[] = [...movedColumns, ...droppedColumns, ...refusedColumns];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(treated.toSorted());
  expect(new Set(treated).size).toBe(treated.length);
});

test("a merge leaves one patient with the appointments and data of both", async () => {
  const twice = await add("twice-1", "Rui Santos");
  const stays = known.aurora.patientId; // has an account and no external id
  const appointment = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", patientId: twice });
  await inClinic(async (tx) => {
    const answered = { environment: "x", response: "{}", answered_at: new Date(), consented_at: new Date() };
    await tx
      .insertInto("survey_responses")
      .values({ tenant_id: 1, patient_id: twice, template: "after-visit", ...answered })
      .execute();
  });
  const { status, body } = await merge(twice, stays);
  expect([status, body]).toMatchObject([200, { data: { entity: { id: stays, external_id: "twice-1" } } }]);
  const shown = await clinic.call("GET", `/clinic/appointments/${appointment}`, { headers });
  expect(shown.body.data.entity.patient_id).toBe(stays);
  expect((await clinic.call("GET", `/clinic/patients/${twice}`, { headers })).status).toBe(404);
  const [answers, audited] = await inClinic(async (tx) => [
    await tx.selectFrom("survey_responses").select("patient_id").execute(),
    await tx
      .selectFrom("audit_log")
      .select(["actor", "object"])
      .where("action", "=", "patient.merge")
      .execute(),
  ]);
  expect(answers).toEqual([{ patient_id: stays }]);
  expect(audited.map(({ object }) => object)).toEqual([`patient/${twice}`, `patient/${stays}`]);
  expect(await merge(twice, stays)).toMatchObject({ status: 404 });
});

test("a patient with an account, in a call, or of another clinic is not merged", async () => {
  const other = await add("other-1", "Ana Reis");
  expect(await merge(known.aurora.patientId, other)).toMatchObject({
    status: 409,
    body: { code: "status_conflict", reason: "has_account" },
  });
  await makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z", patientId: other, status: "preparing" });
  expect(await merge(other, known.aurora.patientId)).toMatchObject({
    status: 409,
    body: { reason: "in_visit" },
  });
  expect(await merge(known.ipe.patientId, other)).toMatchObject({ status: 404 });
  expect(await merge(other, other)).toMatchObject({ status: 400 });
  expect((await clinic.call("GET", `/clinic/patients/${other}`, { headers })).status).toBe(200);
});
