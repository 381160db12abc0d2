import { holdHeader } from "@anteroom/contract/appointment/booking";
import { addressOf, type EndpointShape } from "@anteroom/contract/endpoint";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { core } from "zod";
import { withTenant } from "../platform/database/database.ts";
import { hashPassword } from "../platform/crypto/password.ts";
import { hashOf, newToken } from "../platform/crypto/secrets.ts";
import { allEndpoints } from "./all-endpoints.ts";
import { arbitraryOf, type Preferred, sampleOf } from "./arbitrary-of-schema.ts";
import { makeAppointment, makeInvitation, makePatient } from "./make-appointment.ts";
import { makeStaffSession } from "./make-staff.ts";
import { changeSettings, known, proveSessions } from "./test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "./whole-clinic.ts";

const endpoints = await allEndpoints();
const guarded = endpoints.filter(([, { caller }]) => caller !== "anyone");
/** Parameters of a path that are words, not numbers of something. */
const namedParams: Readonly<Record<string, string>> = {
  day: "2027-03-02",
  side: "front",
  kind: "medicine",
  channel: "sms",
  text_kind: "terms",
  mail_kind: "visit_booked",
  template_slug: "sleep",
  domain: "nobody.example",
  locale: "pt",
};
const withParams = guarded.filter(([, { path }]) =>
  [...path.matchAll(/\{(\w+)\}/g)].some(([, name = ""]) => !(name in namedParams)),
);
const withBody = endpoints.filter(([, { body, method }]) => body && (method === "POST" || method === "PUT"));

type Headers = Record<string, string>;
const day = 86_400_000;
const guestToken = "guest-token-0000000000000000000000";
const tokens = {
  neighbour: "neighbour-token-000000000000000000",
  expired: "expired-token-00000000000000000000",
  idle: "idle-token-00000000000000000000000",
  revoked: "revoked-token-00000000000000000000",
  pastGuest: "past-guest-token-00000000000000000",
  foreignGuest: "foreign-guest-token-00000000000000",
  revokedClinic: "revoked-clinic-token-0000000000000",
  otherDoctor: "other-doctor-token-000000000000000",
  invited: `invited_${"a".repeat(43)}`,
  withdrawn: `invited_${"b".repeat(43)}`,
  staff: "staff-token-000000000000000000000",
  foreignStaff: "foreign-staff-token-0000000000000",
  revokedStaff: "revoked-staff-token-0000000000000",
  disabledStaff: "disabled-staff-token-000000000000",
  foreignInvited: `invited_${"c".repeat(43)}`,
};
const password = "a long password";

let clinic: WholeClinic;
/** For each parameter of a path: numbers of things that exist and are not the caller's. */
const others: Record<string, readonly number[]> = {};
/** What is there of the neighbour and of the other clinic, before anything is tried. */
let untouched: string;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  const now = clinic.clock.now();
  const neighbour = await makePatient(clinic.db, "Neighbour Marker", tokens.neighbour, now);
  await giveSessions(now);
  await makeStaffSession(clinic, { role: "admin", token: tokens.staff });
  await makeStaffSession(clinic, { role: "admin", token: tokens.foreignStaff, clinic: "ipe" });
  await makeStaffSession(clinic, { role: "admin", token: tokens.revokedStaff, isRevoked: true });
  await makeStaffSession(clinic, { role: "admin", token: tokens.disabledStaff, isDisabled: true });
  await giveLogin(known.aurora.patientId, "patient@aurora.example");
  await giveLogin(neighbour, "neighbour@aurora.example");
  const at = (time: string) => ({ start: `2027-03-01T${time}:00Z` });
  await makeAppointment(clinic.db, at("09:00"));
  const neighbours = await makeAppointment(clinic.db, { ...at("09:30"), patientId: neighbour });
  const guests = await makeAppointment(clinic.db, { ...at("10:00"), guestToken });
  const foreign = await makeAppointment(clinic.db, { clinic: "ipe", ...at("09:30") });
  await makeAppointment(clinic.db, { clinic: "ipe", ...at("11:30"), guestToken: tokens.foreignGuest });
  await makeAppointment(clinic.db, {
    start: "2027-02-20T10:00:00Z",
    status: "finished",
    guestToken: tokens.pastGuest,
  });
  // Whatever a switch of the clinic would refuse sooner is tried as well.
  await changeSettings(clinic, "aurora", {
    patientsProfileSettings: true,
    patientsManageDependents: true,
    patientsInsuranceInformation: true,
    waitlist: { offerMinutes: 15, perAccount: 5 },
    patientsCancelAppointment: true,
    patientsRescheduleAppointment: true,
    patientsVitalSigns: true,
    displayEnrollmentActionCustomisations: true,
    patientsHomepageHealthAssessment: true,
    phoneCallBack: true,
  });
  await makeInvitation(clinic.db, neighbours, tokens.invited);
  await makeInvitation(clinic.db, neighbours, tokens.withdrawn, { endedAt: now });
  await makeInvitation(clinic.db, foreign, tokens.foreignInvited, { clinic: "ipe" });
  const child = await childOf(neighbour);
  const export_id = await neighboursExport();
  const [session] = await idsOf("sessions", neighbour);
  Object.assign(others, {
    appointment_id: [neighbours, guests, foreign, 999_999],
    export_id: [export_id, 999_999],
    session_id: [session, 999_999],
    dependent_id: [child, neighbour, known.ipe.patientId, 999_999],
    patient_id: [neighbour, known.ipe.patientId, 999_999],
  });
  untouched = await stateOfOthers(neighbour);
  others["own neighbour"] = [neighbour];
});
afterAll(() => clinic.close());

