import pg from "pg";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { claimCpf } from "../../../shared/account/taxpayer-logins.ts";
import { changeSettings, known, openTestClinic, type TestClinic } from "../../../testing/test-clinic.ts";
import { accountRoutes } from "./account-routes.ts";

let clinic: TestClinic;
const forgotten: Buffer[] = [];
beforeEach(async () => {
  clinic = await openTestClinic({
    mount: (services) => accountRoutes(services, { forgetSession: (hash) => void forgotten.push(hash) }),
  });
  await withTenant(clinic.db, known.aurora.tenantId, async (tx) =>
    tx
      .insertInto("credentials")
      .values({
        tenant_id: known.aurora.tenantId,
        patient_id: known.aurora.patientId,
        login: "patient@aurora.example",
        password_hash: await hashPassword("a long password"),
        changed_at: clinic.clock.now(),
      })
      .execute(),
  );
});
afterEach(() => clinic.close());

const login = "patient@aurora.example";
const enter = (password: string, as = login, options: { clinic?: string } = {}) =>
  clinic.call("POST", "/patients/auth/login", { body: { login: as, password }, ...options });
const patient = (token: string) => clinic.call("GET", "/patients", { headers: { "x-patient-token": token } });

test(
  "the right password returns a session, and the session its patient",
  { tags: ["S4.SESSION.01", "S3.PROFILE.02", "S3.PROFILE.06", "S7.API.07", "S6.ROLE.06"] },
  async () => {
    const { status, body, headers } = await enter("a long password", "  Patient@Aurora.Example ");
    expect(status).toBe(200);
    expect(headers["cache-control"]).toBe("no-store");
    expect(body.data.entity.expires_at).toBe("2027-03-31T09:00:00.000Z");
    const answer = await patient(body.data.entity.token);
    expect(answer).toMatchObject({
      status: 200,
      body: { patient: { id: 1, name: "Patient aurora", email: login, birthdate: "1990-05-17" } },
    });
    expect(answer.headers["cache-control"]).toBe("no-store");
  },
);

test(
  "ping reports whether a token is valid, from header or query; the header wins",
  { tags: ["S7.API.06", "D.10"] },
  async () => {
    const token = known.aurora.patientToken;
    const ping = (query: string, headers: Record<string, string> = {}) =>
      clinic.call("GET", `/patients/auth/ping${query}`, { headers });
    expect((await ping("", { "x-patient-token": token })).status).toBe(204);
    expect((await ping(`?token=${token}`)).status).toBe(204);
    const unknown = await ping("?token=unknown");
    expect(unknown.status).toBe(401);
    expect(unknown.body.reason, "nothing was ended").toBeUndefined();
    expect((await ping(`?token=${token}`, { "x-patient-token": "unknown" })).status).toBe(401);
    expect((await ping("")).status).toBe(401);
  },
);

test("a wrong password and an unknown account answer the same", { tags: ["S7.API.20"] }, async () => {
  const [wrong, unknown] = [await enter("wrong"), await enter("wrong", "nobody@aurora.example")];
  expect(wrong).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
  expect(unknown.body).toEqual(wrong.body);
});

test("the account of one clinic does not exist at another", async () => {
  expect(await enter("a long password", login, { clinic: "ipe" })).toMatchObject({ status: 401 });
  expect(
    (
      await clinic.call("GET", "/patients", {
        clinic: "ipe",
        headers: { "x-patient-token": known.aurora.patientToken },
      })
    ).status,
  ).toBe(401);
});

test("five wrong tries delay an address for an account, known or not, also with the right password", async () => {
  for (const as of [login, "nobody@aurora.example"]) {
    for (let count = 0; count < 5; count += 1) expect((await enter("wrong", as)).status).toBe(401);
    const refused = await enter("a long password", as);
    expect(refused).toMatchObject({ status: 429, body: { code: "too_many_requests", retry_after: 60 } });
    expect(refused.headers["retry-after"]).toBe("60");
  }
  clinic.clock.setOffset(60_000);
  expect((await enter("a long password")).status).toBe(200);
});

test("only five of many simultaneous guesses are checked", async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => enter("wrong")));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(5);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(25);
});

