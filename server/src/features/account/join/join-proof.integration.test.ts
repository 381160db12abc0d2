import { TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test } from "vitest";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { makePatient } from "../../../testing/make-appointment.ts";
import { softPasskey } from "../../../testing/soft-passkey.ts";
import { changeSettings, known, proveSessions } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

const token = known.aurora.patientToken;
const otherToken = "other-account-token-000000000000000";
const otherLogin = "old@patients.example";
const password = "a long password";
const otherPassword = "another long password";
let clinic: WholeClinic;
let other: number;

beforeEach(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  other = await makePatient(clinic.db, "Patient Aurora", otherToken, clinic.clock.now());
  await givePassword(known.aurora.patientId, "patient@aurora.example", password);
  await givePassword(other, otherLogin, otherPassword);
  await proveSessions(clinic, known.aurora.tenantId);
});
afterEach(() => clinic.close());

const inClinic = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(clinic.db, 1, work);
async function givePassword(patient_id: number, login: string, typed: string): Promise<void> {
  const password_hash = await hashPassword(typed);
  await inClinic((tx) =>
    tx
      .insertInto("credentials")
      .values({ tenant_id: 1, patient_id, login, password_hash, changed_at: new Date("2027-01-01") })
      .execute(),
  );
}

const post = (path: string, body: object, as: string | null = token) =>
  clinic.call("POST", `/patients${path}`, { body, ...(as ? { headers: { "x-patient-token": as } } : {}) });
const prove = (login: string, typed: string) => post("/account_join/password", { login, password: typed });
const sessions = async () =>
  (await inClinic((tx) => tx.selectFrom("sessions").select("patient_id").execute())).length;

test("the sign-in of another account is proven without a session, and only for this patient", async () => {
  const before = await sessions();
  const proven = await prove(otherLogin, otherPassword);
  expect(proven).toMatchObject({
    status: 200,
    headers: { "cache-control": "no-store" },
    body: { data: { entity: { expires_at: "2027-03-01T09:10:00.000Z" } } },
  });
  expect(proven.headers["set-cookie"]).toBeUndefined();
  expect(await sessions()).toBe(before);
  const { token: proof } = proven.body.data.entity;
  expect((await clinic.call("GET", "/patients", { headers: { "x-patient-token": proof } })).status).toBe(401);
  expect((await post("/account_join/preview", { token: proof })).status).toBe(200);
});

test("a wrong password, an unknown account and one of another clinic answer the same", async () => {
  await withTenant(clinic.db, 2, async (tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: 2,
        patient_id: known.ipe.patientId,
        login: "patient@ipe.example",
        password_hash: await hashPassword(otherPassword),
        changed_at: new Date("2027-01-01"),
      })
      .execute(),
  );
  const answers = [
    await prove(otherLogin, "wrong"),
    await prove("nobody@patients.example", otherPassword),
    await prove("patient@ipe.example", otherPassword),
  ];
  expect(answers[0]).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
  for (const answer of answers) expect(answer.body).toEqual(answers[0]?.body);
});

test("guesses here and at the sign-in count together", async () => {
  for (let count = 0; count < 3; count += 1) expect((await prove(otherLogin, "wrong")).status).toBe(401);
  for (let count = 0; count < 2; count += 1)
    expect((await post("/auth/login", { login: otherLogin, password: "wrong" }, null)).status).toBe(401);
  expect(await prove(otherLogin, otherPassword)).toMatchObject({
    status: 429,
    body: { code: "too_many_requests", retry_after: 60 },
  });
});

test("the account that is signed in is refused, and so is a session that was not proven", async () => {
  expect(await prove("patient@aurora.example", password)).toMatchObject({
    status: 409,
    body: { code: "status_conflict", reason: "same_account" },
  });
  await inClinic((tx) => tx.updateTable("sessions").set({ proven_at: null }).execute());
  expect(await prove(otherLogin, otherPassword)).toMatchObject({
    status: 403,
    body: { code: "proof_needed" },
  });
  expect((await post("/account_join/password", { login: otherLogin, password }, null)).status).toBe(401);
});

test("no account is proven where patients do not sign in", async () => {
  await changeSettings(clinic, "aurora", { patientsLogIn: false });
  expect(await prove(otherLogin, otherPassword)).toMatchObject({
    status: 403,
    body: { code: "feature_off" },
  });
});

test("an expired password must be renewed first", async () => {
  await inClinic((tx) =>
    tx
      .updateTable("credentials")
      .set({ expired_at: clinic.clock.now() })
      .where("patient_id", "=", other)
      .execute(),
  );
  expect(await prove(otherLogin, otherPassword)).toMatchObject({
    status: 401,
    body: { code: "password_expired" },
  });
});

test("an account with a second factor is proven with its code, once", async () => {
  const { secret } = (await post("/security/totp", {}, otherToken)).body?.data?.entity ?? {};
  const codeOf = () => new TOTP({ secret }).generate({ timestamp: clinic.clock.now().getTime() });
  expect((await post("/security/totp/confirmation", { code: codeOf() }, otherToken)).status).toBe(200);
  clinic.clock.setOffset(60_000);
  const due = await prove(otherLogin, otherPassword);
  expect(due).toMatchObject({
    status: 401,
    body: { code: "second_factor_required", methods: ["totp", "recovery"] },
  });
  const { challenge } = due.body;
  const answer = (code: string) => post("/account_join/second_factor", { method: "totp", challenge, code });
  const wrong = codeOf() === "123456" ? "654321" : "123456";
  expect(await answer(wrong)).toMatchObject({ status: 401, body: { code: "wrong_code" } });
  const before = await sessions();
  const proven = await answer(codeOf());
  expect(proven.status).toBe(200);
  expect(await sessions()).toBe(before);
  expect((await post("/account_join/preview", { token: proven.body.data.entity.token })).status).toBe(200);
  expect(await answer(codeOf())).toMatchObject({ status: 401, body: { code: "challenge_expired" } });
});

test("an account is proven by its passkey", async () => {
  const key = softPasskey({ origin: "http://aurora.localhost:8080", rpId: "aurora.localhost" });
  const { challenge } = (await post("/passkeys/options", {}, otherToken)).body?.data?.entity ?? {};
  const added = await post("/passkeys", { name: "Key", credential: key.register(challenge) }, otherToken);
  expect([added.status, added.body]).toMatchObject([201, {}]);
  const options = (await post("/auth/passkey/options", {}, null)).body.data.entity;
  const credential = key.logIn(options.challenge);
  const proven = await post("/account_join/passkey", { credential });
  expect(proven.status).toBe(200);
  expect((await post("/account_join/preview", { token: proven.body.data.entity.token })).status).toBe(200);
  expect(await post("/account_join/passkey", { credential })).toMatchObject({
    status: 401,
    body: { code: "passkey_refused" },
  });
});

test("a new password of the other account ends its proofs", async () => {
  const proof = (await prove(otherLogin, otherPassword)).body.data.entity.token;
  const changed = await post(
    "/auth/password",
    { current_password: otherPassword, password: "eight small boats" },
    otherToken,
  );
  expect(changed.status).toBe(204);
  expect(await post("/account_join/preview", { token: proof })).toMatchObject({ status: 401 });
});
