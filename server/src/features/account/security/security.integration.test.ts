import { Secret, TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { unseal } from "../../../platform/crypto/secrets.ts";
import { softPasskey } from "../../../testing/soft-passkey.ts";
import { changeSettings, known, type TestClinic } from "../../../testing/test-clinic.ts";
import { openWholeClinic } from "../../../testing/whole-clinic.ts";

const minute = 60_000;
const login = "patient@aurora.example";
const password = "a long password";
let clinic: TestClinic;

beforeEach(async () => {
  clinic = await openWholeClinic();
  const { tenantId: tenant_id, patientId: patient_id } = known.aurora;
  const password_hash = await hashPassword(password);
  await withTenant(clinic.db, tenant_id, (tx) =>
    tx
      .insertInto("credentials")
      .values({ tenant_id, patient_id, login, password_hash, changed_at: clinic.clock.now() })
      .execute(),
  );
});
afterEach(() => clinic.close());

type Options = { token?: string; clinic?: string };
const post = (path: string, body?: unknown, { token, ...options }: Options = {}) =>
  clinic.call("POST", `/patients${path}`, {
    ...(body === undefined ? {} : { body }),
    ...(token ? { headers: { "x-patient-token": token } } : {}),
    ...options,
  });
const remove = (path: string, token: string) =>
  clinic.call("DELETE", `/patients${path}`, { headers: { "x-patient-token": token } });
const security = async (token: string) =>
  (await clinic.call("GET", "/patients/security", { headers: { "x-patient-token": token } })).body.data
    .entity;
const enter = () => post("/auth/login", { login, password });
const tokenOf = async () => (await enter()).body.data.entity.token as string;
const answer = (challenge: string, method: string, code: string) =>
  post("/auth/login/second_factor", { challenge, method, code });

async function lastMail() {
  const mail = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("mails").selectAll().orderBy("id", "desc").executeTakeFirst(),
  );
  return { ...mail, code: /^\d{6}$/m.exec(mail?.body ?? "")?.[0] ?? "" };
}

/** Codes as the patient's app shows them at the clinic's time. */
const codeOf = (secret: string, { stepsAhead = 0 } = {}) =>
  new TOTP({ secret }).generate({ timestamp: clinic.clock.now().getTime() + stepsAhead * 30_000 });
const anotherThan = (code: string) => (code === "123456" ? "654321" : "123456");

async function turnTotpOn(): Promise<{ secret: string; token: string; recoveryCodes: string[] }> {
  const token = await tokenOf();
  const { secret } = (await post("/security/totp", undefined, { token })).body.data.entity;
  const confirmed = await post("/security/totp/confirmation", { code: codeOf(secret) }, { token });
  expect(confirmed.status).toBe(200);
  clinic.clock.setOffset(minute);
  return { secret, token, recoveryCodes: confirmed.body.data.entity.recovery_codes };
}

async function turnEmailOn(): Promise<string> {
  const token = await tokenOf();
  const { challenge } = (await post("/security/email", undefined, { token })).body.data.entity;
  const { code } = await lastMail();
  expect((await post("/security/email/confirmation", { challenge, code }, { token })).status).toBe(200);
  clinic.clock.setOffset(minute);
  return token;
}

