import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { withTenant, type Tx } from "../../../platform/database/database.ts";
import { makeDoctor } from "../../../testing/make-doctor.ts";
import { makeFhirRecord, type FhirRecord } from "../../../testing/fhir-record.ts";
import { makeStaffSession } from "../../../testing/make-staff.ts";
import { serveFirstClinic } from "../../../testing/oauth-client.ts";
import { known } from "../../../testing/test-clinic.ts";
import { requireValidator } from "../../../testing/validators.ts";
import { openWholeClinic, type WholeClinic } from "../../../testing/whole-clinic.ts";

/** What is used of the library; its own types would bring those of the browser into the server. */
type Connected = {
  patient: { id: string; read: () => Promise<object> };
  encounter: { read: () => Promise<object> };
  user: { fhirUser: string | null };
  request: <T>(address: string) => Promise<T>;
  state: {
    codeVerifier?: string;
    tokenResponse?: { access_token?: string; scope?: string } & Record<string, unknown>;
  };
};
type Storage = Record<"get" | "set" | "unset", (key: string, value?: unknown) => Promise<unknown>>;
type Smart = (
  request: IncomingMessage,
  response: ServerResponse,
  storage: Storage,
) => { authorize: (options: object) => Promise<unknown>; ready: () => Promise<Connected> };

const smart = requireValidator("fhirclient") as Smart;

const doctor = "launch-doctor-000000000000000000000";
const reception = "launch-reception-000000000000000000";
const admin = "launch-admin-0000000000000000000000";
const asked = "launch openid fhirUser offline_access patient/*.rs";

let clinic: WholeClinic;
let beside: WholeClinic;
let record: FhirRecord;
let origin: string;
/** The app: a program written by others (`fhirclient`), on a server of its own. */
let app: Server;
let appOrigin: string;
let clientId = "";
let connected: Connected | null = null;
let failure: unknown = null;
let scope = asked;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  beside = await openWholeClinic({ beside: clinic });
  record = await makeFhirRecord(clinic.db, clinic.clock.now());
  origin = await serveFirstClinic(clinic);
  await makeStaffSession(clinic, { role: "doctor", token: doctor });
  await makeStaffSession(clinic, { role: "reception", token: reception });
  await makeStaffSession(clinic, { role: "admin", token: admin });
  const stored = new Map<string, unknown>();
  const storage: Storage = {
    get: (key) => Promise.resolve(stored.get(key)),
    set: (key, value) => {
      stored.set(key, value);
      return Promise.resolve(value);
    },
    unset: (key) => Promise.resolve(stored.delete(key)),
  };
  app = createServer((request, response) => {
    const api = smart(request, response, storage);
    const isLaunch = request.url?.startsWith("/launch");
    const work = isLaunch
      ? api.authorize({ clientId, scope, redirectUri: "/back", pkceMode: "required" })
      : api.ready().then((client) => {
          connected = client;
          response.end("connected");
        });
    work.catch((error: unknown) => {
      failure = error;
      response.statusCode = 500;
      response.end("failed");
    });
  });
  await new Promise<void>((resolve) => void app.listen(0, "127.0.0.1", resolve));
  appOrigin = `http://127.0.0.1:${(app.address() as AddressInfo).port}`;
  clientId = (await register()).client_id;
}, 60_000);
afterAll(async () => {
  app.closeAllConnections();
  app.close();
  await beside.close();
  await clinic.close();
});

const inClinic = <T>(work: (tx: Tx) => Promise<T>) => withTenant(clinic.db, 1, work);
type Registered = { id: number; client_id: string; launch_url: string | null };

async function register(changes: object = {}, at: "aurora" | "ipe" = "aurora"): Promise<Registered> {
  const { status, body } = await clinic.call("POST", "/clinic/patient_apps", {
    clinic: at,
    headers: { authorization: `Bearer ${known[at].clinicToken}` },
    body: {
      name: "Growth charts",
      privacy_url: null,
      launch_url: `${appOrigin}/launch`,
      redirect_uris: [`${appOrigin}/back`],
      scopes: [...asked.split(" "), "launch/patient"],
      jwks: null,
      jwks_uri: null,
      ...changes,
    },
  });
  expect([status, body]).toMatchObject([201, {}]);
  return body.data.entity as Registered;
}
const idOfApp = () =>
  inClinic((tx) =>
    tx.selectFrom("apps").select("id").where("client_id", "=", clientId).executeTakeFirstOrThrow(),
  ).then(({ id }) => id);

