// Chaos, for `npm run test:matrix -- --only chaos`: parts of a cluster are killed and frozen while patients book, pay and write.
import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readDemoFile } from "../../../server/src/features/tenant/demo-file.ts";
import { signIn } from "../../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../../server/src/testing/free-ports.ts";
import { failedAs, messageOf, onePassed, sum, type Counts } from "../../test/counts.ts";
import { type Cluster, ClusterStops } from "../cluster.ts";
import { hostOf } from "../hosts.ts";
import { openCluster, type OpenCluster, serverWithoutPages } from "../open-cluster.ts";
import { portCount, type PartName } from "../plan.ts";
import { holdersOf, lackingBalancers } from "./balancers.ts";
import { findInconsistencies } from "./check.ts";
import {
  badWire,
  badWireOfAll,
  countBadSeconds,
  downMsOf,
  type Fault,
  forgiveClearRefusals,
  mostBadSeconds,
  nameFault,
  type Target,
} from "./faults.ts";
import { nothingAcknowledged, runPatients, type Acknowledged } from "./load.ts";

type Options = {
  faults: readonly Fault[];
  /** Names the report and the logs in `.matrix/`. */
  label: string;
  say: (line: string) => void;
  /** The next fault follows after two seconds without a failure instead of a fixed pause. */
  isQuick?: boolean;
  /** No further faults; what was acknowledged until then is checked. */
  stop?: AbortSignal;
};

/** So long after a fault everything must be ready again, in ms. */
const recoveryMs = 180_000;
/** So long after its end a service manager starts a part again, in ms. */
const restartMs = 1_000;
/** Quiet between two faults, in ms, so that what fails is the fault's own. */
const quietMs = 3_000;
/** Of a quick run: so long no request may fail before the next fault, in ms, and so long that is waited for. */
const cleanMs = 2_000;
const mostWaitForCleanMs = 60_000;
/** A request that began before a fault was over may be refused so much later, in ms. */
const refusedMs = 1_000;
const guestCount = 6;
/** In MB: a disk that can be filled within a second, with room for everything that a run writes. */
const diskSizes = {
  "postgres-1": 1_024,
  "postgres-2": 1_024,
  s3: 512,
  "etcd-1": 512,
  "etcd-2": 512,
  "etcd-3": 512,
  "server-1": 256,
};

/** What a fault did: how long requests failed, and how. */
type Struck = {
  fault: string;
  badSeconds: number;
  /** The same where clear refusals count too. */
  withRefusals: number;
  allowed: number;
  recoveredMs: number;
  outcomes: Record<string, number>;
};

/**
 * Starts a cluster with simulated patients, injects each fault, and checks everything afterwards; ends the cluster. Each fault counts as
 * one test, the checks as others; after `stop` is aborted no further fault is injected. Writes `.matrix/chaos-report.LABEL.json` and keeps the logs in `.matrix/`.
 */
export async function runChaos({ faults, label, say, isQuick = false, stop }: Options): Promise<Counts> {
  const opened = await openCluster({
    firstPort: await freePorts(portCount),
    server: { command: serverWithoutPages() },
    hasMedia: true,
    hasMachines: true,
    hasTwoBalancers: true,
    disks: faults.some(({ kind }) => kind === "fill") ? diskSizes : {},
    say: () => {},
  });
  const { cluster, folder, close } = opened;
  const done = nothingAcknowledged();
  const struck: Struck[] = [];
  const counts: Counts[] = [];
  let isOver = false;
  try {
    const front = `http://aurora.localhost:${cluster.plan.ports.front}`;
    const people = readDemoFile(path.join(folder, "server-1"))?.clinics[0]?.patients.slice(0, 3) ?? [];
    const { entrance } = cluster.plan;
    const sessions = await Promise.all(people.map((person) => signIn(front, person, entrance)));
    const load = { front, entrance, done, isOver: () => isOver };
    const patients = runPatients(load, { guests: guestCount, sessions });
    await sleep(quietMs);
    for (const [index, fault] of faults.entries()) {
      if (stop?.aborted) break;
      const { count, found } = await strikeOnce(opened, fault, done, isQuick);
      counts.push(count);
      if (found) struck.push(found);
      say(
        `${index + 1} of ${faults.length}: ${nameFault(fault)}: ${found ? describe(found) : count.faults?.join(" ")}`,
      );
    }
    isOver = true;
    await patients;
    counts.push(
      await checkAll({ database: cluster.plan.database.owner, folder, front, entrance }, done, say),
    );
    counts.push(...promises(done));
    writeReport(label, done, struck);
  } finally {
    isOver = true;
    keepLogs(folder, label);
    await close();
  }
  return sum(counts);
}