describe("authenticator app", () => {
  test(
    "an enabled app turns the password into a challenge that a six-digit code completes",
    { tags: ["S9.CONST.02", "S2.OVL.08"] },
    async () => {
      const { secret } = await turnTotpOn();
      const requested = await enter();
      expect(requested).toMatchObject({
        status: 401,
        body: { code: "second_factor_required", methods: ["totp", "recovery"] },
      });
      expect(requested.body.data).toBeUndefined();
      for (const code of ["12345", "1234567", "12345a", ""])
        expect((await answer(requested.body.challenge, "totp", code)).status).toBe(400);
      const given = await answer(requested.body.challenge, "totp", codeOf(secret));
      expect(given.status).toBe(200);
      expect((await security(given.body.data.entity.token)).totp_since).not.toBeNull();
    },
  );

  test("the challenge is not a session, and the key is shown once", async () => {
    const { token } = await turnTotpOn();
    const { challenge } = (await enter()).body;
    const requested = await clinic.call("GET", "/patients", { headers: { "x-patient-token": challenge } });
    expect(requested.status).toBe(401);
    expect(JSON.stringify(await security(token))).not.toContain("secret");
    expect((await post("/security/totp", undefined, { token })).body.code).toBe("status_conflict");
  });

  test("an unconfirmed key locks nobody out", async () => {
    const token = await tokenOf();
    await post("/security/totp", undefined, { token });
    expect((await enter()).status).toBe(200);
  });

  test("a code is valid once within its 30 seconds, and no earlier code after it", async () => {
    const { secret } = await turnTotpOn();
    const [first, second] = [(await enter()).body.challenge, (await enter()).body.challenge];
    const earlier = codeOf(secret, { stepsAhead: -1 });
    const code = codeOf(secret);
    expect((await answer(first, "totp", code)).status).toBe(200);
    for (const again of [code, earlier])
      expect(await answer(second, "totp", again)).toMatchObject({
        status: 401,
        body: { code: "wrong_code" },
      });
  });

  test("one of thirty browsers with the same code gets in", async () => {
    const { secret } = await turnTotpOn();
    const challenges: string[] = [];
    for (let count = 0; count < 5; count += 1) challenges.push((await enter()).body.challenge);
    const code = codeOf(secret);
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, at) => answer(challenges[at % 5] ?? "", "totp", code)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test.each([
    [-2, 401],
    [-1, 200],
    [1, 200],
    [2, 401],
  ])("a clock that is %i steps off is answered %i", async (stepsAhead, status) => {
    const { secret } = await turnTotpOn();
    clinic.clock.setOffset(5 * minute);
    expect(
      (await answer((await enter()).body.challenge, "totp", codeOf(secret, { stepsAhead }))).status,
    ).toBe(status);
  });

  test("a completed challenge cannot be reused", async () => {
    const { secret } = await turnTotpOn();
    const { challenge } = (await enter()).body;
    await answer(challenge, "totp", codeOf(secret));
    clinic.clock.setOffset(minute);
    expect((await answer(challenge, "totp", codeOf(secret))).body.code).toBe("challenge_expired");
  });

  test("guesses stop after five wrong codes and twenty in a day across browsers", async () => {
    const { secret } = await turnTotpOn();
    const guess = async (count: number) => {
      const statuses = [];
      for (let at = 0; at < count; at += 1) {
        const { challenge } = (await enter()).body;
        statuses.push((await answer(challenge, "totp", anotherThan(codeOf(secret)))).status);
      }
      return statuses;
    };
    expect(await guess(6)).toEqual([401, 401, 401, 401, 401, 429]);
    const { challenge } = (await enter()).body;
    const right = await answer(challenge, "totp", codeOf(secret));
    expect(right).toMatchObject({ status: 429, body: { code: "too_many_requests", retry_after: 900 } });
    for (let spell = 0; spell < 3; spell += 1) {
      clinic.clock.setOffset(15 * minute);
      expect(await guess(5)).toEqual([401, 401, 401, 401, 401]);
    }
    clinic.clock.setOffset(15 * minute);
    const refused = await answer((await enter()).body.challenge, "totp", codeOf(secret));
    expect(refused).toMatchObject({
      status: 429,
      body: { code: "too_many_codes", detail: "Wait 23 hours, or contact the clinic." },
    });
  });

  test("only five of many simultaneous guesses are checked", async () => {
    const { secret } = await turnTotpOn();
    const { challenge } = (await enter()).body;
    const wrong = anotherThan(codeOf(secret));
    const answers = await Promise.all(Array.from({ length: 30 }, () => answer(challenge, "totp", wrong)));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
  });

  test("a patient's key opens no other account, and a challenge is void at another clinic", async () => {
    const { secret } = await turnTotpOn();
    const { challenge } = (await enter()).body;
    const body = { challenge, method: "totp", code: codeOf(secret) };
    const elsewhere = await post("/auth/login/second_factor", body, { clinic: "ipe" });
    expect(elsewhere).toMatchObject({ status: 401, body: { code: "challenge_expired" } });
  });

  test("switching the app off restores password-only sign-in and deletes the recovery codes", async () => {
    const { token } = await turnTotpOn();
    expect((await remove("/security/totp", token)).status).toBe(204);
    expect((await security(token)).recovery_codes_left).toBe(0);
    expect((await enter()).status).toBe(200);
  });
});

describe("codes by email", () => {
  test("the mail contains the code, its subject does not, and the address is shown masked", async () => {
    await turnEmailOn();
    const requested = await enter();
    expect(requested.body).toMatchObject({
      code: "second_factor_required",
      methods: ["email", "recovery"],
      sent_to: "p…t@aurora.example",
    });
    const mail = await lastMail();
    expect(mail.subject).not.toMatch(/\d{6}/);
    expect(mail.recipient).toBe(login);
    expect((await answer(requested.body.challenge, "email", mail.code)).status).toBe(200);
  });

  test("a code is valid once for ten minutes, until a new one is sent", async () => {
    await turnEmailOn();
    const { challenge } = (await enter()).body;
    const first = (await lastMail()).code;
    clinic.clock.setOffset(10 * minute);
    expect((await answer(challenge, "email", first)).body.code).toBe("wrong_code");
    expect((await post("/auth/login/second_factor/email_code", { challenge })).status).toBe(200);
    const second = (await lastMail()).code;
    clinic.clock.setOffset(minute);
    expect((await post("/auth/login/second_factor/email_code", { challenge })).status).toBe(200);
    const third = (await lastMail()).code;
    expect(second === third || (await answer(challenge, "email", second)).status === 401).toBe(true);
    expect((await answer(challenge, "email", third)).status).toBe(200);
    expect((await answer(challenge, "email", third)).body.code).toBe("challenge_expired");
  });

  test("a code is bound to the browser that requested it", async () => {
    await turnEmailOn();
    const { challenge } = (await enter()).body;
    const { code } = await lastMail();
    clinic.clock.setOffset(minute);
    const other = (await enter()).body.challenge;
    const isSame = (await lastMail()).code === code;
    expect(isSame || (await answer(other, "email", code)).status === 401).toBe(true);
    expect((await answer(challenge, "email", code)).status).toBe(200);
  });

  test("a new code is sent at most every 30 seconds and five times in a quarter of an hour", async () => {
    await turnEmailOn();
    const { challenge } = (await enter()).body;
    const again = () => post("/auth/login/second_factor/email_code", { challenge });
    expect(await again()).toMatchObject({ status: 429, body: { code: "email_just_sent", retry_after: 30 } });
    for (let count = 0; count < 3; count += 1) {
      clinic.clock.setOffset(30_000);
      expect((await again()).status).toBe(200);
    }
    clinic.clock.setOffset(30_000);
    expect(await again()).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
  });

  test("the database holds neither a code nor a value to derive it from", async () => {
    await turnEmailOn();
    const { challenge } = (await enter()).body;
    const { code } = await lastMail();
    const rows = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("code_challenges").selectAll().execute(),
    );
    const stored = JSON.stringify(rows);
    expect(stored).not.toContain(challenge);
    expect(stored).not.toContain(`"${code}"`);
  });

  test("the database holds an app's key encrypted for its patient only", async () => {
    const { secret } = await turnTotpOn();
    const [row] = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("second_factors").selectAll().execute(),
    );
    const key = Buffer.from(Secret.fromBase32(secret).buffer);
    expect(row?.sealed_secret?.includes(key)).toBe(false);
    const dataKey = clinic.services.config.dataKey;
    const here = { dataKey, purpose: "totp", tenantId: 1, patientId: known.aurora.patientId };
    expect(unseal(row?.sealed_secret ?? Buffer.alloc(0), here)).toEqual(key);
    expect(() => unseal(row?.sealed_secret ?? Buffer.alloc(0), { ...here, patientId: 2 })).toThrow(
      "unable to authenticate",
    );
    const inPlain = withTenant(clinic.db, 1, (tx) =>
      tx.updateTable("second_factors").set({ sealed_secret: key }).execute(),
    );
    await expect(inPlain).rejects.toThrow(/check constraint/);
  });

  test("a factor that is off answers nothing, and a setup code is void for a log-in", async () => {
    const { secret, token } = await turnTotpOn();
    const begun = await post("/security/email", undefined, { token });
    const { code } = await lastMail();
    const { challenge } = (await enter()).body;
    expect((await post("/auth/login/second_factor/email_code", { challenge })).status).toBe(401);
    expect((await answer(challenge, "email", code)).status).toBe(401);
    expect((await answer(begun.body.data.entity.challenge, "email", code)).body.code).toBe(
      "challenge_expired",
    );
    expect((await answer(challenge, "totp", codeOf(secret))).status).toBe(200);
  });
});