/** A request of the desk's page. */
async function atDesk(session: string, method: "GET" | "POST", path: string, body?: object, at = clinic) {
  const host = at === clinic ? new URL(origin).host : "aurora.localhost";
  const answer = await at.app.inject({
    method,
    url: `/api/desk/${path}`,
    headers: { host, cookie: `anteroom-desk=${session}`, "x-anteroom-desk": "1" },
    ...(body ? { payload: body } : {}),
  });
  return { status: answer.statusCode, entity: answer.json().data?.entity, body: answer.json() };
}

const openApp = async (session: string, appointment_id = record.past, app_id?: number) =>
  atDesk(session, "POST", "app_launches", { app_id: app_id ?? (await idOfApp()), appointment_id });

/** Where a browser that follows no redirect is sent. */
async function next(url: string): Promise<string> {
  const answer = await fetch(url, { redirect: "manual" });
  expect([url, answer.status]).toEqual([url, 302]);
  return new URL(answer.headers.get("location") ?? "", origin).href;
}

/** The window as far as the desk's page. Returns what that page is handed. */
async function toDesk(launchUrl: string): Promise<string> {
  const page = new URL(await next(await next(launchUrl)));
  expect([page.origin, page.pathname]).toEqual([origin, "/desk/open-app"]);
  return page.searchParams.get("request") ?? "";
}

const answerFor = (session: string, request: string, at = clinic) =>
  atDesk(session, "POST", "app_authorizations", { request }, at);

/** The whole way: the desk opens the app, the app asks, the desk answers, the app gets its token. */
async function connect(session: string, appointmentId = record.past): Promise<Connected> {
  connected = null;
  const { status, entity } = await openApp(session, appointmentId);
  expect(status).toBe(201);
  const given = await answerFor(session, await toDesk(entity.url as string));
  expect(given.status).toBe(201);
  const answer = await fetch(given.entity.redirect_to as string);
  if (answer.status !== 200 || connected === null) throw failure ?? new Error(await answer.text());
  return connected;
}

const tokenOf = ({ state }: Connected) => state.tokenResponse?.access_token ?? "";
const statusOf = async (client: Connected, place: string) =>
  (await fetch(`${origin}/fhir/R4/${place}`, { headers: { authorization: `Bearer ${tokenOf(client)}` } }))
    .status;