const describe = ({ badSeconds, withRefusals, recoveredMs, outcomes }: Struck) =>
  `${badSeconds} bad seconds${withRefusals > badSeconds ? ` (${withRefusals} with refusals)` : ""}, whole after ${(recoveredMs / 1_000).toFixed(1)} s ${Object.keys(outcomes).length > 0 ? JSON.stringify(outcomes) : ""}`;

/**
 * Injects a fault in these parts; resolves to a function that ends it. `slow` and `fill` require a cluster opened with machines or disks,
 * else it throws.
 */
export async function beginFault(
  { cluster, network, disks }: OpenCluster,
  { kind, targets }: Fault,
  parts: readonly PartName[],
) {
  switch (kind) {
    case "kill":
      await Promise.all(parts.map(cluster.kill));
      return () => Promise.all(parts.map((part) => restart(cluster, part)));
    case "freeze":
      for (const part of parts) cluster.freeze(part, true);
      return async () => parts.forEach((part) => cluster.freeze(part, false));
    case "slow": {
      if (!network) throw new Error("this cluster has no wires");
      const fault = targets.length > 1 ? badWireOfAll : badWire;
      await Promise.all(parts.map((part) => network.impair(hostOf(part), fault)));
      return () => Promise.all(parts.map((part) => network.impair(hostOf(part), null)));
    }
    case "fill": {
      const struck = parts.map((part) => disks.get(part));
      const ends = struck.map((disk) => {
        if (!disk) throw new Error("this cluster has no disk of that part");
        return disk.fill();
      });
      return () => Promise.all(ends.map((end) => end()));
    }
  }
}

/**
 * Starts a part as a service manager does: once more, a second later, when it ends before it is ready (a server without a primary).
 * Throws after three minutes, and once the cluster stops.
 */
async function restart(cluster: Cluster, part: PartName): Promise<void> {
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    try {
      return await cluster.start(part);
    } catch (error) {
      const isFinal = error instanceof ClusterStops || cluster.isRunning(part);
      if (isFinal || Date.now() > deadline) throw error;
      await sleep(restartMs);
    }
  }
}

/** Injects a fault in all its parts at once and ends it in each after that part's own time. */
async function strikeParts(opened: OpenCluster, fault: Fault, parts: readonly PartName[]): Promise<void> {
  const byDownMs = Map.groupBy(parts, (_, index) => downMsOf(fault, fault.targets[index] as Target));
  await Promise.all(
    [...byDownMs].map(async ([downMs, struck]) => {
      const end = await beginFault(opened, fault, struck);
      await sleep(downMs);
      await end();
    }),
  );
}

/** One fault, its end, and the wait until all is ready and quiet again. */
async function strikeOnce(
  opened: OpenCluster,
  fault: Fault,
  done: Acknowledged,
  isQuick: boolean,
): Promise<{ count: Counts; found: Struck | null }> {
  const name = nameFault(fault);
  const from = Date.now();
  try {
    const parts = await Promise.all(fault.targets.map((target) => resolveTarget(opened, target)));
    await strikeParts(opened, fault, parts);
    const ended = Date.now();
    // What a part did not survive is started again, as a service manager does.
    await waitUntilHealthy(opened, parts);
    const recoveredMs = Date.now() - from - fault.downMs;
    if (isQuick) await waitForCleanSeconds(done);
    else await sleep(quietMs);
    const to = Date.now();
    await untilAnswered(done, to);
    const samples = forgiveClearRefusals(done.samples, fault, { from, to: ended + refusedMs });
    const badSeconds = countBadSeconds(samples, { from, to });
    const withRefusals = countBadSeconds(done.samples, { from, to });
    const allowed = mostBadSeconds(fault);
    const found = {
      fault: name,
      badSeconds,
      withRefusals,
      allowed,
      recoveredMs,
      outcomes: badOutcomes(done, from, to),
    };
    const isFine = badSeconds <= allowed;
    return {
      count: isFine ? onePassed : failedAs(name, `${badSeconds} bad seconds of ${allowed} allowed`),
      found,
    };
  } catch (error) {
    return { count: failedAs(name, messageOf(error)), found: null };
  }
}

