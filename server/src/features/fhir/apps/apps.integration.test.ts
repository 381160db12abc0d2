import { mkdir, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { Client } from "fhir-kit-client";
import * as oidc from "openid-client";
import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { withTenant } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import type { ProgramLimit } from "../../../platform/tenancy/program-limit.ts";
import { makeFhirRecord } from "../../../testing/fhir-record.ts";
import { makeAppKey, publishKeys, signAssertion, type AppKey } from "../../../testing/smart-app.ts";
import { known } from "../../../testing/test-clinic.ts";
import { limitInProcess, openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";
import { allKinds } from "../kinds/all-kinds.ts";

type Registered = { id: number; client_id: string };
type Answer = { status: number; body: Record<string, unknown>; headers: Headers };

let limit: ProgramLimit = () => Promise.resolve(null);
let clinic: WholeClinic;
/** Another server of the same clinics, with a memory of its own. */
let second: WholeClinic;
let rsa: AppKey;
let ec: AppKey;
let origin: string;
let tokenUrl: string;

const originOf = ({ app }: WholeClinic) => `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

beforeAll(async () => {
  const programLimit: ProgramLimit = (caller, id) => limit(caller, id);
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z", programLimit });
  second = await openWholeClinic({ beside: clinic });
  await makeFhirRecord(clinic.db, clinic.clock.now());
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  await owner.query(
    "insert into tenant_domains (domain, tenant_id, is_primary) values ('127.0.0.1', 1, false)",
  );
  await owner.end();
  for (const one of [clinic, second]) await one.app.listen({ port: 0, host: "127.0.0.1" });
  origin = originOf(clinic);
  tokenUrl = `${origin}/oauth/token`;
  rsa = await makeAppKey("RS384");
  ec = await makeAppKey("ES384");
});
afterAll(async () => {
  await second.close();
  await clinic.close();
});
afterEach(async () => {
  vi.useRealTimers();
  limit = () => Promise.resolve(null);
  for (const tenant of [1, 2])
    await withTenant(clinic.db, tenant, (tx) => tx.deleteFrom("login_attempts").execute());
});

const asClinic = { authorization: `Bearer ${known.aurora.clinicToken}` };
const factsOf = (changes: object = {}) => ({
  name: "Population health",
  scopes: ["system/Patient.rs", "system/Observation.rs"],
  jwks: { keys: [rsa.publicJwk, ec.publicJwk] },
  jwks_uri: null,
  ...changes,
});
const manage = (
  method: "GET" | "POST" | "PUT" | "DELETE",
  path: string,
  body?: unknown,
  headers = asClinic,
) => clinic.call(method, `/clinic/apps${path}`, { headers, ...(body === undefined ? {} : { body }) });

async function register(changes: object = {}): Promise<Registered> {
  const { status, body } = await manage("POST", "", factsOf(changes));
  expect([status, body]).toMatchObject([201, { data: { entity: {} } }]);
  return body.data.entity as Registered;
}

/** A request for a token as it goes over the wire. */
async function post(form: Record<string, string>, url = tokenUrl): Promise<Answer> {
  const answer = await fetch(url, { method: "POST", body: new URLSearchParams(form) });
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, unknown>,
    headers: answer.headers,
  };
}

const formOf = (client_assertion: string, scope = "system/Patient.rs") => ({
  grant_type: "client_credentials",
  scope,
  client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
  client_assertion,
});

async function tokenOf(app: Registered, scope?: string, key = rsa): Promise<string> {
  const assertion = await signAssertion(key, { clientId: app.client_id, tokenUrl });
  const { status, body } = await post(formOf(assertion, scope));
  expect([status, body]).toMatchObject([200, { token_type: "Bearer", expires_in: 300 }]);
  return String(body["access_token"]);
}

const statusOf = async (token: string, place: string, from = origin) =>
  (await fetch(`${from}/fhir/R4/${place}`, { headers: { authorization: `Bearer ${token}` } })).status;

test("a third-party client discovers the endpoint, gets a token with its key and reads with it", async () => {
  const app = await register();
  const { token_endpoint } = (await new Client({
    baseUrl: `${origin}/fhir/R4`,
  }).smartAuthMetadata()) as unknown as Record<string, URL | string>;
  const read = await fetch(`${origin}/fhir/R4/.well-known/smart-configuration`);
  expect(read.headers.get("content-type")).toMatch("application/json");
  const metadata = (await read.json()) as Record<string, unknown> & { token_endpoint: string };
  expect(metadata).toMatchObject({
    token_endpoint: tokenUrl,
    grant_types_supported: expect.arrayContaining(["client_credentials"]) as string[],
    token_endpoint_auth_methods_supported: expect.arrayContaining(["private_key_jwt"]) as string[],
    token_endpoint_auth_signing_alg_values_supported: ["RS384", "ES384"],
    capabilities: expect.arrayContaining(["client-confidential-asymmetric", "permission-v2"]) as string[],
  });
  expect([undefined, tokenUrl]).toContain(token_endpoint && String(token_endpoint));

  for (const key of [rsa, ec]) {
    const pkcs8 = key.privateKey.export({ type: "pkcs8", format: "der" });
    const { crypto } = globalThis;
    const algorithm =
      key.alg === "RS384"
        ? { name: "RSASSA-PKCS1-v1_5", hash: "SHA-384" }
        : { name: "ECDSA", namedCurve: "P-384" };
    const privateKey = await crypto.subtle.importKey("pkcs8", new Uint8Array(pkcs8), algorithm, false, [
      "sign",
    ]);
    const configuration = new oidc.Configuration(
      { issuer: origin, ...metadata },
      app.client_id,
      {},
      oidc.PrivateKeyJwt(
        { key: privateKey, kid: key.kid },
        { [oidc.modifyAssertion]: (_, payload) => void (payload["aud"] = metadata.token_endpoint) },
      ),
    );
    oidc.allowInsecureRequests(configuration);
    const tokens = await oidc.clientCredentialsGrant(configuration, {
      scope: "system/Patient.rs system/Observation.r",
    });
    expect(tokens).toMatchObject({ expires_in: 300, scope: "system/Patient.rs system/Observation.r" });
    const fhir = new Client({ baseUrl: `${origin}/fhir/R4`, bearerToken: tokens.access_token });
    const bundle = await fhir.search({ resourceType: "Patient", searchParams: {} });
    expect(bundle).toMatchObject({ resourceType: "Bundle", type: "searchset" });
    await expect(fhir.search({ resourceType: "Observation", searchParams: {} })).rejects.toThrow("403");
  }
  const { body } = await manage("GET", "");
  const shown = body.data.collection.find(({ id }: Registered) => id === app.id);
  expect(shown).toMatchObject({ last_used_at: clinic.clock.now().toISOString(), made_by: "clinic/test" });
});

test("the token is stored as a hash, and audit entries name the app", async () => {
  const app = await register();
  const token = await tokenOf(app);
  const kept = await withTenant(clinic.db, 1, (tx) => tx.selectFrom("app_tokens").selectAll().execute());
  expect(kept.some(({ token_hash: hash }) => hash.equals(hashOf(token)))).toBe(true);
  expect(JSON.stringify(kept)).not.toContain(token);
  expect(await statusOf(token, `Patient/${known.aurora.patientId}`)).toBe(200);
  const lines = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action", "object"]).orderBy("id").execute(),
  );
  expect(lines).toContainEqual({ actor: "clinic/test", action: "app.add", object: `app/${app.id}` });
  expect(lines.at(-1)).toEqual({
    actor: `app/${app.id}`,
    action: "fhir.read",
    object: `patient/${known.aurora.patientId}`,
  });
});

test("a token allows only the types and interactions of its scopes", async () => {
  const app = await register({ scopes: ["system/*.rs"] });
  const types = allKinds.map(({ type }) => type);
  const crossings: unknown[] = [];
  for (const type of types) {
    const others = types.filter((other) => other !== type).map((other) => `system/${other}.rs`);
    for (const [scope, searched, read] of [
      [`system/${type}.r`, 403, 404],
      [`system/${type}.s`, 200, 403],
      [others.join(" "), 403, 403],
    ] as const) {
      const token = await tokenOf(app, scope);
      const found = [await statusOf(token, `${type}?_count=1`), await statusOf(token, `${type}/999999`)];
      if (found.join() !== [searched, read].join()) crossings.push([scope, type, found]);
    }
  }
  expect(crossings).toEqual([]);
}, 60_000);

test("a token without a type gets it neither by _include nor by $everything, and cannot write", async () => {
  const app = await register({ scopes: ["system/*.rs", "system/Appointment.c"] });
  const bundleOf = async (place: string, token: string) => {
    const answer = await fetch(`${origin}/fhir/R4/${place}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { entry = [] } = (await answer.json()) as { entry?: { resource: { resourceType: string } }[] };
    return [...new Set(entry.map(({ resource }) => resource.resourceType))].toSorted();
  };
  const appointments = await tokenOf(app, "system/Appointment.rs");
  expect(await bundleOf("Appointment?_include=Appointment:patient", appointments)).toEqual(["Appointment"]);
  const both = await tokenOf(app, "system/Appointment.rs system/Patient.r");
  expect(await bundleOf("Appointment?_include=Appointment:patient", both)).toEqual([
    "Appointment",
    "Patient",
  ]);
  const everything = `Patient/${known.aurora.patientId}/$everything`;
  expect(await statusOf(appointments, everything)).toBe(403);
  expect(await bundleOf(everything, both)).toEqual(["Appointment", "OperationOutcome", "Patient"]);
  const summary = `Patient/${known.aurora.patientId}/$summary`;
  expect(await statusOf(appointments, summary)).toBe(403);
  expect(await bundleOf(summary, both)).toEqual(["Composition", "Organization", "Patient"]);
  const all = await tokenOf(app, "system/*.rs");
  expect(await bundleOf(summary, all)).toEqual(["Composition", "Observation", "Organization", "Patient"]);
  const write = async (token: string, type: string) => {
    const headers = { authorization: `Bearer ${token}`, "content-type": "application/fhir+json" };
    const body = JSON.stringify({ resourceType: type });
    return (await fetch(`${origin}/fhir/R4/${type}`, { method: "POST", headers, body })).status;
  };
  expect([await write(both, "Appointment"), await write(both, "Observation")]).toEqual([403, 403]);
  expect([400, 422]).toContain(await write(await tokenOf(app, "system/Appointment.c"), "Appointment"));
});

