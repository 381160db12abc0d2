import { randomBytes } from "node:crypto";
import { once } from "node:events";
import path from "node:path";
import type { Page } from "@playwright/test";
import { untilSilent, watchReturn } from "../../e2e/call/lose-relay.ts";
import { helena, ines } from "../../e2e/call/people.ts";
import { joinByPage, testHub } from "../../e2e/call/test-hub.ts";
import { staticTurn } from "../../server/src/adapters/static-turn/static-turn.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";
import { type CallNetworks, missingForNetworks, openCallNetworks } from "../support/call-networks.ts";

const rounds = Number(process.env["ANTEROOM_BENCH_PATHS"] ?? 5);
/** The call has found its quality, and has a history of pictures (docs/decisions/0013). */
const settledMs = 6_000;
const burstMs = 1_000;
/** A browser that has a good path looks at the others only now and then. */
const returnedMs = 15_000;
const port = 3478;
const relayProgram = path.join(import.meta.dirname, "../../e2e/call/relay-program.ts");

/**
 * A call of two Chromiums in separate networks whose direct path fails, is lost for a second, or is blocked for UDP. Needs Linux, root and
 * coturn. `ANTEROOM_BENCH_PATHS` sets the rounds.
 */
export const callPaths: BenchLine = {
  name: "call-paths",
  measure: async () => {
    const lacking = missingForNetworks();
    if (lacking !== null) return lacking;
    const networks = await openCallNetworks();
    try {
      const dead = await often((round) => withOwnRelay(networks, directPathDies, round));
      const burst = await often((round) => withOwnRelay(networks, pathIsLostForASecond, round));
      const blocked = await often((round) => withTcpRelay(networks, udpIsBlocked, round));
      return [
        ...rows("direct path dies: sound back", dead, ({ soundMs }) => soundMs, "<= 1500"),
        ...rows("direct path dies: pictures back", dead, ({ backMs }) => backMs, "<= 2000"),
        count("direct path dies: calls that did not come back", dead, (found) => found === null, "0"),
        ...rows("1 s of loss: sound back after it", burst, ({ soundMs }) => soundMs, "<= 500"),
        ...rows("1 s of loss: pictures back after it", burst, ({ backMs }) => backMs, "<= 1000"),
        count("1 s of loss: calls made anew", burst, (found) => !found || found.isNew, "0"),
        count("1 s of loss: calls left on the relay", burst, (found) => !found || found.isRelayed, "0"),
        ...rows("UDP blocked: join to first picture", blocked, ({ joinMs }) => joinMs, "<= 4000"),
        count("UDP blocked: calls that did not come about", blocked, (found) => found === null, "0"),
      ];
    } finally {
      await networks.close();
    }
  },
};

/** The outcome of each round; null where the call was not there within a minute. */
async function often<Found>(measureOnce: (round: number) => Promise<Found>): Promise<(Found | null)[]> {
  const found: (Found | null)[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const one = await measureOnce(round).catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return null;
    });
    if (process.env["ANTEROOM_BENCH_VERBOSE"]) console.error(one);
    found.push(one);
  }
  return found;
}

function rows<Found>(
  what: string,
  found: readonly (Found | null)[],
  timeOf: (one: Found) => number,
  goal: string,
): Row[] {
  const times = found.filter((one) => one !== null).map(timeOf);
  const shares = [
    [0.5, "p50"],
    [1, "worst"],
  ] as const;
  return shares.map(([share, name]) => ({
    what: `${what}, ${name} (n=${times.length})`,
    ours: percentile(times, share),
    unit: "ms",
    baseline: null,
    goal,
  }));
}

function count<Found>(
  what: string,
  found: readonly (Found | null)[],
  counts: (one: Found | null) => boolean,
  goal: string,
): Row {
  const ours = found.filter(counts).length;
  return { what: `${what}, of ${found.length}`, ours, unit: "", baseline: null, goal };
}

type Call = { networks: CallNetworks; iceServers: RTCIceServer[] };

/** With the relay of this repository, over UDP. */
async function withOwnRelay<Found>(
  networks: CallNetworks,
  work: (call: Call) => Promise<Found>,
  round: number,
): Promise<Found> {
  const secret = randomBytes(12).toString("hex");
  const own = port + round; // the last round's port may not be free yet
  const relay = networks.startRelay(process.execPath, [
    relayProgram,
    String(own),
    secret,
    networks.relayHost,
  ]);
  if (relay.stdout) await once(relay.stdout, "data");
  try {
    return await work({
      networks,
      iceServers: iceServersOf(secret, `turn:${networks.relayHost}:${own}?transport=udp`),
    });
  } finally {
    relay.kill("SIGKILL");
  }
}

