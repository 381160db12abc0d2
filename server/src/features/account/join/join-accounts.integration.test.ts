import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { countRows, fillAccount, patientColumns } from "../../../testing/fill-account.ts";
import { makeAppointment, makePatient } from "../../../testing/make-appointment.ts";
import { known, proveSessions } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";
import { droppedColumns, movedColumns } from "./join-columns.ts";

/**
 * Patient references with a rule of their own in `move-own-rules.ts`, because both patients may have the same one, or
 * with a row that goes with another: words of names with the patient, a verified CPF with the sign-in.
 */
const ruledColumns = [
  "health_record_confirmations.patient_id",
  "health_record_entries.patient_id",
  "insurance_card_pictures.patient_id",
  "merged_patients.patient_id",
  "patient_name_words.patient_id",
  "survey_responses.patient_id",
  "taxpayer_logins.patient_id",
  "terms_agreements.patient_id",
  "text_consents.patient_id",
  "text_stops.patient_id",
  "vital_signs_measurements.patient_id",
  "waitlist_entries.attendee_id",
] as const;

const stays = known.aurora.patientId;
const token: string = known.aurora.patientToken;
const otherToken = "other-account-token-000000000000000";
const otherLogin = "old@patients.example";
const password = "a long password";
let clinic: WholeClinic;
let other: number;

beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  other = await makePatient(clinic.db, "Patient Aurora", otherToken, clinic.clock.now());
  await set(other, { email: otherLogin, birthdate: "1990-05-17" });
  await givePassword(stays, "patient@aurora.example");
  await givePassword(other, otherLogin);
  await proveSessions(clinic, known.aurora.tenantId);
});
afterEach(() => clinic.close());

const inClinic = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(clinic.db, 1, work);
const set = (id: number, changes: object) =>
  inClinic((tx) => tx.updateTable("patients").set(changes).where("id", "=", id).execute());
const rowsOf = async (query: ReturnType<typeof sql>) =>
  (await inClinic((tx) => query.execute(tx))).rows as Record<string, unknown>[];

async function givePassword(patient_id: number, login: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await inClinic((tx) =>
    tx
      .insertInto("credentials")
      .values({ tenant_id: 1, patient_id, login, password_hash, changed_at: new Date("2027-01-01") })
      .execute(),
  );
}

const call = (path: string, body: object | undefined, as = token) =>
  clinic.call(body ? "POST" : "GET", `/patients${path}`, {
    headers: { "x-patient-token": as },
    ...(body ? { body } : {}),
  });
const prove = (login = otherLogin, as = token) => call("/account_join/password", { login, password }, as);
const proofOf = async (login = otherLogin, as = token): Promise<string> =>
  (await prove(login, as)).body.data.entity.token;
const preview = (proof: string, as = token) => call("/account_join/preview", { token: proof }, as);
const join = (proof: string, replaces: string, as = token) =>
  call("/account_join", { token: proof, replaces }, as);
const ping = (as: string) =>
  clinic.call("GET", "/patients/auth/ping", { headers: { "x-patient-token": as } });

async function joinNow(): Promise<number> {
  const proof = await proofOf();
  return (await join(proof, (await preview(proof)).body.data.version)).status;
}

test("every column that leads to a patient is moved, dropped or has a rule", async () => {
  const treated = [...movedColumns, ...droppedColumns, ...ruledColumns];
  expect(await patientColumns(clinic)).toEqual(treated.toSorted());
  expect(new Set(treated).size).toBe(treated.length);
});

test("a join leaves one account with everything of both, and nothing leads to the other", async () => {
  const appointment = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", patientId: other });
  await fillAccount(clinic, { id: other, appointment });
  const columns = await patientColumns(clinic);
  const before = await countRows(clinic, columns, other);
  expect(
    Object.entries(before).filter(([, count]) => count === 0),
    "the account has a row in each table: add one to fill-account.ts",
  ).toEqual([["merged_patients.patient_id", 0]]);
  const had = await countRows(clinic, columns, stays);
  expect(await joinNow()).toBe(204);
  const left = await countRows(clinic, columns, other);
  expect(Object.entries(left).filter(([, count]) => count > 0)).toEqual([["merged_patients.patient_id", 1]]);
  const has = await countRows(clinic, columns, stays);
  for (const column of movedColumns)
    expect([column, has[column]]).toEqual([
      column,
      (had[column] ?? 0) + (before[column] ?? 0) + more(column),
    ]);
  for (const column of droppedColumns)
    expect([column, has[column]]).toEqual([
      column,
      (had[column] ?? 0) + (column.startsWith("account_tokens") ? 1 : 0),
    ]);
  const shared = ruledColumns.filter((column) => !/^(merged|patient_name|taxpayer)/.test(column));
  for (const column of shared) expect([column, has[column]]).toEqual([column, 1]);
});

