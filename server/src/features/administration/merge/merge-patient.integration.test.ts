import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { makeAppointment } from "../../../testing/make-appointment.ts";
import { makeStaffSession } from "../../../testing/make-staff.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";
import { droppedColumns, movedColumns, refusedColumns } from "./merge-columns.ts";

let clinic: WholeClinic;
beforeAll(async () => void (clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" })));
afterAll(() => clinic.close());

const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
const person = {
  email: null,
  phone_country_code: null,
  phone_number: null,
  taxpayer_number: null,
  birthdate: null as string | null,
  sex: null,
  address: null,
  language: null,
};
const add = async (external_id: string, name: string, birthdate: string | null = null): Promise<number> => {
  const { status, body } = await clinic.call("POST", "/clinic/patients", {
    headers,
    body: { ...person, external_id, name, birthdate },
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

const reception = { cookie: "anteroom-desk=reception-that-merges-0000000000", "x-anteroom-desk": "1" };
const atDesk = (method: "GET" | "POST", path: string, body?: object) =>
  clinic.call(method, `/clinic${path}`, { headers: reception, ...(body ? { body } : {}) });
const compare = (one: number, other: number) => atDesk("GET", `/patients/${one}/merge?other_id=${other}`);
const setPatient = (id: number, changes: { name?: string; birthdate?: string; parent_id?: number }) =>
  inClinic((tx) => tx.updateTable("patients").set(changes).where("id", "=", id).execute());

test("reception finds doubles, compares them, and merges what it has compared", async () => {
  await makeStaffSession(clinic, { role: "reception", token: "reception-that-merges-0000000000" });
  const older = await add("d-1", "José Lima", "1970-01-02");
  const newer = await add("d-2", "Jose Lime", "1970-01-02"); // the API refuses the same name
  await setPatient(newer, { name: "Jose LIMA" });
  await add("d-3", "Jose Lima", "1971-01-02");
  const { body: doubles } = await atDesk("GET", "/patient_doubles");
  expect(
    doubles.data.collection.map((pair: Record<"newer" | "older", { id: number }>) => [
      pair.newer.id,
      pair.older.id,
    ]),
  ).toEqual([[newer, older]]);
  expect(doubles.data.next_cursor).toBeNull();
  await makeAppointment(clinic.db, { start: "2027-03-05T10:00:00Z", patientId: newer });
  const compared = await compare(newer, older);
  expect(compared).toMatchObject({
    status: 200,
    body: {
      data: {
        entity: {
          patient: {
            appointments: 1,
            upcoming_appointments: 1,
            newest_appointment: "2027-03-05T10:00:00.000Z",
            messages: 0,
            refusal: null,
          },
          other: { appointments: 0, newest_appointment: null, has_insurance: false, refusal: null },
        },
      },
    },
  });
  const { version } = compared.body.data;
  expect((await compare(older, newer)).body.data.version).toBe(version);
  const body = { into_patient_id: older, replaces: version };
  // Somebody books for the record that would go.
  await makeAppointment(clinic.db, { start: "2027-03-06T10:00:00Z", patientId: newer });
  expect(await atDesk("POST", `/patients/${newer}/merge`, body)).toMatchObject({
    status: 409,
    body: { code: "changed_elsewhere" },
  });
  const { version: now } = (await compare(newer, older)).body.data;
  expect(now).not.toBe(version);
  const merged = await atDesk("POST", `/patients/${newer}/merge`, { ...body, replaces: now });
  expect(merged).toMatchObject({
    status: 200,
    body: { data: { entity: { id: older, external_id: "d-1" } } },
  });
  expect((await compare(newer, older)).status).toBe(404);
  const actors = await inClinic((tx) =>
    tx
      .selectFrom("audit_log")
      .select("actor")
      .where("action", "=", "patient.merge")
      .where("object", "in", [`patient/${newer}`, `patient/${older}`])
      .execute(),
  );
  expect(actors).toHaveLength(2);
  expect(actors.every(({ actor }) => actor.startsWith("staff/"))).toBe(true);
});

test("of two people who merge the same records in both directions one succeeds", async () => {
  const [one, other] = [
    await add("r-1", "Rita Paz", "1990-09-09"),
    await add("r-2", "Rita Pas", "1990-09-09"),
  ];
  const { version } = (await compare(one, other)).body.data;
  const answers = await Promise.all([
    atDesk("POST", `/patients/${one}/merge`, { into_patient_id: other, replaces: version }),
    atDesk("POST", `/patients/${other}/merge`, { into_patient_id: one, replaces: version }),
  ]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test("reception merges nobody who may be somebody else, a program with patients:write may", async () => {
  const [one, other] = [await add("p-1", "Ivo Sá", "1985-05-05"), await add("p-2", "Ivo Sá", "1985-06-05")];
  const stranger = await add("p-3", "Eva Luz");
  const refused = { status: 409, body: { code: "status_conflict", reason: "different_person" } };
  expect((await compare(one, other)).body.data.entity).toMatchObject({
    patient: { refusal: "different_person" },
    other: { refusal: "different_person" },
  });
  expect(await atDesk("POST", `/patients/${one}/merge`, { into_patient_id: other })).toMatchObject(refused);
  expect(await atDesk("POST", `/patients/${stranger}/merge`, { into_patient_id: one })).toMatchObject(
    refused,
  );
  expect((await merge(one, other)).status).toBe(200);
});

test("a dependent is merged into one of the same family, and into nobody else", async () => {
  const parent = known.aurora.patientId;
  const [child, again, byPhone, other] = [
    await add("c-1", "Mia Luz", "2020-02-02"),
    await add("c-2", "Mia Lus", "2020-02-02"),
    await add("c-3", "Mia L", "2020-02-02"),
    await add("c-4", "Mia", "2020-02-02"),
  ];
  await setPatient(child, { parent_id: parent });
  await setPatient(again, { parent_id: parent });
  const { entity } = (await compare(child, byPhone)).body.data;
  expect(entity).toMatchObject({ patient: { refusal: "acted_for" }, other: { refusal: null } });
  expect(entity.patient.parent_name).not.toBeNull();
  expect((await compare(parent, other)).body.data.entity.patient).toMatchObject({
    dependents: 2,
    refusal: "has_account",
  });
  expect((await atDesk("POST", `/patients/${byPhone}/merge`, { into_patient_id: child })).status).toBe(200);
  expect((await atDesk("POST", `/patients/${again}/merge`, { into_patient_id: child })).status).toBe(200);
  expect(await merge(child, other)).toMatchObject({ status: 409, body: { reason: "acted_for" } });
  // A parent without a sign-in of their own is refused as one who acts for others.
  await setPatient(child, { parent_id: other });
  expect(await merge(other, parent)).toMatchObject({ status: 409, body: { reason: "acts_for_others" } });
});

test("the same record twice, a stranger's id and a doctor's session are refused", async () => {
  const { patientId } = known.aurora;
  expect((await compare(patientId, patientId)).status).toBe(400);
  expect((await compare(patientId, known.ipe.patientId)).status).toBe(404);
  const token = "doctor-who-merges-00000000000000";
  await makeStaffSession(clinic, { role: "doctor", token });
  const doctor = { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" };
  expect((await clinic.call("GET", "/clinic/patient_doubles", { headers: doctor })).status).toBe(403);
});
