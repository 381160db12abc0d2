// People of a clinic sign in at its desk with the account of their own organisation, against a real OpenID provider.
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant } from "../../platform/database/database.ts";
import { openTestProvider, type TestProvider } from "../../testing/openid-provider.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

let clinic: WholeClinic;
let provider: TestProvider;
let other: TestProvider;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  const { origin } = new URL(clinic.services.config.baseUrl);
  const redirectUris = ["aurora.localhost", "ipe.localhost"].map((host) => {
    const url = new URL(origin);
    url.hostname = host;
    return `${url.origin}/desk/sign-in`;
  });
  provider = await openTestProvider({ redirectUris, inIdToken: true });
  other = await openTestProvider({ redirectUris, inIdToken: false });
  for (const { people } of [provider, other]) {
    people.set("ana", { email: "Ana@Clinic.example", email_verified: true });
    people.set("nobody", { email: "nobody@clinic.example", email_verified: true });
    people.set("twin", { email: "ana@clinic.example", email_verified: true });
  }
});
afterAll(async () => {
  await clinic.close();
  await Promise.all([provider.close(), other.close()]);
});

const deskHeader = { "x-anteroom-desk": "1" };
const bearer = { authorization: `Bearer ${known.aurora.clinicToken}` };

const set = (
  at: TestProvider,
  change: Record<string, unknown> = {},
  headers: Record<string, string> = bearer,
) =>
  clinic.call("PUT", "/clinic/sign_in_provider", {
    headers,
    body: { name: "Aurora ID", issuer: at.issuer, ...at.client, is_enabled: true, ...change },
  });

const addStaff = async (email: string, role = "reception") =>
  (
    await clinic.call("POST", "/clinic/staff", {
      headers: bearer,
      body: { email, name: "Ana Silva", role, doctor_id: null },
    })
  ).body.data?.entity.id as number | undefined;

function cookiesOf(answer: { headers: Record<string, unknown> }): string {
  const header = answer.headers["set-cookie"];
  const given = (
    Array.isArray(header) ? (header as string[]) : typeof header === "string" ? [header] : []
  ).map((one) => one.split(";")[0] ?? "");
  return given.filter((one) => !one.endsWith("=")).join("; ");
}

let addresses = 0;
async function begin(on = "aurora") {
  const answer = await clinic.call("POST", "/desk/provider_sign_ins", { headers: deskHeader, clinic: on });
  return { ...answer, url: String(answer.body.data?.entity.url), cookie: cookiesOf(answer) };
}
async function finish(cookie: string, returned: string, { on = "aurora", address = "" } = {}) {
  addresses += 1;
  const answer = await clinic.call("POST", "/desk/provider_sessions", {
    headers: { ...deskHeader, cookie },
    body: { answer: returned },
    clinic: on,
    address: address || `10.8.0.${addresses}`,
  });
  return { ...answer, session: { ...deskHeader, cookie: cookiesOf(answer) } };
}
async function signIn(login: string, at = provider) {
  const { url, cookie } = await begin();
  return finish(cookie, await at.visit(url, login));
}

test("the desk offers a configured provider and never shows its secret", async () => {
  const offered = async () => (await clinic.call("GET", "/desk/sign_in", {})).body.data.entity.provider;
  expect(await offered()).toBeNull();
  expect((await begin()).body.code).toBe("feature_off");
  expect((await set(provider, { client_secret: undefined })).body.fields).toEqual([
    { path: "body.client_secret", code: "required" },
  ]);
  expect((await set(provider, { issuer: "https://10.0.0.1" })).body.fields).toEqual([
    { path: "body.issuer", code: "not_public" },
  ]);
  const { status, body } = await set(provider);
  expect([status, body.data.entity.client_secret.last_four]).toEqual([200, "4711"]);
  expect(body.data.entity.redirect_uris).toContainEqual(
    expect.stringMatching(/aurora\.localhost.*\/desk\/sign-in$/),
  );
  expect(await offered()).toBe("Aurora ID");
  const shown = await clinic.call("GET", "/clinic/sign_in_provider", { headers: bearer });
  expect(JSON.stringify(shown.body)).not.toContain("a-secret");
  const { rows } = await withTenant(clinic.db, 1, (tx) =>
    sql<{
      all: string;
    }>`select json_agg(p)::text || string_agg(encode(sealed_client_secret, 'escape'), '') as all
      from staff_sign_in_providers p`.execute(tx),
  );
  expect(rows[0]?.all).not.toContain("a-secret");
  const tried = await clinic.call("POST", "/clinic/sign_in_provider/test", { headers: bearer });
  expect(tried.body.data.entity.outcome).toBe("works");
  expect((await set(provider, { is_enabled: false })).status).toBe(200);
  expect([await offered(), (await begin()).body.code]).toEqual([null, "feature_off"]);
  await set(provider, { client_secret: undefined }); // the same issuer: its secret stays
  expect((await begin()).status).toBe(201);
});