test("twenty wrong tries delay an address for every account", async () => {
  for (let count = 0; count < 20; count += 1)
    expect((await enter("wrong", `nobody-${count}@aurora.example`)).status).toBe(401);
  expect((await enter("a long password")).status).toBe(429);
});

test("the right password resets the account's count and not the address's", async () => {
  for (let round = 0; round < 8; round += 1) {
    for (let count = 0; count < 2; count += 1) expect((await enter("wrong")).status).toBe(401);
    expect((await enter("a long password")).status).toBe(200);
  }
});

test(
  "a log-out invalidates the token and leaves other devices signed in",
  { tags: ["S4.SESSION.05"] },
  async () => {
    const { body } = await enter("a long password");
    const headers = { "x-patient-token": body.data.entity.token };
    clinic.clock.setOffset(60_000); // later than the password
    expect((await clinic.call("POST", "/patients/auth/logout", { headers })).status).toBe(204);
    expect(await patient(body.data.entity.token)).toMatchObject({
      status: 401,
      body: { code: "unauthenticated" },
    });
    const ping = await clinic.call("GET", "/patients/auth/ping", { headers });
    expect(ping).toMatchObject({ status: 401, body: { reason: "revoked" } });
    expect((await patient(known.aurora.patientToken)).status).toBe(200);
    expect(forgotten).toHaveLength(1);
  },
);

test("a log-in over a live session issues a new token and revokes the old one", async () => {
  const first = (await enter("a long password")).body.data.entity.token;
  const second = await clinic.call("POST", "/patients/auth/login", {
    body: { login, password: "a long password" },
    headers: { "x-patient-token": first },
  });
  expect(second.body.data.entity.token).not.toBe(first);
  expect((await patient(first)).status).toBe(401);
});

test("a session ends after seven idle days and after thirty days in any case", async () => {
  const day = 86_400_000;
  const { token } = (await enter("a long password")).body.data.entity;
  for (const days of [6, 6, 6, 6]) {
    clinic.clock.setOffset(days * day);
    expect((await patient(token)).status).toBe(200);
  }
  clinic.clock.setOffset(6 * day);
  expect((await patient(token)).status).toBe(401);

  const idle = (await enter("a long password")).body.data.entity.token;
  clinic.clock.setOffset(7 * day);
  expect((await patient(idle)).status).toBe(401);
});

