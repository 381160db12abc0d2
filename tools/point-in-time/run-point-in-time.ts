// The drill of recovery to a moment by pgBackRest, for `npm run test:matrix -- --only point-in-time`.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readDemoFile } from "../../server/src/features/tenant/demo-file.ts";
import {
  fileOfKey,
  listFileKeys,
  manifestName,
  type Manifest,
} from "../../server/src/platform/backup/format.ts";
import { bookAndPay, signIn } from "../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { startKillableServer, type KillableServer } from "../../server/src/testing/killable-server.ts";
import { ownerClient, type OwnerClient } from "../../server/src/testing/owner-client.ts";
import { startProgram, type TestProgram } from "../../server/src/testing/start-program.ts";
import { findInconsistencies } from "../cluster/chaos/check.ts";
import { nothingAcknowledged, runPatients, type Acknowledged } from "../cluster/chaos/load.ts";
import { failedAs, messageOf, onePassed, oneSkipped, sum, type Counts } from "../test/counts.ts";
import {
  findRecoveryPrograms,
  openArchivedPostgres,
  missingPrograms,
  type ArchivedPostgres,
} from "./archived-postgres.ts";

type Say = (line: string) => void;
type Setting = {
  postgres: ArchivedPostgres;
  /** The server's directory: files, the gateway's journal, mails. */
  dataDir: string;
  /** What `npm run backup` wrote before the moment. */
  nightly: string;
  front: string;
  startServer: () => Promise<void>;
  say: Say;
};
/** The database at one moment. */
type Moment = { at: string; content: Record<string, unknown> };

const guestCount = 6;
/** So long patients work before the moment, and after it, in ms. */
const workMs = { before: 15_000, after: 8_000 };
/** What servers write by themselves while nobody works. */
const volatile = ["serving_server", "background_leader", "background_progress"];

/**
 * Runs a recovery drill in a temporary folder: full backup under load, damage, recovery to a moment before it, and a check of everything;
 * each step counts as one test. Skipped with a sentence where a program is missing. Never rejects.
 */
