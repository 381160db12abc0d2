// Patients sign in with the account they have at their clinic's own OpenID provider, a real one.
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { openTestProvider, type TestProvider } from "../../../testing/openid-provider.ts";
import { changeSettings, known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

const bearer = { authorization: `Bearer ${known.aurora.clinicToken}` };
const terms_version = "1";
const password = "a long password";
let clinic: WholeClinic;
let provider: TestProvider;
let other: TestProvider;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  const { origin } = new URL(clinic.services.config.baseUrl);
  const redirectUris = ["aurora.localhost", "ipe.localhost"].map((host) => {
    const url = new URL(origin);
    url.hostname = host;
    return `${url.origin}/login`;
  });
  provider = await openTestProvider({ redirectUris, inIdToken: true });
  other = await openTestProvider({ redirectUris, inIdToken: false });
  await set(provider);
});
afterAll(async () => {
  await clinic.close();
  await Promise.all([provider.close(), other.close()]);
});

const set = (at: TestProvider, change: Record<string, unknown> = {}, headers: object = bearer) =>
  clinic.call("PUT", "/clinic/patient_sign_in_provider", {
    headers: headers as Record<string, string>,
    body: { name: "Aurora ID", issuer: at.issuer, ...at.client, is_enabled: true, ...change },
  });

function person(login: string, verified = true, email = `${login}@example.org`): void {
  for (const { people } of [provider, other]) people.set(login, { email, email_verified: verified });
}

function cookiesOf(answer: { headers: Record<string, unknown> }): string {
  const header = answer.headers["set-cookie"];
  const given = Array.isArray(header) ? (header as string[]) : typeof header === "string" ? [header] : [];
  return given
    .map((one) => one.split(";")[0] ?? "")
    .filter((one) => !one.endsWith("="))
    .join("; ");
}

let networks = 0;
async function post(
  path: string,
  body: unknown,
  more: { cookie?: string; token?: string; on?: string } = {},
) {
  networks += 1;
  const { cookie = "", token, on = "aurora" } = more;
  const answer = await clinic.call("POST", `/patients${path}`, {
    headers: { ...(cookie ? { cookie } : {}), ...(token ? { "x-patient-token": token } : {}) },
    ...(body === undefined ? {} : { body }),
    clinic: on,
    address: `10.5.0.${networks}`,
  });
  return { ...answer, cookie: cookiesOf(answer), token: answer.body?.data?.entity.token as string };
}

async function begin(on = "aurora") {
  const answer = await post("/auth/provider/sign_ins", undefined, { on });
  return { ...answer, url: String(answer.body.data?.entity.url) };
}
const finish = (cookie: string, answer: string, on = "aurora") =>
  post("/auth/provider/sessions", { answer }, { cookie, on });
async function signIn(login: string, at = provider) {
  const { url, cookie } = await begin();
  return finish(cookie, await at.visit(url, login));
}
const accept = (cookie: string, more: object = {}, on = "aurora") =>
  post(
    "/auth/provider/accounts",
    { name: "Ana Silva", terms_accepted: true, terms_version, ...more },
    { cookie, on },
  );
const me = async (token: string) =>
  (await clinic.call("GET", "/patients", { headers: { "x-patient-token": token } })).body.patient;

async function makeAccount(login: string): Promise<number> {
  const password_hash = await hashPassword(password);
  return withTenant(clinic.db, 1, async (tx) => {
    const created_at = clinic.clock.now();
    const row = { tenant_id: 1, name: "Rui Vale", email: login, created_at };
    const { id } = await tx.insertInto("patients").values(row).returning("id").executeTakeFirstOrThrow();
    const account = { tenant_id: 1, patient_id: id, login, password_hash, changed_at: created_at };
    await tx.insertInto("credentials").values(account).execute();
    return id;
  });
}
const rename = (id: number, login: string) =>
  withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("credentials").set({ login }).where("patient_id", "=", id).execute(),
  );
const identities = () =>
  withTenant(clinic.db, 1, (tx) => tx.selectFrom("patient_identities").selectAll().execute());