test("file bytes are readable with access to their DocumentReference, and audited", async () => {
  const folder = path.join(clinic.filesFolder, "aa");
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "a".repeat(30)), "%PDF-1.7 \n");
  const app = await register({ scopes: ["system/*.rs"] });
  const token = await tokenOf(app, "system/DocumentReference.rs");
  const authorization = `Bearer ${token}`;
  const found = await fetch(`${origin}/fhir/R4/DocumentReference`, { headers: { authorization } });
  const addresses = [...(await found.text()).matchAll(/"url":"([^"]+\/Binary\/[^"]+)"/g)].map(
    ([, url = ""]) => url,
  );
  expect(addresses).toHaveLength(1);
  const [address = ""] = addresses;
  const bytes = await fetch(address, { headers: { authorization } });
  expect([bytes.status, bytes.headers.get("content-type"), await bytes.text()]).toEqual([
    200,
    "application/pdf",
    "%PDF-1.7 \n",
  ]);
  const line = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("audit_log").select(["actor", "action"]).orderBy("id", "desc").executeTakeFirst(),
  );
  expect(line).toEqual({ actor: `app/${app.id}`, action: "file.read" });
  const binary = `Binary/${address.split("/").at(-1)}`;
  const others = allKinds.map(({ type }) => type).filter((type) => type !== "DocumentReference");
  const narrow = await tokenOf(app, others.map((type) => `system/${type}.rs`).join(" "));
  expect(await statusOf(narrow, binary)).toBe(403);
  expect(await statusOf(await tokenOf(app, "system/DocumentReference.s"), binary)).toBe(403);
  expect(await statusOf(known.aurora.clinicToken, binary)).toBe(200);
  for (const none of ["file-999999", "file-0", "summary-1", "file-1x"])
    expect([none, await statusOf(token, `Binary/${none}`)]).toEqual([none, 404]);
  const accept = { authorization, accept: "application/fhir+json" };
  expect((await fetch(address, { headers: accept })).status).toBe(406);
  const theirs = await clinic.app.inject({
    url: `/fhir/R4/${binary}`,
    headers: { host: "ipe.localhost", authorization: `Bearer ${known.ipe.clinicToken}` },
  });
  expect(theirs.statusCode).toBe(404);
});