test("a doctor opens a third-party app with the patient of an appointment, and it reads that record", async () => {
  const client = await connect(doctor);
  expect(client.state.tokenResponse).toMatchObject({
    patient: String(known.aurora.patientId),
    encounter: String(record.past),
    need_patient_banner: true,
    expires_in: 3_600,
  });
  expect(client.state.tokenResponse).not.toHaveProperty("refresh_token");
  expect(client.user.fhirUser).toBe(`Practitioner/${known.aurora.doctorId}`); // the client shortens the address
  expect(await client.patient.read()).toMatchObject({ resourceType: "Patient", id: "1" });
  expect(await client.encounter.read()).toMatchObject({ id: String(record.past), status: "finished" });
  const found = await client.request<{ entry: unknown[] }>(`Observation?patient=${client.patient.id}`);
  expect(found.entry.length).toBeGreaterThan(2);
  const style = await fetch(String(client.state.tokenResponse?.["smart_style_url"]));
  expect(await style.json()).toMatchObject({ color_background: expect.stringMatching(/^#[\da-f]{6}$/) });
});

test("the app reads no other record, nothing of the clinic's log, and writes nothing", async () => {
  const client = await connect(doctor);
  expect(await statusOf(client, `Patient/${record.child}`)).toBe(404);
  expect(await statusOf(client, `Patient/guest-${record.guest}`)).toBe(404);
  expect(await statusOf(client, `Appointment/${record.ofGuest}`)).toBe(404);
  expect(await statusOf(client, "AuditEvent")).toBe(403);
  const written = await fetch(`${origin}/fhir/R4/Observation`, {
    method: "POST",
    headers: { authorization: `Bearer ${tokenOf(client)}`, "content-type": "application/fhir+json" },
    body: "{}",
  });
  expect(written.status).toBe(403);
  const api = await clinic.call("GET", "/clinic/patients", {
    headers: { authorization: `Bearer ${tokenOf(client)}` },
  });
  expect(api.status).toBe(401);
});

test("an app reads what the role of who opened it may read", async () => {
  const ofDoctor = await connect(doctor);
  const bare = await ofDoctor.patient.read();
  expect(bare).toMatchObject({ birthDate: "1990-05-17", gender: "female" });
  for (const element of ["telecom", "address", "identifier"]) expect(bare).not.toHaveProperty(element);
  expect(await statusOf(ofDoctor, "Coverage")).toBe(403);
  const probed = await ofDoctor.request<{ entry?: unknown[] }>("Patient?identifier=p-1");
  expect(probed.entry ?? []).toEqual([]);
  const ofReception = await connect(reception);
  expect(await ofReception.patient.read()).toHaveProperty("telecom");
  expect(await statusOf(ofReception, "Coverage")).toBe(200);
  expect(await statusOf(ofReception, "Observation")).toBe(403);
  expect(ofReception.state.tokenResponse?.scope).not.toContain("Observation");
  // Who is no doctor has no resource here.
  expect(ofReception.state.tokenResponse?.scope).not.toContain("fhirUser");
  const ofAdmin = await connect(admin);
  expect(await statusOf(ofAdmin, "Communication")).toBe(403);
});

test("a doctor's app finds only what is of that doctor's appointments", async () => {
  const other = await makeDoctor(clinic.db);
  await inClinic((tx) =>
    tx.updateTable("appointments").set({ doctor_id: other }).where("id", "=", record.next).execute(),
  );
  const client = await connect(doctor);
  expect(await statusOf(client, `Appointment/${record.past}`)).toBe(200);
  expect(await statusOf(client, `Appointment/${record.next}`)).toBe(404);
  expect((await openApp(doctor, record.next)).status).toBe(404);
  // An appointment that goes to another doctor takes the app along.
  await inClinic((tx) =>
    tx.updateTable("appointments").set({ doctor_id: other }).where("id", "=", record.past).execute(),
  );
  expect(await statusOf(client, "Patient/1")).toBe(401);
  await inClinic((tx) =>
    tx
      .updateTable("appointments")
      .set({ doctor_id: known.aurora.doctorId })
      .where("doctor_id", "=", other)
      .execute(),
  );
});

test("a launch value is good once, on whatever server", async () => {
  const { entity } = await openApp(doctor);
  const request = await toDesk(entity.url as string);
  const both = await Promise.all([answerFor(doctor, request), answerFor(doctor, request)]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([201, 404]));
  expect((await answerFor(doctor, request)).status).toBe(404);
});

test("a second server knows the launch that the first one made", async () => {
  const made = await atDesk(doctor, "POST", "app_launches", {
    app_id: await idOfApp(),
    appointment_id: record.past,
  });
  const launch = new URL(made.entity.url as string).searchParams.get("launch") ?? "";
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: `${appOrigin}/back`,
    scope: "launch patient/Patient.r",
    state: "of-the-app",
    aud: "http://aurora.localhost/fhir/R4",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    launch,
  });
  const request = Buffer.from(query.toString()).toString("base64url");
  const given = await answerFor(doctor, request, beside);
  expect(given).toMatchObject({ status: 201 });
  expect(new URL(given.entity.redirect_to as string).searchParams.get("state")).toBe("of-the-app");
  expect((await answerFor(doctor, request, beside)).status).toBe(404);
});

test("a launch value ends after two minutes", async () => {
  const { entity } = await openApp(doctor);
  const request = await toDesk(entity.url as string);
  clinic.clock.setOffset(120_001);
  expect((await answerFor(doctor, request)).status).toBe(404);
});

test("a launch value is of no use in another session, to another app, or at another clinic", async () => {
  const { entity } = await openApp(doctor);
  const request = await toDesk(entity.url as string);
  expect((await answerFor(reception, request)).status).toBe(404);
  const query = new URLSearchParams(Buffer.from(request, "base64url").toString());
  const other = await register({ name: "Another" });
  query.set("client_id", other.client_id);
  const forged = Buffer.from(query.toString()).toString("base64url");
  expect((await answerFor(doctor, forged)).status).toBe(404);
  const token = "launch-elsewhere-000000000000000000";
  await makeStaffSession(clinic, { role: "doctor", token, clinic: "ipe" });
  const elsewhere = await clinic.app.inject({
    method: "POST",
    url: "/api/desk/app_authorizations",
    headers: { host: "ipe.localhost", cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" },
    payload: { request },
  });
  expect(elsewhere.statusCode).toBe(404);
  // None of them has used it up.
  expect((await answerFor(doctor, request)).status).toBe(201);
});

test("without the desk's header, a session, or as a patient nobody opens or answers", async () => {
  const { entity } = await openApp(doctor);
  const request = await toDesk(entity.url as string);
  const ask = (headers: Record<string, string>) =>
    clinic.call("POST", "/desk/app_authorizations", { headers, body: { request } });
  expect((await ask({})).status).toBe(401);
  expect((await ask({ cookie: `anteroom-desk=${doctor}` })).status).toBe(401);
  expect((await ask({ authorization: `Bearer ${known.aurora.clinicToken}` })).status).toBe(401);
  const asPatient = await clinic.call("POST", "/patients/app_requests", {
    headers: { "x-patient-token": known.aurora.patientToken },
    body: { request, patient_id: 1, kinds: ["details"] },
  });
  expect(asPatient.status).toBe(404);
});

test("a code that comes a second time ends the app's access", async () => {
  const { entity } = await openApp(doctor);
  const given = await answerFor(doctor, await toDesk(entity.url as string));
  const back = given.entity.redirect_to as string;
  expect((await fetch(back)).status).toBe(200);
  const client = connected as unknown as Connected;
  expect(await statusOf(client, "Patient/1")).toBe(200);
  const code = new URL(back).searchParams.get("code") ?? "";
  const again = await fetch(`${origin}/oauth/token`, {
    method: "POST",
    body: new URLSearchParams({
      grant_type: "authorization_code",
      code,
      client_id: clientId,
      redirect_uri: `${appOrigin}/back`,
      code_verifier: client.state.codeVerifier ?? "",
    }),
  });
  expect(await again.json()).toMatchObject({ error: "invalid_grant" });
  expect(await statusOf(client, "Patient/1")).toBe(401);
});

test("an appointment that is not seen, of a guest, or an app without an address opens nothing", async () => {
  expect((await openApp(doctor, record.ofGuest)).status).toBe(404);
  expect((await openApp(doctor, 999_999)).status).toBe(404);
  const plain = await register({ name: "Diary", launch_url: null });
  expect((await openApp(doctor, record.past, plain.id)).status).toBe(404);
  const ofOther = await register({ name: "Elsewhere" }, "ipe");
  expect((await openApp(doctor, record.past, ofOther.id)).status).toBe(404);
  const { body } = await atDesk(doctor, "GET", "launchable_apps");
  const names = (body.data.collection as { name: string }[]).map(({ name }) => name);
  expect(names).toContain("Growth charts");
  expect(names).not.toContain("Diary");
  expect(names).not.toContain("Elsewhere");
  const refused = await clinic.call("POST", "/clinic/patient_apps", {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
    body: {
      name: "Without the scope",
      privacy_url: null,
      launch_url: "http://app.example/launch",
      redirect_uris: [`${appOrigin}/back`],
      scopes: ["patient/*.rs"],
      jwks: null,
      jwks_uri: null,
    },
  });
  expect([refused.status, refused.body]).toMatchObject([
    400,
    {
      fields: [
        { path: "body.launch_url", code: "not_public" },
        { path: "body.launch_url", code: "unknown" },
      ],
    },
  ]);
});

test.each<[string, { launch?: string; scope: string }]>([
  ["the scope without a value", { scope: "launch patient/Patient.r" }],
  ["a value without the scope", { launch: "x".repeat(43), scope: "patient/Patient.r" }],
])("%s is refused", async (_name, { launch, scope: wanted }) => {
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: `${appOrigin}/back`,
    scope: wanted,
    state: "s",
    aud: `${origin}/fhir/R4`,
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
    ...(launch === undefined ? {} : { launch }),
  });
  const back = new URL(await next(`${origin}/oauth/authorize?${query.toString()}`));
  expect([back.origin, back.searchParams.get("error")]).toEqual([appOrigin, "invalid_request"]);
});