/** Waits until every request that began before this moment was answered or given up. */
async function untilAnswered({ underWay }: Acknowledged, to: number): Promise<void> {
  while ([...underWay].some(({ at }) => at < to)) await sleep(50);
}

/** Waits until requests were answered for two seconds and none failed; gives up after a minute, which the bad seconds tell. */
async function waitForCleanSeconds({ samples }: Acknowledged): Promise<void> {
  const from = Date.now();
  while (Date.now() < from + mostWaitForCleanMs) {
    await sleep(200);
    const since = Date.now() - cleanMs;
    if (since < from) continue;
    const latest = samples.filter(({ until }) => until >= since);
    if (latest.length > 0 && latest.every(({ isGood }) => isGood)) return;
  }
}

function badOutcomes({ samples }: Acknowledged, from: number, to: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { at, isGood, step, outcome } of samples)
    if (!isGood && at >= from && at < to)
      counts[`${step} ${outcome}`] = (counts[`${step} ${outcome}`] ?? 0) + 1;
  return counts;
}

/** Of each Patroni. */
const patroniOf = ({ plan: { ports, addresses } }: Cluster): string[] =>
  ports.patroni.map(
    (port, index) => `http://${addresses[index === 0 ? "postgres-1" : "postgres-2"]}:${port}`,
  );

/** The addresses of etcd's members. */
const etcdOf = ({ plan: { ports, addresses } }: Cluster): string[] =>
  ports.etcd.map((port, index) => `http://${addresses[`etcd-${(index + 1) as 1 | 2 | 3}`]}:${port}`);

type Opened = Pick<OpenCluster, "cluster" | "network">;

/**
 * Returns the part that a target is at this moment: Patroni is asked for a primary or standby, etcd for its leader, machines for the shared
 * address. When the first PostgreSQL is not the primary, the second counts as it; when nobody has the address, the first balancer.
 * Throws when no etcd leads.
 */
export async function resolveTarget({ cluster, network }: Opened, target: Target): Promise<PartName> {
  if (target === "haproxy" || target === "keepalived")
    return `${target}-${(await holdersOf({ cluster, network }))[0] ?? 1}`;
  if (target === "etcd") {
    const leads = await Promise.all(etcdOf(cluster).map(leadsEtcd));
    if (!leads.includes(true)) throw new Error("no etcd leads");
    return `etcd-${(leads.indexOf(true) + 1) as 1 | 2 | 3}`;
  }
  if (target !== "primary" && target !== "standby") return target;
  const isPrimary = await Promise.all(patroniOf(cluster).map((patroni) => answers(`${patroni}/primary`)));
  const primary = isPrimary[0] ? 1 : 2;
  return `postgres-${target === "primary" ? primary : primary === 1 ? 2 : 1}`;
}

/**
 * Waits until everything is ready and replicated; restarts those of `parts`, and servers, that have ended. Throws after three minutes,
 * with what is lacking.
 */
export async function waitUntilHealthy(opened: Opened, parts: readonly PartName[]): Promise<void> {
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    const lacking = await findLacking(opened, parts);
    if (lacking.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`not whole after ${recoveryMs / 1_000} s: ${lacking.join(", ")}`);
    await sleep(500);
  }
}