/** What a join itself adds to the account that stays. */
const more = (column: string): number =>
  column === "mails.patient_id" || column === "merged_patients.into_patient_id" ? 1 : 0;

test("a join ends the other sign-in, tells its devices, and mails both addresses", async () => {
  await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", patientId: other });
  const { id: endpoint } = (
    await clinic.call("POST", "/clinic/webhooks", {
      headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
      body: {
        url: "https://ehr.example/hook",
        description: "EHR",
        event_types: ["patient.merged"],
        is_enabled: true,
      },
    })
  ).body.data.entity;
  expect(await ping(otherToken)).toMatchObject({ status: 204 });
  expect(await joinNow()).toBe(204);
  expect(await ping(otherToken)).toMatchObject({ status: 401, body: { reason: "accounts_joined" } });
  expect((await ping(token)).status).toBe(204);
  expect(await call("/auth/login", { login: otherLogin, password })).toMatchObject({
    status: 401,
    body: { code: "wrong_credentials" },
  });
  const mails = await rowsOf(
    sql`select recipient, patient_id, body, deleted_when_sent from mails order by id`,
  );
  expect(mails).toMatchObject([
    { recipient: otherLogin, patient_id: null, deleted_when_sent: true },
    { recipient: "patient@aurora.example", patient_id: stays, deleted_when_sent: false },
  ]);
  expect(mails[0]?.["body"]).toContain("o…@patients.example");
  expect(await rowsOf(sql`select event_type, data from webhook_events`)).toEqual([
    {
      event_type: "patient.merged",
      data: { patient_id: stays, merged_patient_id: other, merged_by: "patient" },
    },
  ]);
  expect(endpoint).toBeGreaterThan(0);
  const audited = await rowsOf(
    sql`select actor, object from audit_log where action = 'account.join' order by id`,
  );
  expect(audited).toEqual([
    { actor: `patient/${stays}`, object: `patient/${other}` },
    { actor: `patient/${stays}`, object: `patient/${stays}` },
  ]);
});

test("who has read the record of the other account is still listed, and the other account is not family", async () => {
  const appointment = await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", patientId: other });
  const headers = { authorization: `Bearer ${known.aurora.clinicToken}` };
  expect((await clinic.call("GET", `/clinic/patients/${other}`, { headers })).status).toBe(200);
  expect((await call(`/appointments/${appointment}`, undefined, otherToken)).status).toBe(200);
  expect(await joinNow()).toBe(204);
  const { collection } = (await call("/record_reads", undefined)).body.data;
  expect(collection.map(({ who, action }: { who: string; action: string }) => [who, action])).toEqual([
    ["clinic", "patient.read"],
  ]);
});

test("a preview counts what comes, names what ends, and changes with what is booked meanwhile", async () => {
  await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", patientId: other });
  await set(other, { phone_country_code: "+351", phone_number: "912000111", insurer: "Old" });
  await set(stays, { phone_country_code: "+351", phone_number: "912000222" });
  const proof = await proofOf();
  const seen = await preview(proof);
  expect(seen).toMatchObject({
    status: 200,
    body: {
      data: {
        entity: {
          ends_email: otherLogin,
          stays_email: "patient@aurora.example",
          appointments: 1,
          upcoming_appointments: 1,
          devices: 1,
          insurance: "taken",
          deleted_phone: "+351 912000111",
          refusal: null,
        },
      },
    },
  });
  await makeAppointment(clinic.db, { start: "2027-03-04T10:00:00Z", patientId: other });
  const { version } = seen.body.data;
  expect(await join(proof, version)).toMatchObject({ status: 409, body: { code: "changed_elsewhere" } });
  const now = (await preview(proof)).body.data.version;
  expect(now).not.toBe(version);
  expect((await join(proof, now)).status).toBe(204);
  expect((await join(proof, now)).status, "repeated after a lost answer").toBe(204);
  expect(await preview(proof)).toMatchObject({ status: 401, body: { code: "challenge_expired" } });
});

test("the preview names what differs between two persons, and not how it is in the other account", async () => {
  await set(other, { birthdate: "1991-05-17" });
  const seen = await preview(await proofOf());
  expect(seen.body.data.entity).toMatchObject({ refusal: "different_person", differing: ["birthdate"] });
  expect(JSON.stringify(seen.body)).not.toContain("1991");
});

