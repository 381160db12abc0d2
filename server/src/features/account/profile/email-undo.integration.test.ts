import { TOTP } from "otpauth";
import { afterEach, beforeEach, expect, test } from "vitest";
import { issueAccountToken } from "../../../shared/account/account-tokens.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { changeSettings, known, type TestClinic } from "../../../testing/test-clinic.ts";
import { openWholeClinic } from "../../../testing/whole-clinic.ts";

const { tenantId, patientId } = known.aurora;
const owner = "patient@aurora.example";
const attacker = "attacker@evil.example";
const password = "a long password";
const nextPassword = "seven lamps in a row";
const day = 24 * 3_600_000;
let clinic: TestClinic;

beforeEach(async () => {
  clinic = await openWholeClinic();
  await changeSettings(clinic, "aurora", { patientsProfileSettings: true });
  const password_hash = await hashPassword(password);
  await inClinic((tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: tenantId,
        patient_id: patientId,
        login: owner,
        password_hash,
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
});
afterEach(() => clinic.close());

const inClinic = <T>(work: Parameters<typeof withTenant<T>>[2]) => withTenant(clinic.db, tenantId, work);
const post = (path: string, body?: unknown, token?: string) =>
  clinic.call("POST", `/patients${path}`, {
    ...(body === undefined ? {} : { body }),
    ...(token ? { headers: { "x-patient-token": token } } : {}),
  });
const signIn = (login: string, secret = password) => post("/auth/login", { login, password: secret });
const tokenOf = async (login: string, secret = password) =>
  (await signIn(login, secret)).body.data.entity.token as string;
const linkTo = async (recipient: string, name: string) => {
  const mail = await inClinic((tx) =>
    tx
      .selectFrom("mails")
      .select("body")
      .where("recipient", "=", recipient)
      .where("body", "like", `%${name}=%`)
      .orderBy("id", "desc")
      .executeTakeFirst(),
  );
  return new RegExp(`${name}=([\\w-]+)`).exec(mail?.body ?? "")?.[1] ?? "";
};
const issue = (kind: string) =>
  inClinic((tx) =>
    issueAccountToken(tx, { tenantId, patientId, kind, now: clinic.clock.now(), lifetime: day }),
  );
const confirmEmail = (token: string) => post("/email/confirm", { token });
const undoEmail = (token: string) => post("/email/undo", { token });
const setPassword = (token: string, secret: string) => post("/auth/password", { token, password: secret });

/** Asks for the address with the present password and confirms it. */
async function takeOver(email: string, session: string): Promise<void> {
  expect((await post("/email", { email, current_password: password }, session)).status).toBe(204);
  expect((await confirmEmail(await linkTo(email, "new_email"))).status).toBe(204);
}

async function enableTotp(token: string): Promise<void> {
  const { secret } = (await post("/security/totp", undefined, token)).body.data.entity;
  const code = new TOTP({ secret }).generate({ timestamp: clinic.clock.now().getTime() });
  expect((await post("/security/totp/confirmation", { code }, token)).status).toBe(200);
}

async function signOutElsewhere(token: string): Promise<void> {
  const header = { headers: { "x-patient-token": token } };
  const { body } = await clinic.call("GET", "/patients/sessions", header);
  const others = (body.data.collection as { id: number; is_current: boolean }[]).filter(
    ({ is_current: isCurrent }) => !isCurrent,
  );
  for (const { id } of others)
    expect((await clinic.call("DELETE", `/patients/sessions/${id}`, header)).status).toBe(204);
}

test.each([
  [
    "changes the password",
    async (token: string) =>
      void (await post("/auth/password", { current_password: password, password: nextPassword }, token)),
  ],
  [
    "resets the password by mail",
    async () => void (await setPassword(await issue("set_password"), nextPassword)),
  ],
  ["enables a factor", enableTotp],
  ["signs out the other devices", signOutElsewhere],
  [
    "is asked for a new password by the clinic",
    async () =>
      void (await clinic.call("POST", `/clinic/patients/${patientId}/password_expiry`, {
        headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
      })),
  ],
])("every pending token of the account is void once its owner %s", async (_what, protect) => {
  const thief = await tokenOf(owner);
  const session = await tokenOf(owner);
  expect((await post("/email", { email: attacker, current_password: password }, thief)).status).toBe(204);
  const change = await linkTo(attacker, "new_email");
  const logInLink = await issue("log_in");
  const invitation = await issue("invitation");
  await post("/security/totp", undefined, thief); // an unfinished set-up of an authenticator app
  const requested = await post("/data_exports", undefined, session);
  expect(requested.status).toBeLessThan(300);
  await protect(session);
  expect((await confirmEmail(change)).body.code).toBe("link_not_valid");
  expect((await post("/auth/login/token", { token: logInLink })).body.code).toBe("link_not_valid");
  const open = await inClinic(async (tx) => ({
    tokens: await tx
      .selectFrom("account_tokens")
      .select("kind")
      .where("patient_id", "=", patientId)
      .where("used_at", "is", null)
      .execute(),
    setUps: await tx.selectFrom("second_factors").select("kind").where("confirmed_at", "is", null).execute(),
    challenges: await tx.selectFrom("code_challenges").select("purpose").execute(),
    exports: await tx.selectFrom("data_exports").select("id").where("status", "!=", "fetched").execute(),
  }));
  expect(open).toEqual({ tokens: [], setUps: [], challenges: [], exports: [] });
  expect(invitation).not.toBe("");
});

test("the old address undoes a change of email after the attacker changed the password too", async () => {
  const thief = await tokenOf(owner);
  await takeOver(attacker, thief);
  const change = { current_password: password, password: "the attacker's own secret" };
  expect((await post("/auth/password", change, thief)).status).toBe(204);
  const undo = await linkTo(owner, "undo_email");
  const undone = await undoEmail(undo);
  expect(undone.status).toBe(200);
  expect(undone.headers["cache-control"]).toBe("no-store");
  const ping = await clinic.call("GET", "/patients/auth/ping", { headers: { "x-patient-token": thief } });
  expect(ping.status).toBe(401);
  expect((await signIn(attacker, "the attacker's own secret")).body.code).toBe("wrong_credentials");
  expect((await signIn(owner, "the attacker's own secret")).body.code).toBe("password_expired");
  const { reset_token: reset } = undone.body.data.entity;
  expect((await setPassword(reset, nextPassword)).status).toBe(204);
  expect((await signIn(owner, nextPassword)).status).toBe(200);
  expect((await undoEmail(undo)).body.code).toBe("link_not_valid");
});

test("an undone change removes the attacker's factors, passkeys and pending tokens", async () => {
  const thief = await tokenOf(owner);
  await takeOver(attacker, thief);
  await enableTotp(thief);
  await post("/email", { email: "third@evil.example", current_password: password }, thief);
  const third = await linkTo("third@evil.example", "new_email");
  const { body } = await undoEmail(await linkTo(owner, "undo_email"));
  expect((await confirmEmail(third)).body.code).toBe("link_not_valid");
  expect((await setPassword(body.data.entity.reset_token, nextPassword)).status).toBe(204);
  expect((await signIn(owner, nextPassword)).status).toBe(200); // no second factor of the attacker's stands in the way
});

test.each([
  ["works", 7 * day - 1000, 200],
  ["is over", 7 * day + 1000, 410],
])("the undo link %s %d ms after the change", async (_what, later, status) => {
  await takeOver(attacker, await tokenOf(owner));
  clinic.clock.setOffset(later);
  expect((await undoEmail(await linkTo(owner, "undo_email"))).status).toBe(status);
});

test("the older undo overrides the later one when the address was changed twice", async () => {
  const thief = await tokenOf(owner);
  await takeOver(attacker, thief);
  clinic.clock.setOffset(60_000);
  await takeOver("third@evil.example", thief);
  const later = await linkTo(attacker, "undo_email");
  const older = await linkTo(owner, "undo_email");
  expect((await undoEmail(later)).status).toBe(200);
  expect((await undoEmail(older)).status).toBe(200);
  expect((await undoEmail(later)).body.code).toBe("link_not_valid");
  expect((await signIn(owner)).body.code).toBe("password_expired");
});

test("ten simultaneous undo requests undo once", async () => {
  await takeOver(attacker, await tokenOf(owner));
  const undo = await linkTo(owner, "undo_email");
  const answers = await Promise.all(Array.from({ length: 10 }, () => undoEmail(undo)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
