import { createHash, randomBytes } from "node:crypto";
import type { AddressInfo } from "node:net";
import { Client } from "fhir-kit-client";
import { sql } from "kysely";
import * as oidc from "openid-client";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

let clinic: WholeClinic;
/** Another server of the same clinics, with a memory of its own. */
let second: WholeClinic;
let origin: string;
let app: { id: number; client_id: string };
const self = known.aurora.patientId;
const redirect_uri = "https://diary.example/back";

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  second = await openWholeClinic({ beside: clinic });
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  await owner.query(
    "insert into tenant_domains (domain, tenant_id, is_primary) values ('127.0.0.1', 1, false)",
  );
  await owner.end();
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(clinic.app.server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await second.close();
  await clinic.close();
});
beforeEach(async () => {
  app = await addApp();
});

const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(clinic.db, 1, work);
const newClientId = () => `app_${randomBytes(16).toString("base64url")}`;

function addApp() {
  const row = {
    tenant_id: 1,
    client_id: newClientId(),
    name: "Diary",
    scopes: ["patient/*.rs"],
    jwks: JSON.stringify({ keys: [] }),
    redirect_uris: [redirect_uri, "http://127.0.0.1:7777/back"],
    made_by: "clinic/test",
    created_at: clinic.clock.now(),
  };
  return inClinic((tx) =>
    tx.insertInto("apps").values(row).returning(["id", "client_id"]).executeTakeFirstOrThrow(),
  );
}

/** What a patient has allowed, with the code that the app was sent and the verifier that it kept. */
async function allow(changes: { scopes?: string[]; code_expires_at?: Date } = {}) {
  const [code, verifier] = [randomBytes(32).toString("base64url"), randomBytes(32).toString("base64url")];
  const now = clinic.clock.now();
  const soon = new Date(now.getTime() + 60_000);
  const grant = {
    tenant_id: 1,
    app_id: app.id,
    patient_id: self,
    allowed_by: self,
    scopes: ["patient/Patient.rs", "patient/Appointment.rs"],
    code_hash: hashOf(code),
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    redirect_uri,
    code_expires_at: soon,
    allowed_at: now,
    expires_at: soon,
    ...changes,
  };
  await inClinic((tx) => tx.insertInto("app_grants").values(grant).execute());
  return { code, verifier, challenge: grant.code_challenge };
}

const formOf = ({ code, verifier }: { code: string; verifier: string }) => ({
  grant_type: "authorization_code",
  client_id: app.client_id,
  code,
  code_verifier: verifier,
  redirect_uri,
});