test.each([
  ["different_person", () => set(other, { birthdate: "1991-05-17" })],
  ["acted_for", () => set(other, { parent_id: stays })],
  [
    "in_visit",
    () =>
      makeAppointment(clinic.db, { start: "2027-03-01T09:00:00Z", patientId: other, status: "preparing" }),
  ],
  [
    "payment_pending",
    () =>
      makeAppointment(clinic.db, {
        start: "2027-03-05T09:00:00Z",
        patientId: other,
        status: "pending_payment",
      }),
  ],
  [
    "same_measurement",
    () =>
      rowsOf(sql`insert into vital_signs_measurements
        (tenant_id, source_system, measured_at, vital_signs, patient_id, sources, quality, devices)
        values (1, 'watch', '2027-01-01', '{"heartRate": 70}', ${stays}, '{}', '{}', '{}'),
          (1, 'watch', '2027-01-01', '{"heartRate": 71}', ${other}, '{}', '{}', '{}')`),
  ],
])("accounts are not joined for the reason %s", async (reason, prepare) => {
  await prepare();
  const proof = await proofOf();
  const seen = await preview(proof);
  expect(seen.body.data.entity.refusal).toBe(reason);
  expect(await join(proof, seen.body.data.version)).toMatchObject({
    status: 409,
    body: { code: "status_conflict", reason },
  });
  expect((await ping(otherToken)).status).toBe(204);
});

test("a child in both families becomes one, another one comes along", async () => {
  const child = async (parent_id: number, name: string, external_id: string | null = null) =>
    (
      await inClinic((tx) =>
        tx
          .insertInto("patients")
          .values({
            tenant_id: 1,
            name,
            birthdate: "2020-02-02",
            parent_id,
            external_id,
            created_at: new Date(),
          })
          .returning("id")
          .executeTakeFirstOrThrow(),
      )
    ).id;
  const [here, there, twin] = [
    await child(stays, "Mia Luz"),
    await child(other, "MIA LUZ", "ehr-7"),
    await child(other, "Rui Luz"),
  ];
  await makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", patientId: there });
  await rowsOf(sql`insert into vital_signs_measurements
    (tenant_id, source_system, measured_at, vital_signs, patient_id, sources, quality, devices)
    values (1, 'watch', '2027-01-02', '{"heartRate": 90}', ${there}, '{}', '{}', '{}')`);
  await rowsOf(sql`insert into health_record_entries (tenant_id, patient_id, client_key, kind, name, created_at, changed_at)
    values (1, ${twin}, 'b3f1c1b2-5f5e-4c1c-9d53-0a4b9d1a0c11', 'allergy', 'Peanuts', now(), now())`);
  const proof = await proofOf();
  const { entity, version } = (await preview(proof)).body.data;
  expect(entity).toMatchObject({
    dependents: ["Rui Luz"],
    joined_dependents: ["MIA LUZ"],
    appointments: 1,
    upcoming_appointments: 1,
    measurements: 1,
    record_entries: 1,
    has_two_lists: false,
  });
  expect((await join(proof, version)).status).toBe(204);
  expect(
    await rowsOf(
      sql`select id, external_id, parent_id from patients where parent_id is not null order by id`,
    ),
  ).toEqual([
    { id: here, external_id: "ehr-7", parent_id: stays },
    { id: twin, external_id: null, parent_id: stays },
  ]);
  expect(await rowsOf(sql`select patient_id from appointments`)).toEqual([{ patient_id: here }]);
});

