import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hashPassword } from "../../platform/crypto/password.ts";
import { withTenant } from "../../platform/database/database.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { softPasskey } from "../../testing/soft-passkey.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const minute = 60_000;
const rpId = "aurora.localhost";
const origin = "http://aurora.localhost:8080";
const chosen = "a password of my own";
const bearer = { authorization: `Bearer ${known.aurora.clinicToken}` };
const deskHeader = { "x-anteroom-desk": "1" };
const refused = { status: 401, body: { code: "passkey_refused" } };

let clinic: WholeClinic;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(chosen); // once, because it costs on purpose
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
});
afterAll(() => clinic.close());

type Headers = Record<string, string>;
type Options = { at?: WholeClinic; clinic?: string; headers?: Headers };

let networks = 0;
async function post(path: string, body?: unknown, { at = clinic, headers = {}, ...rest }: Options = {}) {
  networks += 1;
  const answer = await at.call("POST", `/desk${path}`, {
    headers: { ...deskHeader, ...headers },
    ...(body === undefined ? {} : { body }),
    address: `10.7.${networks >> 8}.${networks & 255}`,
    ...rest,
  });
  const given = answer.headers["set-cookie"];
  const [cookie = ""] = typeof given === "string" ? given.split(";") : [];
  return { ...answer, session: { ...deskHeader, cookie } };
}

let accounts = 0;
/** An account with a password, and a session that has just proved it. */
async function join() {
  accounts += 1;
  const email = `someone-${accounts}@clinic.example`;
  const token = `session-of-somebody-${accounts}-0000000000`;
  const account = { role: "admin", email, token, passwordHash, isProven: true } as const;
  const id = await makeStaffSession(clinic, account);
  return { id, email, session: { ...deskHeader, cookie: `anteroom-desk=${token}` } };
}

type Session = { session: Headers; at?: WholeClinic };
const optionsFor = async ({ session, at = clinic }: Session) =>
  (await post("/passkeys/options", undefined, { headers: session, at })).body.data.entity;

async function register(who: Session, key = softPasskey({ origin, rpId })) {
  const { challenge } = await optionsFor(who);
  const body = { name: "Laptop", credential: key.register(challenge) };
  const answered = await post("/passkeys", body, { headers: who.session, at: who.at ?? clinic });
  return { key, answered };
}

const question = async (options: Options = {}) =>
  (await post("/passkey_sign_ins", undefined, options)).body.data.entity.challenge as string;
const enter = (credential: unknown, options: Options = {}) =>
  post("/passkey_sessions", { credential }, options);
const security = async (session: Headers, at = clinic) =>
  (await at.call("GET", "/desk/security", { headers: session })).body.data.entity;
const status = async (session: Headers, at = clinic) =>
  (await at.call("GET", "/clinic/staff", { headers: session })).status;
const remove = (id: number, session: Headers, at = clinic) =>
  at.call("DELETE", `/desk/passkeys/${id}`, { headers: session });

const entries = (id: number) =>
  withTenant(clinic.db, 1, (tx) =>
    tx
      .selectFrom("audit_log")
      .select(["actor", "action"])
      .where("object", "=", `staff/${id}`)
      .orderBy("id")
      .execute(),
  );