test("the provider is offered while it is enabled and log-in is open, and its secret is never shown", async () => {
  const offered = async () => (await clinic.call("GET", "/patients/auth/provider")).body.data.entity.provider;
  expect(await offered()).toBe("Aurora ID");
  const shown = await clinic.call("GET", "/clinic/patient_sign_in_provider", { headers: bearer });
  expect(shown.body.data.entity.client_secret.last_four).toBe("4711");
  expect(JSON.stringify(shown.body)).not.toContain("a-secret");
  expect(shown.body.data.entity.redirect_uris).toContainEqual(
    expect.stringMatching(/aurora\.localhost.*\/login$/),
  );
  await set(provider, { is_enabled: false });
  expect([await offered(), (await begin()).body.code]).toEqual([null, "feature_off"]);
  await set(provider);
  await changeSettings(clinic, "aurora", { patientsLogIn: false });
  expect([await offered(), (await begin()).body.code]).toEqual([null, "feature_off"]);
  await changeSettings(clinic, "aurora", { patientsLogIn: true });
  expect((await set(provider, { issuer: "https://10.0.0.1" })).body.fields).toMatchObject([
    { code: "not_public" },
  ]);
  const staffs = await clinic.call("GET", "/clinic/sign_in_provider", { headers: bearer });
  expect(staffs.status).toBe(404); // the two have nothing to do with each other
});

test("a new person accepts the terms, gets an account of the confirmed address, and signs in by id later", async () => {
  person("ana");
  const first = await signIn("ana");
  expect(first.body.code).toBe("provider_account_missing");
  expect((await accept(first.cookie, { terms_version: "old" })).body.code).toBe("terms_changed");
  expect((await accept("")).body.code).toBe("provider_refused");
  const made = await accept(first.cookie);
  expect(made.status).toBe(201);
  const { id, email, name } = await me(made.token);
  expect([email, name]).toEqual(["ana@example.org", "Ana Silva"]);
  expect((await accept(first.cookie)).body.code).toBe("provider_account_exists");
  const bearers = () =>
    withTenant(clinic.db, 1, async (tx) => {
      const people = tx.selectFrom("patients").select("id").where("email", "=", "ana@example.org");
      return (await people.execute()).length;
    });
  await rename(id, "moved@example.org");
  expect((await accept(first.cookie)).body.code).toBe("provider_account_exists");
  expect(await bearers()).toBe(1); // the second one was not left behind
  await rename(id, "ana@example.org");
  const agreed = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("terms_agreements").select("version").where("patient_id", "=", id).execute(),
  );
  expect(agreed).toEqual([{ version: terms_version }]);
  // The address changes there: who they are does not.
  person("ana", true, "married@example.org");
  const later = await signIn("ana");
  expect([later.status, (await me(later.token)).id]).toEqual([200, id]);
  // It is not proven again: the password, which they set by email, guards the account's security.
  const security = await clinic.call("POST", "/patients/security/totp", {
    headers: { "x-patient-token": later.token },
  });
  expect(security.body.code).toBe("proof_needed");
  expect((await post("/auth/logout", undefined, { token: later.token })).status).toBe(204);
  const after = await clinic.call("GET", "/patients", { headers: { "x-patient-token": later.token } });
  expect(after.status).toBe(401);
});

test("only the account's owner connects an existing account", async () => {
  const id = await makeAccount("rui@example.org");
  await makeAccount("eve@example.org");
  person("rui");
  const first = await signIn("rui");
  expect(first.body.code).toBe("provider_account_exists");
  expect((await accept(first.cookie)).body.code).toBe("provider_account_exists");
  const logIn = async (login: string) => (await post("/auth/login", { login, password })).token;
  const link = (token: string, cookie: string) => post("/provider_link", undefined, { token, cookie });
  const eve = await logIn("eve@example.org");
  expect((await link(eve, first.cookie)).body.code).toBe("provider_refused");
  const rui = await logIn("rui@example.org");
  expect((await link(rui, "")).body.code).toBe("provider_refused");
  clinic.clock.setOffset(11 * 60_000);
  const late = await signIn("rui");
  const unproven = await link(rui, late.cookie);
  expect([unproven.body.code, unproven.headers["set-cookie"]]).toEqual(["proof_needed", undefined]);
  expect((await link(await logIn("rui@example.org"), first.cookie)).body.code).toBe("provider_refused");
  const linked = await link(await logIn("rui@example.org"), late.cookie);
  expect([linked.status, linked.headers["set-cookie"]]).toEqual([204, expect.stringContaining("Max-Age=0")]);
  const opened = await signIn("rui");
  expect([opened.status, (await me(opened.token)).id]).toEqual([200, id]);
});

test("an address that the provider has not confirmed creates and opens no account", async () => {
  const before = await identities();
  await makeAccount("unconfirmed@example.org");
  for (const login of ["unconfirmed", "new-and-unconfirmed"]) {
    person(login, false);
    const answer = await signIn(login);
    expect([answer.body.code, answer.cookie]).toEqual(["provider_email_unconfirmed", ""]);
  }
  await changeSettings(clinic, "aurora", { patientsSignUp: false });
  person("no-sign-up");
  expect((await signIn("no-sign-up")).body.code).toBe("no_patient_account");
  await changeSettings(clinic, "aurora", { patientsSignUp: true });
  expect(await identities()).toEqual(before);
});