test("a user with a desk account signs in by confirmed address, later by provider id", async () => {
  const id = await addStaff("ana@clinic.example");
  const first = await signIn("ana");
  expect([first.status, first.body.data?.entity.id]).toEqual([201, id]);
  expect(first.body.data.entity).toMatchObject({ role: "reception", lacks_factor: false });
  expect(String(first.headers["set-cookie"])).toMatch(
    /anteroom-desk=[\w-]{43}; Path=\/api; .*SameSite=Strict/,
  );
  expect((await clinic.call("GET", "/desk/session", { headers: first.session })).status).toBe(200);
  // Their address changes there: they are who they were. Whoever has that address now is not.
  provider.people.set("ana", { email: "married@clinic.example", email_verified: true });
  expect((await signIn("ana")).body.data?.entity.id).toBe(id);
  expect((await signIn("twin")).body.code).toBe("no_desk_account");
});

test("an unconfirmed or unknown address and a disabled account are refused", async () => {
  await addStaff("off@clinic.example");
  await addStaff("unbound@clinic.example"); // nobody has come as this account yet
  provider.people.set("eve", { email: "unbound@clinic.example", email_verified: false });
  provider.people.set("off", { email: "off@clinic.example", email_verified: true });
  const { body } = await signIn("off");
  expect((await signIn("eve")).body.code).toBe("no_desk_account");
  expect((await signIn("nobody")).body.code).toBe("no_desk_account");
  await clinic.call("PUT", `/clinic/staff/${body.data.entity.id}`, {
    headers: bearer,
    body: { name: "Off", role: "reception", doctor_id: null, is_disabled: true },
  });
  expect((await signIn("off")).body.code).toBe("no_desk_account");
});

test("a sign-in is bound to browser, clinic and ten minutes, and is valid once", async () => {
  const one = await begin();
  const answer = await provider.visit(one.url, "ana");
  const two = await begin();
  expect((await finish("", answer)).body.code).toBe("provider_refused");
  expect((await finish(two.cookie, answer)).body.code).toBe("provider_refused"); // another sign-in's state
  await clinic.call("PUT", "/clinic/sign_in_provider", {
    headers: { authorization: `Bearer ${known.ipe.clinicToken}` },
    clinic: "ipe",
    body: { name: "Ipê ID", issuer: provider.issuer, ...provider.client, is_enabled: true },
  });
  expect((await finish(one.cookie, answer, { on: "ipe" })).body.code).toBe("provider_refused");
  expect((await finish(one.cookie, `${answer}x`)).body.code).toBe("provider_refused");
  expect((await finish(one.cookie, answer)).status).toBe(201);
  expect((await finish(one.cookie, answer)).body.code).toBe("provider_refused"); // the code is used up
  const late = await begin();
  const lateAnswer = await provider.visit(late.url, "ana");
  clinic.clock.setOffset(10 * 60_000 + 1);
  expect((await finish(late.cookie, lateAnswer)).body.code).toBe("provider_refused");
  clinic.clock.setOffset(0);
  const declined = await begin();
  const no = await provider.decline(declined.url);
  expect(no).toContain("access_denied");
  expect((await finish(declined.cookie, no)).body.code).toBe("provider_refused");
});

test("accounts are separate per provider, and the email may come from the userinfo endpoint only", async () => {
  const pending = await begin();
  const answer = await provider.visit(pending.url, "ana");
  await set(other);
  // Begun at the provider before: its answer is worth nothing now.
  expect((await finish(pending.cookie, answer)).body.code).toBe("provider_refused");
  other.people.set("ana", { email: "ana@clinic.example", email_verified: true });
  expect((await signIn("ana", other)).status).toBe(201);
});