test("the clinic API refuses an app's token", async () => {
  const app = await register({ scopes: ["system/*.rs"] });
  const token = await tokenOf(app, "system/*.rs");
  const { status, body } = await clinic.call("GET", "/clinic/patients", {
    headers: { authorization: `Bearer ${token}` },
  });
  expect([status, body.code]).toEqual([401, "unauthenticated"]);
});

test("an assertion is valid once across servers, also for two simultaneous uses", async () => {
  const app = await register();
  const assertion = await signAssertion(rsa, { clientId: app.client_id, tokenUrl });
  expect((await post(formOf(assertion))).status).toBe(200);
  expect(await post(formOf(assertion))).toMatchObject({ status: 401, body: { error: "invalid_client" } });
  // The other server under the same address, as behind a load balancer.
  const elsewhere = (form: Record<string, string>) =>
    second.app.inject({
      method: "POST",
      url: "/oauth/token",
      headers: { host: new URL(origin).host, "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    });
  expect((await elsewhere(formOf(assertion))).statusCode).toBe(401);
  const fresh = await signAssertion(rsa, { clientId: app.client_id, tokenUrl });
  const both = await Promise.all([post(formOf(fresh)), elsewhere(formOf(fresh))]);
  expect([both[0].status, both[1].statusCode].toSorted((a, b) => a - b)).toEqual([200, 401]);
});

test("a token is valid on every server, and a revoked app is refused on each at once", async () => {
  const app = await register();
  const token = await tokenOf(app);
  expect(await statusOf(token, "Patient?_count=1", originOf(second))).toBe(200);
  expect((await manage("DELETE", `/${app.id}`)).status).toBe(204);
  for (const from of [origin, originOf(second)])
    expect(await statusOf(token, "Patient?_count=1", from)).toBe(401);
  const assertion = await signAssertion(rsa, { clientId: app.client_id, tokenUrl });
  expect(await post(formOf(assertion))).toMatchObject({ status: 401, body: { error: "invalid_client" } });
  // A server that is late: it gave a token while the app was revoked, or before its scopes were narrowed.
  const late = async (app_id: number, token_hash: Buffer) => {
    const row = { tenant_id: 1, app_id, token_hash, scopes: ["system/Patient.rs"] };
    const expires_at = new Date(clinic.clock.now().getTime() + 60_000);
    await withTenant(clinic.db, 1, (tx) =>
      tx
        .insertInto("app_tokens")
        .values({ ...row, expires_at })
        .execute(),
    );
  };
  await late(app.id, hashOf("late-token-of-a-revoked-app"));
  expect(await statusOf("late-token-of-a-revoked-app", "Patient?_count=1")).toBe(401);
  await late(
    (await register({ scopes: ["system/Observation.rs"] })).id,
    hashOf("late-token-of-a-narrower-app"),
  );
  expect(await statusOf("late-token-of-a-narrower-app", "Patient?_count=1")).toBe(403);
  expect((await manage("DELETE", `/${app.id}`)).status).toBe(404);
  expect((await manage("PUT", `/${app.id}`, factsOf())).status).toBe(404);
});

const minute = 60;
const seconds = () => Math.floor(Date.now() / 1000);
test.each<[string, (given: { clientId: string }) => Parameters<typeof signAssertion>[2], number]>([
  ["for another address", () => ({ claims: { aud: "https://elsewhere.example/oauth/token" } }), 401],
  ["for the issuer alone", () => ({ claims: { aud: origin } }), 401],
  [
    "for several addresses of which one is right",
    () => ({ claims: { aud: [tokenUrl, "https://b.example"] } }),
    200,
  ],
  ["without an address", () => ({ claims: { aud: undefined } }), 401],
  ["that expired", () => ({ claims: { exp: seconds() - minute } }), 401],
  ["that expired a moment ago by a clock that is fast", () => ({ claims: { exp: seconds() - 5 } }), 200],
  ["that is not good yet", () => ({ claims: { nbf: seconds() + minute } }), 401],
  ["that is good in a moment by a clock that is slow", () => ({ claims: { nbf: seconds() + 5 } }), 200],
  ["that lasts longer than five minutes", () => ({ claims: { exp: seconds() + 6 * minute } }), 401],
  ["without an end", () => ({ claims: { exp: undefined } }), 401],
  ["without a jti", () => ({ claims: { jti: undefined } }), 401],
  ["of another issuer", () => ({ claims: { iss: "somebody" } }), 401],
  ["of nobody", () => ({ claims: { iss: "app_nobody", sub: "app_nobody" } }), 401],
  ["without a kid", () => ({ header: { kid: undefined } }), 401],
  ["of a key that the app does not have", () => ({ header: { kid: "another" } }), 401],
  ["that names an address of keys", () => ({ header: { jku: "https://elsewhere.example/jwks.json" } }), 401],
])("an assertion %s is answered", async (_, changesOf, status) => {
  const { client_id: clientId } = await register();
  const assertion = await signAssertion(rsa, { clientId, tokenUrl }, changesOf({ clientId }));
  const answer = await post(formOf(assertion));
  expect(answer.status).toBe(status);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.body["error"]).toBe(status === 200 ? undefined : "invalid_client");
});

test("an assertion with another key of the same id, unsigned, or with a shared secret is refused", async () => {
  const app = await register();
  const place = { clientId: app.client_id, tokenUrl };
  const stranger = await makeAppKey("RS384", rsa.kid);
  expect((await post(formOf(await signAssertion(stranger, place)))).status).toBe(401);
  const [, payload = ""] = (await signAssertion(rsa, place)).split(".");
  for (const alg of ["none", "HS384", "RS256"]) {
    const forged = `${part({ alg, kid: rsa.kid, typ: "JWT" })}.${payload}.${alg === "none" ? "" : "AAAA"}`;
    expect([alg, (await post(formOf(forged))).status]).toEqual([alg, 401]);
  }
  expect((await post(formOf("not a token"))).status).toBe(400);
});

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
const from = (sub: unknown, header: object = {}) =>
  `${part({ alg: "ES384", kid: "a", ...header })}.${part({ iss: sub, sub, aud: "a", exp: 9_999_999_999, jti: "a" })}.AAAA`;
test.each([
  ["a null character for its name", from("app_\u0000")],
  ["half a character for its name", from("app_\ud800")],
  ["an object for its name", from({ a: 1 })],
  ["an address for its name", from("https://elsewhere.example/app")],
  ["a very long name", from("a".repeat(20_000))],
  ["a header that must be understood", from("app_a", { crit: ["exp"] })],
  ["a header that is nested deep", `${Buffer.from("[".repeat(5_000)).toString("base64url")}.a.b`],
  ["more than is read", "a".repeat(70_000)],
])("an assertion with %s is refused", async (_, assertion) => {
  const { status, body } = await post(formOf(assertion));
  expect([400, 401]).toContain(status);
  expect(["invalid_client", "invalid_request"]).toContain(body["error"]);
});

test("an assertion is not accepted as a token, nor a token as an assertion", async () => {
  const app = await register();
  const assertion = await signAssertion(rsa, { clientId: app.client_id, tokenUrl });
  expect(await statusOf(assertion, "Patient?_count=1")).toBe(401);
  expect((await post(formOf(await tokenOf(app)))).status).toBe(400);
});

test("another clinic accepts neither the app nor its token", async () => {
  const app = await register();
  const token = await tokenOf(app);
  const host = "ipe.localhost";
  const read = await clinic.app.inject({
    url: "/fhir/R4/Patient?_count=1",
    headers: { host, authorization: `Bearer ${token}` },
  });
  expect(read.statusCode).toBe(401);
  const there = `http://${host}/oauth/token`;
  const assertion = await signAssertion(rsa, { clientId: app.client_id, tokenUrl: there });
  const answer = await clinic.app.inject({
    method: "POST",
    url: "/oauth/token",
    headers: { host, "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams(formOf(assertion)).toString(),
  });
  expect([answer.statusCode, answer.json()]).toMatchObject([401, { error: "invalid_client" }]);
  const theirs = { authorization: `Bearer ${known.ipe.clinicToken}` };
  for (const [method, body] of [
    ["PUT", factsOf()],
    ["DELETE", undefined],
  ] as const)
    expect((await manage(method, `/${app.id}`, body, theirs)).status).toBe(401);
  for (const nobodys of ["nobody.example", "127.0.0.1:99999"]) {
    const headers = { host: nobodys };
    expect((await clinic.app.inject({ method: "POST", url: "/oauth/token", headers })).statusCode).toBe(404);
  }
});

test.each([
  ["a type that it was not given", "system/Appointment.rs"],
  ["an interaction that it was not given", "system/Patient.crs"],
  ["every type", "system/*.rs"],
  ["one that it has and one that it has not", "system/Patient.rs system/Coverage.r"],
  ["a patient's scope", "patient/Patient.rs"],
  ["a person's scope", "user/Patient.rs"],
  ["a scope of SMART 1", "system/Patient.read"],
  ["less than a type", "system/Patient.rs?name=a"],
  ["a scope of the clinic's tokens", "patients:read"],
  ["a token to refresh", "system/Patient.rs offline_access"],
  ["nothing", ""],
])("a request for %s is refused as a whole", async (_, scope) => {
  const { client_id: clientId } = await register();
  const answer = await post(formOf(await signAssertion(rsa, { clientId, tokenUrl }), scope));
  expect(answer).toMatchObject({ status: 400, body: { error: "invalid_scope" } });
});

test("a request with another grant, another resource or a secret is refused", async () => {
  const app = await register();
  const form = async () => formOf(await signAssertion(rsa, { clientId: app.client_id, tokenUrl }));
  const errorOf = async (changes: Record<string, string>) =>
    (await post({ ...(await form()), ...changes })).body["error"];
  for (const grant_type of ["authorization_code", "refresh_token", "password", "implicit"])
    expect([grant_type, await errorOf({ grant_type })]).toEqual([
      grant_type,
      expect.stringMatching(/^(unsupported_grant_type|invalid_request)$/),
    ]);
  expect(await errorOf({ resource: "https://elsewhere.example/fhir" })).toBe("invalid_target");
  const bySecret = { grant_type: "client_credentials", client_id: app.client_id, client_secret: "secret" };
  expect((await post(bySecret)).status).toBe(401);
  expect((await post({ grant_type: "client_credentials", client_id: app.client_id })).status).toBe(401);
  for (const path of ["/auth", "/jwks", "/token/introspection", "/oauth/me", "/reg"])
    expect(
      (await fetch(origin + path, { headers: { accept: "application/json" } })).headers.get("content-type"),
    ).not.toMatch("application/json");
});

test("a token expires after five minutes, and narrower scopes or other keys revoke it at once", async () => {
  const app = await register();
  const token = await tokenOf(app);
  clinic.clock.setOffset(299_000);
  expect(await statusOf(token, "Patient?_count=1")).toBe(200);
  clinic.clock.setOffset(300_000);
  expect(await statusOf(token, "Patient?_count=1")).toBe(401);
  const next = await tokenOf(app);
  const rows = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom("app_tokens").select("token_hash").where("app_id", "=", app.id).execute(),
  );
  expect(rows.map(({ token_hash: hash }) => hash)).toEqual([hashOf(next)]);
  const changed = await manage("PUT", `/${app.id}`, factsOf({ scopes: ["system/Observation.rs"] }));
  expect(changed.status).toBe(200);
  expect(await statusOf(next, "Patient?_count=1")).toBe(401);
  await manage("PUT", `/${app.id}`, factsOf({ jwks: { keys: [ec.publicJwk] } }));
  const old = await signAssertion(rsa, { clientId: app.client_id, tokenUrl });
  expect((await post(formOf(old))).status).toBe(401);
  await tokenOf(app, "system/Patient.rs", ec);
  clinic.clock.setOffset(0);
});

test("a key set is refetched after a minute: a new key works then, and a removed one does not", async () => {
  const published = await publishKeys([rsa.publicJwk]);
  const app = await register({ jwks: null, jwks_uri: published.url });
  const ask = async (key: AppKey, header = {}) =>
    (await post(formOf(await signAssertion(key, { clientId: app.client_id, tokenUrl }, { header })))).status;
  expect([await ask(rsa), await ask(ec), await ask(rsa, { jku: published.url })]).toEqual([200, 401, 200]);
  expect(published.requests).toBe(1);
  published.keys = [ec.publicJwk];
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61_000 });
  expect([await ask(rsa), await ask(ec)]).toEqual([401, 200]);
  expect(published.requests).toBe(2);
  // An address that does not answer with keys opens to nobody.
  published.status = 500;
  vi.setSystemTime(Date.now() + 61_000);
  expect(await ask(ec)).toBe(401);
  published.status = 200;
  published.keys = [ec.publicJwk, { ...rsa.publicJwk }, { ...rsa.publicJwk }];
  expect([await ask(ec), await ask(rsa)]).toEqual([200, 401]);
  published.close();
});

