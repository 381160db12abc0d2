import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { runningSocketDir } from "../adapters/embedded-postgres/running.ts";
import { rolesOn } from "../platform/database/connections.ts";
import { freePorts } from "./free-ports.ts";
import { startKillableServer, type KillableServer } from "./killable-server.ts";

/** Whatever stands for this one person: nothing of it may be found after the erasure, or ever in what the server says. */
const person = {
  name: "Zwmarker Quillon",
  email: "zwmarker@patients.example",
  password: "Zw-gibbon-on-a-77-ladder",
  birthdate: "1977-07-07",
  phone: "912777421",
  address: "Zwmarker Street 9",
  policy: "ZWPOLICY-1",
  motive: "zwmarker palpitations and dizziness since Tuesday",
};
const guest = {
  name: "Ywmarker Guest",
  email: "ywmarker@guests.example",
  birthdate: "1966-06-06",
  motive: "ywmarker migraine",
};
/** Secrets that were given out on the way. */
const secrets: string[] = [guest.name, guest.email, guest.birthdate, guest.motive];

let server: KillableServer;
let base: string;
let clinicToken: string;
const dataDir = mkdtempSync(path.join(os.tmpdir(), "anteroom-erased-"));
const found = { status: 0, beforeErasure: 0, tables: [] as string[], files: [] as string[] };

beforeAll(async () => {
  const port = await freePorts(2);
  server = await startKillableServer(port, dataDir);
  base = `http://aurora.localhost:${port}`;
  const demo = JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8")) as {
    clinics: { slug: string; clinic_token: string }[];
  };
  clinicToken = demo.clinics.find(({ slug }) => slug === "aurora")?.clinic_token ?? "";
  const token = await liveAtTheClinic();
  found.beforeErasure = (await searchTables()).length;
  const erased = await ask("POST", "/patients/erasure", { token, body: { password: person.password } });
  found.status = erased.status;
  // The email that confirms it is the last that names the address; its row goes once it is sent.
  await vi.waitFor(async () => {
    const left = await rows("select id from mails where recipient = $1", [person.email]);
    if (left.length > 0) throw new Error("The last email has not gone");
  }, 20_000);
  found.tables = await searchTables();
  found.files = searchFiles();
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

type Requested = { token?: string | undefined; body?: unknown; headers?: Record<string, string> };

async function ask(method: string, address: string, { token, body, headers = {} }: Requested = {}) {
  const answer = await localHttp(`${base}/api${address}`, {
    method,
    headers: { ...headers, ...(token ? { "x-patient-token": token } : {}) },
    body,
  });
  const isJson = /json/.test(answer.headers["content-type"] ?? "");
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read answers by hand
  const read: any = isJson ? JSON.parse(answer.text) : null;
  return { status: answer.status, headers: answer.headers, body: read };
}

/** From the sign-up to a visit that is waited for, with a family, a copy of the data, and everything that can go wrong. */
async function liveAtTheClinic(): Promise<string> {
  await signUp();
  await ask("POST", "/patients/auth/login", { body: { login: person.email, password: "Zw-wrong-password" } });
  const entered = await ask("POST", "/patients/auth/login", {
    body: { login: person.email, password: person.password },
  });
  const token = entered.body.data.entity.token as string;
  secrets.push(token, "Zw-wrong-password");
  await fillProfile(token);
  await bookVisit(token);
  await bookAsGuest();
  await beLookedAt();
  await ask("POST", "/patients/auth/password/recover", { body: { login: person.email } });
  await goWrong(token);
  await takeCopy(token);
  return token;
}

async function signUp(): Promise<void> {
  const settings = await ask("GET", "/patients/application_settings/?platform=web");
  const { name, email, password } = person;
  const terms_version = settings.body.data.entity.termsVersion;
  const body = { name, email, password, terms_accepted: true, terms_version };
  expect((await ask("POST", "/patients/auth/sign_up", { body })).status).toBe(204);
  const token = await vi.waitFor(async () => {
    const [mail] = await rows("select body from mails where recipient = $1", [email]);
    const link = /token=([\w-]{20,100})/.exec(String(mail?.["body"]))?.[1];
    if (!link) throw new Error("The mail has not come");
    return link;
  }, 20_000);
  secrets.push(token);
  expect((await ask("POST", "/patients/auth/sign_up/confirm", { body: { token } })).status).toBe(200);
}

async function fillProfile(token: string): Promise<void> {
  const { patient } = (await ask("GET", "/patients", { token })).body;
  const saved = await ask("PUT", "/patients", {
    token,
    body: {
      version: patient.version,
      name: person.name,
      birthdate: person.birthdate,
      sex: "female",
      phone_country_code: "+351",
      phone_number: person.phone,
      taxpayer_number: null,
      address: person.address,
      health_number: null,
      time_zone: null,
      language: null,
    },
  });
  expect(saved).toMatchObject({ status: 200 });
  const insured = await ask("PUT", `/patients/insurance/${patient.id}`, {
    token,
    body: {
      version: saved.body.patient.version,
      insurer: "Zwmarker",
      insurance_number: "1",
      policy_number: person.policy,
      valid_until: null,
    },
  });
  expect(insured).toMatchObject({ status: 200 });
}

async function freeTime(): Promise<{ doctor_id: number; start_time: string }> {
  const doctors = (await ask("GET", "/doctors")).body.data.collection as {
    id: number;
    next_slots?: unknown;
  }[];
  for (const { id } of doctors) {
    const from = new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10);
    const answer = await ask("GET", `/doctors/${id}/slots?from=${from}&days=7`);
    const start = /"start_time":"([^"]+)"/.exec(JSON.stringify(answer.body))?.[1];
    if (start) return { doctor_id: id, start_time: start };
  }
  throw new Error("No doctor has time");
}

