import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  writeFileSync,
} from "node:fs";
import net from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { descendantsOf, killHard } from "../../server/src/testing/process-tree.ts";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import { hostOf, type Host } from "./hosts.ts";
import { type Part, type PartName, partNames, type Plan } from "./plan.ts";

/** A running cluster. Each part can be killed, frozen and restarted by name. */
export type Cluster = {
  plan: Plan;
  /** Ends the part and its children by `kill -9`; resolves when it has ended. */
  kill: (name: PartName) => Promise<void>;
  /** Stops (SIGSTOP) or resumes a part. */
  freeze: (name: PartName, isFrozen: boolean) => void;
  /** Returns the process ids of a part and of its children; none when it is not running. */
  pidsOf: (name: PartName) => number[];
  /** Returns false when it has ended, on its own or killed, or was not started. */
  isRunning: (name: PartName) => boolean;
  /**
   * Starts a part; resolves once it is ready. Requires that it is not running, and does not check it. Rejects with `ClusterStops` once
   * `stop` was called.
   */
  start: (name: PartName) => Promise<void>;
  /**
   * Ends a part by SIGTERM, and by SIGKILL after 10 seconds; resolves when it has ended. Of one that is not running it ends what that has
   * left behind.
   */
  end: (name: PartName) => Promise<void>;
  /** Sets the command of a part's next starts, such as that of another version. A running process is left alone. */
  replace: (name: PartName, command: Part["command"]) => void;
  /** Ends all parts gracefully: servers first, etcd last. Parts that are being started end too; no further part is started. */
  stop: () => Promise<void>;
};

/** Thrown when a part is to be started after the cluster was told to stop. */
export class ClusterStops extends Error {
  override name = "ClusterStops";
}

/** So long a part may take to be there, in ms: a server migrates, on a machine that does much else. */
const startMs = 240_000;
/** So long a part may take to end when it is asked to, in ms; then it is killed. */
const endMs = 10_000;

/**
 * Writes the plan's files and starts every part in order, each with a log in `folder`; creates roles and database. When one fails or is
 * not ready within four minutes, ends those that were started and throws. `say` gets the name of each part before it starts; `within`
 * returns the command prefix of a host. As root, PostgreSQL and PgBouncer run as `postgres`, who must exist.
 */
export async function startCluster(
  plan: Plan,
  folder: string,
  say: (line: string) => void,
  within: (host: Host) => readonly string[] = () => [],
): Promise<Cluster> {
  chmodSync(folder, 0o711); // `postgres` looks for its own files below
  const postgres = userNamed("postgres");
  for (const file of plan.files) {
    mkdirSync(path.dirname(file.path), { recursive: true });
    writeFileSync(file.path, file.text);
    if (file.user === "postgres" && postgres) chownSync(file.path, postgres.uid, postgres.gid);
  }
  for (const number of [1, 2]) preparePostgresFolder(path.join(folder, `postgres-${number}`), postgres);
  const running = new Map<PartName, ChildProcess>();
  const commands = new Map<PartName, Part["command"]>();
  const partOf = (name: PartName) => {
    const found = plan.parts.find((part) => part.name === name);
    if (!found) throw new Error(`This cluster has no ${name}.`);
    return { ...found, command: commands.get(name) ?? found.command };
  };
  const pidsOf = (name: PartName) => {
    const child = running.get(name);
    const all = child?.pid === undefined ? [] : [child.pid, ...descendantsOf(child.pid)];
    const postmaster = name.startsWith("postgres-") ? postmasterIn(path.join(folder, name, "data")) : null;
    return postmaster === null ? all : [...new Set([...all, postmaster, ...descendantsOf(postmaster)])];
  };
  const starting = new Set<Promise<void>>();
  let isStopping = false;
  const start = (name: PartName) => {
    const ready = launchUntilReady(name).finally(() => starting.delete(ready));
    starting.add(ready);
    return ready;
  };
  const launchUntilReady = async (name: PartName) => {
    if (isStopping) throw new ClusterStops(`${name} is not started: the cluster stops.`);
    const part = partOf(name);
    const child = launch(part, folder, within(hostOf(name)));
    running.set(name, child);
    child.once("exit", () => running.get(name) === child && running.delete(name));
    await untilReady(part, plan.addresses[hostOf(name)], child, path.join(folder, `${name}.log`));
  };
  const kill = async (name: PartName) => {
    const child = running.get(name);
    const ended = child && child.exitCode === null && child.signalCode === null ? once(child, "exit") : null;
    pidsOf(name).forEach(killHard);
    await ended;
  };
  const end = async (name: PartName) => {
    const child = running.get(name);
    if (!child) return pidsOf(name).forEach(killHard);
    const ended = once(child, "exit");
    child.stdin?.end(); // how ours are asked
    child.kill("SIGTERM");
    const late = setTimeout(() => pidsOf(name).forEach(killHard), endMs);
    await ended;
    clearTimeout(late);
    pidsOf(name).forEach(killHard); // whatever it has left behind
  };
  const stop = async () => {
    isStopping = true;
    const names = partNames.toReversed(); // also those that left something behind and are not running
    for (const group of [
      /^server-/,
      /^((haproxy|keepalived|pgbouncer)-.|gateway|mail|s3|redis|relay|janus-.)$/,
      /^postgres-/,
      /^etcd-/,
    ])
      await Promise.all(names.filter((name) => group.test(name)).map(end));
    await Promise.allSettled(starting);
  };
  try {
    for (const { name } of plan.parts) {
      say(name);
      await start(name);
      if (name === "postgres-1") await makeDatabase(plan);
    }
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    plan,
    kill,
    start,
    end,
    stop,
    pidsOf,
    isRunning: (name) => running.has(name),
    replace: (name, command) => void commands.set(name, command),
    freeze: (name, isFrozen) => {
      for (const pid of pidsOf(name))
        try {
          process.kill(pid, isFrozen ? "SIGSTOP" : "SIGCONT");
        } catch {
          // ended meanwhile
        }
    },
  };
}