describe("recovery codes", () => {
  test("ten codes are shown once, each valid once in any notation, and stored as argon2id hashes", async () => {
    const { recoveryCodes, token } = await turnTotpOn();
    expect(recoveryCodes).toHaveLength(10);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [code = "", other = ""] = recoveryCodes;
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/);
    const typed = code.toLowerCase().replaceAll("-", " ");
    expect((await answer((await enter()).body.challenge, "recovery", typed)).status).toBe(200);
    expect((await answer((await enter()).body.challenge, "recovery", code)).body.code).toBe("wrong_code");
    expect((await answer((await enter()).body.challenge, "recovery", other)).status).toBe(200);
    expect((await security(token)).recovery_codes_left).toBe(8);
    const rows = await withTenant(clinic.db, 1, (tx) =>
      tx.selectFrom("recovery_codes").selectAll().execute(),
    );
    expect(JSON.stringify(rows)).not.toContain(code.replaceAll("-", ""));
  });

  test("new codes replace the old ones; none exist without a second factor", async () => {
    const plain = await tokenOf();
    expect((await post("/security/recovery_codes", undefined, { token: plain })).body.code).toBe(
      "status_conflict",
    );
    const { recoveryCodes, token } = await turnTotpOn();
    const renewed = await post("/security/recovery_codes", undefined, { token });
    const fresh = renewed.body.data.entity.recovery_codes as string[];
    expect((await answer((await enter()).body.challenge, "recovery", recoveryCodes[0] ?? "")).status).toBe(
      401,
    );
    expect((await answer((await enter()).body.challenge, "recovery", fresh[0] ?? "")).status).toBe(200);
  });
});