/** What is not as it should be; restarts parts that have ended by themselves. */
async function findLacking({ cluster, network }: Opened, parts: readonly PartName[]): Promise<string[]> {
  const { ports, addresses, entrance: front } = cluster.plan;
  for (const part of parts) if (!cluster.isRunning(part)) await restart(cluster, part);
  for (const part of ["server-1", "server-2", "server-3"] as const)
    if (!cluster.isRunning(part)) await restart(cluster, part);
  const entrances = [
    `http://${front}:${ports.front}`,
    ...([1, 2, 3] as const).map((n) => `http://${addresses[`server-${n}`]}:${ports.servers[n - 1]}`),
  ];
  const ready = await Promise.all(
    entrances.map(async (entrance) => {
      const address = `${entrance}/api/health/ready`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
      const text = answer ? await answer.text() : "no answer";
      return answer?.ok && text.includes('"degraded":[]') ? [] : [`${entrance}: ${text}`];
    }),
  );
  const roles = await Promise.all(patroniOf(cluster).map(membersAt));
  const isReplicated = roles.every((all) => all.join() === "leader,sync_standby");
  const etcds = await Promise.all(
    etcdOf(cluster).map(async (url) =>
      (await answers(`${url}/health`)) ? [] : [`${url}: etcd is not healthy`],
    ),
  );
  return [
    ...ready.flat(),
    ...etcds.flat(),
    ...(await lackingBalancers({ cluster, network })),
    ...(isReplicated ? [] : [`PostgreSQL: ${roles.map((all) => all.join()).join(" / ")}`]),
  ];
}

async function membersAt(patroni: string): Promise<string[]> {
  try {
    const answer = await fetch(`${patroni}/cluster`, { signal: AbortSignal.timeout(3_000) });
    const { members } = (await answer.json()) as { members: { role: string; state: string }[] };
    return members.map(({ role, state }) => (/^(running|streaming)$/.test(state) ? role : state)).toSorted();
  } catch {
    return ["no answer"];
  }
}

async function leadsEtcd(url: string): Promise<boolean> {
  const answer = await fetch(`${url}/v2/stats/self`, { signal: AbortSignal.timeout(3_000) }).catch(
    () => null,
  );
  return answer?.ok === true && ((await answer.json()) as { state: string }).state === "StateLeader";
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null))?.ok === true;
}

async function checkAll(
  place: { database: string; folder: string; front: string; entrance: string },
  done: Acknowledged,
  say: (line: string) => void,
): Promise<Counts> {
  const { wrong, facts } = await findInconsistencies(place, done);
  for (const line of [...facts, ...wrong]) say(line);
  return wrong.length === 0
    ? onePassed
    : failedAs("everything acknowledged is there, once", wrong.join("\n"));
}

/** What clients themselves met. */
function promises({ signedOut, surprises, givenUp }: Acknowledged): Counts[] {
  const none = (title: string, list: readonly string[]) =>
    list.length === 0 ? onePassed : failedAs(title, [...new Set(list)].join("\n"));
  return [
    none("nobody is signed out", signedOut),
    none("no patient gets an answer that nobody should get", surprises),
    none("no request still fails after 90 s of trying", givenUp),
  ];
}

/** Of each kind of fault: how many, and the longest and mean time of failing requests, in s. */
function summarise(struck: readonly Struck[]) {
  const kinds = Map.groupBy(struck, ({ fault }) => fault);
  return [...kinds]
    .map(([fault, all]) => ({
      fault,
      n: all.length,
      mostBadSeconds: Math.max(...all.map(({ badSeconds }) => badSeconds)),
      meanBadSeconds: Number(
        (all.reduce((total, { badSeconds }) => total + badSeconds, 0) / all.length).toFixed(1),
      ),
    }))
    .toSorted((one, other) => other.mostBadSeconds - one.mostBadSeconds);
}

/** The cluster's folder goes with it; what its parts said stays in `.matrix/`. */
function keepLogs(folder: string, label: string): void {
  const kept = path.join(".matrix", `chaos-logs.${label}`);
  rmSync(kept, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
  for (const name of globSync("*.log", { cwd: folder }))
    copyFileSync(path.join(folder, name), path.join(kept, name));
}

function writeReport(label: string, done: Acknowledged, struck: readonly Struck[]): void {
  const { samples, bookings, messages, signedOut, surprises, givenUp } = done;
  mkdirSync(".matrix", { recursive: true });
  const report = {
    label,
    requests: samples.length,
    failedRequests: samples.filter(({ isGood }) => !isGood).length,
    bookings: bookings.size,
    paid: [...bookings.values()].filter(({ isPaid }) => isPaid).length,
    messages: messages.size,
    files: done.files.size,
    signedOut,
    surprises,
    givenUp,
    faults: summarise(struck),
    struck,
  };
  writeFileSync(path.join(".matrix", `chaos-report.${label}.json`), `${JSON.stringify(report, null, 2)}\n`);
}