async function exchange(form: Record<string, string>, server = clinic, host = new URL(origin).host) {
  const answer = await server.app.inject({
    method: "POST",
    url: "/oauth/token",
    headers: { host, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(form).toString(),
  });
  return { status: answer.statusCode, body: answer.json<Record<string, string>>() };
}

const statusOf = async (token = "", server = clinic) =>
  (
    await server.app.inject({
      url: "/fhir/R4/Patient",
      headers: { host: "aurora.localhost", authorization: `Bearer ${token}` },
    })
  ).statusCode;

test("a third-party client exchanges a code for a token and reads with it on each server", async () => {
  const { code, verifier } = await allow();
  const metadata = { issuer: origin, token_endpoint: `${origin}/oauth/token` };
  const configuration = new oidc.Configuration(metadata, app.client_id, {}, oidc.None());
  oidc.allowInsecureRequests(configuration);
  const back = new URL(`${redirect_uri}?code=${code}`);
  const tokens = await oidc.authorizationCodeGrant(configuration, back, { pkceCodeVerifier: verifier });
  expect(tokens).toMatchObject({
    expires_in: 3_600,
    scope: "patient/Patient.rs patient/Appointment.rs",
    patient: String(self),
  });
  expect(tokens).not.toHaveProperty("refresh_token");
  expect(tokens).not.toHaveProperty("id_token");
  const fhir = new Client({ baseUrl: `${origin}/fhir/R4`, bearerToken: tokens.access_token });
  expect(await fhir.read({ resourceType: "Patient", id: String(self) })).toMatchObject({ id: String(self) });
  await expect(fhir.search({ resourceType: "Observation", searchParams: {} })).rejects.toThrow("403");
  expect(await statusOf(tokens.access_token, second)).toBe(200);
  const kept = await inClinic((tx) =>
    tx.selectFrom("app_grants").selectAll().where("app_id", "=", app.id).executeTakeFirstOrThrow(),
  );
  expect(kept.token_hash?.equals(hashOf(tokens.access_token))).toBe(true);
  expect(kept.expires_at).toEqual(new Date(clinic.clock.now().getTime() + 3_600_000));
  expect(kept.last_used_at).toEqual(clinic.clock.now());
  const lines = await inClinic((tx) =>
    tx.selectFrom("audit_log").select(["actor", "action", "object"]).orderBy("id").execute(),
  );
  const line = { actor: `app/${app.id}`, object: `patient/${self}` };
  expect(lines).toContainEqual({ ...line, action: "app.token" });
  expect(lines).toContainEqual({ ...line, action: "fhir.read" });
});

type Given = Awaited<ReturnType<typeof allow>>;
test.each<[string, (given: Given) => Record<string, string> | Promise<Record<string, string>>, string]>([
  ["another verifier", () => ({ code_verifier: "a".repeat(43) }), "invalid_grant"],
  ["the challenge as verifier", ({ challenge }) => ({ code_verifier: challenge }), "invalid_grant"],
  ["no verifier", () => ({ code_verifier: "" }), "invalid_grant"],
  ["another address of the app", () => ({ redirect_uri: "http://127.0.0.1:7777/back" }), "invalid_grant"],
  ["a longer address", () => ({ redirect_uri: `${redirect_uri}/` }), "invalid_grant"],
  ["no address", () => ({ redirect_uri: "" }), "invalid_request"],
  ["another app's code", async () => ({ client_id: (await addApp()).client_id }), "invalid_grant"],
  ["an app that is not there", () => ({ client_id: newClientId() }), "invalid_client"],
  ["a code that is not there", () => ({ code: "a".repeat(43) }), "invalid_grant"],
  ["the grant of a clinic's program", () => ({ grant_type: "client_credentials" }), "invalid_request"],
  [
    "a refresh token that is not there",
    () => ({ grant_type: "refresh_token", refresh_token: "a".repeat(43) }),
    "invalid_grant",
  ],
  ["another resource", () => ({ resource: "https://elsewhere.example/fhir" }), "invalid_target"],
])("%s is refused, and the valid request succeeds afterwards", async (_name, change, error) => {
  const given = await allow();
  const form = { ...formOf(given), ...(await change(given)) };
  const sent = Object.fromEntries(Object.entries(form).filter(([, value]) => value !== ""));
  const refused = await exchange(sent);
  expect([refused.status, refused.body]).toMatchObject([error === "invalid_client" ? 401 : 400, { error }]);
  expect(refused.body).not.toHaveProperty("access_token");
  // A wrong resource is seen after the code was used up.
  const after = await exchange(formOf(given));
  expect(after.status).toBe(error === "invalid_target" ? 400 : 200);
});

test("a late code, another clinic's code and a revoked app's code get no token", async () => {
  const late = await allow({ code_expires_at: clinic.clock.now() });
  expect(await exchange(formOf(late))).toMatchObject({ status: 400, body: { error: "invalid_grant" } });
  const given = await allow();
  expect(await exchange(formOf(given), clinic, "ipe.localhost")).toMatchObject({ status: 401 });
  await inClinic((tx) =>
    tx.updateTable("apps").set({ revoked_at: clinic.clock.now() }).where("id", "=", app.id).execute(),
  );
  expect(await exchange(formOf(given))).toMatchObject({ status: 401, body: { error: "invalid_client" } });
});

test("a reused code revokes the token of its first use on every server", async () => {
  const given = await allow();
  const { body } = await exchange(formOf(given));
  expect(await statusOf(body["access_token"])).toBe(200);
  expect(await exchange(formOf(given), second)).toMatchObject({ status: 400 });
  for (const server of [clinic, second]) expect(await statusOf(body["access_token"], server)).toBe(401);
});

test("two simultaneous uses of one code leave no valid token", async () => {
  const given = await allow();
  const both = await inClinic(async (tx) => {
    // Held until both have found the code unused and wait to mark it.
    await sql`select from app_grants where code_hash = ${hashOf(given.code)} for update`.execute(tx);
    const asked = [exchange(formOf(given)), exchange(formOf(given), second)];
    await vi.waitFor(
      async () => {
        const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(tx);
        expect(rows[0]?.waiting).toBe(2);
      },
      { timeout: 10_000 },
    );
    return { asked };
  });
  const answers = await Promise.all(both.asked);
  expect(answers.some(({ status }) => status === 400)).toBe(true);
  for (const { body } of answers) expect(await statusOf(body["access_token"] ?? "none")).toBe(401);
});
