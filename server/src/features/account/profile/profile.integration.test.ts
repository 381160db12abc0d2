import { afterEach, beforeEach, expect, test } from "vitest";
import { issueAccountToken } from "../../../shared/account/account-tokens.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { createSession } from "../../../platform/http/sessions.ts";
import { changeSettings, known, type TestClinic } from "../../../testing/test-clinic.ts";
import { openWholeClinic } from "../../../testing/whole-clinic.ts";

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

test(
  "entered facts are stored, numbers without spaces",
  {
    tags: [
      "S3.PROFILE.02",
      "S3.PROFILE.03",
      "S3.PROFILE.04",
      "S3.PROFILE.05",
      "S3.PROFILE.06",
      "S3.PROFILE.07",
      "S3.PROFILE.08",
      "S3.PROFILE.10",
      "S3.PROFILE.12",
    ],
  },
  async () => {
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
  },
);

test("a patient without a carer has no parent", { tags: ["S3.PROFILE.09"] }, async () => {
  expect(await patient()).toMatchObject({ parent_id: null });
});

test("sex has exactly four choices", { tags: ["S3.PROFILE.07"] }, async () => {
  for (const [index, sex] of ["male", "female", "rather_not_say", "other"].entries())
    expect((await save({ sex, version: index + 1 })).body.patient.sex).toBe(sex);
  expect((await save({ sex: "unknown", version: 5 })).status).toBe(400);
});

test("a number with its own country code keeps it", async () => {
  expect((await save({ phone_number: "+55 11 96123-4567" })).body.patient).toMatchObject({
    phone_country_code: "+55",
    phone_number: "11961234567",
  });
});

test("an unvalidated stored tax number survives a change of other facts", async () => {
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .updateTable("patients")
      .set({ taxpayer_number: "123" })
      .where("id", "=", known.aurora.patientId)
      .execute(),
  );
  const stored = await save({ taxpayer_number: "123", name: "Rita Nova" });
  expect(stored.body.patient).toMatchObject({ taxpayer_number: "123", name: "Rita Nova" });
  expect((await save({ taxpayer_number: "124", version: 2 })).status).toBe(400);
  expect((await save({ taxpayer_number: "299 999 998", version: 2 })).status).toBe(200);
  expect((await save({ taxpayer_number: "123", version: 3 })).status).toBe(400);
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
  "%s written %s is refused by field, and nothing is changed",
  { tags: ["S5.FIELD.01"] },
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

test("a save from a stale window is refused and accepted after a reload", async () => {
  expect((await save()).status).toBe(200);
  const late = await save({ name: "Inês C." });
  expect(late).toMatchObject({ status: 409, body: { code: "changed_elsewhere" } });
  expect((await save({ name: "Inês C.", version: 2 })).body.patient.name).toBe("Inês C.");
});

test(
  "changes are refused while the gate is closed",
  { tags: ["S3.SET.patientsProfileSettings", "S6.GATE.profileSettings"] },
  async () => {
    await changeSettings(clinic, "aurora", {});
    for (const [path, body] of [
      ["/patients", form],
      ["/patients/notifications", { wants_visit_mails: false, wants_calendar_files: false }],
    ] as const)
      expect(await clinic.call("PUT", path, { body, headers })).toMatchObject({
        status: 403,
        body: { code: "feature_off" },
      });
  },
);

test("a save without a token or with another clinic's is refused", async () => {
  expect((await save({}, {})).status).toBe(401);
  expect((await save({}, { "x-patient-token": known.ipe.patientToken })).status).toBe(401);
});

test("missing birth date and sex can be added, and never changed this way", { tags: ["D.63"] }, async () => {
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.updateTable("patients").set({ birthdate: null, sex: null }).where("id", "=", 1).execute(),
  );
  const complete = (body: object, id = 1) =>
    clinic.call("POST", `/patients/details/${id}`, { body, headers });
  expect((await complete({ birthdate: "1985-03-14", sex: "female" })).status).toBe(204);
  expect((await complete({ birthdate: "1999-09-09", sex: "male" })).status).toBe(204);
  expect(await patient()).toMatchObject({ birthdate: "1985-03-14", sex: "female" });
  expect((await complete({ birthdate: "1985-03-14", sex: "female" }, 2)).status).toBe(404);
});