test("lists, insurance, consents and answers of both follow their own rules", async () => {
  await rowsOf(sql`insert into health_record_entries (tenant_id, patient_id, client_key, kind, name, created_at, changed_at)
    values (1, ${stays}, gen_random_uuid(), 'medicine', 'Ibuprofen', now(), now()),
      (1, ${other}, gen_random_uuid(), 'medicine', 'Ibuprofen', now(), now())`);
  await rowsOf(sql`insert into health_record_confirmations (tenant_id, patient_id, kind, answer, confirmed_at)
    values (1, ${stays}, 'medicine', 'listed', now()), (1, ${other}, 'allergy', 'none', now())`);
  await set(stays, { insurer: "Kept" });
  await set(other, { insurer: "Gone", taxpayer_number: "123456789" });
  await rowsOf(sql`insert into terms_agreements (tenant_id, patient_id, version, agreed_at)
    values (1, ${stays}, 'a', '2026-05-01'), (1, ${other}, 'a', '2026-04-01'), (1, ${other}, 'b', '2026-04-01'),
      (1, ${other}, 'c', '2026-04-01')`);
  await rowsOf(sql`insert into withdrawn_agreements (tenant_id, patient_id, kind, version, given_at, withdrawn_at)
    values (1, ${stays}, 'terms', 'c', '2026-03-01', '2026-06-01')`);
  await rowsOf(sql`insert into text_consents (tenant_id, patient_id, channel, text_version, given_at, given_by)
    values (1, ${stays}, 'sms', '1', now(), 'settings'), (1, ${other}, 'sms', '1', now(), 'settings')`);
  for (const id of [stays, other])
    await rowsOf(sql`insert into survey_responses (tenant_id, environment, template, patient_id, action_name,
        actionable_id, project_id, response, answered_at, consented_at)
      values (1, 'x', 't', ${id}, 'a', '1', 'p', '{}', now(), now())`);
  expect(await joinNow()).toBe(204);
  expect(await rowsOf(sql`select patient_id, kind, answer from health_record_confirmations`)).toEqual([
    { patient_id: stays, kind: "allergy", answer: "none" },
  ]);
  expect(await rowsOf(sql`select name from health_record_entries where patient_id = ${stays}`)).toHaveLength(
    2,
  );
  expect(await rowsOf(sql`select insurer, taxpayer_number from patients where id = ${stays}`)).toEqual([
    { insurer: "Kept", taxpayer_number: "123456789" },
  ]);
  expect(
    await rowsOf(sql`select version, agreed_at::date::text as agreed from terms_agreements order by version`),
  ).toEqual([
    { version: "a", agreed: "2026-04-01" },
    { version: "b", agreed: "2026-04-01" },
  ]);
  expect(
    await rowsOf(sql`select version, given_at::date::text as given from withdrawn_agreements order by id`),
  ).toEqual([
    { version: "c", given: "2026-03-01" },
    { version: "c", given: "2026-04-01" },
  ]);
  expect(
    await rowsOf(sql`select patient_id, ended_at is null as holds from text_consents order by id`),
  ).toEqual([
    { patient_id: stays, holds: true },
    { patient_id: stays, holds: false },
  ]);
  expect(
    await rowsOf(sql`select action_name from survey_responses where patient_id = ${stays} order by id`),
  ).toEqual([{ action_name: "a" }, { action_name: null }]);
});

test("of two joins in opposite directions one succeeds, and the other side is told", async () => {
  const [here, there] = [await proofOf(), await proofOf("patient@aurora.example", otherToken)];
  const versions = [
    (await preview(here)).body.data.version,
    (await preview(there, otherToken)).body.data.version,
  ];
  const answers = await Promise.all([join(here, versions[0]), join(there, versions[1], otherToken)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401]);
  expect(answers.find(({ status }) => status === 401)?.body).toMatchObject({ code: "unauthenticated" });
  expect(await rowsOf(sql`select id from patients where id in (${stays}, ${other})`)).toHaveLength(1);
});

test("a join that is sent several times at once is done once", async () => {
  const proof = await proofOf();
  const { version } = (await preview(proof)).body.data;
  const answers = await Promise.all(Array.from({ length: 5 }, () => join(proof, version)));
  expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204]);
  expect(await rowsOf(sql`select count(*)::int as count from merged_patients`)).toEqual([{ count: 1 }]);
});

test("an appointment that is booked for the other account during a join is in the one that stays, or not booked", async () => {
  const proof = await proofOf();
  const { version } = (await preview(proof)).body.data;
  const booking = makeAppointment(clinic.db, { start: "2027-03-03T10:00:00Z", patientId: other }).then(
    () => true,
    () => false,
  );
  const [{ status }, isBooked] = await Promise.all([join(proof, version), booking]);
  const found = await rowsOf(sql`select patient_id from appointments`);
  expect([204, 409]).toContain(status);
  expect(found).toEqual(isBooked ? [{ patient_id: status === 204 ? stays : other }] : []);
});

test("a join needs recent authentication, and a proof of ten minutes that is this patient's own", async () => {
  const proof = await proofOf();
  const { version } = (await preview(proof)).body.data;
  const stranger = "stranger-token-00000000000000000000";
  await makePatient(clinic.db, "Stranger", stranger, clinic.clock.now());
  await inClinic((tx) =>
    tx
      .updateTable("sessions")
      .set({ proven_at: clinic.clock.now() })
      .where("token_hash", "=", hashOf(stranger))
      .execute(),
  );
  expect(await join(proof, version, stranger)).toMatchObject({
    status: 401,
    body: { code: "challenge_expired" },
  });
  expect(await preview(proof, stranger)).toMatchObject({ status: 401 });
  await inClinic((tx) => tx.updateTable("sessions").set({ proven_at: null }).execute());
  expect(await join(proof, version)).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  await proveSessions(clinic, known.aurora.tenantId);
  clinic.clock.setOffset(10 * 60_000);
  expect(await join(proof, version)).toMatchObject({ status: 401, body: { code: "challenge_expired" } });
});