const visit = { personal: true, service_type: "remote", platform: "web" } as const;

async function bookVisit(token: string): Promise<void> {
  const time = await freeTime();
  const hold = (await ask("POST", "/appointment_holds", { token, body: time })).body.data.entity;
  secrets.push(hold.secret);
  const headers = { "x-appointment-hold": `${hold.id}.${hold.secret}` };
  const booked = await ask("POST", "/patients/appointments", {
    token,
    headers,
    body: { ...visit, ...time, symptoms: person.motive },
  });
  expect(booked).toMatchObject({ status: 201 });
  const { id } = booked.body.data.entity;
  await ask("POST", `/patients/appointments/${id}/payments`, { token, body: { method: "credit_card" } });
}

async function bookAsGuest(): Promise<void> {
  const { name, email, birthdate, motive } = guest;
  const body = {
    ...visit,
    ...(await freeTime()),
    symptoms: motive,
    name,
    email,
    birthdate,
    sex: "other",
    terms_accepted: true,
  };
  const booked = await ask("POST", "/guests/appointments", { body });
  expect(booked).toMatchObject({ status: 201 });
  secrets.push(booked.body.data.guest_token);
}

async function beLookedAt(): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  const headers = { authorization: `Bearer ${clinicToken}` };
  secrets.push(clinicToken);
  expect((await ask("GET", `/clinic/appointments?from=${at(-10)}&to=${at(20)}`, { headers })).status).toBe(
    200,
  );
  await ask("GET", "/clinic/waiting_room", { headers });
}

/** Faults of all kinds, with things in hand that no log may hold: the server's own (a table that is away) among them. */
async function goWrong(token: string): Promise<void> {
  await ask("GET", `/patients?token=${token}`);
  await ask("GET", `/nowhere/${token}?name=${encodeURIComponent(person.name)}`);
  await ask("POST", "/patients/auth/login", {
    body: `{"login":"${person.email}","password":"${person.password}`,
  });
  await ask("POST", "/patients/auth/login", {
    body: { login: person.email, [person.motive]: person.password },
  });
  await ask("PUT", "/patients", { token, body: { name: person.name, birthdate: person.birthdate } });
  await ask("GET", `/patients/appointments/${person.birthdate}`, { token });
  await localHttp(`${base}/guest/video/${token}?motive=${encodeURIComponent(person.motive)}`);
  for (const [away, back] of [
    ["alter table sessions rename to sessions_away", "alter table sessions_away rename to sessions"],
    [
      "alter table patients add constraint refuses check (name not like 'Zw%') not valid",
      "alter table patients drop constraint refuses",
    ],
    [
      `create function spill() returns trigger language plpgsql as $$ begin raise exception 'spilled % %', new.name, new.birthdate; end $$;
       create trigger spill before update on patients for each row execute function spill()`,
      "drop trigger spill on patients; drop function spill",
    ],
  ] as const) {
    await rows(away);
    await ask("GET", "/patients", { token });
    const { patient } = (await ask("GET", "/patients", { token })).body ?? {};
    await ask("PUT", `/patients/insurance/${patient?.id ?? 1}`, {
      token,
      body: {
        version: patient?.version ?? 1,
        insurer: person.motive,
        insurance_number: "1",
        policy_number: person.policy,
        valid_until: null,
      },
    });
    await rows(back);
  }
}