describe("changing account protection", () => {
  const changes = [
    ["POST", "/security/totp"],
    ["DELETE", "/security/totp"],
    ["POST", "/security/email"],
    ["DELETE", "/security/email"],
    ["POST", "/security/recovery_codes"],
    ["POST", "/passkeys/options"],
    ["DELETE", "/passkeys/1"],
  ] as const;

  test.each(changes)(
    "%s %s requires the password again after ten minutes, and always a session",
    async (method, path) => {
      const token = await tokenOf();
      clinic.clock.setOffset(10 * minute);
      const headers = { "x-patient-token": token };
      const call = (given: Record<string, string>) =>
        clinic.call(method, `/patients${path}`, { headers: given });
      expect(await call(headers)).toMatchObject({ status: 403, body: { code: "proof_needed" } });
      expect((await call({})).status).toBe(401);
      expect((await post("/security/proof", { password: "wrong" }, { token })).body.code).toBe(
        "wrong_password",
      );
      expect((await post("/security/proof", { password }, { token })).status).toBe(200);
      expect((await call(headers)).body?.code).not.toBe("proof_needed");
    },
  );

  test("password entry is delayed after five wrong guesses", async () => {
    const token = await tokenOf();
    for (let count = 0; count < 5; count += 1)
      expect((await post("/security/proof", { password: "wrong" }, { token })).status).toBe(403);
    expect((await post("/security/proof", { password }, { token })).status).toBe(429);
  });

  test("every change is in the audit log, and the owner gets an email without secrets", async () => {
    const { secret, token } = await turnTotpOn();
    await remove("/security/totp", token);
    const mail = await lastMail();
    expect(mail).toMatchObject({ recipient: login, code: "" });
    expect(mail.body).not.toContain(secret);
    const lines = await withTenant(clinic.db, 1, (tx) =>
      tx
        .selectFrom("audit_log")
        .select(["actor", "action"])
        .where("action", "like", "factor.%")
        .orderBy("id")
        .execute(),
    );
    expect(lines).toEqual([
      { actor: "patient/1", action: "factor.add" },
      { actor: "patient/1", action: "factor.remove" },
    ]);
  });
});

