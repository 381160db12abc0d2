import { afterEach, beforeEach, expect, test } from "vitest";
import { withTenant } from "../../platform/database.ts";
import { hashOf } from "../../platform/secrets.ts";
import { changeSettings, known, type TestClinic } from "../../testing/test-clinic.ts";
import { openWholeClinic } from "../../testing/whole-clinic.ts";

let clinic: TestClinic;
const allOn = { patientsProfileSettings: true, patientsInsuranceInformation: true };
beforeEach(async () => {
  clinic = await openWholeClinic();
  await changeSettings(clinic, "aurora", allOn);
});
afterEach(() => clinic.close());

const headers = { "x-patient-token": known.aurora.patientToken };
const form = {
  version: 1,
  name: "Inês Carvalho",
  birthdate: "1985-03-14",
  sex: "female",
  phone_country_code: "+351",
  phone_number: "912 345 678",
  taxpayer_number: "299 999 998",
  address: "Rua da Rosa 12\n1200-384 Lisboa",
  health_number: "123 456 789",
  time_zone: "Atlantic/Azores",
  language: "pt",
};
const save = (changes: object = {}, as: Record<string, string> = headers) =>
  clinic.call("PUT", "/patients", { body: { ...form, ...changes }, headers: as });
const patient = async () => (await clinic.call("GET", "/patients", { headers })).body.patient;

test("S3.PROFILE.02 S3.PROFILE.03 S3.PROFILE.04 S3.PROFILE.05 S3.PROFILE.06 S3.PROFILE.07 S3.PROFILE.08 S3.PROFILE.10 S3.PROFILE.12: what a patient tells is kept, numbers without their spaces", async () => {
  const answer = await save();
  expect(answer.status).toBe(200);
  expect(answer.headers["cache-control"]).toBe("no-store");
  expect(answer.body.patient).toEqual(await patient());
  expect(answer.body.patient).toMatchObject({
    id: 1,
    name: "Inês Carvalho",
    email: "patient@aurora.example",
    phone_country_code: "+351",
    phone_number: "912345678",
    taxpayer_number: "299999998",
    birthdate: "1985-03-14",
    sex: "female",
    address: "Rua da Rosa 12\n1200-384 Lisboa",
    health_number: "123 456 789",
    time_zone: "Atlantic/Azores",
    language: "pt",
    version: 2,
  });
});

test("S3.PROFILE.09: a patient who is nobody's dependent has no parent", async () => {
  expect(await patient()).toMatchObject({ parent_id: null });
});

test("S3.PROFILE.07: sex has exactly four choices", async () => {
  for (const [index, sex] of ["male", "female", "rather_not_say", "other"].entries())
    expect((await save({ sex, version: index + 1 })).body.patient.sex).toBe(sex);
  expect((await save({ sex: "unknown", version: 5 })).status).toBe(400);
});

test("a number that brings its own country code keeps it", async () => {
  expect((await save({ phone_number: "+55 11 96123-4567" })).body.patient).toMatchObject({
    phone_country_code: "+55",
    phone_number: "11961234567",
  });
});

test.each([
  ["phone_number", "12", "no-such-number"],
  ["phone_number", "not a number", "no-such-number"],
  ["taxpayer_number", "299999999", "no-such-number"],
  ["birthdate", "2030-01-01", "in-the-future"],
  ["birthdate", "1850-01-01", "too-long-ago"],
  ["time_zone", "Europe/Nowhere", "unknown"],
  ["language", "xx", "unknown"],
])(
  "S5.FIELD.01: %s written %s is refused by its name, and nothing is changed",
  async (field, value, code) => {
    const before = await patient();
    const answer = await save({ [field]: value });
    expect(answer).toMatchObject({
      status: 400,
      body: { code: "validation_failed", fields: [{ path: `body.${field}`, code }] },
    });
    expect(JSON.stringify(answer.body)).not.toContain(value);
    expect(await patient()).toEqual(before);
  },
);

test.each([
  ["an empty name", { name: " " }],
  ["a name of 201 characters", { name: "x".repeat(201) }],
  ["no birth date", { birthdate: null }],
  ["a day that does not exist", { birthdate: "1985-02-30" }],
  ["somebody else's id", { id: 2 }],
  ["another e-mail address", { email: "other@example.pt" }],
  ["a parent", { parent_id: 2 }],
  ["a country code of letters", { phone_country_code: "PT" }],
])("a form with %s is refused", async (_what, changes) => {
  expect((await save(changes)).status).toBe(400);
});