async function takeCopy(token: string): Promise<void> {
  const { id } = (await ask("POST", "/patients/data_exports", { token })).body.data.entity;
  await vi.waitFor(async () => {
    const { body } = await ask("GET", "/patients/data_exports", { token });
    expect(body.data.collection[0]).toMatchObject({ id, status: "ready" });
  }, 20_000);
  const answer = await ask("POST", `/patients/data_exports/${id}/download`, { token });
  expect(answer).toMatchObject({ status: 200, headers: { "content-type": "application/zip" } });
  // A second one stays unfetched.
  await ask("POST", "/patients/data_exports", { token });
}

async function withOwner<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const host = runningSocketDir(dataDir);
  if (host === null) throw new Error("The database is not running");
  const client = new pg.Client(rolesOn({ host, database: "anteroom" }).owner);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** As the owner, within the first clinic. */
const rows = (statement: string, values?: unknown[]): Promise<Record<string, unknown>[]> =>
  withOwner(async (client) => {
    await client.query("select set_config('app.tenant', '1', false)");
    return (await client.query<Record<string, unknown>>(statement, values)).rows;
  });

const traces = Object.values(person).filter((value) => value !== person.password);
const holdsTrace = (text: string) => {
  const lower = text.toLowerCase();
  return lower.includes("zwmarker") || traces.some((trace) => lower.includes(trace.toLowerCase()));
};

/** Tables in which something of the person stands, whichever clinic's rows they are, the queue's tables too. */
function searchTables(): Promise<string[]> {
  return withOwner(async (client) => {
    const tables = await client.query<{ name: string }>(
      `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema')`,
    );
    const hits: string[] = [];
    for (const tenant of ["1", "2", "3"]) {
      await client.query("select set_config('app.tenant', $1, false)", [tenant]);
      for (const { name } of tables.rows) {
        const { rows: all } = await client.query<{ row: string }>(`select t::text as row from ${name} t`);
        hits.push(...all.filter(({ row }) => holdsTrace(row)).map(({ row }) => `${name}: ${row}`));
      }
    }
    return hits;
  });
}

/** Files of the installation that hold something of the person. The database's own are its business: it overwrites them in time. */
function searchFiles(): string[] {
  return readdirSync(dataDir, { recursive: true, encoding: "utf8" })
    .filter((name) => !/^(postgres|run)(\/|$)/.test(name))
    .map((name) => path.join(dataDir, name))
    .filter((file) => statSync(file, { throwIfNoEntry: false })?.isFile())
    .filter((file) => holdsTrace(readFileSync(file, "latin1")));
}

test("the person has data in many places before the erasure", () => {
  expect(found.beforeErasure).toBeGreaterThan(4);
  expect(found.status).toBe(204);
});

test("no table and no queue holds the person after the erasure", () => {
  expect(found.tables).toEqual([]);
});

test("no stored file holds the person after the erasure", () => {
  expect(found.files).toEqual([]);
});

test("legally required records remain without a name", async () => {
  const stored = await rows(
    `select a.status, a.symptoms, p.name, p.email from appointments a join patients p on p.id = a.patient_id
     join audit_log l on l.object = 'patient/' || p.id and l.action = 'account.erase'`,
  );
  expect(stored).toEqual([{ status: "canceled", symptoms: "", name: "", email: null }]);
});

test("no log line holds a token, password, birth date, name or health text", () => {
  const said = server.output();
  expect(said, "faults were reported").toContain("DatabaseError");
  const forbidden = [
    ...Object.values(person),
    ...secrets,
    "zwmarker",
    "ywmarker",
    "palpitations",
    "migraine",
    "1977",
    "1966",
  ];
  expect(forbidden.filter((word) => word !== "" && said.toLowerCase().includes(word.toLowerCase()))).toEqual(
    [],
  );
});
