import { execFile, spawn, spawnSync, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  chownSync,
  globSync,
  mkdirSync,
  openSync,
  readFileSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import { untilListening } from "../../server/src/testing/start-program.ts";
import { installByApt } from "../browsers/find.ts";

const deploy = path.resolve(import.meta.dirname, "../../deploy/pgbackrest");

/** What a recovery drill uses; null where missing. */
export type RecoveryPrograms = {
  /** Path of the program. */
  pgbackrest: string | null;
  /** Folder of PostgreSQL's programs. */
  postgres: string | null;
};

/**
 * Finds Debian's pgBackRest and the newest PostgreSQL, and installs missing ones by apt where
 * root, which blocks.
 */
export function findRecoveryPrograms(): RecoveryPrograms {
  const before = look();
  const absent = missingPrograms(before).flatMap(({ debian }) => debian);
  if (absent.length > 0) installByApt(absent);
  return look();
}

function look(): RecoveryPrograms {
  const [bin] = globSync("/usr/lib/postgresql/*/bin").toSorted().toReversed();
  const { stdout } = spawnSync("sh", ["-c", "command -v pgbackrest"], { encoding: "utf8" });
  return { pgbackrest: stdout.trim() || null, postgres: bin ?? null };
}

/** Returns what is missing: its Debian package, and `line`, a sentence for the person who runs the drill. */
export function missingPrograms({
  pgbackrest,
  postgres,
}: RecoveryPrograms): { debian: string; line: string }[] {
  const found = { pgbackrest, postgresql: postgres };
  return Object.entries(found).flatMap(([debian, where]) =>
    where === null
      ? [
          {
            debian,
            line: `${debian} is not on this machine, and it could not be got: apt-get install ${debian}`,
          },
        ]
      : [],
  );
}

/** Debian's PostgreSQL with its journal archived by pgBackRest, configured by `deploy/pgbackrest`. */
export type ArchivedPostgres = {
  /** The owner's and the superuser's way to the database. */
  database: { owner: string; admin: string };
  start: () => Promise<void>;
  /** Stops it as a service manager does: archives everything first. */
  stop: () => Promise<void>;
  /** Runs pgBackRest with the drill's configuration; returns its output. */
  pgbackrest: (...args: string[]) => Promise<string>;
  /** Runs `deploy/pgbackrest/after-restore.sql`. */
  afterRestore: () => Promise<void>;
};

/** So long a recovery may take, in ms. */
const recoveryMs = 120_000;

/**
 * Creates and starts PostgreSQL with archiving in this folder, with the owner's role and an empty database; as root, it runs as
 * `postgres`. `stop` must be called; `start` waits until a recovery has ended, two minutes at most. Throws where a shipped file no longer
 * holds a place to be replaced.
 */
export async function openArchivedPostgres(
  folder: string,
  { pgbackrest, postgres }: Record<keyof RecoveryPrograms, string>,
): Promise<ArchivedPostgres> {
  const home = path.join(folder, "postgres");
  const [data, config] = [path.join(home, "data"), path.join(home, "pgbackrest.conf")];
  const port = await freePorts();
  mkdirSync(home, { mode: 0o700 });
  writeFileSync(config, configurationIn(home, data, port), { mode: 0o600 });
  const user = postgresUser();
  if (user) for (const file of [home, config]) chownSync(file, user.uid, user.gid);
  const as = user ? ["setpriv", "--reuid=postgres", "--regid=postgres", "--init-groups"] : [];
  const run = async (program: string, ...args: string[]) => {
    const [command = "", ...rest] = [...as, program, ...args];
    return (await promisify(execFile)(command, rest, { cwd: home, maxBuffer: 1 << 26 })).stdout;
  };
  const url = (role: string, name: string) => `postgres://${role}@127.0.0.1:${port}/${name}`;
  let child: ChildProcess | null = null;
  const start = async () => {
    child = await startPostgres([...as, path.join(postgres, "postgres"), "-D", data], home, port);
    await untilPromoted(url("postgres", "postgres"));
  };
  const stop = async () => {
    const running = child;
    child = null;
    if (!running || running.exitCode !== null) return;
    const ended = once(running, "exit");
    running.kill("SIGINT"); // PostgreSQL's fast shutdown
    await ended;
  };
  const askAs = async (place: string, text: string) => {
    const client = await ownerClient({ url: place });
    try {
      await client.query(text);
    } finally {
      await client.end();
    }
  };
  const initdb = path.join(postgres, "initdb");
  await run(
    initdb,
    "-D",
    data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "--data-checksums",
  );
  appendFileSync(
    path.join(data, "postgresql.conf"),
    `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${home}'\n`,
  );
  await start();
  const archive = readFileSync(path.join(deploy, "archive.sql"), "utf8").replace(
    "pgbackrest --stanza",
    `${pgbackrest} --config=${config} --stanza`,
  );
  for (const statement of archive.replaceAll(/^--.*$/gm, "").split(";"))
    if (statement.trim() !== "") await askAs(url("postgres", "postgres"), statement);
  await stop();
  await start();
  for (const statement of [
    "create role anteroom login createrole",
    "create database anteroom owner anteroom template template0 encoding 'UTF8'",
  ])
    await askAs(url("postgres", "postgres"), statement);
  const ask = (...args: string[]) => run(pgbackrest, `--config=${config}`, "--stanza=anteroom", ...args);
  await ask("stanza-create");
  await ask("check");
  return {
    database: { owner: url("anteroom", "anteroom"), admin: url("postgres", "anteroom") },
    start,
    stop,
    pgbackrest: ask,
    afterRestore: () =>
      askAs(url("postgres", "anteroom"), readFileSync(path.join(deploy, "after-restore.sql"), "utf8")),
  };
}

/** The shipped file with places of this drill; throws where it no longer holds one. */
function configurationIn(home: string, data: string, port: number): string {
  const changes = [
    ["/var/lib/pgbackrest", path.join(home, "repository")],
    ["REPLACE-WITH-SECRET", randomBytes(24).toString("hex")],
    ["/var/log/pgbackrest", path.join(home, "log")],
    ["/var/lib/postgresql/15/main", data],
    ["pg1-port=5432", `pg1-port=${port}\npg1-socket-path=${home}`],
    ["start-fast=y", `start-fast=y\nlock-path=${path.join(home, "lock")}`],
  ] as const;
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`deploy/pgbackrest/pgbackrest.conf no longer holds ${from}.`);
      return text.replace(from, to);
    },
    readFileSync(path.join(deploy, "pgbackrest.conf"), "utf8"),
  );
}