test("a wrong secret is refused, a silent provider is named, and repeated failures are delayed", async () => {
  await set(provider, { client_secret: "not-the-secret" });
  const { url, cookie } = await begin();
  expect((await finish(cookie, await provider.visit(url, "ana"))).body.code).toBe("provider_refused");
  await set(provider, { issuer: "http://127.0.0.1:9", client_secret: "whatever-1" });
  expect((await begin()).body.code).toBe("provider_unavailable");
  const tried = await clinic.call("POST", "/clinic/sign_in_provider/test", { headers: bearer });
  expect(tried.body.data.entity.outcome).toBe("unavailable");
  await set(provider);
  const codes = [];
  for (let attempt = 0; attempt < 21; attempt += 1) {
    const one = await begin();
    const state = new URL(one.url).searchParams.get("state");
    const forged = `code=guessed&state=${state}&iss=${encodeURIComponent(provider.issuer)}`;
    codes.push((await finish(one.cookie, forged, { address: "10.7.7.7" })).body.code);
  }
  expect(new Set(codes.slice(0, 20))).toEqual(new Set(["provider_refused"]));
  expect(codes.at(-1)).toBe("too_many_requests");
});

test("only a user with every desk scope sets the provider, and without it this sign-in is off", async () => {
  const made = await clinic.call("POST", "/clinic/tokens", {
    headers: bearer,
    body: { label: "small", scopes: ["sign_in:write"], doctor_id: null, expires_at: null },
  });
  const small = { authorization: `Bearer ${made.body.data?.entity.token}` };
  expect((await set(other, {}, small)).body.code).toBe("insufficient_scope");
  const remove = (headers: Record<string, string>) =>
    clinic.call("DELETE", "/clinic/sign_in_provider", { headers });
  expect((await remove(small)).body.code).toBe("insufficient_scope");
  expect((await remove(bearer)).status).toBe(204);
  expect((await remove(bearer)).status).toBe(404);
  expect((await begin()).body.code).toBe("feature_off");
});

test("an administrator at the desk sets and removes the provider of staff after proof, and nobody else does", async () => {
  const sessionOf = async (role: "admin" | "reception" | "doctor", isProven: boolean) => {
    const token = `provider-${role}-${isProven}-00000000000000000`;
    const id = await makeStaffSession(clinic, { role, token, isProven });
    return { id, headers: { ...deskHeader, cookie: `anteroom-desk=${token}` } };
  };
  const remove = (headers: Record<string, string>) =>
    clinic.call("DELETE", "/clinic/sign_in_provider", { headers });
  const admin = await sessionOf("admin", true);
  const late = await sessionOf("admin", false);
  expect((await set(provider, {}, late.headers)).body.code).toBe("proof_needed");
  expect((await set(provider, {}, admin.headers)).status).toBe(200);
  const shown = await clinic.call("GET", "/clinic/sign_in_provider", { headers: late.headers });
  expect(shown.body.data.entity).toMatchObject({ name: "Aurora ID", issuer: provider.issuer });
  expect(JSON.stringify(shown.body)).not.toContain(provider.client.client_secret);
  const tried = await clinic.call("POST", "/clinic/sign_in_provider/test", { headers: late.headers });
  expect(tried.body.data.entity.outcome).toBe("works");
  expect((await set(provider, { name: "Mine" }, late.headers)).body.code).toBe("proof_needed");
  expect((await remove(late.headers)).body.code).toBe("proof_needed");
  for (const role of ["reception", "doctor"] as const) {
    const { headers } = await sessionOf(role, true);
    expect((await set(provider, { name: "Mine" }, headers)).body.code).toBe("insufficient_scope");
    expect((await remove(headers)).body.code).toBe("insufficient_scope");
  }
  // A token that the administrator makes has no proof, and cannot be given the other roles' rights.
  const made = await clinic.call("POST", "/clinic/tokens", {
    headers: admin.headers,
    body: { label: "mine", scopes: ["sign_in:write"], doctor_id: null, expires_at: null },
  });
  const own = { authorization: `Bearer ${made.body.data?.entity.token}` };
  expect((await set(provider, { name: "Mine" }, own)).body.code).toBe("insufficient_scope");
  // The provider of patients decides who a patient is: no role sets it.
  const ofPatients = { name: "P", issuer: provider.issuer, ...provider.client, is_enabled: true };
  const toPatients = await clinic.call("PUT", "/clinic/patient_sign_in_provider", {
    headers: admin.headers,
    body: ofPatients,
  });
  expect(toPatients.body.code).toBe("insufficient_scope");
  expect((await remove(admin.headers)).status).toBe(204);
  const lines = await withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select("action")
      .where("actor", "=", `staff/${admin.id}`)
      .where("action", "like", "sign_in_provider.%")
      .orderBy("id")
      .execute(),
  );
  expect(lines.map(({ action }) => action)).toEqual(["sign_in_provider.add", "sign_in_provider.remove"]);
});