test("an app that asks only for what the role lacks is refused, and the launch is used up", async () => {
  scope = "launch patient/Observation.rs";
  const { entity } = await openApp(reception);
  const request = await toDesk(entity.url as string);
  scope = asked;
  const given = await answerFor(reception, request);
  expect(new URL(given.entity.redirect_to as string).searchParams.get("error")).toBe("access_denied");
  expect((await answerFor(reception, request)).status).toBe(404);
});

test("access ends with the hour, the session, the account, the appointment's doctor, and a change of the app", async () => {
  const change = (table: "staff" | "staff_sessions", set: object, token: string) =>
    inClinic(async (tx) => {
      const { staff_id } = await tx
        .selectFrom("staff_sessions")
        .innerJoin("staff", "staff.id", "staff_sessions.staff_id")
        .select("staff_id")
        .where("staff.email", "=", `${token}@clinic.example`)
        .executeTakeFirstOrThrow();
      if (table === "staff") await tx.updateTable("staff").set(set).where("id", "=", staff_id).execute();
      else await tx.updateTable("staff_sessions").set(set).where("staff_id", "=", staff_id).execute();
    });
  const now = clinic.clock.now();
  const ends: [string, () => Promise<void>, () => Promise<void>][] = [
    [
      "session",
      () => change("staff_sessions", { revoked_at: now }, doctor),
      () => change("staff_sessions", { revoked_at: null }, doctor),
    ],
    [
      "account",
      () => change("staff", { disabled_at: now }, doctor),
      () => change("staff", { disabled_at: null }, doctor),
    ],
    [
      "patient",
      async () =>
        void (await inClinic((tx) =>
          tx.updateTable("patients").set({ removed_at: now }).where("id", "=", 1).execute(),
        )),
      async () =>
        void (await inClinic((tx) =>
          tx.updateTable("patients").set({ removed_at: null }).where("id", "=", 1).execute(),
        )),
    ],
  ];
  for (const [what, end, revive] of ends) {
    const client = await connect(doctor);
    expect([what, await statusOf(client, "Patient/1")]).toEqual([what, 200]);
    await end();
    expect([what, await statusOf(client, "Patient/1")]).toEqual([what, 401]);
    await revive();
  }
  const client = await connect(doctor);
  const app_id = await idOfApp();
  const { body } = await clinic.call("GET", "/clinic/patient_apps", {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
  });
  const stored = (body.data.collection as (Registered & Record<string, unknown>)[]).find(
    ({ id }) => id === app_id,
  );
  const { name, privacy_url, redirect_uris, scopes, jwks, jwks_uri } = (stored ?? {}) as Record<
    string,
    unknown
  >;
  const changed = await clinic.call("PUT", `/clinic/patient_apps/${app_id}`, {
    headers: { authorization: `Bearer ${known.aurora.clinicToken}` },
    body: { name: `${String(name)} 2`, privacy_url, redirect_uris, scopes, jwks, jwks_uri },
  });
  // What the request does not name stays.
  expect(changed.body.data.entity).toMatchObject({ launch_url: `${appOrigin}/launch` });
  expect(await statusOf(client, "Patient/1")).toBe(401);
  const last = await connect(doctor);
  clinic.clock.setOffset(3_600_001);
  expect(await statusOf(last, "Patient/1")).toBe(401);
});