test("requests are limited by app at FHIR and the token endpoint, and refused ones by network", async () => {
  const [app, other] = [await register(), await register({ name: "Another" })];
  limit = limitInProcess(2);
  const token = await tokenOf(app);
  expect([await statusOf(token, "Patient?_count=1"), await statusOf(token, "Patient?_count=1")]).toEqual([
    200, 429,
  ]);
  const again = await post(formOf(await signAssertion(rsa, { clientId: app.client_id, tokenUrl })));
  expect([again.status, Number(again.headers.get("retry-after"))]).toEqual([429, expect.any(Number)]);
  await tokenOf(other);
  limit = () => Promise.resolve(null);
  const countRefused = () =>
    withTenant(
      clinic.db,
      1,
      async (tx) => (await tx.selectFrom("login_attempts").selectAll().execute()).length,
    );
  await tokenOf(other);
  // Of what came before one was refused, the 429; those that got a token are taken from the count again.
  await expect.poll(countRefused).toBe(1);
  for (let tries = 1; tries < 60; tries += 1) await post({ grant_type: "client_credentials" });
  const refused = await post(formOf(await signAssertion(rsa, { clientId: app.client_id, tokenUrl })));
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
});

test("a user cannot register an app with more scopes than their own", async () => {
  const { body } = await clinic.call("POST", "/clinic/tokens", {
    headers: asClinic,
    body: {
      label: "IT",
      scopes: ["tokens:write", "fhir:read", "patients:read"],
      doctor_id: null,
      expires_at: null,
    },
  });
  const narrow = { authorization: `Bearer ${body.data.entity.token}` };
  const add = async (scopes: string[]) => {
    const answer = await manage("POST", "", factsOf({ scopes }), narrow);
    return [answer.status, answer.body.code ?? null];
  };
  expect(await add(["system/Patient.rs", "system/Coverage.r"])).toEqual([201, null]);
  for (const scopes of [
    ["system/Observation.rs"],
    ["system/*.rs"],
    ["system/Appointment.c"],
    ["system/Patient.rs", "system/AuditEvent.r"],
  ])
    expect(await add(scopes)).toEqual([403, "insufficient_scope"]);
  const app = await register();
  const widened = await manage("PUT", `/${app.id}`, factsOf(), narrow);
  expect([widened.status, widened.body.code]).toEqual([403, "insufficient_scope"]);
});