test("the patient's second factor is also required here", async () => {
  const patient_id = await makeAccount("careful@example.org");
  const now = clinic.clock.now();
  person("careful");
  await withTenant(clinic.db, 1, async (tx) => {
    const factor = { tenant_id: 1, patient_id, kind: "email", created_at: now, confirmed_at: now } as const;
    await tx.insertInto("second_factors").values(factor).execute();
    await tx
      .insertInto("patient_identities")
      .values({ tenant_id: 1, issuer: provider.issuer, subject: "careful", patient_id, created_at: now })
      .execute();
  });
  const { body } = await signIn("careful");
  expect(body).toMatchObject({ code: "second_factor_required", methods: ["email", "recovery"] });
  expect(body.challenge).toMatch(/^[\w-]{20,}$/);
});

test("a sign-in is bound to browser, host and ten minutes, and is valid once", async () => {
  person("once");
  const one = await begin();
  const answer = await provider.visit(one.url, "once");
  const two = await begin();
  const codeOf = async (cookie: string, returned: string, on = "aurora") =>
    (await finish(cookie, returned, on)).body.code;
  expect(await codeOf("", answer)).toBe("provider_refused");
  expect(await codeOf(two.cookie, answer)).toBe("provider_refused"); // another sign-in's state
  await clinic.call("PUT", "/clinic/patient_sign_in_provider", {
    headers: { authorization: `Bearer ${known.ipe.clinicToken}` },
    clinic: "ipe",
    body: { name: "Ipê ID", issuer: provider.issuer, ...provider.client, is_enabled: true },
  });
  expect(await codeOf(one.cookie, answer, "ipe")).toBe("provider_refused");
  expect(await codeOf(one.cookie, answer.replace(/iss=[^&]+/, "iss=https%3A%2F%2Fevil.example"))).toBe(
    "provider_refused",
  );
  const got = await finish(one.cookie, answer);
  expect(got.body.code).toBe("provider_account_missing");
  expect(await codeOf(one.cookie, answer)).toBe("provider_refused"); // the code is used up
  expect((await accept(got.cookie, {}, "ipe")).body.code).toBe("provider_refused"); // another clinic's host
  const late = await begin();
  const lateAnswer = await provider.visit(late.url, "once");
  clinic.clock.setOffset(10 * 60_000 + 1);
  expect(await codeOf(late.cookie, lateAnswer)).toBe("provider_refused");
  expect((await accept(got.cookie)).body.code).toBe("provider_refused");
  const declined = await begin();
  expect(await codeOf(declined.cookie, await provider.decline(declined.url))).toBe("provider_refused");
});

test("the same id at another provider is another person, and the former provider's answer is refused", async () => {
  const pending = await begin();
  const answer = await provider.visit(pending.url, "ana");
  person("half");
  const half = await signIn("half");
  await set(other);
  expect((await finish(pending.cookie, answer)).body.code).toBe("provider_refused");
  expect((await accept(half.cookie)).body.code).toBe("provider_refused");
  person("ana", true, "another.ana@example.org");
  expect((await signIn("ana", other)).body.code).toBe("provider_account_missing");
  await set(provider);
});

test("erasing an account removes its link, and removing the provider removes all links", async () => {
  person("gone");
  const { token } = await accept((await signIn("gone")).cookie);
  const { id } = await me(token);
  const linked = async () => (await identities()).filter(({ patient_id }) => patient_id === id).length;
  expect(await linked()).toBe(1);
  await withTenant(clinic.db, 1, async (tx) => {
    const password_hash = await hashPassword(password);
    await tx.updateTable("credentials").set({ password_hash }).where("patient_id", "=", id).execute();
    await tx
      .updateTable("sessions")
      .set({ proven_at: clinic.clock.now() })
      .where("patient_id", "=", id)
      .execute();
  });
  const erased = await clinic.call("POST", "/patients/erasure", {
    headers: { "x-patient-token": token },
    body: { password },
  });
  expect([erased.status, await linked()]).toEqual([204, 0]);
  const made = await clinic.call("POST", "/clinic/tokens", {
    headers: bearer,
    body: { label: "small", scopes: ["sign_in:write"], doctor_id: null, expires_at: null },
  });
  const small = { authorization: `Bearer ${made.body.data?.entity.token}` };
  expect((await set(other, {}, small)).body.code).toBe("insufficient_scope");
  const remove = (headers: Record<string, string>) =>
    clinic.call("DELETE", "/clinic/patient_sign_in_provider", { headers });
  expect((await remove(small)).body.code).toBe("insufficient_scope");
  expect((await remove(bearer)).status).toBe(204);
  expect([await identities(), (await begin()).body.code]).toEqual([[], "feature_off"]);
});