test("launches are audited, stored as hashes, and the patient sees that the app read the record", async () => {
  await connect(doctor).then((client) => client.patient.read());
  const log = await inClinic((tx) =>
    tx
      .selectFrom("audit_log")
      .select(["actor", "action", "object"])
      .where("object", "=", "patient/1")
      .execute(),
  );
  const actions = log.filter(({ actor }) => actor.startsWith("staff/")).map(({ action }) => action);
  expect(actions).toEqual(expect.arrayContaining(["app.launch", "app.open"]));
  expect(log).toContainEqual(expect.objectContaining({ action: "app.read" }));
  const { body } = await clinic.call("GET", "/patients/record_reads", {
    headers: { "x-patient-token": known.aurora.patientToken },
  });
  expect(body.data.collection).toContainEqual(
    expect.objectContaining({ who: "app", name: "Growth charts 2", action: "app.read" }),
  );
});

test("the clinic publishes that the desk opens apps", async () => {
  const answer = await fetch(`${origin}/fhir/R4/.well-known/smart-configuration`);
  const { capabilities, scopes_supported } = (await answer.json()) as Record<string, string[]>;
  expect(capabilities).toEqual(
    expect.arrayContaining([
      "launch-ehr",
      "context-ehr-patient",
      "context-ehr-encounter",
      "context-banner",
      "context-style",
    ]),
  );
  expect(scopes_supported).toContain("launch");
});