async function giveSessions(now: Date): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  const session = {
    tenant_id: 1,
    patient_id: known.aurora.patientId,
    created_at: ago(29),
    last_used_at: now,
  };
  await withTenant(clinic.db, 1, async (tx) => {
    await tx
      .insertInto("sessions")
      .values([
        { ...session, token_hash: hashOf(tokens.expired), expires_at: now },
        { ...session, token_hash: hashOf(tokens.idle), expires_at: ago(-1), last_used_at: ago(7.1) },
        { ...session, token_hash: hashOf(tokens.revoked), expires_at: ago(-1), revoked_at: ago(0.1) },
      ])
      .execute();
    const program = { tenant_id: 1, label: "other", created_at: now };
    await tx
      .insertInto("clinic_tokens")
      .values([{ ...program, token_hash: hashOf(tokens.revokedClinic), doctor_id: null, revoked_at: now }])
      .execute();
    const doctor = { specialty: "dermatology", languages: ["pt"], portrait: "rui", visit_minutes: 20 };
    const { id: doctor_id } = await tx
      .insertInto("doctors")
      .values({ tenant_id: 1, name: "Dr Other", about: "{}", price_minor: 0, ...doctor })
      .returning("id")
      .executeTakeFirstOrThrow();
    await tx
      .insertInto("clinic_tokens")
      .values({ ...program, token_hash: hashOf(tokens.otherDoctor), doctor_id })
      .execute();
  });
}

async function giveLogin(patient_id: number, login: string): Promise<void> {
  const password_hash = await hashPassword(password);
  await withTenant(clinic.db, 1, (tx) =>
    tx
      .insertInto("credentials")
      .values({ tenant_id: 1, patient_id, login, password_hash, changed_at: clinic.clock.now() })
      .execute(),
  );
}

