import * as oidc from "openid-client";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import {
  addPatientApp,
  allowApp,
  discoverClinic,
  redirectUri,
  serveFirstClinic,
} from "../../../testing/oauth-client.ts";
import { makeAppKey, signAssertion, type AppKey } from "../../../testing/smart-app.ts";
import { known } from "../../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

let clinic: WholeClinic;
let origin: string;
let key: AppKey;
/** A program of the clinic, a public app of patients, and one with a key. */
let program: oidc.Configuration;
let diary: { id: number; client: oidc.Configuration };
let keyed: { id: number; client: oidc.Configuration };
const self = known.aurora.patientId;
const scopes = ["patient/Patient.rs", "launch/patient", "openid", "fhirUser", "offline_access"];

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  origin = await serveFirstClinic(clinic);
  key = await makeAppKey("ES384");
  program = await addProgram();
});
afterAll(() => clinic.close());
beforeEach(async () => {
  [diary, keyed] = await Promise.all([addApp(), addApp(key)]);
});

const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(clinic.db, 1, work);

async function addApp(own?: AppKey) {
  const { id, client_id: clientId } = await addPatientApp(clinic, own ? { key: own } : {});
  return { id, client: await discoverClinic(origin, clientId, own) };
}

async function addProgram(token: string = known.aurora.clinicToken, clinicName?: "ipe") {
  const { status, body } = await clinic.call("POST", "/clinic/apps", {
    ...(clinicName ? { clinic: clinicName } : {}),
    headers: { authorization: `Bearer ${token}` },
    body: {
      name: "Records",
      scopes: ["system/Patient.rs"],
      jwks: { keys: [key.publicJwk] },
      jwks_uri: null,
    },
  });
  expect(status).toBe(201);
  return discoverClinic(origin, body.data.entity.client_id as string, key);
}

/** The app's tokens, of a patient who allowed these scopes. */
async function connect({ id, client }: typeof diary, granted = scopes) {
  const { code, verifier, grantId } = await allowApp(clinic, id, granted);
  const back = new URL(`${redirectUri}?code=${code}&iss=${encodeURIComponent(origin)}`);
  return { grantId, ...(await oidc.authorizationCodeGrant(client, back, { pkceCodeVerifier: verifier })) };
}

test("a program of the clinic learns by openid-client whose record a patient's token opens, and until when", async () => {
  expect(program.serverMetadata().introspection_endpoint).toBe(`${origin}/oauth/introspect`);
  const { access_token: token } = await connect(diary);
  const found = await oidc.tokenIntrospection(program, token);
  const { exp = 0, scope = "", ...rest } = found;
  expect(rest).toEqual({
    active: true,
    client_id: diary.client.clientMetadata().client_id,
    iss: origin,
    sub: String(self),
    patient: String(self),
    fhirUser: `${origin}/fhir/R4/Patient/${self}`,
    token_type: "Bearer",
  });
  expect(scope.split(" ").toSorted()).toEqual(scopes.toSorted());
  // An hour, though the patient allowed 180 days.
  expect(Math.abs(exp - Date.now() / 1000 - 3_600)).toBeLessThan(60);
  const plain = await connect(diary, ["patient/Patient.rs"]);
  expect(await oidc.tokenIntrospection(program, plain.access_token)).not.toHaveProperty("fhirUser");
});

test("a token of the clinic's own program is introspected with its scopes and five minutes", async () => {
  const { access_token: token } = await oidc.clientCredentialsGrant(program, { scope: "system/Patient.r" });
  const found = await oidc.tokenIntrospection(program, token);
  expect(found).toMatchObject({ active: true, scope: "system/Patient.r", token_type: "Bearer" });
  expect(found).not.toHaveProperty("patient");
  expect(Math.abs((found.exp ?? 0) - Date.now() / 1000 - 300)).toBeLessThan(60);
});

