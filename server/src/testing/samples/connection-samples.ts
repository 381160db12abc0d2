import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import {
  prepareBy,
  byNewPerson,
  inClinic,
  newAddress,
  termsVersion,
  type Sample,
  type Samples,
  type World,
} from "./sample.ts";

const app = {
  name: "Diary",
  privacy_url: "https://diary.example/privacy",
  redirect_uris: ["https://diary.example/back"],
  scopes: ["patient/*.rs", "launch/patient", "offline_access"],
  jwks: null,
  jwks_uri: null,
};

/** Registers an app that patients connect. */
async function registered(world: World): Promise<{ id: number; clientId: string }> {
  const { entity } = await prepareBy(world, "POST", "/clinic/patient_apps", {
    headers: world.program,
    body: app,
  });
  return { id: entity.id, clientId: String(entity["client_id"]) };
}

/** Sends the browser to the clinic as an app does. Returns what the page is handed. */
async function requestOf(world: World): Promise<string> {
  const { clientId } = await registered(world);
  const headers = { host: "aurora.localhost" };
  const { app: server } = world.clinic;
  const published = await server.inject({ url: "/fhir/R4/.well-known/smart-configuration", headers });
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: "https://diary.example/back",
    scope: "launch/patient patient/*.rs",
    state: "a-state-of-the-app",
    aud: `${published.json<{ issuer: string }>().issuer}/fhir/R4`,
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
  });
  const answer = await server.inject({ url: `/oauth/authorize?${query.toString()}`, headers });
  const page = new URL(answer.headers.location ?? "", "http://aurora.localhost");
  const request = page.searchParams.get("request");
  if (request === null) throw new Error(`No request: ${answer.statusCode} ${answer.body}`);
  return request;
}

const allowed = async (world: World, patient_id: number): Promise<{ body: object }> => ({
  body: { request: await requestOf(world), patient_id, kinds: ["measurements", "details"] },
});

/** Requests about apps that patients connect. */
export const connectedAppSamples: Samples = {
  clinicListPatientApps: async (world) => {
    await registered(world);
    return {};
  },
  clinicAddPatientApp: () => ({ body: app }),
  clinicChangePatientApp: async (world) => ({
    params: { app_id: (await registered(world)).id },
    body: { ...app, name: "The diary" },
  }),
  clinicRemovePatientApp: async (world) => ({ params: { app_id: (await registered(world)).id } }),
  readAppRequest: byNewPerson(async (_, world) => ({ query: { request: await requestOf(world) } })),
  allowApp: byNewPerson(({ id }, world) => allowed(world, id)),
  listConnectedApps: byNewPerson(async ({ id, headers }, world) => {
    await connected(world, id, headers);
    return {};
  }),
  disconnectApp: byNewPerson(async ({ id, headers }, world) => {
    await connected(world, id, headers);
    const { id: grant_id } = await inClinic(world, (tx) =>
      tx.selectFrom("app_grants").select("id").where("patient_id", "=", id).executeTakeFirstOrThrow(),
    );
    return { params: { grant_id } };
  }),
};

/** An app that has exchanged its code, so that it is connected. */
async function connected(world: World, id: number, headers: Readonly<Record<string, string>>): Promise<void> {
  await prepareBy(world, "POST", "/patients/app_requests", { headers, ...(await allowed(world, id)) });
  await inClinic(world, (tx) =>
    tx
      .updateTable("app_grants")
      .set({ code_used_at: world.now, token_hash: hashOf(newToken()) })
      .where("patient_id", "=", id)
      .execute(),
  );
}

/** The clinic's patients sign in through a provider. */
async function withPatientProvider(world: World): Promise<Sample> {
  await prepareBy(world, "PUT", "/clinic/patient_sign_in_provider", {
    headers: world.program,
    body: world.outside.provider,
  });
  return {};
}

/** A browser that the provider has sent back: what it carries, and its cookie. */
async function backFromProvider(world: World, email: string) {
  await withPatientProvider(world);
  const { entity, cookie } = await prepareBy(world, "POST", "/patients/auth/provider/sign_ins", {
    headers: {},
  });
  const answer = await world.outside.signIn(String(entity["url"]), email);
  return { headers: { cookie }, body: { answer } };
}

/** The same, after the clinic has found that there is no such account, or one that is not connected. */
async function confirmedByProvider(world: World, email: string): Promise<Readonly<Record<string, string>>> {
  const { headers, body } = await backFromProvider(world, email);
  const answer = await world.clinic.app.inject({
    method: "POST",
    url: "/api/patients/auth/provider/sessions",
    headers: { host: "aurora.localhost", ...headers },
    payload: body,
    remoteAddress: newAddress(),
  });
  const given = [answer.headers["set-cookie"] ?? []].flat().map((one) => one.split(";")[0] ?? "");
  return given.length === 0 ? headers : { cookie: given.join("; ") };
}

let newcomers = 0;
const newEmail = () => `newcomer-${(newcomers += 1)}@people.example`;
const accountOf = async (world: World) => ({
  name: "Ana Nova",
  terms_accepted: true,
  terms_version: await termsVersion(world),
});

/** Requests about patients who sign in at the clinic's own provider. */
export const patientProviderSamples: Samples = {
  clinicSetPatientProvider: ({ outside }) => ({ body: outside.provider }),
  clinicGetPatientProvider: withPatientProvider,
  clinicTestPatientProvider: withPatientProvider,
  clinicRemovePatientProvider: withPatientProvider,
  getProviderSignIn: withPatientProvider,
  beginPatientProviderSignIn: withPatientProvider,
  finishPatientProviderSignIn: async (world) => {
    const email = newEmail();
    const headers = await confirmedByProvider(world, email);
    await prepareBy(world, "POST", "/patients/auth/provider/accounts", {
      headers,
      body: await accountOf(world),
    });
    return backFromProvider(world, email);
  },
  makeProviderAccount: async (world) => ({
    headers: await confirmedByProvider(world, newEmail()),
    body: await accountOf(world),
  }),
  linkProviderAccount: byNewPerson(async ({ login, headers }, world) => ({
    headers: { ...headers, ...(await confirmedByProvider(world, login)) },
  })),
};