type User = { uid: number; gid: number };

/** Whom root runs a program as; null where this is not root, and everything runs as ourselves. */
function userNamed(name: string): User | null {
  if (process.getuid?.() !== 0) return null;
  const [, uid, gid] =
    new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(readFileSync("/etc/passwd", "utf8")) ?? [];
  if (uid === undefined || gid === undefined) throw new Error(`There is no user ${name} on this machine.`);
  return { uid: Number(uid), gid: Number(gid) };
}

function preparePostgresFolder(folder: string, user: User | null): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (user) chownSync(folder, user.uid, user.gid);
}

/** Every part ends with us, however we end, and hears nothing of a Ctrl-C: it is ended in order. */
function launch({ name, command, env, user }: Part, folder: string, within: readonly string[]): ChildProcess {
  const as =
    user === "postgres" && userNamed("postgres")
      ? ["--reuid=postgres", "--regid=postgres", "--init-groups"]
      : [];
  const log = openSync(path.join(folder, `${name}.log`), "a");
  const { PATH, LANG } = process.env;
  const [program = "", ...args] = [...within, "setpriv", "--pdeathsig", "TERM", ...as, ...command];
  return spawn(program, args, {
    cwd: folder,
    stdio: ["pipe", log, log],
    env: { PATH, LANG, HOME: folder, ...env },
    detached: true,
  });
}

/** The process of PostgreSQL in this folder. Its file may outlive it: another process of that id works elsewhere. */
function postmasterIn(folder: string): number | null {
  try {
    const pid = Number(readFileSync(path.join(folder, "postmaster.pid"), "utf8").split("\n")[0]);
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder) ? pid : null;
  } catch {
    return null; // not there, or ended
  }
}

async function untilReady(
  { name, ready }: Part,
  address: string,
  child: ChildProcess,
  log: string,
): Promise<void> {
  const deadline = performance.now() + startMs;
  while (!(await isReady(ready.address ?? address, ready))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`${name} ended before it was ready: ${readFileSync(log, "utf8").slice(-2_000)}`);
    if (performance.now() > deadline)
      throw new Error(`${name} was not ready in time: ${readFileSync(log, "utf8").slice(-2_000)}`);
    await sleep(100);
  }
}

async function isReady(host: string, { port, path: asked }: Part["ready"]): Promise<boolean> {
  if (asked === undefined) return isListening(host, port);
  try {
    return (await fetch(`http://${host}:${port}${asked}`, { signal: AbortSignal.timeout(3_000) })).ok;
  } catch {
    return false;
  }
}

function isListening(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect({ host, port });
    socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
    socket.once("close", () => socket.destroy());
    socket.once("connect", () => socket.destroy());
  });
}

/** The roles and the empty database, as docs/operate.md says, on the first PostgreSQL. */
async function makeDatabase({ ports, addresses, database }: Plan): Promise<void> {
  const url = new URL(database.admin);
  url.hostname = addresses["postgres-1"];
  url.port = String(ports.postgres[0]); // HAProxy is not there yet
  const admin = await ownerClient({ url: url.href });
  try {
    for (const statement of [
      "create role anteroom login createrole",
      "create role anteroom_app login",
      "create role anteroom_jobs login",
      "grant anteroom_app, anteroom_jobs to anteroom with admin option",
      "create database anteroom owner anteroom template template0 encoding 'UTF8'",
    ])
      await admin.query(statement);
  } finally {
    await admin.end();
  }
}
