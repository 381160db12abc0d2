// Two balancers that share an address, for `npm run test:matrix -- --only balancers`: HAProxy and keepalived by the shipped files on
// machines of their own (network namespaces), a server behind them, and visitors who ask the address while one balancer after the other fails.
import assert from "node:assert/strict";
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { type KillableServer, startKillableServer } from "../../server/src/testing/killable-server.ts";
import { installByApt } from "../browsers/find.ts";
import { countBadSeconds, randomFrom } from "../cluster/chaos/faults.ts";
import { countSteps, failedAs, messageOf, oneSkipped, sum, type Counts, type Step } from "../test/counts.ts";
import { type Answer, longestSilenceMs } from "./answers.ts";
import { type Balancer, openBalancer } from "./balancer.ts";
import {
  addresses,
  type BalancerName,
  configurationFor,
  sharedAddress,
  withProcessCheck,
} from "./configuration.ts";
import { balancerFaults, type BalancerFault, faultsInTurn } from "./faults.ts";
import { type Machines, openMachines } from "./machines.ts";

const root = path.resolve(import.meta.dirname, "../..");
const haproxyFile = path.join(root, "deploy/haproxy.cfg");
const keepalivedFile = path.join(root, "deploy/keepalived/keepalived.conf");
const names = ["balancer-1", "balancer-2"] as const;
/** A fault may cost so many bad seconds. */
const mostBad = 5;
/** Both balancers are ready within this time after a fault, on a busy machine. */
const settleMs = 60_000;
/** Without a bad answer for so long, it is over. */
const quietMs = 3_000;

type Drill = {
  balancers: Readonly<Record<BalancerName, Balancer>>;
  answers: Answer[];
  server: KillableServer;
  say: (line: string) => void;
  signal: AbortSignal;
};

/**
 * Makes each balancer fault happen `rounds` times, each round in an order of its own, then the one that hangs once more with a check that
 * only looks for a process, which must cost too much. Each fault counts as one test. Skipped with a sentence where a program is missing
 * and cannot be installed, or without root. Never rejects. `signal` ends it early, as a failure.
 */
