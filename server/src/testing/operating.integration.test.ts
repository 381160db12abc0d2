// One real server on a database that is named by its URL, as in production: what it logs, tells and refuses, and its backup.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { buffer } from "node:stream/consumers";
import { localHttp } from "@anteroom/local-http/local-http";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import WebSocket from "ws";
import { openFiles } from "../open-files.ts";
import { localFiles } from "../adapters/local-files/local-files.ts";
import { readDemoFile } from "../features/tenant/demo-file.ts";
import { externalConnections } from "../platform/database/connections.ts";
import { bookAndPay, signIn } from "./book-and-pay.ts";
import { externalDatabase } from "./external-database.ts";
import { readConfig } from "../platform/config/config.ts";
import { openS3 } from "./s3.ts";
import { freePorts } from "./free-ports.ts";
import { sendNonsense } from "./send-nonsense.ts";
import { startKillableServer, type KillableServer } from "./killable-server.ts";
import { backUp } from "../platform/backup/back-up.ts";
import { listFileKeys, fileOfKey } from "../platform/backup/format.ts";
import { restore } from "../platform/backup/restore.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-operating-"));
const deploy = path.resolve(import.meta.dirname, "../../../deploy");
let server: KillableServer;
let url = "";
/** Sees every row, whatever the policies say. */
let asSuperuser: (database: string) => pg.ClientConfig;
let port = 0;
let metricsPort = 0;

