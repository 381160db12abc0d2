// Makes the fixtures of the upgrade test that are missing: runs each earlier commit on an empty database and dumps it.
//   FIXTURE_POSTGRES_URL=postgres://postgres@localhost:5432/ node tools/upgrade-fixtures/make.ts
// The URL names a scratch server as its superuser, of the version of the pg_dump on the path: the embedded PostgreSQL
// has no pg_dump. Each commit runs unchanged in a temporary worktree, with its own `npm ci` and its demo data.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { gzipSync } from "node:zlib";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import {
  fixturePath,
  upgradeFixtures,
  type UpgradeFixture,
} from "../../server/src/testing/upgrade-fixtures.ts";

const root = path.resolve(import.meta.dirname, "../..");
const scratchServer = process.env["FIXTURE_POSTGRES_URL"];
if (!scratchServer) throw new Error("Set FIXTURE_POSTGRES_URL; the head of this file says to what.");

for (const fixture of upgradeFixtures) if (!existsSync(fixturePath(fixture.name))) await make(fixture);

async function make({ name, commit }: UpgradeFixture): Promise<void> {
  const scratch = mkdtempSync(path.join(os.tmpdir(), "anteroom-fixture-"));
  const worktree = path.join(scratch, "tree");
  const database = `fixture_${name.replaceAll("-", "_")}`;
  try {
    run("git", ["worktree", "add", "--detach", worktree, commit], root);
    run("npm", ["ci", "--no-audit", "--no-fund"], worktree);
    await makeDatabase(database);
    await serveOnce(worktree, {
      DATABASE_URL: urlOf(database, "anteroom_owner"),
      ANTEROOM_DATA_DIR: path.join(scratch, "data"),
    });
    writeFileSync(fixturePath(name), gzipSync(dump(urlOf(database)), { level: 9 }));
  } finally {
    run("git", ["worktree", "remove", "--force", worktree], root);
    rmSync(scratch, { recursive: true, force: true });
  }
}

/** The database as the embedded one is set up: its owner is no superuser, requests and jobs have roles of their own. */
async function makeDatabase(database: string): Promise<void> {
  const admin = await ownerClient({ url: urlOf("postgres") });
  const { rowCount } = await admin.query("select 1 from pg_roles where rolname = 'anteroom_owner'");
  if (rowCount === 0) await admin.query("create role anteroom_owner login createrole createdb");
  await admin.query(`drop database if exists ${database}`);
  await admin.query(
    `create database ${database} owner anteroom_owner template template0 locale 'C' encoding 'UTF8'`,
  );
  await admin.end();
}

/** Starts the earlier server, waits until it says that it is ready, and ends it. */
async function serveOnce(worktree: string, storage: NodeJS.ProcessEnv): Promise<void> {
  const env = { ...process.env, PORT: process.env["PORT"] ?? "8080", TURN: "none", ...storage };
  const child = spawn("npm", ["start"], { cwd: worktree, env, stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(child, "exit");
  let isReady = false;
  for await (const line of createInterface({ input: child.stdout })) {
    console.log(line);
    if (!isReady && line.includes("http://aurora.localhost")) child.kill("SIGTERM");
    isReady ||= line.includes("http://aurora.localhost");
  }
  await ended;
  if (!isReady) throw new Error(`The server of ${worktree} did not start`);
}

/** Schema and rows as plain SQL that any client can run: without the commands of psql. */
function dump(databaseUrl: string): string {
  const { stdout, status } = spawnSync("pg_dump", ["--rows-per-insert=500", "--dbname", databaseUrl], {
    encoding: "utf8",
    maxBuffer: 2 ** 28,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0) throw new Error("pg_dump failed");
  return stdout.replaceAll(/^\\(un)?restrict .*\n/gm, "");
}

function urlOf(database: string, user?: string): string {
  const url = new URL(scratchServer ?? "");
  url.pathname = `/${database}`;
  if (user) url.username = user;
  return url.href;
}

function run(command: string, args: string[], cwd: string): void {
  const { status } = spawnSync(command, args, { cwd, stdio: "inherit" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}