export async function runBalancers(
  rounds: number,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Counts> {
  const lack = whatLacks();
  if (lack !== null) {
    say(lack);
    return oneSkipped;
  }
  const { counts, step: countStep } = countSteps(say);
  const step: Step = async (title, work) => {
    await countStep(title, work);
    signal.throwIfAborted();
  };
  const inOrder = Array.from({ length: rounds }, (_, index) => faultsInTurn(randomFrom(index + 1))).flat();
  try {
    await withDrill({ say, signal, keepalived: (shipped) => shipped }, async (drill) => {
      await step("without a fault", () => stayCalm(drill));
      for (const fault of inOrder) await step(fault.name, () => bear(drill, fault));
      await step("the server sees balancers by their own addresses", () => seeOwnAddresses(drill));
    });
    await withDrill({ say, signal, keepalived: withProcessCheck }, async (drill) => {
      await step("control: a check for the process alone does not see that HAProxy hangs", () => fail(drill));
    });
    return sum(counts);
  } catch (error) {
    return sum([...counts, failedAs("balancers", messageOf(error))]);
  }
}

function whatLacks(): string | null {
  if (process.getuid?.() !== 0) return "balancers need root: network namespaces";
  const programs = {
    haproxy: "haproxy",
    keepalived: "keepalived",
    curl: "curl",
    bridge: "iproute2",
    pgrep: "procps",
  };
  const missing = () =>
    Object.entries(programs).filter(([name]) => spawnSync("sh", ["-c", `command -v ${name}`]).status !== 0);
  if (missing().length > 0) installByApt(missing().map(([, name]) => name));
  const packages = missing().map(([, name]) => name);
  return packages.length === 0
    ? null
    : `balancers lack programs, which could not be got: apt-get install ${packages.join(" ")}`;
}

/** Opens everything, runs `work`, and ends everything, also after an error. */
async function withDrill(
  { say, signal, keepalived }: Pick<Drill, "say" | "signal"> & { keepalived: (shipped: string) => string },
  work: (drill: Drill) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-balancers-"));
  const opened: Balancer[] = [];
  let machines: Machines | null = null;
  let server: KillableServer | null = null;
  let visitors: ChildProcess | null = null;
  try {
    machines = await openMachines();
    server = await openServer(machines, path.join(folder, "server"));
    const shipped = readFileSync(keepalivedFile, "utf8");
    for (const name of names) {
      const text = keepalived(configurationFor(name, shipped));
      opened.push(await openBalancer({ name, machines, folder, haproxyFile, keepalived: text }));
    }
    const [first, second] = opened as [Balancer, Balancer];
    const answers: Answer[] = [];
    visitors = openVisitors(machines, answers);
    const drill = { balancers: { "balancer-1": first, "balancer-2": second }, answers, server, say, signal };
    await settle(drill);
    await work(drill);
  } finally {
    visitors?.kill("SIGKILL");
    for (const balancer of opened) {
      await balancer.kill("keepalived");
      await balancer.kill("haproxy");
    }
    await server?.kill("everything");
    machines?.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

const openServer = (machines: Machines, dataDir: string) =>
  startKillableServer(8080, dataDir, {
    within: machines.within("server"),
    env: {
      HOST: addresses.server,
      ANTEROOM_ENV: "development",
      TRUSTED_PROXIES: names.map((name) => addresses[name]).join(","),
    },
  });

function openVisitors(machines: Machines, answers: Answer[]): ChildProcess {
  const program = path.join(import.meta.dirname, "ask-address.ts");
  const command = [...machines.within("visitors"), process.execPath, program];
  const asking = spawn("setpriv", ["--pdeathsig", "KILL", ...command, sharedAddress, "aurora.localhost"], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  createInterface({ input: asking.stdout }).on("line", (line) => answers.push(JSON.parse(line) as Answer));
  return asking;
}

/** Resolves with the one holder when both balancers are ready and nothing was refused for a while; rejects after a minute. */
async function settle({ balancers, answers, signal }: Drill): Promise<BalancerName> {
  const deadline = performance.now() + settleMs;
  let calmSince = performance.now();
  for (;;) {
    const from = Date.now();
    await sleep(500, undefined, { signal });
    const holders = await holdersOf(balancers);
    const isReady = names.every((name) => balancers[name].isReady());
    // A request is refused after a second.
    const asked = answers.filter(({ kind, at }) => kind === "new" && at >= from - 1_500);
    const isCalm = asked.length > 0 && asked.every(({ isGood }) => isGood);
    if (holders.length !== 1 || !isReady || !isCalm) calmSince = performance.now();
    const [holder] = holders;
    if (holder !== undefined && performance.now() - calmSince > quietMs) return holder;
    if (performance.now() > deadline)
      throw new Error(
        `It did not settle: the address is at ${holders.join(" and ") || "nobody"}, ready ${isReady}, last ${JSON.stringify(asked.at(-1))}.`,
      );
  }
}

async function holdersOf(balancers: Drill["balancers"]): Promise<BalancerName[]> {
  const has = await Promise.all(names.map((name) => balancers[name].hasAddress()));
  return names.filter((_, index) => has[index]);
}

async function stayCalm(drill: Drill): Promise<string> {
  const from = Date.now();
  await sleep(10_000, undefined, { signal: drill.signal });
  const found = describe(drill.answers, { from, to: Date.now() });
  assert.equal(found.bad, 0, found.text);
  return found.text;
}

/** A fault from its beginning until everything is as before; rejects when it costs too much or the address is elsewhere than it should. */
async function bear(drill: Drill, fault: BalancerFault): Promise<string> {
  const before = await settle(drill);
  const from = Date.now();
  const during = await strike(drill, fault, before);
  const after = await settle(drill);
  const found = describe(drill.answers, { from, to: Date.now() });
  const text = `${found.text}; the address was at ${before}, then ${during.join(" and ")}, then ${after}`;
  if (fault.struck === "balancer") assert.ok(found.bad <= mostBad, text);
  else assert.deepEqual([during, after], [[before], before], text);
  if (fault.moves) assert.notEqual(after, before, text);
  return text;
}

/** Returns who has the address at the end of the fault. A machine that is frozen keeps it, out of reach. */
async function strike(
  drill: Drill,
  fault: Omit<BalancerFault, "name">,
  holder: BalancerName,
): Promise<BalancerName[]> {
  const { balancers, server, signal } = drill;
  const struck = { balancer: balancers[holder], serverPids: server.pids() };
  await fault.begin(struck);
  try {
    await sleep(fault.downMs, undefined, { signal });
    return await holdersOf(balancers);
  } finally {
    await fault.end(struck);
  }
}

/** The control: passes when the frozen HAProxy costs too much, and the address stays. */
async function fail(drill: Drill): Promise<string> {
  const before = await settle(drill);
  const from = Date.now();
  const during = await strike(drill, balancerFaults["HAProxy frozen"], before);
  const found = describe(drill.answers, { from, to: Date.now() });
  assert.deepEqual(during, [before], found.text);
  assert.ok(found.bad > mostBad, found.text);
  return found.text;
}

function describe(answers: readonly Answer[], period: { from: number; to: number }) {
  const asked = answers.filter(({ kind, at }) => kind === "new" && at >= period.from && at < period.to);
  const bad = countBadSeconds(asked, period);
  const refused = asked.filter(({ isGood }) => !isGood).length;
  const silence = (kind: Answer["kind"]) =>
    `${(longestSilenceMs(answers, kind, period) / 1_000).toFixed(1)} s`;
  const text = `${bad} bad seconds, ${refused} of ${asked.length} requests; without an answer for ${silence("new")}, on a kept connection ${silence("kept")}, on a web socket ${silence("socket")}`;
  return { bad, text };
}

/** The addresses that the server's connections come from. */
async function seeOwnAddresses({ server }: Drill): Promise<string> {
  const [pid] = server.pids();
  const listed = spawnSync("nsenter", [`--net=/proc/${pid}/ns/net`, "ss", "-Htn", "sport", "=", ":8080"], {
    encoding: "utf8",
  });
  const seen = new Set([...listed.stdout.matchAll(/ (10\.0\.0\.\d+):\d+ *$/gm)].map(([, peer = ""]) => peer));
  assert.deepEqual([...seen].sort(), names.map((name) => addresses[name]).sort());
  return [...seen].join(" and ");
}