function childOf(parent_id: number): Promise<number> {
  return withTenant(clinic.db, 1, async (tx) => {
    const created_at = clinic.clock.now();
    const { id } = await tx
      .insertInto("patients")
      .values({ tenant_id: 1, name: "Marker Child", parent_id, created_at })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}

async function neighboursExport(): Promise<number> {
  await proveSessions(clinic, 1);
  const headers = { "x-patient-token": tokens.neighbour };
  const { body } = await clinic.call("POST", "/patients/data_exports", { headers });
  await clinic.workJobs();
  return body.data.entity.id;
}

async function idsOf(table: "sessions", patientId: number): Promise<number[]> {
  const rows = await withTenant(clinic.db, 1, (tx) =>
    tx.selectFrom(table).select("id").where("patient_id", "=", patientId).execute(),
  );
  return rows.map(({ id }) => id);
}

/** Everything about the neighbour and the other clinic as one text; it must never change. */
async function stateOfOthers(neighbour: number): Promise<string> {
  const texts: string[] = [];
  for (const [tenant, condition] of [
    [1, sql`patient_id = ${neighbour}`],
    [2, sql`true`],
  ] as const)
    for (const table of ["appointments", "sessions", "credentials", "data_exports"])
      await withTenant(clinic.db, tenant, async (tx) => {
        const { rows } = await sql<{ row: string }>`
          select t::text as row from ${sql.table(table)} t where ${condition} order by 1`.execute(tx);
        texts.push(`${tenant} ${table}`, ...rows.map(({ row }) => row));
      });
  return texts.join("\n");
}

const preferred: Preferred = {
  doctor_id: [1],
  start_time: ["2027-03-02T15:00:00.000Z"],
  from: ["2027-03-01T00:00:00.000Z", "2027-03-01"],
  to: ["2027-03-02T00:00:00.000Z", "2027-03-02"],
  email: ["ana@example.org"],
  domain: ["nobody.example"],
  address: ["https://pay.example.org/v71"],
  issuer: ["https://10.0.0.1"],
  client_id: ["clinic-desk"],
  jwks_uri: ["https://10.0.0.1/jwks.json"],
  privacy_url: ["https://diary.example/privacy"],
  redirect_uris: [["https://diary.example/back"]],
  client_secret: ["a-secret-of-a-client"],
  merchant_account: ["ClinicaDoMar"],
  api_key: ["an-api-key-of-an-account"],
  signing_key: ["0".repeat(64)],
  questionnaire: [
    { language: "en", title: "Sleep", item: [{ linkId: "a", type: "boolean", text: "Do you sleep?" }] },
  ],
  login: ["nobody@aurora.example"],
  birthdate: ["1991-02-03"],
  name: ["Ana Guest"],
  symptoms: ["A cough for three days"],
  password: ["not the password"],
  url: ["https://clinic.example/leaflet"],
  channel_name: ["private-t1-patient-1"],
};

const validOnes = new Map<core.$ZodType, unknown>();
/** A value that the schema takes, the same at every run; looked for once, because some ten thousand requests carry it. */
function valid(schema: core.$ZodType): unknown {
  if (!validOnes.has(schema)) validOnes.set(schema, findValid(schema));
  return validOnes.get(schema);
}

function findValid(schema: core.$ZodType): unknown {
  const found = sampleOf(schema, preferred, 20_261_121);
  if (found === undefined) throw new Error("No valid value was found");
  return found;
}

let callers = 0;
/** One request, valid but for what `change` does to it, each from an address of its own: limits are not what is tested here. */
async function ask(
  [, shape]: [string, EndpointShape],
  headers: Headers,
  change: { id?: number; body?: (right: unknown) => unknown; payload?: string } = {},
) {
  callers += 1;
  const params = Object.fromEntries(
    [...shape.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => [
      name,
      namedParams[name] ?? change.id ?? others[name]?.[0] ?? 1,
    ]),
  );
  const query = shape.query ? (valid(shape.query) as Record<string, string>) : {};
  const right = shape.body && shape.method !== "GET" ? valid(shape.body) : undefined;
  const body = change.body && right !== undefined ? change.body(right) : right;
  const payload = change.payload ?? (body === undefined ? undefined : JSON.stringify(body));
  return clinic.app.inject({
    method: shape.method,
    url: `/api${addressOf(shape, params, query)}`,
    headers: {
      host: "aurora.localhost",
      ...(payload === undefined ? {} : { "content-type": "application/json" }),
      [holdHeader]: "1.nobodys",
      ...headers,
    },
    remoteAddress: `10.${(callers >> 16) & 255}.${(callers >> 8) & 255}.${callers & 255}`,
    ...(payload === undefined ? {} : { payload }),
  });
}

const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const patient = (token: string): Headers => ({ "x-patient-token": token });
const guest = (token: string): Headers => ({ "x-guest-token": token });
const invited = (token: string): Headers => ({ "x-invitation-token": token });
const desk = (token: string): Headers => ({ cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" });

/** Who may not, by whom an endpoint is for. */
const visitorIntruders: Readonly<Record<string, Headers>> = {
  "no token": {},
  "an unknown token": guest("unknown-token-00000000000000000000"),
  "another clinic's patient": patient(known.ipe.patientToken),
  "another clinic's guest": guest(tokens.foreignGuest),
  "an expired token": patient(tokens.expired),
  "a token that was idle too long": patient(tokens.idle),
  "a revoked token": patient(tokens.revoked),
  "a guest whose visit is long over": guest(tokens.pastGuest),
  "an invited guest": invited(tokens.invited),
  "the clinic's token": bearer(known.aurora.clinicToken),
};

const intruders: Readonly<
  Record<Exclude<EndpointShape["caller"], "anyone">, Readonly<Record<string, Headers>>>
> = {
  patient: {
    "no token": {},
    "an unknown token": patient("unknown-token-00000000000000000000"),
    "another clinic's token": patient(known.ipe.patientToken),
    "an expired token": patient(tokens.expired),
    "a token that was idle too long": patient(tokens.idle),
    "a revoked token": patient(tokens.revoked),
    "a guest's token": guest(guestToken),
    "a guest's token as a patient's": patient(guestToken),
    "an invited guest": invited(tokens.invited),
    "an invited guest's token as a patient's": patient(tokens.invited),
    "the clinic's token": bearer(known.aurora.clinicToken),
    "a patient's token as a bearer": bearer(known.aurora.patientToken),
    "a patient's token in a cookie": { cookie: `x-patient-token=${known.aurora.patientToken}` },
    "the hash of a token": patient(hashOf(known.aurora.patientToken).toString("base64url")),
  },
  visitor: visitorIntruders,
  payer: {
    ...visitorIntruders,
    "an unknown pass": { "x-payment-pass": "unknown-token-00000000000000000000" },
    "a patient's token as a pass": { "x-payment-pass": known.aurora.patientToken },
  },
  invited: {
    "no token": {},
    "an unknown token": invited(`invited_${"x".repeat(43)}`),
    "a withdrawn invitation": invited(tokens.withdrawn),
    "another clinic's guest": invited(tokens.foreignInvited),
    "a guest's token": guest(guestToken),
    "a guest's token as an invitation": invited(guestToken),
    "a patient's token": patient(known.aurora.patientToken),
    "an invitation as a guest's token": guest(tokens.invited),
    "the clinic's token": bearer(known.aurora.clinicToken),
  },
  clinic: {
    "no token": {},
    "an unknown token": bearer("unknown-token-00000000000000000000"),
    "another clinic's token": bearer(known.ipe.clinicToken),
    "a revoked token": bearer(tokens.revokedClinic),
    "a patient's token": patient(known.aurora.patientToken),
    "a patient's token as a bearer": bearer(known.aurora.patientToken),
    "a guest's token": guest(guestToken),
    "an invited guest": invited(tokens.invited),
    "another scheme": { authorization: `Basic ${known.aurora.clinicToken}` },
    "an unknown session of the desk": desk("unknown-token-00000000000000000000"),
    "a clinic's token as a session of the desk": desk(known.aurora.clinicToken),
  },
  staff: {
    "no token": {},
    "an unknown session": desk("unknown-token-00000000000000000000"),
    "a session without the header": { cookie: `anteroom-desk=${tokens.staff}` },
    "another clinic's session": desk(tokens.foreignStaff),
    "a session that was signed out": desk(tokens.revokedStaff),
    "a session of an account that is switched off": desk(tokens.disabledStaff),
    "the clinic's token": bearer(known.aurora.clinicToken),
    "the clinic's token as a session": desk(known.aurora.clinicToken),
    "a session as a bearer": bearer(tokens.staff),
    "a patient's token": patient(known.aurora.patientToken),
    "a patient's token as a session": desk(known.aurora.patientToken),
  },
};

const malformed = [
  "",
  " ",
  "null",
  "undefined",
  "' or '1'='1",
  "%00",
  "\u00e9\u00ff",
  "../../etc/passwd",
  "{}",
  "a".repeat(9_000),
  `${known.aurora.patientToken} `.repeat(2),
  known.aurora.patientToken.toUpperCase(),
  known.aurora.patientToken.slice(0, -1),
  `${known.aurora.patientToken}0`,
];

const rightCaller: Readonly<Record<EndpointShape["caller"], Headers>> = {
  anyone: {},
  patient: patient(known.aurora.patientToken),
  visitor: patient(known.aurora.patientToken),
  payer: patient(known.aurora.patientToken),
  invited: invited(tokens.invited),
  clinic: bearer(known.aurora.clinicToken),
  staff: desk(tokens.staff),
};

test("the matrix covers every mounted endpoint", async () => {
  await clinic.app.ready();
  const { paths } = (await clinic.app.inject({ url: "/api/openapi.json" })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const mounted = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const covered = endpoints.map(([, { method, path }]) => `${method} /api${path}`);
  expect(covered.toSorted()).toEqual(mounted.toSorted());
  expect(guarded.length).toBeGreaterThan(30);
});

describe("unauthorised callers", { tags: ["S6.ROLE.06"] }, () => {
  test.each(guarded)("%s answers 401 to every other role", async (...entry) => {
    const [, { caller }] = entry;
    if (caller === "anyone") return;
    const wrong: unknown[] = [];
    for (const [who, headers] of Object.entries(intruders[caller])) {
      const answer = await ask(entry, headers);
      const { code } = answer.json<{ code?: string }>();
      if (
        answer.statusCode !== 401 ||
        code !== "unauthenticated" ||
        answer.headers["cache-control"] !== "no-store"
      )
        wrong.push([who, answer.statusCode, answer.body]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(guarded)("%s answers 401 to invalid tokens", async (...entry) => {
    const name = entry[1].caller === "clinic" ? "authorization" : "x-patient-token";
    const wrong: unknown[] = [];
    for (const token of malformed) {
      const answer = await ask(entry, { [name]: name === "authorization" ? `Bearer ${token}` : token });
      if (answer.statusCode !== 401) wrong.push([token.slice(0, 40), answer.statusCode]);
    }
    expect(wrong).toEqual([]);
  });

  test.each(guarded)("%s accepts its own role", async (...entry) => {
    const { caller } = entry[1];
    const isPatients = caller === "patient" || caller === "visitor" || caller === "payer";
    const staff = caller === "staff" ? await newStaffSession() : null;
    const headers = staff ?? (isPatients ? patient(await newSession()) : rightCaller[caller]);
    const answer = await ask(entry, headers, { id: 999_999 });
    expect(answer.body).not.toContain('"unauthenticated"');
    expect(answer.statusCode).toBeLessThan(500);
  });
});

describe("ids of others", { tags: ["S6.ROLE.06"] }, () => {
  test.each(withParams)("%s answers 404 for another patient's or clinic's ids", async (...entry) => {
    const [, { path, caller }] = entry;
    const name = /\{(\w+)\}/.exec(path)?.[1] ?? "";
    const numbers = others[name] ?? [...(others["patient_id"] ?? []), 999_999];
    // The clinic's own token may see all of the clinic: for it only the other clinic's are another's.
    const foreign = caller === "clinic" ? numbers.slice(-2) : numbers;
    const who =
      caller === "clinic"
        ? [rightCaller.clinic]
        : [rightCaller[caller], ...(caller === "visitor" || caller === "payer" ? [guest(guestToken)] : [])];
    const wrong: unknown[] = [];
    for (const headers of who)
      for (const id of foreign) {
        await freshSession();
        if (headers["x-guest-token"] && id === numbers[1]) continue; // the guest's own
        const answer = await ask(entry, headers, { id });
        const isRefused =
          answer.statusCode === 404 || mayRefuseSooner.has(answer.json<{ code: string }>().code);
        if (!isRefused || answer.body.includes("Marker")) wrong.push([id, answer.statusCode, answer.body]);
      }
    expect(wrong).toEqual([]);
  });

  test("a doctor's token opens no other doctor's appointment", async () => {
    const wrong: unknown[] = [];
    for (const entry of withParams.filter(
      ([, { caller, path }]) => caller === "clinic" && path.includes("{appointment_id}"),
    )) {
      const answer = await ask(entry, bearer(tokens.otherDoctor));
      if (answer.statusCode !== 404) wrong.push([entry[0], answer.statusCode]);
    }
    expect(wrong).toEqual([]);
  });

  test("the other patient's and clinic's data is unchanged afterwards", async () => {
    expect(await stateOfOthers(others["own neighbour"]?.[0] ?? 0)).toBe(untouched);
  });
});

/** Refusals that come before the number is looked at: they tell nothing about it. */
const mayRefuseSooner = new Set(["proof_needed", "wrong_password"]);

/** A session at the desk that no request before has ended. */
async function newStaffSession(): Promise<Headers> {
  callers += 1;
  const token = `new-staff-token-${callers}-000000000000`;
  await makeStaffSession(clinic, { role: "admin", token });
  return desk(token);
}

/** A session that nobody has ended before: realtime remembers those that have ended. */
async function newSession(): Promise<string> {
  const token = newToken();
  const now = clinic.clock.now();
  await withTenant(clinic.db, 1, (tx) =>
    sql`insert into sessions (tenant_id, token_hash, patient_id, created_at, last_used_at, expires_at)
      values (1, ${hashOf(token)}, 1, ${now}, ${now}, ${new Date(now.getTime() + 30 * day)})`.execute(tx),
  );
  return token;
}

/** A request may have ended the session: the next one finds it alive. */
async function freshSession(): Promise<void> {
  const now = clinic.clock.now();
  await withTenant(clinic.db, 1, (tx) =>
    sql`insert into sessions (tenant_id, token_hash, patient_id, created_at, last_used_at, expires_at)
      values (1, ${hashOf(known.aurora.patientToken)}, 1, ${now}, ${now}, ${new Date(now.getTime() + 30 * day)})
      on conflict (tenant_id, token_hash) do update set revoked_at = null`.execute(tx),
  );
}

/** Fields that would give a caller what is not his, were they taken over. */
const smuggled = {
  id: 7,
  tenant_id: 2,
  patient_id: 2,
  parent_id: 2,
  guest_id: 2,
  status: "accepted",
  role: "admin",
  is_admin: true,
  amount_minor: 0,
  price_minor: 0,
  created_at: "2027-03-01T00:00:00.000Z",
  booked_at: "2027-03-01T00:00:00.000Z",
  hold_expires_at: "2099-03-01T00:00:00.000Z",
  email_verified: true,
  constructor: { prototype: { isAdmin: true } },
};

describe("mass assignment", () => {
  test.each(withBody)("%s refuses every unknown field", async (...entry) => {
    await freshSession();
    const names = Object.keys(asObject(valid(entry[1].body ?? never)));
    const optional = mayKnow(entry[1]);
    const wrong: unknown[] = [];
    for (const [name, value] of Object.entries(smuggled)) {
      if (names.includes(name) || optional.has(name)) continue;
      const answer = await ask(entry, rightCaller[entry[1].caller], {
        body: (right) => ({ ...asObject(right), [name]: value }),
      });
      if (answer.statusCode !== 400) wrong.push([name, answer.statusCode]);
    }
    const proto = await ask(entry, rightCaller[entry[1].caller], {
      payload: JSON.stringify(valid(entry[1].body ?? never)).replace("{", '{"__proto__":{"isAdmin":true},'),
    });
    if (proto.statusCode !== 400) wrong.push(["__proto__", proto.statusCode]);
    expect(wrong).toEqual([]);
    expect(Object.hasOwn(Object.prototype, "isAdmin")).toBe(false);
  });
});

const never = { _zod: {} } as core.$ZodType; // unreachable: only endpoints with a body are visited
const asObject = (value: unknown) => value as Record<string, unknown>;

/** Fields that may stand in the body although the example has none of them. */
function mayKnow({ body }: EndpointShape): ReadonlySet<string> {
  const bodies = fc.sample(arbitraryOf(body ?? never, preferred), { seed: 1, numRuns: 50 });
  return new Set(bodies.flatMap((value) => Object.keys(asObject(value))));
}

describe("foreign origins", () => {
  const evil = {
    origin: "https://evil.example",
    "sec-fetch-site": "cross-site",
    referer: "https://evil.example/x",
  };

  test.each(endpoints)("%s refuses preflights of foreign origins and hides the answer", async (...entry) => {
    const preflight = await clinic.app.inject({
      method: "OPTIONS",
      url: `/api${entry[1].path.replaceAll(/\{\w+\}/g, "1")}`,
      headers: {
        host: "aurora.localhost",
        ...evil,
        "access-control-request-method": entry[1].method,
        "access-control-request-headers": "x-patient-token, content-type",
      },
    });
    const answer = await ask(entry, evil);
    for (const { headers } of [preflight, answer])
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control-"))).toEqual([]);
    expect(preflight.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  test("a cross-site form or image carries no credentials", async () => {
    const wrong: unknown[] = [];
    for (const entry of guarded.filter(([, { method }]) => method === "POST" || method === "GET")) {
      const answer = await ask(entry, {
        ...evil,
        cookie: `patient-token=${known.aurora.patientToken}; x-patient-token=${known.aurora.patientToken}`,
        ...(entry[1].method === "POST" ? { "content-type": "application/x-www-form-urlencoded" } : {}),
      });
      if (![400, 401, 415].includes(answer.statusCode)) wrong.push([entry[0], answer.statusCode]);
    }
    expect(wrong).toEqual([]);
  });
});

describe("session fixation", () => {
  const enter = (headers: Headers = {}, query = "") =>
    clinic.call("POST", `/patients/auth/login${query}`, {
      headers,
      body: { login: "patient@aurora.example", password },
    });
  const isIn = async (token: string) =>
    (await clinic.call("GET", "/patients/auth/ping", { headers: patient(token) })).status === 204;

  test("a log-in issues a new token and never the supplied one", async () => {
    const planted = "planted-by-somebody-else-0000000000";
    const cookie = `patient-token=${planted}`;
    const { status, body } = await enter({ ...patient(planted), cookie });
    expect(status).toBe(200);
    expect(body.data.entity.token).not.toBe(planted);
    expect(await isIn(planted)).toBe(false);
    expect(await isIn(body.data.entity.token)).toBe(true);
  });

  test("a new log-in ends the previous session", async () => {
    const first = (await enter()).body.data.entity.token;
    const second = (await enter(patient(first))).body.data.entity.token;
    expect(second).not.toBe(first);
    expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  });

  test("a log-in takes no token from the address", async () => {
    expect((await enter({}, "?token=planted-by-somebody-else-0000000000")).status).toBe(400);
  });

  test("an ended session stays ended", async () => {
    const token = (await enter()).body.data.entity.token;
    await clinic.call("POST", "/patients/auth/logout", { headers: patient(token) });
    expect(await isIn(token)).toBe(false);
    expect((await clinic.call("GET", `/patients?token=${token}`)).status).toBe(401);
  });
});

describe("headers", () => {
  const nasty = [
    "x\r\nset-cookie: a=b",
    "x%0d%0aset-cookie:%20a=b",
    "x\u2028set-cookie: a=b",
    "\u0000",
    "é".repeat(200),
  ];

  test.each(nasty)("request content never becomes a response header: %j", async (value) => {
    const encoded = encodeURIComponent(value);
    const urls = [
      `/login?from=${encoded}`,
      `/${encoded}`,
      `/api/patients?token=${encoded}`,
      `/api/doctors?specialties=${encoded}`,
    ];
    for (const url of urls) {
      const { headers } = await clinic.app.inject({
        method: "GET",
        url,
        headers: { host: "aurora.localhost", cookie: `lang=${encoded}`, "accept-language": encoded },
      });
      expect(headers["set-cookie"]).toBeUndefined();
      expect(JSON.stringify(headers)).not.toMatch(/a=b/);
    }
  });

  test.each([
    "evil.example",
    "aurora.localhost.evil.example",
    "aurora.localhost@evil.example",
    "aurora.localhost, evil.example",
  ])("an unknown host resolves to no clinic: %s", async (host) => {
    const { statusCode, body } = await clinic.app.inject({
      method: "GET",
      url: "/api/manifest",
      headers: { host },
    });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain("Clinic aurora");
  });

  test("untrusted proxy headers name neither clinic nor caller", async () => {
    const { body } = await clinic.app.inject({
      method: "GET",
      url: "/api/manifest",
      headers: {
        host: "aurora.localhost",
        "x-forwarded-host": "ipe.localhost",
        "x-forwarded-for": "1.2.3.4",
      },
    });
    expect(body).toContain("Clinic aurora");
  });
});

describe("free-text fields", () => {
  const kinds: Readonly<Record<string, { names: RegExp; values: readonly string[] }>> = {
    "an e-mail address": {
      names: /^(email|login)$/,
      values: [
        "a@b.example\r\nBcc: eve@else.example",
        "a@b.example,eve@else.example",
        "<a@b.example>",
        '"a b"@b.example',
        "a@b",
        "a@@b.example",
        "@",
        "a@b.example ",
        "a\u0000@b.example",
        "a@b.еxample",
        `${"a".repeat(300)}@b.example`,
        "a@[127.0.0.1]",
        "javascript:alert(1)@b.example",
      ],
    },
    "a phone number": {
      names: /phone/,
      values: [
        "+351 912 345 678",
        "tel:+1",
        "911;ext=1",
        "+".repeat(30),
        "٠١٢٣٤٥٦",
        "1\r\n2",
        "-1",
        "1e9",
        "９１２３４５６７８",
      ],
    },
    "a date": {
      names: /^birthdate$/,
      values: [
        "2027-02-29",
        "0000-00-00",
        "9999-12-31",
        "1800-01-01",
        "2027-3-1",
        "01/02/1990",
        "1990-01-01T00:00:00Z",
        "-1990-01-01",
        "1990-13-01",
        "١٩٩٠-٠١-٠١",
        "1990-01-01' or 1=1",
      ],
    },
    "a taxpayer number": {
      names: /taxpayer|tax_number|login/,
      values: [
        "00000000000",
        "11111111111",
        "529.982.247-25\r\n",
        "529.982.247-26",
        "٥٢٩٩٨٢٢٤٧٢٥",
        "5".repeat(60),
        "-52998224725",
        "5 2 9",
      ],
    },
  };
  const cases = Object.entries(kinds).flatMap(([kind, { names, values }]) =>
    withBody.flatMap((entry) =>
      Object.keys(asObject(valid(entry[1].body ?? never)))
        .filter((name) => names.test(name))
        .map((name) => ({ kind, name, values, entry, endpoint: entry[0] })),
    ),
  );

  test("free-text fields exist", () => expect(cases.length).toBeGreaterThan(6));

  test.each(cases)(
    "$endpoint accepts or refuses $kind in $name without a server error",
    async ({ name, values, entry }) => {
      const wrong: unknown[] = [];
      const random = fc.sample(fc.string({ unit: "binary", maxLength: 60 }), { seed: 7, numRuns: 25 });
      for (const value of [...values, ...random]) {
        await freshSession();
        const answer = await ask(entry, rightCaller[entry[1].caller], {
          body: (right) => ({ ...asObject(right), [name]: value }),
        });
        if (answer.statusCode >= 500) wrong.push([value, answer.statusCode, answer.body]);
      }
      expect(wrong).toEqual([]);
    },
  );

  test("accepted values contain no control character, second address or impossible day", async () => {
    const { rows } = await withTenant(clinic.db, 1, (tx) =>
      sql<{ text: string | null }>`
        select email as text from patients union all select phone_number from patients union all select taxpayer_number from patients
        union all select email from guests union all select phone_number from guests union all select recipient from mails
        union all select subject from mails`.execute(tx),
    );
    // oxlint-disable-next-line no-control-regex -- naming them is the point
    expect(rows.filter(({ text }) => text !== null && /[\u0000-\u001f\u007f]/.test(text))).toEqual([]);
    const { rows: mailed } = await withTenant(clinic.db, 1, (tx) =>
      sql<{ recipient: string }>`select recipient from mails`.execute(tx),
    );
    expect(mailed.filter(({ recipient }) => !/^[^\s,;<>"]+@[^\s,;<>"@]+$/.test(recipient))).toEqual([]);
  });
});
