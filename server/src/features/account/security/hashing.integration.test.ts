import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { Secret, TOTP } from "otpauth";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "../../../platform/crypto/password.ts";
import { withTenant } from "../../../platform/database/database.ts";
import { known, type TestClinic } from "../../../testing/test-clinic.ts";
import { openWholeClinic } from "../../../testing/whole-clinic.ts";

// A module that has been loaded already, by another file's tests, sees it too.
const { argon2 } = crypto;
const replaceArgon2 = (by: typeof argon2) => {
  crypto.argon2 = by;
  syncBuiltinESMExports();
};

const login = "patient@aurora.example";
const password = "a long password";
let clinic: TestClinic;
let same: pg.Pool;
/** Open transactions that each hash has seen since the last look. */
let open: unknown[][] = [];
const seen = () => open.splice(0);

beforeAll(async () => {
  clinic = await openWholeClinic();
  const { tenantId: tenant_id, patientId: patient_id } = known.aurora;
  const password_hash = await hashPassword(password);
  await withTenant(clinic.db, tenant_id, (tx) =>
    tx
      .insertInto("credentials")
      .values({ tenant_id, patient_id, login, password_hash, changed_at: clinic.clock.now() })
      .execute(),
  );
  same = new pg.Pool({ ...clinic.connections.app, max: 1 }); // of the same role, whose sessions it sees
  const look = async () => {
    const { rows } = await same.query(
      "select query from pg_stat_activity where datname = current_database() and state = 'idle in transaction'",
    );
    open.push(rows);
  };
  replaceArgon2((...given) => void look().then(() => argon2(...given)));
});
afterAll(async () => {
  replaceArgon2(argon2);
  await same.end();
  await clinic.close();
});

const post = (path: string, body?: unknown, token?: string) =>
  clinic.call("POST", `/patients${path}`, {
    ...(body === undefined ? {} : { body }),
    ...(token ? { headers: { "x-patient-token": token } } : {}),
  });
const none = (hashes: number) => Array.from({ length: hashes }, () => []);
const codeOf = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clinic.clock.now().getTime() });

test("no transaction is open while a password or a recovery code is hashed", async () => {
  const { token } = (await post("/auth/login", { login, password })).body.data.entity;
  expect(seen()).toEqual(none(1));

  const { secret } = (await post("/security/totp", undefined, token)).body.data.entity;
  const code = codeOf(secret);
  const wrong = code === "123456" ? "654321" : "123456";
  expect((await post("/security/totp/confirmation", { code: wrong }, token)).body.code).toBe("wrong_code");
  expect(seen()).toEqual([]); // nothing is hashed for a wrong code
  const confirmed = await post("/security/totp/confirmation", { code }, token);
  expect(confirmed.body.data.entity.recovery_codes).toHaveLength(10);
  expect(seen()).toEqual(none(10));

  const renewed = await post("/security/recovery_codes", undefined, token);
  expect(renewed.status).toBe(200);
  expect(seen()).toEqual(none(10));

  const { challenge } = (await post("/auth/login", { login, password })).body;
  const [recovery = ""] = renewed.body.data.entity.recovery_codes as string[];
  const answer = { challenge, method: "recovery", code: recovery };
  expect((await post("/auth/login/second_factor", answer)).status).toBe(200);
  expect(seen()).toEqual(none(2));

  const { challenge: mailed } = (await post("/security/email", undefined, token)).body.data.entity;
  const { body } = await withTenant(clinic.db, known.aurora.tenantId, (tx) =>
    tx.selectFrom("mails").select("body").orderBy("id", "desc").executeTakeFirstOrThrow(),
  );
  const second = { challenge: mailed, code: /^\d{6}$/m.exec(body)?.[0] };
  const other = await post("/security/email/confirmation", second, token);
  expect(other.body.data.entity.recovery_codes).toEqual([]);
  expect(seen()).toEqual(none(10)); // not stored: there are codes already
});
