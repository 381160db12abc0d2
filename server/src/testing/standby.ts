import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, mkdtempSync, openSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import pg from "pg";
import { findBinaries } from "../adapters/embedded-postgres/binaries.ts";
import { chooseIdentity, type Identity } from "../adapters/embedded-postgres/identity.ts";
import { socketConnections, type Connections } from "../platform/database/connections.ts";
import { prepareDatabase } from "../platform/database/prepare-database.ts";
import { descendantsOf } from "./process-tree.ts";

/** A primary with the migrated database `anteroom`, and a standby that streams from it. */
export type StandbyPair = {
  connections: Connections;
  /** Creates an empty database, and returns the URL of the primary's for its owner. */
  makeDatabase: (name: string) => Promise<string>;
  /** Returns the URL of the standby's database for a role. */
  urlOf: (role: string, database?: string) => string;
  /** Runs SQL as superuser. */
  onPrimary: (text: string) => Promise<void>;
  onStandby: (text: string) => Promise<void>;
  standby: {
    start: () => Promise<void>;
    /** Ends it without a shutdown. */
    kill: () => Promise<void>;
    /** Suspends (true) or resumes (false) all its processes. */
    freeze: (isFrozen: boolean) => void;
  };
  close: () => Promise<void>;
};

const superuser = "anteroom";

const initialising = ["-U", superuser, "-A", "trust", "-E", "UTF8", "--no-sync", "--locale=C"];

// Ends the server when stdin closes, however this process ends.
const guard = [
  'exec 3<&0; "$@" </dev/null 3<&- & server=$!',
  "{ cat <&3 >/dev/null; kill -QUIT $server; } & reader=$!",
  "wait $server; kill $reader",
].join("\n");

/** Starts both with the product's own PostgreSQL, each on a private socket. */
export async function openStandbyPair(): Promise<StandbyPair> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-pair-"));
  const primary = await placeIn(path.join(folder, "primary"));
  const standby = await placeIn(path.join(folder, "standby"));
  finish([...primary.identity.prefix, primary.identity.binaries.initdb, "-D", primary.data, ...initialising]);
  await primary.start();
  const connections = await socketConnections(primary.socketDir, superuser, "anteroom");
  await prepareDatabase(connections);
  await primary.kill();
  // A copy of stopped files needs no pg_basebackup, which the embedded PostgreSQL lacks.
  finish([...primary.identity.prefix, "cp", "-a", primary.data, standby.data]);
  appendFileSync(
    path.join(standby.data, "postgresql.auto.conf"),
    `primary_conninfo = 'host=${primary.socketDir} user=${superuser}'\nwal_retrieve_retry_interval = '200ms'\n`,
  );
  writeFileSync(path.join(standby.data, "standby.signal"), "");
  await primary.start();
  await standby.start();
  return {
    connections,
    makeDatabase: async (name) => {
      await run(primary.socketDir, "grant anteroom_app, anteroom_jobs to anteroom_owner with admin option");
      await run(primary.socketDir, `create database ${name} owner anteroom_owner`);
      return `postgres://anteroom_owner@localhost/${name}?host=${encodeURIComponent(primary.socketDir)}`;
    },
    urlOf: (role, database = "anteroom") =>
      `postgres://${role}@localhost/${database}?host=${encodeURIComponent(standby.socketDir)}`,
    onPrimary: (text) => run(primary.socketDir, text),
    onStandby: (text) => run(standby.socketDir, text),
    standby,
    close: async () => {
      await standby.kill();
      await primary.kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function placeIn(home: string) {
  const socketDir = path.join(home, "run");
  mkdirSync(socketDir, { recursive: true, mode: 0o700 });
  const identity = chooseIdentity(await findBinaries(), path.join(home, "data"), home);
  if (identity.credentials.uid !== undefined)
    throw new Error("Needs user namespaces, or to be run without root");
  let child: ChildProcess | null = null;
  return {
    identity,
    data: identity.dataDir,
    socketDir,
    start: async () => {
      child = launch(identity, home, socketDir);
      await untilAccepting(socketDir, child);
    },
    kill: async () => {
      const running = child;
      child = null;
      if (!running) return;
      const ended = once(running, "exit");
      running.stdin?.end();
      await ended;
    },
    freeze: (isFrozen: boolean) => {
      for (const pid of child?.pid === undefined ? [] : descendantsOf(child.pid))
        process.kill(pid, isFrozen ? "SIGSTOP" : "SIGCONT");
    },
  };
}

function launch(identity: Identity, home: string, socketDir: string): ChildProcess {
  const settings = {
    listen_addresses: "",
    unix_socket_directories: socketDir,
    fsync: "off",
    max_connections: "80",
    hot_standby_feedback: "on",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const log = openSync(path.join(home, "postgres.log"), "a");
  const command = [...identity.prefix, identity.binaries.postgres, "-D", identity.dataDir, ...flags];
  return spawn("sh", ["-c", guard, "sh", ...command], {
    cwd: "/",
    detached: true,
    stdio: ["pipe", log, log],
  });
}

function finish([program = "", ...args]: string[]): void {
  const { status, stderr } = spawnSync(program, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${program} failed: ${stderr}`);
}

async function untilAccepting(socketDir: string, child: ChildProcess): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL in ${socketDir} ended before it accepted`);
    try {
      return await run(socketDir, "select 1");
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
  }
}

async function run(socketDir: string, text: string): Promise<void> {
  const connect = async (database: string) => {
    const client = new pg.Client({ host: socketDir, user: superuser, database });
    client.on("error", () => {});
    await client.connect();
    return client;
  };
  const client = await connect("anteroom").catch(() => connect("postgres"));
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}
