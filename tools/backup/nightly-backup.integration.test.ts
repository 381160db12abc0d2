// The nightly backup as the shipped unit runs it, beside a server with the folders of its own unit; /var/lib is a temporary folder.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { localHttp } from "@anteroom/local-http/local-http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readDemoFile } from "../../server/src/features/tenant/demo-file.ts";
import { fileOfKey, listFileKeys } from "../../server/src/platform/backup/format.ts";
import { bookAndPay, signIn } from "../../server/src/testing/book-and-pay.ts";
import { externalDatabase } from "../../server/src/testing/external-database.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { startKillableServer, type KillableServer } from "../../server/src/testing/killable-server.ts";
import { settingOf, variablesOf } from "../cluster/unit-file.ts";

const root = path.resolve(import.meta.dirname, "../..");
const varLib = mkdtempSync(path.join(os.tmpdir(), "anteroom-nightly-"));
const here = (text: string) => text.replaceAll("/var/lib", varLib).replaceAll("/opt/anteroom", root);
const dataDir = here(variablesOf("anteroom.service")["ANTEROOM_DATA_DIR"] ?? "");
const backups = path.join(varLib, "anteroom-backup");
let server: KillableServer;
let url = "";
let metricsPort = 0;

beforeAll(async () => {
  ({ url } = await externalDatabase());
  metricsPort = await freePorts();
  const port = await freePorts(2);
  mkdirSync(backups);
  const env = { DATABASE_URL: url, METRICS_PORT: String(metricsPort) };
  server = await startKillableServer(port, dataDir, { env });
  await sendFile(`http://aurora.localhost:${port}`);
}, 120_000);
afterAll(async () => {
  await server.stop();
  rmSync(varLib, { recursive: true, force: true });
});

async function sendFile(base: string): Promise<void> {
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
    body: "A letter for the doctor",
  });
  expect(sent.status).toBe(201);
}

async function run(
  command: readonly string[],
  variables: Record<string, string>,
): Promise<{ code: number; said: string }> {
  const [program = "", ...given] = command.map(here);
  const child = spawn(program, given, {
    env: { PATH: process.env["PATH"], ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => (said += text.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { code, said };
}

/** As the unit says, with its folders here; secrets are the test's own. */
function runUnit(): Promise<{ code: number; said: string }> {
  const {
    DATABASE_URL_FILE: _url,
    DATA_KEY_FILE: _key,
    SMTP_URL_FILE: _mail,
    ...own
  } = variablesOf("anteroom-backup.service");
  const variables = Object.entries(own).map(([name, value]) => [name, here(value)] as const);
  return run(settingOf("anteroom-backup.service", "ExecStart"), {
    ...Object.fromEntries(variables),
    DATABASE_URL: url,
  });
}

async function lastBackups(): Promise<Record<string, number>> {
  const { text } = await localHttp(`http://127.0.0.1:${metricsPort}/metrics`);
  const found = text.matchAll(/^anteroom_last_backup_timestamp_seconds\{files="(\w+)"\} (\S+)$/gm);
  return Object.fromEntries([...found].map(([, files, at]) => [files, Number(at)]));
}

const node = "/opt/anteroom/node_modules/.bin/node";
const restoreInto = async (name: string, backup: string) =>
  run([node, "/opt/anteroom/tools/backup/run-restore.ts", backup], {
    DATABASE_URL: (await externalDatabase()).url,
    ANTEROOM_DATA_DIR: path.join(varLib, name),
  });

test(
  "the nightly backup has the files of the server, restores them, and is known to the metrics",
  {
    timeout: 120_000,
  },
  async () => {
    expect(await lastBackups()).toEqual({ any: 0, all: 0 });
    const old = path.join(backups, "2026-01-01T0230");
    mkdirSync(old);
    const began = Date.now() / 1000;
    expect(await runUnit()).toEqual({
      code: 0,
      said: expect.stringMatching(/rows of \d+ tables, and 1 files\. .*\nRemoved .*: 2026-01-01T0230\.\n$/),
    });
    const [made = "", ...others] = readdirSync(backups);
    expect([others, made]).toEqual([[], expect.stringMatching(/^\d{4}-\d\d-\d\dT\d{4}$/)]);
    const { any = 0, all } = await lastBackups();
    expect([any >= Math.floor(began), all]).toEqual([true, any]);

    expect(await restoreInto("restored", path.join(backups, made))).toMatchObject({ code: 0 });
    const keys = await listFileKeys(dataDir);
    expect(keys).toHaveLength(1);
    for (const key of keys)
      expect(readFileSync(path.join(varLib, "restored", fileOfKey(key)))).toEqual(
        readFileSync(path.join(dataDir, fileOfKey(key))),
      );
  },
);

test(
  "a backup that lacks files says so, ends with code 1, and is no whole one to the metrics",
  {
    timeout: 120_000,
  },
  async () => {
    rmSync(backups, { recursive: true });
    const before = await lastBackups();
    const files = path.join(dataDir, "files");
    renameSync(files, `${files}-away`);
    const outcome = await runUnit();
    rmSync(files, { recursive: true });
    renameSync(`${files}-away`, files);
    expect(outcome).toEqual({
      code: 1,
      said: expect.stringMatching(
        /\(INCOMPLETE\)[^]*INCOMPLETE BACKUP: 1 of 1 files .*Not one was there: .*ANTEROOM_DATA_DIR/,
      ),
    });
    const { any = 0, all } = await lastBackups();
    expect([any > (before["any"] ?? 0), all]).toEqual([true, before["all"]]);
    const [made = ""] = readdirSync(backups);
    expect(await restoreInto("restored-in-part", path.join(backups, made))).toEqual({
      code: 0,
      said: expect.stringContaining("INCOMPLETE BACKUP: 1 files"),
    });
  },
);