beforeAll(async () => {
  ({ url } = await externalDatabase());
  const { socketDir, superuser } = inject("postgres");
  asSuperuser = (database) => ({ host: socketDir, user: superuser, database });
  port = await freePorts(2);
  metricsPort = await freePorts();
  const env = {
    DATABASE_URL: url,
    LOG_FORMAT: "json",
    LOG_LEVEL: "debug",
    METRICS_PORT: String(metricsPort),
  };
  server = await startKillableServer(port, path.join(folder, "first"), { env });
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown>;

/** Every line that the server has written, but for the one that says it is ready: each is JSON. */
const lines = (): Line[] =>
  server
    .output()
    .split("\n")
    .filter((line) => line !== "" && line !== "ready")
    .map((line): Line => JSON.parse(line));

const trace = "4bf92f3577b34da6a3ce929d0e0e4736";
const secret = "Querida-Secreta-4711";

/** Asks for what holds a secret wherever a secret can be; what the answers are is another test's matter. */
async function tellSecrets(): Promise<void> {
  const headers = {
    "x-patient-token": secret,
    "x-guest-token": secret,
    authorization: `Bearer ${secret}`,
    cookie: `lang=pt; other=${secret}`,
    referer: `http://aurora.localhost/${secret}`,
    "user-agent": secret,
    "x-forwarded-for": secret,
    traceparent: secret,
    "accept-language": secret,
  };
  const ask = (address: string, method = "GET", body?: unknown) =>
    localHttp(`http://aurora.localhost:${port}${address}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    });
  for (const address of [
    `/api/patients/appointments/${secret}`,
    `/api/patients/auth/ping?token=${secret}`,
    `/api/${secret}`,
    `/assets/${secret}.js`,
    `/${secret}`,
    `/join/${secret}`,
    `/doctors?reason=${secret}`,
    `/doctors/${secret}?from=${secret}`,
    `/health-search?topic=${secret}`,
    `/%${secret}`,
  ])
    await ask(address);
  const person = { email: `${secret}@example.pt`, name: secret, password: secret, symptoms: secret };
  for (const address of ["/api/patients/auth/login", "/api/patients/auth/sign_up", "/api/doctors/1/holds"])
    for (const body of [person, `{"email":"${secret}`, `${secret}\0`]) await ask(address, "POST", body);
  await localHttp(`http://127.0.0.1:${port}/api/clinic`, {
    headers: { ...headers, host: `${secret}.example` },
  });
  await sendNonsense(port, secret);
  const socket = new WebSocket(`ws://127.0.0.1:${port}/pusher/app/anteroom?protocol=7&client=${secret}`, {
    headers,
  });
  socket.on("error", () => {});
  socket.on("open", () => {
    socket.send(JSON.stringify({ event: "pusher:subscribe", data: { channel: secret, auth: secret } }));
    socket.send(`{${secret}`);
    socket.close();
  });
  await new Promise((resolve) => void socket.on("close", resolve));
}

test(
  "each request, job and web socket is logged in a line without secrets",
  { timeout: 120_000 },
  async () => {
    await tellSecrets();
    const recovered = await localHttp(`http://aurora.localhost:${port}/api/patients/auth/password/recover`, {
      method: "POST",
      headers: { traceparent: `00-${trace}-00f067aa0ba902b7-01` },
      body: { login: "ines@example.pt" },
    });
    expect([recovered.status < 300, recovered.headers["x-request-id"]]).toEqual([true, trace]);
    const mine = () => lines().filter(({ id }) => id === trace);
    await vi.waitFor(() => expect(mine()).toHaveLength(3), 60_000);
    const order = ["password-recovery", "mail-urgent"]; // the request has no job, and stands first
    const byJob = ({ job }: Line) => order.indexOf(String(job));
    expect(mine().toSorted((a, b) => byJob(a) - byJob(b))).toEqual([
      {
        level: "info",
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        kind: "request",
        id: trace,
        clinic: "aurora",
        method: "POST",
        route: "/api/patients/auth/password/recover",
        status: recovered.status,
        ms: expect.any(Number),
      },
      expect.objectContaining({ kind: "job", clinic: "aurora", job: "password-recovery", outcome: "done" }),
      expect.objectContaining({ kind: "job", clinic: "aurora", job: "mail-urgent", outcome: "done" }),
    ]);
    const routes = new Set(lines().map(({ route }) => route));
    for (const route of ["/doctors/{doctorId}", "/api/*", "/assets/*", "*"])
      expect([...routes]).toContain(route);
    expect(lines().some(({ kind }) => kind === "websocket")).toBe(true);
    const unreadable = lines().filter(({ kind }) => kind === "unreadable");
    expect(unreadable.map(({ reason }) => reason)).toEqual(["FST_ERR_BAD_URL", "HPE_INVALID_METHOD"]);

    const written = server.output().toLowerCase();
    expect(written).not.toContain(secret.toLowerCase());
    expect(written).not.toContain("ines@");
  },
);

test("alerts and dashboard have their metrics, and no label contains a clinic or a secret", async () => {
  const { text } = await localHttp(`http://127.0.0.1:${metricsPort}/metrics`);
  const names = new Set(text.match(/^[a-z_]+[a-z0-9](?=[{ ])/gm));
  for (const file of ["prometheus/alerts.yml", "grafana/anteroom.json"]) {
    const rules = readFileSync(path.join(deploy, file), "utf8");
    const wanted = [...new Set(rules.match(/\b(?:anteroom|nodejs|process)_[a-z0-9_]+/g))]
      // Only where a replica is configured; replica.integration.test.ts reads it there.
      .filter((name) => name !== "anteroom_replica_used");
    expect(wanted.length).toBeGreaterThan(3);
    // What was never counted has no line yet, but is announced.
    expect(wanted.filter((name) => !names.has(name) && !text.includes(`# TYPE ${name} `))).toEqual([]);
  }
  for (const line of [
    /^anteroom_jobs_waiting\{job="payment"\} 0$/m,
    /^anteroom_serving 1$/m,
    /^anteroom_database_up 1$/m,
    /^anteroom_http_request_duration_seconds_count\{route="\/doctors\/\{doctorId\}",status="\dxx"\} \d+$/m,
  ])
    expect(text).toMatch(line);
  expect(text.toLowerCase()).not.toMatch(/aurora|querida/);
  const page = await localHttp(`http://aurora.localhost:${port}/metrics`);
  expect(page.text).not.toContain("anteroom_serving");
});

test("a second server on the database refuses and names the first and the setting", async () => {
  const env = { DATABASE_URL: url, LOG_FORMAT: "json", ANTEROOM_START_WAIT: "0" };
  const second = startKillableServer(await freePorts(2), path.join(folder, "second"), { env });
  await expect(second).rejects.toThrow(/Another Anteroom serves this database \(pid \d+ on .*DATABASE_URL/);
});

test("a server reports readiness and its parts under any host name", async () => {
  const answer = await localHttp(`http://127.0.0.1:${port}/api/health/ready`, {
    headers: { host: "nobody.example" },
  });
  expect([answer.status, JSON.parse(answer.text)]).toEqual([
    200,
    { status: "ready", missing: [], degraded: [] },
  ]);
});

const databaseOf = (address: string) => new URL(address).pathname.slice(1);

/** Number of rows and a sum over the text of all rows, for each table of the product and the jobs. */
async function contentOf(address: string): Promise<Record<string, unknown>> {
  const client = new pg.Client(asSuperuser(databaseOf(address)));
  await client.connect();
  const { rows: tables } = await client.query<{ name: string }>(`
    select oid::regclass::text as name from pg_class where relkind in ('r', 'p')
      and (relnamespace = 'public'::regnamespace and not relispartition and relname not in ('serving_server', 'background_leader', 'schema_migrations', 'page_assets') or relname = 'job_common') order by 1`);
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const { rows } = await client.query<object>(
      `select count(*)::int as rows, md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))) as sum from ${name} t`,
    );
    content[name] = rows[0];
  }
  const { rows: rules } = await client.query<object>(`
    select (select count(*)::int from pg_constraint) as constraints, (select count(*)::int from pg_policy) as policies,
      (select count(*)::int from pg_class where relforcerowsecurity) as forced,
      (select count(*)::int from pg_trigger where tgenabled = 'O') as triggers,
      (select json_agg(json_build_object(sequencename, last_value) order by sequencename) from pg_sequences
        where schemaname = 'public') as sequences`);
  await client.end();
  return { ...content, rules: rules[0] };
}

async function run(program: string, env: NodeJS.ProcessEnv, ...given: string[]): Promise<[number, string]> {
  const file = path.resolve(import.meta.dirname, "../../../tools", program);
  const child = spawn(process.execPath, [file, ...given], {
    env: { PATH: process.env["PATH"], ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, "close")) as [number];
  return [code, said];
}

test(
  "a backup of a running server restores every row, file, rule and sequence",
  { timeout: 180_000 },
  async () => {
    const dataDir = path.join(folder, "first");
    const base = `http://aurora.localhost:${port}`;
    const [patient] = readDemoFile(dataDir)?.clinics[0]?.patients ?? [];
    if (!patient) throw new Error("The demo clinic has a patient");
    const headers = await signIn(base, patient);
    expect(await bookAndPay(base, headers)).toBe("paid");
    const list = await localHttp(`${base}/api/patients/appointments`, { headers });
    type Listed = { data: { collection: { id: number; status: string }[] } };
    const { collection } = (JSON.parse(list.text) as Listed).data;
    const coming = collection.find(({ status }) => status === "accepted");
    const sent = await localHttp(`${base}/api/visits/${coming?.id}/files`, {
      method: "POST",
      headers: { ...headers, "content-type": "application/octet-stream", "x-file-name": "odd.txt" },
      body: "Line\u2028separator and ümlaut",
    });
    expect([sent.status, sent.text.slice(0, 200)]).toEqual([201, expect.any(String)]);
    await server.stop(); // so that both sides can be compared: the backup itself needs no stop

    const folderOf = (dir: string) => localFiles(path.join(dir, "files"));
    const source = { files: await folderOf(dataDir), dataKey: "key", version: "test" };
    const backup = path.join(folder, "backup");
    const manifest = await backUp({ ...source, owner: (await externalConnections(url)).owner }, backup);
    expect(manifest.lostFiles).toEqual([]);
    expect(manifest.tables.find(({ name }) => name === "payments")?.rows).toBeGreaterThan(0);

    const target = await externalDatabase();
    const connections = await externalConnections(target.url);
    const restoredDir = path.join(folder, "restored");
    const s3 = await openS3(); // so that the place of files changes on the way, as it does when one machine becomes several
    const bucket = await openFiles(readConfig({ ...s3.env, DATABASE_URL: target.url }));
    await restore({ connections, files: bucket }, backup);
    expect(await contentOf(target.url)).toEqual(await contentOf(url));
    const keys = await listFileKeys(backup);
    expect(keys).toHaveLength(1);
    for (const key of keys) {
      const restored = await bucket.open(key);
      expect(restored && (await buffer(restored))).toEqual(readFileSync(path.join(dataDir, fileOfKey(key))));
    }
    await s3.close();

    const env = { DATABASE_URL: target.url, ANTEROOM_DATA_DIR: restoredDir };
    expect(await run("audit-verify.ts", env)).toEqual([0, expect.stringContaining("aurora: ")]);
    expect(await run("check-bookings.ts", env)).toEqual([0, expect.stringContaining("all whole")]);

    await expect(
      restore({ connections, files: await folderOf(path.join(folder, "third")) }, backup),
    ).rejects.toThrow(/has clinics already.*never writes over/);
    await expect(backUp({ ...source, owner: connections.owner }, backup)).rejects.toThrow("is not empty");
    appendFileSync(path.join(backup, "tables", "public.patients.jsonl.gz"), "x");
    const other = await externalConnections((await externalDatabase()).url);
    await expect(
      restore({ connections: other, files: await folderOf(path.join(folder, "third")) }, backup),
    ).rejects.toThrow(/public\.patients.*damaged/);
  },
);

test(
  "a backup goes to a bucket and back and leaves nothing on the machine",
  { timeout: 180_000 },
  async () => {
    await server.stop();
    const s3 = await openS3();
    const temporary = mkdtempSync(path.join(folder, "tmp-"));
    const way = {
      TMPDIR: temporary,
      BACKUP_S3_ENDPOINT: s3.env.FILES_S3_ENDPOINT,
      BACKUP_S3_ACCESS_KEY_ID: s3.env.FILES_S3_ACCESS_KEY_ID,
      BACKUP_S3_SECRET_ACCESS_KEY: s3.env.FILES_S3_SECRET_ACCESS_KEY,
    };
    const place = "s3://anteroom/backups/one";
    const dataDir = path.join(folder, "first");
    const first = { ...way, DATABASE_URL: url, ANTEROOM_DATA_DIR: dataDir };
    const backUpThere = () => run("backup/run-backup.ts", first, place);
    const content = await contentOf(url); // a finished backup leaves a note of itself
    expect(await backUpThere()).toEqual([0, expect.stringMatching(/one: \d+ rows of \d+ tables/)]);
    expect(await backUpThere()).toEqual([1, expect.stringContaining("is not empty")]);

    const target = await externalDatabase();
    const restoredDir = path.join(folder, "of-bucket");
    const second = { ...way, DATABASE_URL: target.url, ANTEROOM_DATA_DIR: restoredDir };
    const nowhere = await run("backup/run-restore.ts", second, "s3://anteroom/backups/on");
    expect(nowhere).toEqual([1, expect.stringContaining("no finished backup")]);
    expect(await run("backup/run-restore.ts", second, place)).toEqual([
      0,
      expect.stringMatching(/Restored \d+ rows/),
    ]);
    expect(await contentOf(target.url)).toEqual(content);
    const keys = await listFileKeys(dataDir);
    expect([keys.length, (await listFileKeys(restoredDir)).toSorted()]).toEqual([1, keys.toSorted()]);
    for (const key of keys)
      expect(readFileSync(path.join(restoredDir, fileOfKey(key)))).toEqual(
        readFileSync(path.join(dataDir, fileOfKey(key))),
      );
    expect(readdirSync(temporary)).toEqual([]);
    await s3.close();
  },
);