/** Whom root runs PostgreSQL as; null: everything runs as ourselves. */
function postgresUser(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (uid === undefined || gid === undefined) throw new Error("There is no user postgres on this machine.");
  return { uid: Number(uid), gid: Number(gid) };
}

async function startPostgres(command: readonly string[], home: string, port: number): Promise<ChildProcess> {
  const log = path.join(home, "..", "postgres.log");
  const out = openSync(log, "a");
  const child = spawn("setpriv", ["--pdeathsig", "INT", ...command], {
    cwd: home,
    stdio: ["ignore", out, out],
    detached: true,
  });
  const gone = once(child, "exit").then(() =>
    Promise.reject(new Error(`PostgreSQL ended: ${readFileSync(log, "utf8").slice(-2_000)}`)),
  );
  await Promise.race([untilListening(port), gone]);
  gone.catch(() => {});
  return child;
}

/** It listens while it recovers, and takes writes when it has come to the moment. */
async function untilPromoted(url: string): Promise<void> {
  const deadline = performance.now() + recoveryMs;
  for (;;) {
    const isThere = await isPromoted(url).catch(() => false);
    if (isThere) return;
    if (performance.now() > deadline)
      throw new Error(`PostgreSQL recovers for more than ${recoveryMs / 1_000} s.`);
    await sleep(200);
  }
}

async function isPromoted(url: string): Promise<boolean> {
  const client = await ownerClient({ url });
  try {
    const { rows } = await client.query<{ is: boolean }>("select not pg_is_in_recovery() as is");
    return rows[0]?.is === true;
  } finally {
    await client.end();
  }
}
