import type { AddressInfo } from "node:net";
import type { ConnectedApp } from "@anteroom/contract/account/connected-apps";
import { isPatientAppScope } from "@anteroom/domain/clinic/patient-app-scopes";
import { Client } from "fhir-kit-client";
import * as oidc from "openid-client";
import pg from "pg";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { hashOf } from "../../../platform/crypto/secrets.ts";
import { makeFhirRecord, type FhirRecord } from "../../../testing/fhir-record.ts";
import { makeAppKey } from "../../../testing/smart-app.ts";
import { known } from "../../../testing/test-clinic.ts";
import { allKinds } from "../kinds/all-kinds.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

let clinic: WholeClinic;
let record: FhirRecord;
let origin: string;
let app: { id: number; client_id: string };
const self: number = known.aurora.patientId;
const redirect_uri = "https://diary.example/back";
/** Has a query of its own, which the library that plays the app would leave out when it exchanges the code. */
const withQuery = `${redirect_uri}?at=clinic`;
const [asClinic, asPatient] = [
  { authorization: `Bearer ${known.aurora.clinicToken}` },
  { "x-patient-token": known.aurora.patientToken },
];

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  record = await makeFhirRecord(clinic.db, clinic.clock.now());
  const owner = new pg.Client(clinic.connections.owner);
  await owner.connect();
  await owner.query(
    "insert into tenant_domains (domain, tenant_id, is_primary) values ('127.0.0.1', 1, false)",
  );
  await owner.end();
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(clinic.app.server.address() as AddressInfo).port}`;
});
afterAll(() => clinic.close());
beforeEach(async () => {
  app = await register();
});

const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(clinic.db, 1, work);

const facts = {
  name: "Diary",
  privacy_url: "https://diary.example/privacy",
  redirect_uris: [redirect_uri, withQuery, "http://127.0.0.1:7777/back"],
  scopes: ["patient/*.rs", "launch/patient", "openid", "fhirUser", "offline_access"],
  jwks: null,
  jwks_uri: null,
};
type Method = "GET" | "POST" | "PUT" | "DELETE";
const manage = (method: Method, path = "", body?: unknown, headers: Record<string, string> = asClinic) =>
  clinic.call(method, `/clinic/patient_apps${path}`, { headers, ...(body === undefined ? {} : { body }) });

async function register(changes: object = {}): Promise<{ id: number; client_id: string }> {
  const { status, body } = await manage("POST", "", { ...facts, ...changes });
  expect([status, body]).toMatchObject([201, { data: { entity: { revoked_at: null } } }]);
  return body.data.entity as typeof app;
}

/** The app as `openid-client` sets it up from what the clinic publishes. */
async function discover(): Promise<oidc.Configuration> {
  return oidc.discovery(new URL(origin), app.client_id, undefined, oidc.None(), {
    execute: [oidc.allowInsecureRequests],
  });
}

/** What the app asks for, and what it keeps to itself until the patient is back. */
async function ask(
  client: oidc.Configuration,
  scope = "launch/patient openid fhirUser offline_access patient/*.rs",
) {
  const [verifier, state, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
  const url = oidc.buildAuthorizationUrl(client, {
    redirect_uri,
    scope,
    state,
    nonce,
    aud: `${origin}/fhir/R4`,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: "S256",
  });
  return { url, verifier, state, nonce };
}

/** Where a browser that follows no redirect is sent. */
async function sendPatient(url: URL, changes: Record<string, string | null> = {}): Promise<URL> {
  for (const [name, value] of Object.entries(changes))
    if (value === null) url.searchParams.delete(name);
    else url.searchParams.set(name, value);
  const answer = await fetch(url, { redirect: "manual" });
  expect(answer.status).toBe(302);
  return new URL(answer.headers.get("location") ?? "", origin);
}

const ofPage = (page: URL) => page.searchParams.get("request") ?? "";
const api = async (method: "GET" | "POST" | "DELETE", path: string, body?: unknown, headers = asPatient) => {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { ...headers, ...(body === undefined ? {} : { "content-type": "application/json" }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers by hand
  return { status: answer.status, body: (text === "" ? null : JSON.parse(text)) as any };
};
const readAsked = (page: URL) => api("GET", `/patients/app_requests?request=${ofPage(page)}`);
const allow = (page: URL, patient_id = self, kinds: string[] = ["measurements", "appointments", "details"]) =>
  api("POST", "/patients/app_requests", { request: ofPage(page), patient_id, kinds });

/** The whole way: the app sends the patient, who allows it, and exchanges the code. */
async function connect(patientId = self, kinds?: string[], scope?: string) {
  const client = await discover();
  const asked = await ask(client, scope);
  const { status, body } = await allow(await sendPatient(asked.url), patientId, kinds);
  expect([status, body]).toMatchObject([200, {}]);
  const back = new URL(body.data.entity.redirect_to as string);
  const checks = { pkceCodeVerifier: asked.verifier, expectedState: asked.state };
  const isNonced = asked.url.searchParams.get("scope")?.includes("openid");
  const tokens = await oidc.authorizationCodeGrant(client, back, {
    ...checks,
    ...(isNonced ? { expectedNonce: asked.nonce } : {}),
  });
  return { client, back, asked, tokens };
}

const statusOf = async (token = "", place = "Patient") =>
  (await fetch(`${origin}/fhir/R4/${place}`, { headers: { authorization: `Bearer ${token}` } })).status;
const listed = async (): Promise<ConnectedApp[]> =>
  (await api("GET", "/patients/connected_apps")).body.data.collection as ConnectedApp[];

test("a patient connects a third-party app, which reads only the chosen parts of her record", async () => {
  const client = await discover();
  const asked = await ask(client);
  const page = await sendPatient(asked.url);
  expect([page.origin, page.pathname]).toEqual([origin, "/connect-app"]);
  const { body } = await readAsked(page);
  expect(body.data.entity).toMatchObject({
    app_name: "Diary",
    privacy_url: "https://diary.example/privacy",
    returns_to: "diary.example",
    people: [
      { patient_id: self, is_self: true },
      { patient_id: record.child, name: "Água Menor", is_self: false },
    ],
    ends_at: "2027-08-28T09:00:00.000Z",
  });
  expect(body.data.entity.kinds).toHaveLength(10);
  const { body: allowed } = await allow(page, self, ["measurements", "details"]);
  const back = new URL(allowed.data.entity.redirect_to as string);
  expect(back.href.startsWith(redirect_uri)).toBe(true);
  expect(back.searchParams.get("iss")).toBe(origin);
  const tokens = await oidc.authorizationCodeGrant(client, back, {
    pkceCodeVerifier: asked.verifier,
    expectedState: asked.state,
    expectedNonce: asked.nonce,
  });
  expect(tokens).toMatchObject({ patient: String(self), expires_in: 3_600 });
  expect(tokens.scope?.split(" ")).toEqual(
    expect.arrayContaining(["launch/patient", "openid", "patient/Observation.rs", "patient/Slot.rs"]),
  );
  expect(tokens.claims()).toMatchObject({
    iss: origin,
    aud: app.client_id,
    sub: String(self),
    nonce: asked.nonce,
    fhirUser: `${origin}/fhir/R4/Patient/${self}`,
  });
  const fhir = new Client({ baseUrl: `${origin}/fhir/R4`, bearerToken: tokens.access_token });
  expect(await fhir.read({ resourceType: "Patient", id: String(self) })).toMatchObject({ id: String(self) });
  await expect(fhir.read({ resourceType: "Patient", id: String(record.child) })).rejects.toThrow("404");
  await expect(fhir.search({ resourceType: "Appointment", searchParams: {} })).rejects.toThrow("403");
  const [first] = await listed();
  expect(first).toMatchObject({
    app_name: "Diary",
    person: { is_self: true },
    kinds: ["details", "measurements"],
    last_used_at: clinic.clock.now().toISOString(),
    ends_at: "2027-08-28T09:00:00.000Z",
  });
  const { body: reads } = await api("GET", "/patients/record_reads");
  expect(reads.data.collection).toContainEqual(
    expect.objectContaining({ who: "app", name: "Diary", action: "app.read" }),
  );
});

test("an app of a child reads the child's record, and its ID token names the signed-in parent", async () => {
  const { tokens } = await connect(record.child);
  expect(tokens).toMatchObject({ patient: String(record.child) });
  expect(tokens.claims()).toMatchObject({
    sub: String(self),
    fhirUser: `${origin}/fhir/R4/RelatedPerson/account-${record.child}`,
  });
  expect(await statusOf(tokens.access_token, `Patient/${record.child}`)).toBe(200);
  expect(await statusOf(tokens.access_token, `RelatedPerson/account-${record.child}`)).toBe(200);
  expect(await statusOf(tokens.access_token, `Patient/${self}`)).toBe(404);
});

test("ID tokens are signed with the clinic's published key, which is stored encrypted", async () => {
  const { tokens, client } = await connect();
  const keys = (await (await fetch(String(client.serverMetadata().jwks_uri))).json()) as { keys: object[] };
  expect(keys.keys).toEqual([expect.objectContaining({ kty: "RSA", alg: "RS256" })]);
  expect(keys.keys[0]).not.toHaveProperty("d");
  const { createRemoteJWKSet, jwtVerify } = await import("jose");
  const set = createRemoteJWKSet(new URL(String(client.serverMetadata().jwks_uri)));
  expect((await jwtVerify(tokens.id_token ?? "", set, { issuer: origin })).protectedHeader.alg).toBe("RS256");
  const row = await inClinic((tx) => tx.selectFrom("id_token_keys").selectAll().executeTakeFirstOrThrow());
  expect(row.sealed_private_key.includes(Buffer.from("MII"))).toBe(false);
  expect(row.public_jwk).not.toHaveProperty("d");
});

test.each<[string, Record<string, string | null>]>([
  ["no address", { redirect_uri: null }],
  ["a longer address", { redirect_uri: `${redirect_uri}/` }],
  ["another address", { redirect_uri: "https://diary.example.evil.example/back" }],
  ["another port of the device", { redirect_uri: "http://127.0.0.1:7778/back" }],
  ["no app", { client_id: null }],
  ["an app that is not there", { client_id: `app_${"A".repeat(22)}` }],
])("a request with %s is not redirected to the app", async (_name, changes) => {
  const { url } = await ask(await discover());
  const to = await sendPatient(url, changes);
  expect(to.href).toBe(`${origin}/connect-app?refused=unknown`);
});

test.each<[string, Record<string, string | null>, string]>([
  ["without PKCE", { code_challenge: null }, "invalid_request"],
  ["with the challenge as it is", { code_challenge_method: "plain" }, "invalid_request"],
  ["with a challenge of another length", { code_challenge: "short" }, "invalid_request"],
  ["for another interface", { aud: "https://elsewhere.example/fhir/R4" }, "invalid_request"],
  ["for no interface", { aud: null }, "invalid_request"],
  ["without scopes", { scope: null }, "invalid_scope"],
  ["for a clinic's scope", { scope: "system/Patient.rs" }, "invalid_scope"],
  ["for the log of the staff", { scope: "patient/AuditEvent.rs" }, "invalid_scope"],
  ["to write", { scope: "patient/Observation.cruds" }, "invalid_scope"],
  ["for a token at once", { response_type: "token" }, "unsupported_response_type"],
  ["in a fragment", { response_mode: "fragment" }, "invalid_request"],
  ["that nobody is to see", { prompt: "none" }, "interaction_required"],
  ["by reference", { request_uri: "https://diary.example/request" }, "request_uri_not_supported"],
  ["that is too long", { scope: `openid ${"a".repeat(2_000)}` }, "invalid_request"],
])("a request %s is redirected to the app with its state and an error", async (_name, changes, error) => {
  const { url, state } = await ask(await discover());
  const back = await sendPatient(url, { redirect_uri: withQuery, ...changes });
  expect(back.href.startsWith(withQuery)).toBe(true);
  expect(Object.fromEntries(back.searchParams)).toEqual({ at: "clinic", error, state, iss: origin });
});

test("a request for more than the registered scopes is refused as a whole", async () => {
  app = await register({ scopes: ["patient/Observation.rs", "openid"] });
  const client = await discover();
  for (const scope of ["patient/Observation.rs patient/Patient.r", "patient/*.rs", "openid offline_access"]) {
    const back = await sendPatient((await ask(client, scope)).url);
    expect([scope, back.searchParams.get("error")]).toEqual([scope, "invalid_scope"]);
  }
  const page = await sendPatient((await ask(client, "openid patient/Observation.read")).url);
  expect((await readAsked(page)).body.data.entity).toMatchObject({
    kinds: ["measurements"],
    ends_at: "2027-03-01T10:00:00.000Z",
  });
});

test("only a patient acting for the record can consent, and only to what was requested", async () => {
  const page = await sendPatient((await ask(await discover(), "patient/Observation.rs")).url);
  const body = { request: ofPage(page), patient_id: self, kinds: ["measurements"] };
  const asGuest = await api("POST", "/patients/app_requests", body, {} as typeof asPatient);
  expect(asGuest.status).toBe(401);
  const stranger = await inClinic((tx) =>
    tx
      .insertInto("patients")
      .values({ tenant_id: 1, name: "Another", birthdate: "1990-01-01", created_at: clinic.clock.now() })
      .returning("id")
      .executeTakeFirstOrThrow(),
  );
  expect((await allow(page, stranger.id, ["measurements"])).status).toBe(404);
  expect((await allow(page, self, ["messages"])).status).toBe(400);
  const decoded = new URLSearchParams(Buffer.from(ofPage(page), "base64url").toString());
  for (const [name, value] of [
    ["redirect_uri", "https://evil.example/"],
    ["scope", "system/*.rs"],
    ["client_id", `app_${"A".repeat(22)}`],
    ["aud", "https://elsewhere.example/fhir/R4"],
  ] as const) {
    const forged = new URLSearchParams(decoded);
    forged.set(name, value);
    const request = Buffer.from(forged.toString()).toString("base64url");
    expect([name, (await api("POST", "/patients/app_requests", { ...body, request })).status]).toEqual([
      name,
      404,
    ]);
  }
  const elsewhere = await clinic.call("POST", "/patients/app_requests", {
    clinic: "ipe",
    body,
    headers: { "x-patient-token": known.ipe.patientToken },
  });
  expect(elsewhere.status).toBe(404);
  const grants = await inClinic((tx) =>
    tx.selectFrom("app_grants").select("id").where("app_id", "=", app.id).execute(),
  );
  expect(grants).toEqual([]);
});

test("a refusal redirects with access_denied, and a code is valid once", async () => {
  const client = await discover();
  const asked = await ask(client);
  const page = await sendPatient(asked.url);
  const refusal = new URL((await readAsked(page)).body.data.entity.refusal_url as string);
  await expect(
    oidc.authorizationCodeGrant(client, refusal, { expectedState: asked.state }),
  ).rejects.toMatchObject({ error: "access_denied" });
  const connected = await connect();
  await expect(
    oidc.authorizationCodeGrant(connected.client, connected.back, {
      pkceCodeVerifier: connected.asked.verifier,
      expectedState: connected.asked.state,
      expectedNonce: connected.asked.nonce,
    }),
  ).rejects.toMatchObject({ error: "invalid_grant" });
  expect(await statusOf(connected.tokens.access_token)).toBe(401);
  await expect(
    oidc.refreshTokenGrant(connected.client, connected.tokens.refresh_token ?? ""),
  ).rejects.toMatchObject({ error: "invalid_grant" });
});

test("a refresh token is rotated at each use, and reuse revokes everything", async () => {
  const { client, tokens } = await connect();
  const first = tokens.refresh_token ?? "";
  const next = await oidc.refreshTokenGrant(client, first);
  expect(next).toMatchObject({ patient: String(self), scope: tokens.scope });
  expect(next.refresh_token).not.toBe(first);
  expect([await statusOf(tokens.access_token), await statusOf(next.access_token)]).toEqual([401, 200]);
  const kept = await inClinic((tx) => tx.selectFrom("app_refresh_tokens").selectAll().execute());
  const used = kept.find(({ token_hash: hash }) => hash.equals(hashOf(first)));
  expect(used?.used_at).toEqual(clinic.clock.now());
  await expect(oidc.refreshTokenGrant(client, first)).rejects.toMatchObject({ error: "invalid_grant" });
  expect(await statusOf(next.access_token)).toBe(401);
  await expect(oidc.refreshTokenGrant(client, next.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
  expect((await listed()).map(({ id }) => id)).not.toContain(used?.grant_id);
});

test("tokens expire after an hour, and refresh tokens with the consent", async () => {
  const { client, tokens } = await connect();
  const grant = { token_expires_at: clinic.clock.now() };
  const change = (values: object) =>
    inClinic((tx) => tx.updateTable("app_grants").set(values).where("app_id", "=", app.id).execute());
  await change(grant);
  expect(await statusOf(tokens.access_token)).toBe(401);
  const next = await oidc.refreshTokenGrant(client, tokens.refresh_token ?? "");
  expect(await statusOf(next.access_token)).toBe(200);
  await change({ expires_at: clinic.clock.now() });
  expect(await statusOf(next.access_token)).toBe(401);
  await expect(oidc.refreshTokenGrant(client, next.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_grant",
  });
});

test("no refresh token is issued without offline_access, and no ID token without openid", async () => {
  const { tokens } = await connect(self, ["measurements"], "patient/Observation.rs");
  expect(tokens).not.toHaveProperty("refresh_token");
  expect(tokens).not.toHaveProperty("id_token");
  expect(tokens.scope).toBe("patient/Observation.rs");
});

test("an app revokes its own tokens only, which ends the consent", async () => {
  const { client, tokens } = await connect();
  const mine = app;
  app = await register();
  const other = await discover();
  await oidc.tokenRevocation(other, tokens.refresh_token ?? "");
  expect(await statusOf(tokens.access_token)).toBe(200);
  await oidc.tokenRevocation(client, tokens.refresh_token ?? "");
  expect(await statusOf(tokens.access_token)).toBe(401);
  app = mine;
  const again = await connect();
  await oidc.tokenRevocation(again.client, again.tokens.access_token);
  expect(await statusOf(again.tokens.access_token)).toBe(401);
  await oidc.tokenRevocation(client, "unknown-token");
});

test("a patient disconnects an app from one record on every device at once", async () => {
  const [one, two, ofChild] = [await connect(), await connect(), await connect(record.child)];
  const before = await listed();
  const newest = before.find(({ person }) => person.is_self);
  expect((await api("DELETE", `/patients/connected_apps/${newest?.id}`)).status).toBe(204);
  for (const { tokens, client } of [one, two]) {
    expect(await statusOf(tokens.access_token)).toBe(401);
    await expect(oidc.refreshTokenGrant(client, tokens.refresh_token ?? "")).rejects.toMatchObject({
      error: "invalid_grant",
    });
  }
  expect(await statusOf(ofChild.tokens.access_token)).toBe(200);
  expect((await api("DELETE", `/patients/connected_apps/${newest?.id}`)).status).toBe(404);
  expect((await listed()).length).toBe(before.length - 1);
  const child = await inClinic((tx) =>
    tx.selectFrom("app_grants").select("id").where("patient_id", "=", record.child).executeTakeFirstOrThrow(),
  );
  const foreign = await clinic.call("DELETE", `/patients/connected_apps/${child.id}`, {
    clinic: "ipe",
    headers: { "x-patient-token": known.ipe.patientToken },
  });
  expect(foreign.status).toBe(404);
});

test("changing or removing an app ends its patients' consents, and a removed one is unknown", async () => {
  const first = await connect();
  expect((await manage("PUT", `/${app.id}`, { ...facts, name: "Diary 2" })).body.data.entity).toMatchObject({
    name: "Diary 2",
    connections: 0,
  });
  expect(await statusOf(first.tokens.access_token)).toBe(401);
  const next = await connect();
  const asked = await ask(next.client);
  const page = await sendPatient(asked.url);
  expect((await manage("DELETE", `/${app.id}`)).status).toBe(204);
  expect(await statusOf(next.tokens.access_token)).toBe(401);
  await expect(oidc.refreshTokenGrant(next.client, next.tokens.refresh_token ?? "")).rejects.toMatchObject({
    error: "invalid_client",
  });
  expect([(await readAsked(page)).status, (await allow(page)).status]).toEqual([404, 404]);
  expect((await sendPatient(asked.url)).href).toContain("refused=unknown");
  expect((await manage("DELETE", `/${app.id}`)).status).toBe(404);
  const { body } = await manage("GET");
  expect(body.data.collection.find(({ id }: { id: number }) => id === app.id)).toMatchObject({
    revoked_at: clinic.clock.now().toISOString(),
  });
});

test("a confidential app must authenticate with its key", async () => {
  const key = await makeAppKey("ES384");
  app = await register({ jwks: { keys: [key.publicJwk] } });
  const publicClient = await discover();
  const metadata = publicClient.serverMetadata();
  const pkcs8 = key.privateKey.export({ type: "pkcs8", format: "der" });
  const algorithm = { name: "ECDSA", namedCurve: "P-384" };
  const privateKey = await crypto.subtle.importKey("pkcs8", new Uint8Array(pkcs8), algorithm, false, [
    "sign",
  ]);
  const client = new oidc.Configuration(
    metadata,
    app.client_id,
    {},
    oidc.PrivateKeyJwt(
      { key: privateKey, kid: key.kid },
      { [oidc.modifyAssertion]: (_, payload) => void (payload["aud"] = metadata.token_endpoint) },
    ),
  );
  oidc.allowInsecureRequests(client);
  const asked = await ask(client);
  const { body } = await allow(await sendPatient(asked.url));
  const back = new URL(body.data.entity.redirect_to as string);
  const checks = { pkceCodeVerifier: asked.verifier, expectedState: asked.state, expectedNonce: asked.nonce };
  await expect(oidc.authorizationCodeGrant(publicClient, back, checks)).rejects.toMatchObject({
    error: "invalid_client",
  });
  const tokens = await oidc.authorizationCodeGrant(client, back, checks);
  expect(await statusOf(tokens.access_token)).toBe(200);
});

test.each<[object, string]>([
  [{ redirect_uris: ["http://diary.example/back"] }, "not_public"],
  [{ redirect_uris: ["https://diary.example/#back"] }, "not_public"],
  [{ scopes: ["patient/AuditEvent.rs"] }, "unknown"],
  [{ privacy_url: "http://diary.example/privacy" }, "not_public"],
  [{ jwks: { keys: [{ kty: "EC", kid: "a", crv: "P-256", x: "a", y: "b" }] } }, "weak_key"],
])("an app with %j is not registered", async (changes, code) => {
  const { status, body } = await manage("POST", "", { ...facts, ...changes });
  expect([status, body.fields?.[0]?.code]).toEqual([400, code]);
});

test("a patient's app may request every served type except the staff access log", () => {
  const others = allKinds.filter(({ type }) => !isPatientAppScope(`patient/${type}.rs`));
  expect(others.map(({ type }) => type)).toEqual(["AuditEvent"]);
});

test("patient apps and clinic programs are separate, and only token admins register them", async () => {
  const programs = await clinic.call("GET", "/clinic/apps", { headers: asClinic });
  expect(programs.body.data.collection.map(({ id }: { id: number }) => id)).not.toContain(app.id);
  for (const method of ["PUT", "DELETE"] as const) {
    const body = { name: "A", scopes: ["system/Patient.rs"], jwks: null, jwks_uri: `${origin}/jwks` };
    const answer = await clinic.call(method, `/clinic/apps/${app.id}`, {
      headers: asClinic,
      ...(method === "PUT" ? { body } : {}),
    });
    expect(answer.status).toBe(404);
  }
  expect((await manage("POST", "", facts, asPatient)).status).toBe(401);
  const lines = await inClinic((tx) =>
    tx.selectFrom("audit_log").select("action").where("object", "=", `app/${app.id}`).execute(),
  );
  expect(lines).toEqual([{ action: "app.add" }]);
});
