// Chaos, for `npm run test:matrix -- --only chaos`: parts of a cluster are killed and frozen while patients book, pay and write.
import { copyFileSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { readDemoFile } from "../../../server/src/features/tenant/demo-file.ts";
import { signIn } from "../../../server/src/testing/book-and-pay.ts";
import { freePorts } from "../../../server/src/testing/free-ports.ts";
import { failedAs, messageOf, onePassed, sum, type Counts } from "../../test/counts.ts";
import type { Cluster } from "../cluster.ts";
import { openCluster, serverWithoutPages } from "../open-cluster.ts";
import { portCount, type PartName } from "../plan.ts";
import { findWrongs } from "./check.ts";
import { countBadSeconds, mostBadSeconds, nameFault, type Fault, type Target } from "./faults.ts";
import { nothingAcknowledged, runPatients, type Acknowledged } from "./load.ts";

type Options = {
  faults: readonly Fault[];
  /** Names the report and the logs in `.matrix/`. */
  label: string;
  say: (line: string) => void;
};

/** So long after a fault everything must be ready again, in ms. */
const recoveryMs = 180_000;
/** Quiet between two faults, in ms, so that what fails is the fault's own. */
const quietMs = 3_000;
const guestCount = 6;

/** What a fault did: how long requests failed, and how. */
type Struck = {
  fault: string;
  badSeconds: number;
  allowed: number;
  recoveredMs: number;
  outcomes: Record<string, number>;
};

/** Starts a cluster and patients, strikes it with each fault, and checks everything when it is quiet again. A fault counts as one test, the check as another. */
export async function runChaos({ faults, label, say }: Options): Promise<Counts> {
  const opened = await openCluster({
    firstPort: await freePorts(portCount),
    server: { command: serverWithoutPages() },
    hasMedia: false,
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
    const sessions = await Promise.all(people.map((person) => signIn(front, person)));
    const patients = runPatients({ front, done, isOver: () => isOver }, { guests: guestCount, sessions });
    await sleep(quietMs);
    for (const [index, fault] of faults.entries()) {
      const { count, found } = await strikeOnce(cluster, fault, done);
      counts.push(count);
      if (found) struck.push(found);
      say(
        `${index + 1} of ${faults.length}: ${nameFault(fault)}: ${found ? describe(found) : count.faults?.join(" ")}`,
      );
    }
    isOver = true;
    await patients;
    counts.push(await checkAll({ database: cluster.plan.database.owner, folder }, done, say));
    counts.push(...promises(done));
    writeReport(label, done, struck);
  } finally {
    isOver = true;
    keepLogs(folder, label);
    await close();
  }
  return sum(counts);
}

const describe = ({ badSeconds, recoveredMs, outcomes }: Struck) =>
  `${badSeconds} bad seconds, whole after ${(recoveredMs / 1_000).toFixed(1)} s ${Object.keys(outcomes).length > 0 ? JSON.stringify(outcomes) : ""}`;

/** One fault, its end, and the wait until all is ready and quiet again. */
async function strikeOnce(
  cluster: Cluster,
  fault: Fault,
  done: Acknowledged,
): Promise<{ count: Counts; found: Struck | null }> {
  const name = nameFault(fault);
  const from = Date.now();
  try {
    const parts = await Promise.all(fault.targets.map((target) => partOf(cluster, target)));
    if (fault.kind === "kill") await Promise.all(parts.map(cluster.kill));
    else for (const part of parts) cluster.freeze(part, true);
    await sleep(fault.downMs);
    if (fault.kind === "kill") await Promise.all(parts.map(cluster.start));
    else for (const part of parts) cluster.freeze(part, false);
    // What a part did not survive is started again, as a service manager does.
    await untilWhole(cluster, parts);
    const recoveredMs = Date.now() - from - fault.downMs;
    await sleep(quietMs);
    const to = Date.now();
    const badSeconds = countBadSeconds(done.samples, { from, to });
    const allowed = mostBadSeconds(fault);
    const found = { fault: name, badSeconds, allowed, recoveredMs, outcomes: badOutcomes(done, from, to) };
    const isFine = badSeconds <= allowed;
    return {
      count: isFine ? onePassed : failedAs(name, `${badSeconds} bad seconds of ${allowed} allowed`),
      found,
    };
  } catch (error) {
    return { count: failedAs(name, messageOf(error)), found: null };
  }
}

function badOutcomes({ samples }: Acknowledged, from: number, to: number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { at, isGood, step, outcome } of samples)
    if (!isGood && at >= from && at < to)
      counts[`${step} ${outcome}`] = (counts[`${step} ${outcome}`] ?? 0) + 1;
  return counts;
}

async function partOf({ plan }: Cluster, target: Target): Promise<PartName> {
  if (target !== "primary" && target !== "standby") return target;
  const isPrimary = await Promise.all(
    plan.ports.patroni.map((port) => answers(`http://127.0.0.1:${port}/primary`)),
  );
  const primary = isPrimary[0] ? 1 : 2;
  return `postgres-${target === "primary" ? primary : primary === 1 ? 2 : 1}`;
}

async function untilWhole(cluster: Cluster, parts: readonly PartName[]): Promise<void> {
  const deadline = Date.now() + recoveryMs;
  for (;;) {
    const lacking = await findLacking(cluster, parts);
    if (lacking.length === 0) return;
    if (Date.now() > deadline)
      throw new Error(`not whole after ${recoveryMs / 1_000} s: ${lacking.join(", ")}`);
    await sleep(500);
  }
}

/** What is not as it should be; restarts parts that have ended by themselves. */
async function findLacking(cluster: Cluster, parts: readonly PartName[]): Promise<string[]> {
  const { servers, patroni, front } = cluster.plan.ports;
  for (const part of parts) if (!cluster.isRunning(part)) await cluster.start(part);
  for (const part of ["server-1", "server-2", "server-3"] as const)
    if (!cluster.isRunning(part)) await cluster.start(part);
  const ready = await Promise.all(
    [...servers, front].map(async (port) => {
      const address = `http://127.0.0.1:${port}/api/health/ready`;
      const answer = await fetch(address, { signal: AbortSignal.timeout(3_000) }).catch(() => null);
      const text = answer ? await answer.text() : "no answer";
      return answer?.ok && text.includes('"degraded":[]') ? [] : [`${port}: ${text}`];
    }),
  );
  const roles = await Promise.all(patroni.map(async (port) => membersAt(port)));
  const isReplicated = roles.every((all) => all.join() === "leader,sync_standby");
  return [
    ...ready.flat(),
    ...(isReplicated ? [] : [`PostgreSQL: ${roles.map((all) => all.join()).join(" / ")}`]),
  ];
}

async function membersAt(port: number): Promise<string[]> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/cluster`, { signal: AbortSignal.timeout(3_000) });
    const { members } = (await answer.json()) as { members: { role: string; state: string }[] };
    return members.map(({ role, state }) => (/^(running|streaming)$/.test(state) ? role : state)).toSorted();
  } catch {
    return ["no answer"];
  }
}

async function answers(url: string): Promise<boolean> {
  return (await fetch(url, { signal: AbortSignal.timeout(3_000) }).catch(() => null))?.ok === true;
}

async function checkAll(
  place: { database: string; folder: string },
  done: Acknowledged,
  say: (line: string) => void,
): Promise<Counts> {
  const { wrong, facts } = await findWrongs(place, done);
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
    signedOut,
    surprises,
    givenUp,
    struck,
  };
  writeFileSync(path.join(".matrix", `chaos-report.${label}.json`), `${JSON.stringify(report, null, 2)}\n`);
}