test("an invalid app is refused with each error at its field", async () => {
  const faultsOf = async (changes: object) => {
    const { status, body } = await manage("POST", "", factsOf(changes));
    return [status, body.fields];
  };
  const keys = (...some: object[]) => ({ jwks: { keys: some } });
  const small = { ...rsa.publicJwk, n: Buffer.alloc(128, 0xff).toString("base64url") };
  expect(await faultsOf({ scopes: ["system/Patient.rs", "system/Nothing.r"] })).toEqual([
    400,
    [{ path: "body.scopes.1", code: "unknown" }],
  ]);
  for (const scope of ["system/Patient.cruds", "system/Patient.c", "system/*.d"])
    expect(await faultsOf({ scopes: [scope] })).toEqual([400, [{ path: "body.scopes.0", code: "unknown" }]]);
  for (const [changes, path, code] of [
    [{ jwks: null }, "body.jwks", "one_of"],
    [{ jwks_uri: "https://app.example/jwks.json" }, "body.jwks", "one_of"],
    [{ jwks: null, jwks_uri: "https://10.0.0.1/jwks.json" }, "body.jwks_uri", "not_public"],
    [{ jwks: null, jwks_uri: "http://app.example/jwks.json" }, "body.jwks_uri", "not_public"],
    [keys({ ...rsa.publicJwk, d: "AQAB" }), "body.jwks.keys.0", "private_key"],
    [keys(small), "body.jwks.keys.0", "weak_key"],
    [keys({ ...ec.publicJwk, crv: "P-256" }), "body.jwks.keys.0", "weak_key"],
  ] as const)
    expect(await faultsOf(changes)).toEqual([400, [{ path, code }]]);
  expect((await faultsOf(keys(rsa.publicJwk, rsa.publicJwk)))[1]).toHaveLength(2);
});

test("concurrent registrations do not exceed the limit of 100 active apps", async () => {
  const { body } = await manage("GET", "");
  const registered = body.data.collection as { revoked_at: string | null }[];
  const missing = 99 - registered.filter(({ revoked_at }) => revoked_at === null).length;
  const filler = Array.from({ length: missing }, () => ({
    tenant_id: 1,
    client_id: `app_${crypto.randomUUID()}`,
    name: "Filler",
    scopes: ["system/Patient.rs"],
    jwks: JSON.stringify({ keys: [] }),
    made_by: "clinic/test",
    created_at: clinic.clock.now(),
  }));
  await withTenant(clinic.db, 1, (tx) => tx.insertInto("apps").values(filler).execute());
  const answers = await Promise.all(Array.from({ length: 6 }, () => manage("POST", "", factsOf())));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409, 409, 409, 409,
  ]);
  const ended = { revoked_at: clinic.clock.now() };
  await withTenant(clinic.db, 1, (tx) =>
    tx.updateTable("apps").set(ended).where("name", "=", "Filler").execute(),
  );
});
