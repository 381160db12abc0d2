// `npm run bench:servers [-- SHARE SECONDS SERVERS]`: a cluster with 1,000 clinics and 1/SHARE of their rows (100 unless said), of which one
// server runs, then two, then SERVERS (3 unless said). For each number: what rests, requests and realtime cost, by part of the cluster.
import { readFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import {
  clinicCount,
  clinicSizeOf,
  fillInstallation,
  sizesOf,
} from "../../server/src/testing/fill-installation.ts";
import { freePorts } from "../../server/src/testing/free-ports.ts";
import { makeManyClinics } from "../../server/src/testing/many-clinics.ts";
import { ownerClient } from "../../server/src/testing/owner-client.ts";
import { openCluster, serverWithoutPages } from "../../tools/cluster/open-cluster.ts";
import { partNames, portCount, type PartName } from "../../tools/cluster/plan.ts";
import { cpuOfAll } from "./cpu.ts";
import { benchApps, openListeners } from "./deliveries.ts";
import { measuredRequests, spreadClinics } from "./measured-requests.ts";
import {
  addedBetween,
  answeredRequests,
  assertReached,
  dividedBy,
  logPrefix,
  statementsOf,
  sumOf,
  withoutRest,
  type Figures,
} from "./servers-report.ts";

const [share = 100, restSeconds = 60, most = 3] = process.argv.slice(2).map(Number);
const serverNames = ["server-1", "server-2", "server-3"] as const;
const asks = 400;
/** For each server and request, before it is measured. */
const warmAsks = 150;
const listenersEach = 50;
const events = 1_000;
/** A server that was just started compiles, connects and looks after what is due. */
const settleMs = 20_000;
/** A connection of PostgreSQL that rests tells after so long what it has read. */
const flushMs = 11_000;

const opened = await openCluster({
  firstPort: await freePorts(portCount),
  server: { command: serverWithoutPages(), env: { ANTEROOM_DEMO: "off", REALTIME_APPS: benchApps } },
  hasMedia: false,
  postgresSettings: { shared_preload_libraries: "pg_stat_statements", log_line_prefix: logPrefix },
  say: (line) => console.log(`  ${line}`),
});
const { cluster, folder } = opened;
const { ports, database } = cluster.plan;
const adminUrl = database.admin.replace(/\/postgres$/, "/anteroom");
const owner = await ownerClient({ url: adminUrl });
try {
  console.log(`${os.cpus().length} x ${os.cpus()[0]?.model ?? "?"}, Node ${process.version}`);
  await owner.query("create extension if not exists pg_stat_statements");
  for (const name of serverNames.slice(1)) await cluster.end(name);
  const began = performance.now();
  await makeManyClinics({ connectionString: adminUrl }, clinicCount);
  await fillInstallation(owner, clinicSizeOf(share));
  console.log(
    `Filled with 1/${share} in ${((performance.now() - began) / 1000).toFixed(0)} s:`,
    sizesOf(share),
  );
  for (let count = 1; count <= most; count += 1) {
    const names = serverNames.slice(0, count);
    console.log(`\n${count} of ${most} servers; load of the machine ${os.loadavg()[0]?.toFixed(1)}`);
    for (const name of names) if (!cluster.isRunning(name)) await cluster.start(name);
    await untilReached(names);
    await pause(settleMs);
    const rest = await tellRest(names);
    await tellRequests(names, 2 * (count - 1), rest);
    await tellDeliveries(names, rest);
    await assertPrimary();
  }
} finally {
  await owner.end();
  await opened.close();
}
process.exit();

/** CPU in ms by part, statements of everybody but us, rows and index entries read, until now. */
async function figuresUntilNow(): Promise<Figures> {
  const { rows } = await owner.query<{ statements: number; read: number }>(
    `select (select coalesce(sum(calls), 0)::float from pg_stat_statements
        where dbid = (select oid from pg_database where datname = current_database()) and userid <> current_user::regrole) as statements,
      (select sum(seq_tup_read)::float from pg_stat_user_tables) + (select sum(idx_tup_read)::float from pg_stat_user_indexes) as read`,
  );
  const cpu = partNames.map((name) => [name, cpuOfAll(measuredPids(name))] as const);
  const { statements = 0, read = 0 } = rows[0] ?? {};
  return { ...Object.fromEntries(cpu), statements, rows: read };
}

/** PostgreSQL without its Patroni. */
function measuredPids(name: PartName): number[] {
  const all = cluster.pidsOf(name);
  return name.startsWith("postgres-") ? all.filter((pid) => programOf(pid) === "postgres") : all;
}

function programOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/comm`, "utf8").trim();
  } catch {
    return ""; // ended
  }
}

/** What work cost, and the seconds it took; rows are read once PostgreSQL has told all, and so belong to more seconds. */
async function costOf(
  work: () => Promise<unknown>,
): Promise<{ cost: Figures; seconds: number; rowSeconds: number }> {
  const before = await figuresUntilNow();
  const began = performance.now();
  await work();
  const seconds = (performance.now() - began) / 1000;
  const after = await figuresUntilNow();
  await pause(flushMs);
  const { rows = 0 } = await figuresUntilNow();
  const rowSeconds = (performance.now() - began) / 1000;
  return { cost: addedBetween(before, { ...after, rows }), seconds, rowSeconds };
}

function describeCost(cost: Figures): string {
  const of = (prefix: string) => sumOf(cost, prefix).toFixed(2);
  return (
    `CPU ms: servers ${of("server-")}, PostgreSQL ${of("postgres-1")}, standby ${of("postgres-2")}, ` +
    `PgBouncer ${of("pgbouncer-")}, HAProxy ${of("haproxy")}, Redis ${of("redis")}; ` +
    `statements ${of("statements")}, rows read ${sumOf(cost, "rows").toFixed(0)}`
  );
}

/** Tells what rests; returns it for each second. */
async function tellRest(names: readonly PartName[]): Promise<Figures> {
  const { cost, seconds, rowSeconds } = await costOf(() => pause(restSeconds * 1_000));
  const rest = { ...dividedBy(cost, seconds), rows: (cost["rows"] ?? 0) / rowSeconds };
  const minute = dividedBy(rest, 1 / 60);
  const sent = dividedBy(await statementsAtRest(), restSeconds / 60);
  const leader = await leadingServer(names);
  console.log(`At rest, a minute (${restSeconds} s): ${describeCost(minute)}`);
  for (const name of names)
    console.log(
      `  ${name}${name === leader ? " (leads)" : ""}: CPU ${(minute[name] ?? 0).toFixed(0)} ms, ${(sent[name] ?? 0).toFixed(0)} statements`,
    );
  const others = Object.entries(sent).filter(([name]) => !name.startsWith("server-"));
  console.log(
    `  others: ${others.map(([name, count]) => `${name || "nameless"} ${count.toFixed(0)}`).join(", ")}`,
  );
  return rest;
}

/** Statements by server while nothing is asked, by PostgreSQL's log, which is off at other times. */
async function statementsAtRest(): Promise<Figures> {
  const log = path.join(folder, "postgres-1.log");
  const set = async (change: string) => {
    await owner.query(`alter system ${change} log_min_messages${change === "set" ? " = 'log'" : ""}`);
    await owner.query(`alter system ${change} log_statement${change === "set" ? " = 'all'" : ""}`);
    await owner.query("select pg_reload_conf()");
    await pause(1_000);
  };
  await set("set");
  const before = readFileSync(log, "utf8").length;
  await pause(restSeconds * 1_000);
  const counts = statementsOf(readFileSync(log, "utf8").slice(before));
  await set("reset");
  if (sumOf(counts, "server-") === 0) throw new Error("PostgreSQL's log names no server's statements.");
  return counts;
}

async function leadingServer(names: readonly PartName[]): Promise<PartName | undefined> {
  const { rows } = await owner.query<{ about: string }>("select about from background_leader");
  const about = rows[0]?.about ?? "";
  return names.find((name) => cluster.pidsOf(name).some((pid) => new RegExp(`\\b${pid}\\b`).test(about)));
}

async function answeredBy(names: readonly PartName[]): Promise<Figures> {
  const counts = names.map(async (name) => {
    const port = ports.metrics[serverNames.findIndex((one) => one === name)];
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    return [name, answeredRequests(await answer.text())] as const;
  });
  return Object.fromEntries(await Promise.all(counts));
}

/** Waits until HAProxy sends something to every server. */
async function untilReached(names: readonly PartName[]): Promise<void> {
  const { "list of doctors": ask } = await measuredRequests(owner, ports.front);
  const before = await answeredBy(names);
  for (const deadline = performance.now() + 60_000; ; await pause(500)) {
    for (const n of names.keys()) await ask?.(n + 1);
    const added = addedBetween(before, await answeredBy(names));
    if (names.every((name) => (added[name] ?? 0) > 0)) return;
    if (performance.now() > deadline) throw new Error(`HAProxy does not reach all: ${JSON.stringify(added)}`);
  }
}

async function tellRequests(names: readonly PartName[], round: number, rest: Figures): Promise<void> {
  const warm = await measuredRequests(owner, ports.front, round);
  const requests = await measuredRequests(owner, ports.front, round + 1);
  for (const [what, request] of Object.entries(requests)) {
    const clinics = spreadClinics(asks + warmAsks * names.length);
    for (const n of clinics.splice(asks)) await warm[what]?.(n); // others than those that are measured
    const before = await answeredBy(names);
    const { cost, seconds, rowSeconds } = await costOf(async () => {
      for (const n of clinics) await request(n);
    });
    const answered = addedBetween(before, await answeredBy(names));
    assertReached(answered, asks);
    const own = {
      ...withoutRest(cost, rest, seconds),
      rows: (cost["rows"] ?? 0) - (rest["rows"] ?? 0) * rowSeconds,
    };
    console.log(
      `${what} (n=${asks}, ${((seconds * 1000) / asks).toFixed(1)} ms): ${describeCost(dividedBy(own, asks))}`,
    );
    console.log(`  with what rests: ${describeCost(dividedBy(cost, asks))}`);
    console.log(`  answered by ${names.map((name) => `${name} ${answered[name]}`).join(", ")}`);
  }
  await owner.query("set session_replication_role = replica");
  await owner.query("delete from appointments where status in ('held', 'expired')"); // no sweep is to have them
  await owner.query("set session_replication_role = origin");
}

async function tellDeliveries(names: readonly PartName[], rest: Figures): Promise<void> {
  const listeners = await openListeners(ports.servers.slice(0, names.length), listenersEach);
  await listeners.publish(ports.servers[0], events); // warm
  let heard = 0;
  const { cost, seconds } = await costOf(async () => {
    heard = await listeners.publish(ports.servers[0], events);
  });
  listeners.close();
  const own = withoutRest(cost, rest, seconds);
  const [first = "server-1", ...others] = names;
  const othersMs = others.reduce((sum, name) => sum + (own[name] ?? 0), 0);
  console.log(
    `Realtime: ${events} events published on ${first}, ${listenersEach} listeners at each server, ${heard} deliveries of ${events * listenersEach * names.length} counted, ` +
      `${seconds.toFixed(1)} s; an event: CPU ${((own[first] ?? 0) / events).toFixed(3)} ms of ${first}, ${(othersMs / events).toFixed(3)} ms of the others, ` +
      `${((own["redis"] ?? 0) / events).toFixed(3)} ms of Redis; a delivery: ${((sumOf(own, "server-") * 1000) / heard).toFixed(1)} µs of the servers`,
  );
}

/** The figures of `postgres-1` are those of the primary only while it is one. */
async function assertPrimary(): Promise<void> {
  const { status } = await fetch(`http://127.0.0.1:${ports.patroni[0]}/primary`);
  if (status !== 200) throw new Error("postgres-1 is no longer the primary: what was told is of no use.");
}