/** With Debian's coturn, over TCP: ours speaks UDP alone. */
async function withTcpRelay<Found>(
  networks: CallNetworks,
  work: (call: Call) => Promise<Found>,
  round: number,
): Promise<Found> {
  const secret = randomBytes(12).toString("hex");
  const own = port + 100 + round;
  const relay = networks.startRelay("turnserver", [
    "-n",
    "--no-cli",
    "--no-udp",
    "--no-tls",
    "--no-dtls",
    "--log-file=stdout",
    "--realm=anteroom",
    "--use-auth-secret",
    `--static-auth-secret=${secret}`,
    `--listening-ip=${networks.relayHost}`,
    `--relay-ip=${networks.relayHost}`,
    `--listening-port=${own}`,
  ]);
  await listening(relay.stdout);
  try {
    return await work({
      networks,
      iceServers: iceServersOf(secret, `turn:${networks.relayHost}:${own}?transport=tcp`),
    });
  } finally {
    relay.kill("SIGKILL");
  }
}

async function listening(output: NodeJS.ReadableStream | null): Promise<void> {
  let reported = "";
  for await (const text of output ?? []) {
    reported += String(text);
    if (/Total General servers/.test(reported)) break;
  }
  output?.resume();
}

function iceServersOf(secret: string, url: string): RTCIceServer[] {
  const inADay = new Date(Date.now() + 86_400_000);
  return staticTurn({ urls: [url], secret }).iceServersFor("bench", inADay) as RTCIceServer[]; // the same shape by another name
}

/** Two people in a call, each at home; `joinMs`: from going in to the first picture, the later of both. */
async function pairOf({ networks: { browsers }, iceServers }: Call) {
  const hub = testHub();
  const pages: Page[] = [];
  for (const [index, member] of [ines, helena].entries()) {
    const page = await (await browsers[index === 0 ? 0 : 1].newContext()).newPage();
    pages.push(page);
    await joinByPage(hub, page, member, { iceServers });
  }
  const close = async () => void (await Promise.all(pages.map((page) => page.context().close())));
  const [one, two] = pages;
  if (!one || !two) throw new Error("Two pages were opened, and are not there");
  const startedAt = performance.now();
  const both = Promise.all([
    one.evaluate((id) => window.firstFrameMs(id), helena.id),
    two.evaluate((id) => window.firstFrameMs(id), ines.id),
  ]);
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => reject(new Error("no picture within 30 s")), 30_000).unref(),
  );
  try {
    await Promise.race([both, late]);
  } catch (error) {
    await close();
    throw error;
  }
  return { pages, joinMs: performance.now() - startedAt, close };
}

async function directPathDies(call: Call): Promise<{ soundMs: number; backMs: number }> {
  const { pages, close } = await pairOf(call);
  try {
    await settled();
    const lostAt = performance.now();
    call.networks.dropDirectUdp();
    await untilSilent(pages, 200);
    const untilBack = await watchReturn(pages);
    return await untilBack(lostAt);
  } finally {
    call.networks.passAllUdp();
    await close();
  }
}

/** `isNew`: with another connection than before; `isRelayed`: the direct path is there again, and not used. */
async function pathIsLostForASecond(call: Call) {
  const { pages, close } = await pairOf(call);
  try {
    await settled();
    const before = await Promise.all(pages.map(pathOf));
    const lostAt = performance.now();
    call.networks.dropDirectUdp();
    let endedAt = lostAt;
    const passing = setTimeout(() => {
      call.networks.passAllUdp();
      endedAt = performance.now(); // on a busy machine the loss is longer than it was meant to be
    }, burstMs);
    await untilSilent(pages, 200);
    const untilBack = await watchReturn(pages);
    const back = await untilBack(lostAt).finally(() => clearTimeout(passing));
    await passed(returnedMs);
    const after = await Promise.all(pages.map(pathOf));
    return {
      soundMs: lostAt + back.soundMs - endedAt,
      backMs: lostAt + back.backMs - endedAt,
      isNew: after.some(({ connections }, index) => connections !== before[index]?.connections),
      isRelayed: after.some(({ types }) => types.includes("relay")),
    };
  } finally {
    call.networks.passAllUdp();
    await close();
  }
}

async function udpIsBlocked(call: Call): Promise<{ joinMs: number }> {
  call.networks.dropAllUdp();
  try {
    const { joinMs, close } = await pairOf(call);
    await close();
    return { joinMs };
  } finally {
    call.networks.passAllUdp();
  }
}

const passed = (ms: number) => new Promise((done) => setTimeout(done, ms));
const settled = () => passed(settledMs);

/** How many connections the page has made, and the kinds of the two candidates it sends over. */
const pathOf = (page: Page) =>
  page.evaluate(async () => {
    const all = new Map((await window.connections.at(-1)?.getStats())?.entries() ?? []);
    const transport = [...all.values()].find(({ type }) => type === "transport");
    const pair = all.get(transport?.selectedCandidatePairId);
    const types = [pair?.localCandidateId, pair?.remoteCandidateId].map((id) => all.get(id)?.candidateType);
    return { connections: window.connections.length, types: types.map(String) };
  });