test("two windows: the second save is refused, and after a look at what is new it is kept", async () => {
  expect((await save()).status).toBe(200);
  const late = await save({ name: "Inês C." });
  expect(late).toMatchObject({ status: 409, body: { code: "changed_elsewhere" } });
  expect((await save({ name: "Inês C.", version: 2 })).body.patient.name).toBe("Inês C.");
});

test("S3.PROFILE.11 S3.SET.patientsInsuranceInformation: insurance is kept where the clinic asks for it, and hidden where not", async () => {
  const insurance = {
    version: 1,
    insurer: "Multicare",
    insurance_number: "77 1234",
    policy_number: "88 210",
  };
  const put = () => clinic.call("PUT", "/patients/insurance", { body: insurance, headers });
  expect((await put()).body.data.entity).toMatchObject({ ...insurance, version: 2 });
  await changeSettings(clinic, "aurora", { ...allOn, patientsInsuranceInformation: false });
  expect(await put()).toMatchObject({ status: 403, body: { code: "feature_off" } });
  expect(await patient()).toMatchObject({ insurer: null, insurance_number: null, policy_number: null });
});

test("S3.SET.patientsProfileSettings S6.GATE.profileSettings: with the gate closed nothing can be changed", async () => {
  await changeSettings(clinic, "aurora", {});
  for (const [path, body] of [
    ["/patients", form],
    ["/patients/insurance", { version: 1, insurer: "x", insurance_number: null, policy_number: null }],
    ["/patients/notifications", { wants_visit_mails: false, wants_calendar_files: false }],
  ] as const)
    expect(await clinic.call("PUT", path, { body, headers })).toMatchObject({
      status: 403,
      body: { code: "feature_off" },
    });
});

test("nobody saves without a token or with that of another clinic", async () => {
  expect((await save({}, {})).status).toBe(401);
  expect((await save({}, { "x-patient-token": known.ipe.patientToken })).status).toBe(401);
});

test("D.63: birth date and sex are added where they are missing, and never changed this way", async () => {
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.updateTable("patients").set({ birthdate: null, sex: null }).where("id", "=", 1).execute(),
  );
  const complete = (body: object, id = 1) =>
    clinic.call("POST", `/patients/${id}/details`, { body, headers });
  expect((await complete({ birthdate: "1985-03-14", sex: "female" })).status).toBe(204);
  expect((await complete({ birthdate: "1999-09-09", sex: "male" })).status).toBe(204);
  expect(await patient()).toMatchObject({ birthdate: "1985-03-14", sex: "female" });
  expect((await complete({ birthdate: "1985-03-14", sex: "female" }, 2)).status).toBe(404);
});

test("the list of devices names browser and system, and signs one out there", async () => {
  const there = "another-patient-token-000000000000";
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .insertInto("sessions")
      .values({
        tenant_id: known.aurora.tenantId,
        token_hash: hashOf(there),
        patient_id: known.aurora.patientId,
        created_at: clinic.clock.now(),
        last_used_at: clinic.clock.now(),
        expires_at: new Date(clinic.clock.now().getTime() + 86_400_000),
      })
      .execute(),
  );
  const firefox = "Mozilla/5.0 (Android 14; Mobile; rv:133.0) Gecko/133.0 Firefox/133.0";
  await clinic.call("GET", "/patients", { headers: { "x-patient-token": there, "user-agent": firefox } });
  const list = await clinic.call("GET", "/patients/sessions", { headers });
  expect(list.body.data.collection).toEqual([
    expect.objectContaining({ is_current: true }),
    expect.objectContaining({ is_current: false, device: "firefox android" }),
  ]);
  expect(JSON.stringify(list.body)).not.toContain("Mozilla");
  const { id } = list.body.data.collection[1];
  const end = (as: Record<string, string>) =>
    clinic.call("DELETE", `/patients/sessions/${id}`, { headers: as });
  expect((await end({ "x-patient-token": known.ipe.patientToken })).status).toBe(401);
  expect((await end(headers)).status).toBe(204);
  expect((await clinic.call("GET", "/patients", { headers: { "x-patient-token": there } })).status).toBe(401);
  expect((await end(headers)).status).toBe(404);
});

test("another patient's device cannot be signed out", async () => {
  const foreign = await withTenant(clinic.db, known.ipe.tenantId, (tx) =>
    tx.selectFrom("sessions").select("id").executeTakeFirstOrThrow(),
  );
  expect((await clinic.call("DELETE", `/patients/sessions/${foreign.id}`, { headers })).status).toBe(404);
});

test("each change stands in the audit log, by ids alone", async () => {
  await save();
  const lines = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action", "object"]).execute(),
  );
  expect(lines).toEqual([{ actor: "patient/1", action: "profile.change", object: "patient/1" }]);
});