describe("log-in by CPF", () => {
  const cpf = "529.982.247-25";
  const giveCpf = (number: string) =>
    withTenant(clinic.db, known.aurora.tenantId, (tx) =>
      claimCpf(tx, {
        tenantId: known.aurora.tenantId,
        patientId: known.aurora.patientId,
        number,
        now: clinic.clock.now(),
      }),
    );

  test.each([
    ["52998224725", cpf],
    [cpf, "52998224725"],
    ["529.982.247-25", " 529 982 247 25 "],
  ])(
    "the CPF stored as %s signs in as %s where enabled, and so does the email address",
    { tags: ["S5.LOGIN.02", "S3.SET.patientsTaxpayerLogin"] },
    async (stored, typed) => {
      await changeSettings(clinic, "aurora", { patientsTaxpayerLogin: true });
      await giveCpf(stored);
      const answer = await enter("a long password", typed);
      expect(answer.status).toBe(200);
      expect((await patient(answer.body.data.entity.token)).body.patient.id).toBe(known.aurora.patientId);
      expect((await enter("a long password")).status).toBe(200);
    },
  );

  test(
    "a CPF is refused with the usual message where disabled",
    { tags: ["S5.LOGIN.01", "S3.SET.patientsTaxpayerLogin"] },
    async () => {
      await giveCpf("52998224725");
      for (const typed of [cpf, "52998224725"])
        expect(await enter("a long password", typed)).toMatchObject({
          status: 401,
          body: { code: "wrong_credentials" },
        });
    },
  );

  test(
    "a wrong password, an unknown CPF and wrong check digits answer the same",
    { tags: ["S7.API.20"] },
    async () => {
      await changeSettings(clinic, "aurora", { patientsTaxpayerLogin: true });
      await giveCpf("52998224725");
      const [wrong, unknown, mistyped] = [
        await enter("wrong", cpf),
        await enter("a long password", "111.444.777-35"),
        await enter("a long password", "529.982.247-26"),
      ];
      expect(wrong).toMatchObject({ status: 401, body: { code: "wrong_credentials" } });
      expect(unknown.body).toEqual(wrong.body);
      expect(mistyped.body).toEqual(wrong.body);
    },
  );

  test("guesses at one CPF are counted together in every notation", async () => {
    await changeSettings(clinic, "aurora", { patientsTaxpayerLogin: true });
    await giveCpf("52998224725");
    for (const typed of ["52998224725", cpf, "529 982 247 25", "529.98224725", "529982247-25"])
      expect((await enter("wrong", typed)).status).toBe(401);
    expect(await enter("a long password", cpf)).toMatchObject({ status: 429, body: { retry_after: 60 } });
  });

  test("writing another's CPF into an account neither takes it over nor locks its owner out", async () => {
    await changeSettings(clinic, "aurora", { patientsTaxpayerLogin: true });
    await giveCpf("52998224725");
    const { tenantId: tenant_id } = known.aurora;
    await withTenant(clinic.db, tenant_id, async (tx) => {
      const { id } = await tx
        .insertInto("patients")
        .values({ tenant_id, name: "Other", taxpayer_number: cpf, created_at: clinic.clock.now() })
        .returning("id")
        .executeTakeFirstOrThrow();
      const password_hash = await hashPassword("the other password");
      await tx
        .insertInto("credentials")
        .values({
          tenant_id,
          patient_id: id,
          login: "o@aurora.example",
          password_hash,
          changed_at: clinic.clock.now(),
        })
        .execute();
    });
    expect((await enter("the other password", cpf)).status).toBe(401);
    expect((await enter("a long password", cpf)).status).toBe(200);
  });
});

test(
  "a refused log-in sends the same database statements for known and unknown accounts",
  { tags: ["S7.API.20"] },
  async () => {
    const questions = async (as: string) => {
      const spy = vi.spyOn(pg.Client.prototype, "query");
      await enter("wrong", as);
      const requested = spy.mock.calls.map(([first]: unknown[]) =>
        typeof first === "string" ? first : (first as { text?: string }).text,
      );
      spy.mockRestore();
      return requested;
    };
    await questions(login); // the first call of a clinic also reads its settings
    const known = await questions(login);
    expect(known.length).toBeGreaterThan(5);
    expect(await questions("nobody@aurora.example")).toEqual(known);
  },
);

test("log-in is refused where the clinic's patients do not log in", async () => {
  await changeSettings(clinic, "aurora", { patientsLogIn: false });
  expect(await enter("a long password")).toMatchObject({ status: 403, body: { code: "feature_off" } });
});

test("log-ins, refusals and log-outs are in the audit log by ids only", async () => {
  const { body } = await enter("a long password");
  await enter("wrong");
  await enter("wrong", "nobody@aurora.example");
  await clinic.call("POST", "/patients/auth/logout", {
    headers: { "x-patient-token": body.data.entity.token },
  });
  const lines = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action", "object"]).orderBy("id").execute(),
  );
  expect(lines).toEqual([
    { actor: "patient/1", action: "session.create", object: "patient/1" },
    { actor: "anyone", action: "session.refuse", object: "patient/1" },
    { actor: "anyone", action: "session.refuse", object: "patient/unknown" },
    { actor: "patient/1", action: "session.end", object: "patient/1" },
  ]);
});

test.each([
  ["no body", undefined],
  ["a field too many", { login, password: "x", remember: true }],
  ["an empty password", { login, password: "" }],
  ["a password of 129 characters", { login, password: "x".repeat(129) }],
  ["a login that is no text", { login: 7, password: "x" }],
])("a log-in with %s is refused without echoing the input", async (_what, body) => {
  const answer = await clinic.call("POST", "/patients/auth/login", { body });
  expect(answer).toMatchObject({ status: 400, body: { code: "validation_failed" } });
  expect(JSON.stringify(answer.body)).not.toContain(login);
});