describe("a passkey alone", () => {
  test("opens a session with the role's scopes, and everything is audited", async () => {
    const { id, session } = await join();
    const { key, answered } = await register({ session });
    expect(answered).toMatchObject({ status: 201, body: { data: { entity: { has_second_factor: true } } } });
    const opened = await enter(key.logIn(await question()));
    expect(opened.status).toBe(201);
    expect(opened.body.data.entity).toMatchObject({ id, has_second_factor: true, lacks_factor: false });
    expect(String(opened.headers["set-cookie"])).toMatch(/^anteroom-desk=[\w-]{43}; Path=\/api; .*HttpOnly/);
    expect(await status(opened.session)).toBe(200);
    const own = await security(opened.session);
    expect(own).toMatchObject({ totp_since: null, passkeys: [{ name: "Laptop" }], requires_factor: false });
    expect(own.passkeys[0].last_used_at).not.toBeNull();
    expect(own.proven_until).not.toBeNull();
    const who = `staff/${id}`;
    expect(await entries(id)).toEqual([
      { actor: who, action: "desk.passkey_add" },
      { actor: who, action: "desk.passkey_sign_in" },
    ]);
  });

  test("is created for the clinic's host, discoverable and with user verification", async () => {
    const { email, session } = await join();
    expect(await optionsFor({ session })).toMatchObject({
      rp: { id: rpId, name: "Clinic aurora" },
      user: { name: email, displayName: "Staff admin" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
  });

  test("a signature is valid once, only with a challenge of ours and within five minutes", async () => {
    const { key } = await register(await join());
    const assertion = key.logIn(await question());
    expect((await enter(assertion)).status).toBe(201);
    expect(await enter(assertion)).toMatchObject(refused);
    expect(await enter(key.logIn("bm90LWFza2VkLWJ5LXVz"))).toMatchObject(refused);
    const late = key.logIn(await question());
    clinic.clock.setOffset(5 * minute);
    expect(await enter(late)).toMatchObject(refused);
  });

  test.each([
    ["from another site", { origin: "https://evil.example" }],
    ["from another clinic's page", { origin: "http://ipe.localhost:8080" }],
    ["for another host", { rpId: "ipe.localhost" }],
    ["with nobody in front of it", { isVerified: false }],
    ["with a counter that went back", { counter: 1 }],
  ])("a signature %s is refused", async (_what, tricks) => {
    const { key } = await register(await join());
    await enter(key.logIn(await question()));
    expect(await enter(key.logIn(await question(), tricks))).toMatchObject(refused);
  });

  test("another clinic's passkey and a patient's challenge are void", async () => {
    const { key } = await register(await join());
    const other = { clinic: "ipe" };
    expect(await enter(key.logIn(await question(other)), other)).toMatchObject(refused);
    const disguise = { origin: "http://ipe.localhost:8080", rpId: "ipe.localhost" };
    expect(await enter(key.logIn(await question(other), disguise), other)).toMatchObject(refused);
    const patients = await clinic.call("POST", "/patients/auth/passkey/options");
    expect(await enter(key.logIn(patients.body.data.entity.challenge))).toMatchObject(refused);
  });

  test("does not open a disabled account, and a reset for a lost device removes it", async () => {
    const { id, session } = await join();
    const { key } = await register({ session });
    const change = { name: "Helena", role: "admin", doctor_id: null, is_disabled: true };
    await clinic.call("PUT", `/clinic/staff/${id}`, { headers: bearer, body: change });
    expect(await enter(key.logIn(await question()))).toMatchObject(refused);
    const again = { ...change, is_disabled: false };
    const { body } = await clinic.call("PUT", `/clinic/staff/${id}`, { headers: bearer, body: again });
    expect(body.data.entity).toMatchObject({
      has_second_factor: true,
      has_authenticator_app: false,
      passkeys: 1,
    });
    expect((await enter(key.logIn(await question()))).status).toBe(201);
    const reset = (removes_second_factor: boolean) =>
      clinic.call("POST", `/clinic/staff/${id}/password_reset`, {
        headers: bearer,
        body: { removes_second_factor },
      });
    expect((await reset(false)).body.data.entity.passkeys).toBe(1);
    expect((await reset(true)).body.data.entity).toMatchObject({ passkeys: 0, has_second_factor: false });
    expect(await enter(key.logIn(await question()))).toMatchObject(refused);
  });

  test("challenges are limited by network and need the header that other sites cannot send", async () => {
    const ask = () =>
      clinic.call("POST", "/desk/passkey_sign_ins", { headers: deskHeader, address: "10.6.6.6" });
    for (let count = 0; count < 60; count += 1) expect((await ask()).status).toBe(201);
    expect((await ask()).status).toBe(429);
    expect((await clinic.call("POST", "/desk/passkey_sign_ins")).status).toBe(400);
  });
});

describe("a passkey after the password", () => {
  test("is required and completes the sign-in; a code or somebody else's passkey does not", async () => {
    const { id, email, session } = await join();
    const { key } = await register({ session });
    const { key: others } = await register(await join());
    const give = (more: object) => post("/sessions", { email, password: chosen, ...more });
    expect((await give({})).body).toMatchObject({ code: "second_factor_required", methods: ["passkey"] });
    expect((await give({ code: "123456" })).body.code).toBe("second_factor_required");
    expect(await give({ passkey: others.logIn(await question()) })).toMatchObject(refused);
    expect(await give({ passkey: key.logIn("bm90LWFza2VkLWJ5LXVz") })).toMatchObject(refused);
    const passkey = key.logIn(await question());
    const wrong = await post("/sessions", { email, password: "wrong", passkey });
    expect(wrong.body.code).toBe("wrong_credentials");
    expect(await give({ passkey })).toMatchObject({ status: 201, body: { data: { entity: { id } } } });
    expect(await give({ passkey })).toMatchObject(refused);
  });
});

describe("changing passkeys", () => {
  const changes = [
    ["POST", "/passkeys/options"],
    ["DELETE", "/passkeys/1"],
    ["POST", "/totp"],
  ] as const;

  test.each(changes)("%s %s requires the password again after ten minutes", async (method, path) => {
    const { session: headers } = await join();
    clinic.clock.setOffset(10 * minute);
    const call = () => clinic.call(method, `/desk${path}`, { headers });
    expect(await call()).toMatchObject({ status: 403, body: { code: "proof_needed" } });
    const prove = (password: string) => post("/security/proof", { password }, { headers });
    expect((await prove("wrong")).body.code).toBe("wrong_password");
    expect((await prove(chosen)).status).toBe(200);
    expect((await call()).body?.code).not.toBe("proof_needed");
  });

  test("password entry is delayed after five wrong guesses", async () => {
    const { session: headers } = await join();
    const prove = (password: string) => post("/security/proof", { password }, { headers });
    for (let count = 0; count < 5; count += 1) expect((await prove("wrong")).status).toBe(403);
    expect((await prove(chosen)).status).toBe(429);
  });

  test("a passkey is renamed and removed by its owner only, and is then void", async () => {
    const { id: account, session } = await join();
    const { session: colleague } = await join();
    const { key } = await register({ session });
    const [{ id }] = (await security(session)).passkeys;
    const rename = (headers: Headers) =>
      clinic.call("PUT", `/desk/passkeys/${id}`, { headers, body: { name: "Room 2" } });
    expect((await rename(colleague)).status).toBe(404);
    expect((await remove(id, colleague)).status).toBe(404);
    expect((await rename(session)).status).toBe(204);
    expect((await security(session)).passkeys).toMatchObject([{ id, name: "Room 2" }]);
    expect((await remove(id, session)).status).toBe(204);
    expect((await remove(id, session)).status).toBe(404);
    expect(await enter(key.logIn(await question()))).toMatchObject(refused);
    const actions = (await entries(account)).map(({ action }) => action);
    expect(actions.slice(-2)).toEqual(["desk.passkey_rename", "desk.passkey_remove"]);
  });

  test.each([
    ["from another site", { origin: "https://evil.example" }],
    ["for another host", { rpId: "ipe.localhost" }],
    ["with nobody in front of it", { isVerified: false }],
  ])("a passkey created %s is not stored", async (_what, tricks) => {
    const { session } = await join();
    const { challenge } = await optionsFor({ session });
    const credential = softPasskey({ origin, rpId }).register(challenge, tricks);
    expect(await post("/passkeys", { name: "Laptop", credential }, { headers: session })).toMatchObject(
      refused,
    );
  });

  test("a sign-in challenge or a colleague's challenge creates no passkey, and each is stored once", async () => {
    const { session } = await join();
    const colleague = await optionsFor(await join());
    for (const challenge of [await question(), colleague.challenge]) {
      const credential = softPasskey({ origin, rpId }).register(challenge);
      const answer = await post("/passkeys", { name: "Laptop", credential }, { headers: session });
      expect(answer).toMatchObject(refused);
    }
    const { key } = await register({ session });
    expect((await register({ session }, key)).answered.body.code).toBe("status_conflict");
  });
});

test("a production passkey lifts the restriction, ends password-only sessions, and the last one stays", async () => {
  const live = await openWholeClinic({
    now: "2027-03-01T09:00:00.000Z",
    env: {
      ANTEROOM_ENV: "production",
      BASE_URL: "https://clinic.example",
      DATABASE_URL: "postgres://db/anteroom",
      DATA_KEY: "k".repeat(44),
      SMTP_URL: "smtp://mail",
      TURN: "none",
      PAYMENTS: "none",
    },
  });
  try {
    const own = { origin: "https://aurora.localhost", rpId };
    const email = "live@clinic.example";
    const made = await live.call("POST", "/clinic/staff", {
      headers: bearer,
      body: { email, name: "Helena Duarte", role: "admin", doctor_id: null },
    });
    const { one_time_password: password } = made.body.data.entity;
    const first = { email, password, new_password: chosen };
    const { session } = await post("/sessions", first, { at: live });
    const { session: other } = await post("/sessions", { email, password: chosen }, { at: live });
    expect([await status(session, live), await status(other, live)]).toEqual([403, 403]);
    const { key, answered } = await register({ session, at: live }, softPasskey(own));
    expect(answered.body.data.entity).toMatchObject({ has_second_factor: true, lacks_factor: false });
    expect([await status(session, live), await status(other, live)]).toEqual([200, 401]);
    const opened = await enter(key.logIn(await question({ at: live })), { at: live });
    expect(opened.body.data.entity.lacks_factor).toBe(false);
    const [{ id }] = (await security(session, live)).passkeys;
    expect((await security(session, live)).requires_factor).toBe(true);
    expect((await remove(id, session, live)).body.code).toBe("last_factor");
    await register({ session, at: live }, softPasskey(own));
    expect((await remove(id, session, live)).status).toBe(204);
  } finally {
    await live.close();
  }
});