export async function runPointInTime(say: Say): Promise<Counts> {
  const { pgbackrest, postgres: bin } = findRecoveryPrograms();
  for (const { line } of missingPrograms({ pgbackrest, postgres: bin })) say(line);
  if (pgbackrest === null || bin === null) return oneSkipped;
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-point-in-time-"));
  chmodSync(folder, 0o711); // `postgres` looks for its own files below
  const dataDir = path.join(folder, "server");
  let postgres: ArchivedPostgres | null = null;
  let mail: TestProgram | null = null;
  const running: { server: KillableServer | null } = { server: null };
  try {
    postgres = await openArchivedPostgres(folder, { pgbackrest, postgres: bin });
    mail = await startProgram({
      name: "mail-sink",
      program: process.execPath,
      settings: ({ port }) => [mailSink, String(port), path.join(dataDir, "mails.jsonl")],
    });
    const port = await freePorts(2);
    const env = { DATABASE_URL: postgres.database.owner, SMTP_URL: `smtp://127.0.0.1:${mail.port}` };
    const startServer = async () => void (running.server = await startKillableServer(port, dataDir, { env }));
    const front = `http://aurora.localhost:${port}`;
    await startServer();
    const nightly = path.join(folder, "nightly");
    return await drill({ postgres, dataDir, nightly, front, startServer, say }, () => running.server?.stop());
  } catch (error) {
    return failedAs("recovery to a moment", messageOf(error));
  } finally {
    await running.server?.stop().catch(() => {});
    await mail?.close();
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

const mailSink = path.resolve(import.meta.dirname, "../../server/src/testing/mail-sink.ts");

async function drill(setting: Setting, stopServer: () => Promise<void> | undefined): Promise<Counts> {
  const { postgres, dataDir, nightly, front, startServer, say } = setting;
  const counts: Counts[] = [];
  const step = async (title: string, work: () => Promise<void>) => {
    const count = await work().then(
      () => onePassed,
      (error: unknown) => failedAs(title, messageOf(error)),
    );
    say(`${count.failed > 0 ? `failed: ${title}: ${count.faults?.join(" ")}` : `passed: ${title}`}`);
    counts.push(count);
  };
  const [before, after] = [nothingAcknowledged(), nothingAcknowledged()];
  await step("a full backup is made while patients book, pay, write and send files", async () => {
    const [patients, took] = await Promise.all([work(front, before, workMs.before), fullBackup(postgres)]);
    say(`  ${patients}; the backup took ${(took / 1_000).toFixed(1)} s`);
    assert.ok(before.bookings.size > 0 && before.messages.size > 0 && before.files.size > 0);
    assert.deepEqual((await wrongsOf(setting, before)).wrong, []);
  });
  await untilSealed(setting);
  const [code] = await runTool(setting, "backup/run-backup.ts", nightly);
  assert.equal(code, 0);
  const moment = await lookAt(postgres);
  say(`  the moment: ${moment.at}`);
  await sleep(1_000);
  await step("patients go on after the moment, then appointments and a file are lost", async () => {
    say(`  ${await work(front, after, workMs.after)}`);
    assert.ok(after.bookings.size > 0 && after.files.size > 0);
    const [key = ""] = await listFileKeys(nightly);
    rmSync(path.join(dataDir, fileOfKey(key)));
    await asAdmin(postgres, (client) => client.query("truncate appointments cascade"));
    assert.deepEqual(await foundOf(postgres, before), { appointments: 0, messages: 0 });
  });
  await stopServer();
  const began = performance.now();
  await postgres.stop();
  await step("the database is as it was at the moment, row by row", async () => {
    await postgres.pgbackrest(
      "--delta",
      "--type=time",
      `--target=${moment.at}`,
      "--target-action=promote",
      "restore",
    );
    await postgres.start();
    say(`  recovered in ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    assert.deepEqual((await lookAt(postgres)).content, moment.content);
    assert.deepEqual(await foundOf(postgres, after), { appointments: 0, messages: 0 });
  });
  await step("files that were sent after the moment are known by their time", async () => {
    const late = filesSince(dataDir, new Date(moment.at.replace(" ", "T").replace("+00", "Z")));
    assert.ok(late.length >= after.files.size, `${late.length} of ${after.files.size}`);
    for (const file of late) rmSync(file);
  });
  await step("a backup names the file that is gone, and it comes back from the last one", async () => {
    const look = path.join(nightly, "..", "look");
    const [gone, text] = await runTool(setting, "backup/run-backup.ts", look);
    assert.deepEqual([gone, /^1 files that rows speak of were not there/m.test(text)], [1, true], text);
    const { lostFiles } = JSON.parse(readFileSync(path.join(look, manifestName), "utf8")) as Manifest;
    for (const file of lostFiles.map(fileOfKey)) cpSync(path.join(nightly, file), path.join(dataDir, file));
    const [whole] = await runTool(setting, "backup/run-backup.ts", `${look}-again`);
    assert.equal(whole, 0);
  });
  await step("numbers that were given after the moment are given to nobody else", async () => {
    await postgres.afterRestore();
    await startServer();
    const [patient] = readDemoFile(dataDir)?.clinics[0]?.patients ?? [];
    if (!patient) throw new Error("The demo clinic has a patient");
    assert.equal(await bookAndPay(front, await signIn(front, patient)), "paid");
    const newest = await asAdmin(postgres, async (client) => {
      const { rows } = await client.query<{ id: number }>("select max(id)::int as id from appointments");
      return rows[0]?.id ?? 0;
    });
    assert.ok(newest > Math.max(...after.bookings.keys()), String(newest));
  });
  await step(
    "what was acknowledged before the moment is there: bookings:verify, messages, files, mails",
    async () => {
      const { wrong, facts } = await wrongsOf(setting, before);
      for (const line of facts) say(`  ${line}`);
      assert.deepEqual(wrong, []);
    },
  );
  await step("the gateway's journal tells which money came after the moment, and nothing else", async () => {
    const [verdict, text] = await runTool(setting, "check-bookings.ts", "--gateway");
    const lines = text.trim().split("\n").slice(0, -1);
    const unknown = lines.filter((line) => /the gateway has authorised \S+, here stands nothing$/.test(line));
    const paid = [...after.bookings.values()].filter(({ isPaid }) => isPaid).length;
    say(`  ${unknown.length} payments to be given back, ${paid} of them acknowledged`);
    assert.deepEqual([verdict, lines], [1, unknown]);
    assert.ok(unknown.length >= paid);
  });
  await step("audit:verify: every chain holds", async () => {
    const [verdict, text] = await runTool(setting, "audit-verify.ts");
    say(`  ${text.split("\n")[0] ?? ""}`);
    assert.deepEqual([verdict, isSealed.test(text)], [0, true], text);
  });
  return sum(counts);
}

const isSealed = /aurora: [1-9]\d* entries sealed.*the chain holds/;

/** A server seals once a minute: until then a chain has no links. */
async function untilSealed(setting: Setting): Promise<void> {
  const deadline = performance.now() + 120_000;
  while (!isSealed.test((await runTool(setting, "audit-verify.ts"))[1])) {
    if (performance.now() > deadline) throw new Error("No entry of the audit log was sealed in two minutes.");
    await sleep(2_000);
  }
}

/** Patients for so long. Returns what they have done, for people; throws at an answer that nobody should get. */
async function work(front: string, done: Acknowledged, ms: number): Promise<string> {
  const until = performance.now() + ms;
  await runPatients(
    { front, done, isOver: () => performance.now() > until },
    { guests: guestCount, sessions: [] },
  );
  assert.deepEqual([done.surprises, done.givenUp], [[], []]);
  const { bookings, messages, files } = done;
  return `${bookings.size} bookings, ${messages.size} messages, ${files.size} files acknowledged`;
}

async function fullBackup(postgres: ArchivedPostgres): Promise<number> {
  const began = performance.now();
  await sleep(workMs.before / 3);
  await postgres.pgbackrest("--type=full", "backup");
  return performance.now() - began - workMs.before / 3;
}

const wrongsOf = ({ postgres, dataDir, front }: Setting, done: Acknowledged) =>
  findInconsistencies({ database: postgres.database.owner, folder: dataDir, front, hasGateway: false }, done);

async function asAdmin<Result>(
  { database }: ArchivedPostgres,
  ask: (client: OwnerClient) => Promise<Result>,
): Promise<Result> {
  const client = await ownerClient({ url: database.admin });
  try {
    return await ask(client);
  } finally {
    await client.end();
  }
}

/** Number of rows and a sum over the text of all rows of each table, and the time at which they were so. */
const lookAt = (postgres: ArchivedPostgres) =>
  asAdmin(postgres, async (client): Promise<Moment> => {
    await client.query("begin transaction isolation level repeatable read");
    const { rows: tables } = await client.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace and relname <> all($1) order by 1",
      [volatile],
    );
    const { rows: times } = await client.query<{ at: string }>(
      "select to_char(clock_timestamp() at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US+00') as at",
    );
    const content: Record<string, unknown> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<object>(
        `select count(*)::int as rows, md5(string_agg(md5(to_jsonb(t)::text), '' order by md5(to_jsonb(t)::text))) as sum from ${name} t`,
      );
      content[name] = rows[0];
    }
    await client.query("commit");
    return { at: times[0]?.at ?? "", content };
  });

/** How much of it is in the database. */
const foundOf = (postgres: ArchivedPostgres, { bookings, messages }: Acknowledged) =>
  asAdmin(postgres, async (client) => {
    const { rows } = await client.query<{ appointments: number; messages: number }>(
      "select (select count(*)::int from appointments where id = any($1)) as appointments, (select count(*)::int from messages where key = any($2)) as messages",
      [[...bookings.keys()], [...messages.keys()]],
    );
    return rows[0];
  });

/** Runs a command of the installation. Answers its code and what it said. */
function runTool(
  { postgres, dataDir }: Setting,
  program: string,
  ...args: string[]
): Promise<[number, string]> {
  const env = {
    PATH: process.env["PATH"],
    DATABASE_URL: postgres.database.owner,
    ANTEROOM_DATA_DIR: dataDir,
  };
  const file = path.resolve(import.meta.dirname, "..", program);
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (_, stdout, stderr) =>
      resolve([child.exitCode ?? 1, `${stdout}${stderr}`]),
    );
  });
}

/** Files of the data directory that were written since then. */
function filesSince(dataDir: string, since: Date): string[] {
  const folder = path.join(dataDir, "files");
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => statSync(file).mtime > since);
}