describe("passkeys", () => {
  const rpId = "aurora.localhost";
  const origin = "http://aurora.localhost:8080";
  const name = "My phone";

  async function register(key = softPasskey({ origin, rpId })) {
    const token = await tokenOf();
    const options = (await post("/passkeys/options", undefined, { token })).body.data.entity;
    const answered = await post(
      "/passkeys",
      { name, credential: key.register(options.challenge) },
      { token },
    );
    return { key, token, options, answered };
  }
  const question = async (clinicSlug = "aurora") =>
    (await post("/auth/passkey/options", undefined, { clinic: clinicSlug })).body.data.entity
      .challenge as string;
  const logIn = (assertion: unknown, clinicSlug = "aurora") =>
    post("/auth/passkey", { credential: assertion }, { clinic: clinicSlug });
  const refused = { status: 401, body: { code: "passkey_refused" } };

  test("a passkey is created for the clinic's host with user verification, and opens a session alone", async () => {
    const { key, token, options, answered } = await register();
    expect(options).toMatchObject({
      rp: { id: rpId, name: "Clinic aurora" },
      attestation: "none",
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
    });
    expect(answered.status).toBe(201);
    const opened = await logIn(key.logIn(await question()));
    expect(opened.status).toBe(200);
    expect((await security(opened.body.data.entity.token)).passkeys).toMatchObject([{ name }]);
    expect((await security(token)).passkeys[0].last_used_at).not.toBeNull();
  });

  test("a passkey requires no further factor", async () => {
    const { key } = await register();
    await turnTotpOn();
    expect((await logIn(key.logIn(await question()))).status).toBe(200);
  });

  test("a signature is valid once and only with a challenge of ours", async () => {
    const { key } = await register();
    const assertion = key.logIn(await question());
    expect((await logIn(assertion)).status).toBe(200);
    expect(await logIn(assertion)).toMatchObject(refused);
    expect(await logIn(key.logIn("bm90LWFza2VkLWJ5LXVz"))).toMatchObject(refused);
    const late = key.logIn(await question());
    clinic.clock.setOffset(5 * minute);
    expect(await logIn(late)).toMatchObject(refused);
  });

  test.each([
    ["from another site", { origin: "https://evil.example" }],
    ["from another clinic's page", { origin: "http://ipe.localhost:8080" }],
    ["for another host", { rpId: "ipe.localhost" }],
    ["with nobody in front of it", { isVerified: false }],
    ["with a counter that went back", { counter: 1 }],
  ])("a signature %s is refused", async (_what, tricks) => {
    const { key } = await register();
    await logIn(key.logIn(await question()));
    expect(await logIn(key.logIn(await question(), tricks))).toMatchObject(refused);
  });

  test("a forged signature and an unknown passkey get the same refusal", async () => {
    const { key } = await register();
    const stranger = softPasskey({ origin, rpId });
    const forged = { ...stranger.logIn(await question()), id: key.id, rawId: key.id };
    const unknown = await logIn(stranger.logIn(await question()));
    expect(unknown).toMatchObject(refused);
    expect((await logIn(forged)).body).toEqual(unknown.body);
  });

  test("a passkey of one clinic is void at another", async () => {
    const { key } = await register();
    expect(await logIn(key.logIn(await question("ipe")), "ipe")).toMatchObject(refused);
    const disguised = key.logIn(await question("ipe"), {
      origin: "http://ipe.localhost:8080",
      rpId: "ipe.localhost",
    });
    expect(await logIn(disguised, "ipe")).toMatchObject(refused);
  });

  test.each([
    ["from another site", { origin: "https://evil.example" }],
    ["for another host", { rpId: "ipe.localhost" }],
    ["with nobody in front of it", { isVerified: false }],
  ])("a passkey created %s is not stored", async (_what, tricks) => {
    const token = await tokenOf();
    const { challenge } = (await post("/passkeys/options", undefined, { token })).body.data.entity;
    const credential = softPasskey({ origin, rpId }).register(challenge, tricks);
    expect(await post("/passkeys", { name, credential }, { token })).toMatchObject(refused);
  });

  test("a log-in challenge or another patient's challenge creates no passkey", async () => {
    const token = await tokenOf();
    const credential = softPasskey({ origin, rpId }).register(await question());
    expect(await post("/passkeys", { name, credential }, { token })).toMatchObject(refused);
  });

  test("a passkey is stored once", async () => {
    const { key, token } = await register();
    const { challenge } = (await post("/passkeys/options", undefined, { token })).body.data.entity;
    const again = await post("/passkeys", { name, credential: key.register(challenge) }, { token });
    expect(again.body.code).toBe("status_conflict");
  });

  test("a passkey is renamed by its owner alone, and audited", async () => {
    const { token } = await register();
    const [{ id }] = (await security(token)).passkeys;
    const rename = (to: string, session = token, at = "aurora") =>
      clinic.call("PUT", `/patients/passkeys/${id}`, {
        clinic: at,
        headers: { "x-patient-token": session },
        body: { name: to },
      });
    expect([403, 404]).toContain((await rename("Theirs", known.ipe.patientToken, "ipe")).status);
    expect((await rename("")).status).toBe(400);
    expect((await rename("My tablet")).status).toBe(204);
    expect((await security(token)).passkeys).toMatchObject([{ id, name: "My tablet" }]);
    const actions = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      tx.selectFrom("audit_log").select("action").where("action", "=", "passkey.rename").execute(),
    );
    expect(actions).toHaveLength(1);
    clinic.clock.setOffset(10 * minute);
    expect(await rename("Much later")).toMatchObject({ status: 403, body: { code: "proof_needed" } });
  });

  test("a removed passkey is void, and nobody removes another's", async () => {
    const { key, token } = await register();
    const [{ id }] = (await security(token)).passkeys;
    const elsewhere = await clinic.call("DELETE", `/patients/passkeys/${id}`, {
      clinic: "ipe",
      headers: { "x-patient-token": known.ipe.patientToken },
    });
    expect([403, 404]).toContain(elsewhere.status);
    expect((await remove(`/passkeys/${id}`, token)).status).toBe(204);
    expect((await remove(`/passkeys/${id}`, token)).status).toBe(404);
    expect(await logIn(key.logIn(await question()))).toMatchObject(refused);
  });

  test("challenges are limited by address and refused where the clinic has no log-in", async () => {
    for (let count = 0; count < 60; count += 1) await question();
    expect((await post("/auth/passkey/options")).status).toBe(429);
    await changeSettings(clinic, "aurora", { patientsLogIn: false });
    expect((await post("/auth/passkey/options")).body.code).toBe("feature_off");
    expect((await logIn(softPasskey({ origin, rpId }).logIn("bm9uZQ"))).body.code).toBe("feature_off");
  });
});