test("the device list names browser and system and revokes a session", async () => {
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

test("one request signs out every other device of the patient, and nobody else's", async () => {
  const { tenantId, patientId } = known.aurora;
  const now = clinic.clock.now();
  const [tablet, telephone, neighbour] = await withTenant(clinic.db, tenantId, async (tx) => {
    const row = { tenant_id: tenantId, name: "Neighbour", created_at: now };
    const { id } = await tx.insertInto("patients").values(row).returning("id").executeTakeFirstOrThrow();
    const tokens: string[] = [];
    for (const owner of [patientId, patientId, id])
      tokens.push((await createSession(tx, { tenantId, patientId: owner, now })).token);
    return tokens;
  });
  const isIn = async (token = "") =>
    (await clinic.call("GET", "/patients", { headers: { "x-patient-token": token } })).status === 200;
  const endOthers = () => clinic.call("DELETE", "/patients/sessions", { headers });
  expect((await endOthers()).status).toBe(204);
  expect([await isIn(tablet), await isIn(telephone), await isIn(neighbour)]).toEqual([false, false, true]);
  const list = await clinic.call("GET", "/patients/sessions", { headers });
  expect(list.body.data.collection).toMatchObject([{ is_current: true }]);
  expect((await endOthers()).status).toBe(204);
  const lines = await withTenant(clinic.db, tenantId, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["actor", "action", "object"])
      .where("action", "<>", "session.create")
      .execute(),
  );
  const object = `patient/${patientId}`;
  expect(lines).toEqual([{ actor: object, action: "session.end_elsewhere", object }]);
});

test("another patient's device cannot be revoked", async () => {
  const foreign = await withTenant(clinic.db, known.ipe.tenantId, (tx) =>
    tx.selectFrom("sessions").select("id").executeTakeFirstOrThrow(),
  );
  const { tenantId } = known.aurora;
  const now = clinic.clock.now();
  const neighbour = await withTenant(clinic.db, tenantId, async (tx) => {
    const row = { tenant_id: tenantId, name: "Neighbour", created_at: now };
    const { id } = await tx.insertInto("patients").values(row).returning("id").executeTakeFirstOrThrow();
    const { token } = await createSession(tx, { tenantId, patientId: id, now });
    const session = tx.selectFrom("sessions").select("id").where("patient_id", "=", id);
    return { token, id: (await session.executeTakeFirstOrThrow()).id };
  });
  for (const { id } of [foreign, neighbour])
    expect((await clinic.call("DELETE", `/patients/sessions/${id}`, { headers })).status).toBe(404);
  const theirs = { headers: { "x-patient-token": neighbour.token } };
  expect((await clinic.call("GET", "/patients", theirs)).status).toBe(200);
});

test("each change is in the audit log by ids only", async () => {
  await save();
  const lines = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action", "object"]).execute(),
  );
  expect(lines).toEqual([{ actor: "patient/1", action: "profile.change", object: "patient/1" }]);
});

async function makeAccount(): Promise<void> {
  const password_hash = await hashPassword("a long password");
  await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: known.aurora.tenantId,
        patient_id: known.aurora.patientId,
        login: "patient@aurora.example",
        password_hash,
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
}
const changeEmail = (email: string, current_password = "a long password") =>
  clinic.call("POST", "/patients/email", { body: { email, current_password }, headers });
const confirmEmail = (token: string) => clinic.call("POST", "/patients/email/confirm", { body: { token } });
const mailsTo = (recipient: string) =>
  withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("mails").select("body").where("recipient", "=", recipient).execute(),
  );
const tokenIn = (mails: { body: string }[]) => /new_email=([\w-]+)/.exec(mails[0]?.body ?? "")?.[1] ?? "";
const logIn = (login: string) =>
  clinic.call("POST", "/patients/auth/login", { body: { login, password: "a long password" } });

test(
  "a new email address applies to mails and sign-in once confirmed, and the old one is informed",
  { tags: ["S3.PROFILE.02"] },
  async () => {
    await makeAccount();
    expect(await changeEmail("new@aurora.example", "wrong")).toMatchObject({
      body: { code: "wrong_password" },
    });
    expect((await changeEmail("New@aurora.example")).status).toBe(204);
    expect((await patient()).email).toBe("patient@aurora.example");
    const token = tokenIn(await mailsTo("New@aurora.example"));
    expect((await confirmEmail(token)).status).toBe(204);
    expect((await confirmEmail(token)).body.code).toBe("link_not_valid");
    expect((await patient()).email).toBe("New@aurora.example");
    expect((await logIn("new@aurora.example")).status).toBe(200);
    expect((await logIn("patient@aurora.example")).status).toBe(401);
    expect(await mailsTo("patient@aurora.example")).toHaveLength(1);
  },
);

test("links in the old mailbox are void once the new address applies", async () => {
  await makeAccount();
  const { tenantId, patientId } = known.aurora;
  const now = clinic.clock.now();
  const old = await withTenant(clinic.db, tenantId, (tx) =>
    issueAccountToken(tx, { tenantId, patientId, kind: "set_password", now, lifetime: 60_000 }),
  );
  expect((await changeEmail("new@aurora.example")).status).toBe(204);
  expect((await confirmEmail(tokenIn(await mailsTo("new@aurora.example")))).status).toBe(204);
  const body = { token: old, password: "seven lamps in a row" };
  expect((await clinic.call("POST", "/patients/auth/password", { body })).body.code).toBe("link_not_valid");
});

test("an address in use by another account is refused without revealing it", async () => {
  await makeAccount();
  await withTenant(clinic.db, known.aurora.tenantId, async (tx) => {
    const row = { tenant_id: known.aurora.tenantId, name: "Other", created_at: clinic.clock.now() };
    const { id } = await tx.insertInto("patients").values(row).returning("id").executeTakeFirstOrThrow();
    const other = {
      tenant_id: row.tenant_id,
      patient_id: id,
      password_hash: "x",
      changed_at: row.created_at,
    };
    await tx
      .insertInto("credentials")
      .values({ ...other, login: "other@aurora.example" })
      .execute();
  });
  expect((await changeEmail("other@aurora.example")).status).toBe(204);
  const token = tokenIn(await mailsTo("other@aurora.example"));
  expect((await confirmEmail(token)).body.code).toBe("link_not_valid");
  expect((await patient()).email).toBe("patient@aurora.example");
});

test("password guesses of an address change are limited", async () => {
  await makeAccount();
  for (let count = 0; count < 5; count += 1)
    expect((await changeEmail("new@aurora.example", "wrong")).body.code).toBe("wrong_password");
  expect((await changeEmail("new@aurora.example")).body.code).toBe("too_many_requests");
});