test("an app with a key learns about its own access tokens alone", async () => {
  const [mine, other] = [await connect(keyed), await connect(diary)];
  expect(await oidc.tokenIntrospection(keyed.client, mine.access_token)).toMatchObject({ active: true });
  const ofProgram = await oidc.clientCredentialsGrant(program, { scope: "system/Patient.r" });
  for (const token of [other.access_token, mine.refresh_token ?? "", ofProgram.access_token])
    expect(await oidc.tokenIntrospection(keyed.client, token)).toEqual({ active: false });
});

test("a public client is refused the same for tokens that are good and that are not", async () => {
  const { access_token: token } = await connect(diary);
  for (const one of [token, "unknown"]) {
    const asking = oidc.tokenIntrospection(diary.client, one);
    await expect(asking).rejects.toMatchObject({ error: "invalid_client", status: 401 });
  }
});

const addPatient = async () => {
  const row = { tenant_id: 1, name: "Another", birthdate: "1990-01-01", created_at: clinic.clock.now() };
  const { id } = await inClinic((tx) =>
    tx.insertInto("patients").values(row).returning("id").executeTakeFirstOrThrow(),
  );
  return id;
};

type Ending = (grantId: number) => Promise<unknown>;
const change = (values: object) => (grantId: number) =>
  inClinic((tx) => tx.updateTable("app_grants").set(values).where("id", "=", grantId).execute());
test.each<[string, Ending]>([
  ["that was not used for its hour", (id) => change({ token_expires_at: clinic.clock.now() })(id)],
  [
    "whose time with the record has ended",
    (id) => change({ token_expires_at: null, expires_at: clinic.clock.now() })(id),
  ],
  ["for a record of somebody else", async (id) => change({ patient_id: await addPatient() })(id)],
  [
    "of an app that was removed",
    () =>
      inClinic((tx) =>
        tx.updateTable("apps").set({ revoked_at: clinic.clock.now() }).where("id", "=", diary.id).execute(),
      ),
  ],
  [
    "that the patient ended",
    (id) => inClinic((tx) => tx.deleteFrom("app_grants").where("id", "=", id).execute()),
  ],
])("a token %s is not active, and FHIR refuses it too", async (_name, end) => {
  const { access_token: token, grantId } = await connect(diary);
  expect(await oidc.tokenIntrospection(program, token)).toMatchObject({ active: true });
  await end(grantId);
  expect(await oidc.tokenIntrospection(program, token)).toEqual({ active: false });
  const { status } = await fetch(`${origin}/fhir/R4/Patient`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(status).toBe(401);
});

test("refresh tokens, unknown tokens and tokens of the clinic API are not active", async () => {
  const { refresh_token: refresh = "" } = await connect(diary);
  for (const token of [refresh, "unknown", known.aurora.clinicToken])
    expect(await oidc.tokenIntrospection(program, token)).toEqual({ active: false });
});

test("a program of another clinic is unknown, and knows nothing of the token at its own address", async () => {
  const { access_token: token } = await connect(diary);
  const foreign = await addProgram(known.ipe.clinicToken, "ipe");
  await expect(oidc.tokenIntrospection(foreign, token)).rejects.toMatchObject({ error: "invalid_client" });
  const { client_id: clientId } = foreign.clientMetadata();
  const assertion = await signAssertion(key, { clientId, tokenUrl: "http://ipe.localhost/oauth/token" });
  const answer = await clinic.app.inject({
    method: "POST",
    url: "/oauth/introspect",
    headers: { host: "ipe.localhost", "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      token,
      client_assertion: assertion,
      client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
    }).toString(),
  });
  expect([answer.statusCode, answer.json()]).toEqual([200, { active: false }]);
});

test("asking whether a token is good is not a use of it", async () => {
  const { access_token: token, grantId } = await connect(diary);
  const used = () =>
    inClinic((tx) =>
      tx.selectFrom("app_grants").select("last_used_at").where("id", "=", grantId).executeTakeFirstOrThrow(),
    );
  const before = await used();
  await oidc.tokenIntrospection(program, token);
  expect(await used()).toEqual(before);
});
