import type { BrowserContext, Page } from "@playwright/test";
import { loseRelay, type Recovery } from "../../e2e/call/lose-relay.ts";
import { helena, ines, marta, rui } from "../../e2e/call/people.ts";
import { enterPage, joinByPage, memberOn, type Part, testHub } from "../../e2e/call/test-hub.ts";
import { testRelay } from "../../e2e/call/test-relay.ts";
import { openChromium } from "../../tools/browsers/chromium.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";

const size = {
  joins: Number(process.env["ANTEROOM_BENCH_JOINS"] ?? 20),
  losses: Number(process.env["ANTEROOM_BENCH_LOSSES"] ?? 20),
  leaves: 50,
};
const fakeDevices = [
  "--use-fake-device-for-media-stream",
  "--use-fake-ui-for-media-stream",
  "--autoplay-policy=no-user-gesture-required",
  "--js-flags=--expose-gc",
];

/**
 * A video call between Chromiums on this machine: time to first video, recovery, cost of four participants, memory left after leaving.
 * `ANTEROOM_BENCH_JOINS` and `ANTEROOM_BENCH_LOSSES` set the rounds.
 */
export const call: BenchLine = {
  name: "call",
  measure: async () => {
    const browser = await openChromium(fakeDevices);
    const inNew = async <T>(work: (context: BrowserContext) => Promise<T>): Promise<T> => {
      const context = await browser.newContext();
      try {
        return await work(context);
      } finally {
        await context.close();
      }
    };
    try {
      return [
        ...(await inNew(joins)),
        ...(await inNew(four)),
        ...(await inNew(leaves)),
        ...(await inNew((context) => losses(context))),
      ];
    } finally {
      await browser.close();
    }
  },
};

const row = (what: string, ours: number, unit: string, goal: string): Row => ({
  what,
  ours,
  unit,
  baseline: null,
  goal,
});

/** From going in (devices are open, as after the check) to the other one's first picture. */
async function joins(context: BrowserContext): Promise<Row[]> {
  const hub = testHub();
  const [one, two] = [await context.newPage(), await context.newPage()];
  await joinByPage(hub, two, helena);
  await joinByPage(hub, one, ines);
  const times: number[] = [];
  for (let round = 0; round < size.joins; round += 1) {
    await hub.leave(ines.id);
    await enterPage(hub, one, ines);
    await one.bringToFront();
    times.push(await one.evaluate((id) => window.firstFrameMs(id), helena.id));
  }
  const n = `(n=${times.length})`;
  return [
    row(`join to first remote frame, p50 ${n}`, percentile(times, 0.5), "ms", "<= 1000"),
    row(`join to first remote frame, p95 ${n}`, percentile(times, 0.95), "ms", "<= 2500"),
  ];
}

async function four(context: BrowserContext): Promise<Row[]> {
  const hub = testHub();
  const pages: Page[] = [];
  for (const member of [ines, helena, rui, marta]) {
    const page = await context.newPage();
    pages.push(page);
    await joinByPage(hub, page, member);
  }
  const settledMs = 8_000;
  await new Promise((done) => setTimeout(done, settledMs));
  const seconds = 10;
  const before = await Promise.all(pages.map(traffic));
  await new Promise((done) => setTimeout(done, seconds * 1_000));
  const after = await Promise.all(pages.map(traffic));
  const rates = after.flatMap(({ decoded }, page) =>
    decoded.map((count, link) => (count - (before[page]?.decoded[link] ?? 0)) / seconds),
  );
  const uplinks = after.map(
    ({ bytesSent }, page) => ((bytesSent - (before[page]?.bytesSent ?? 0)) * 8) / seconds / 1e6,
  );
  return [
    row(`4 people, slowest of ${rates.length} links`, Math.min(...rates), "fps", ">= 15"),
    row("4 people, largest uplink", Math.max(...uplinks), "Mbit/s", "<= 1.2"),
  ];
}

const traffic = (page: Page) => page.evaluate(() => window.traffic());

/** The page's own memory after joining and leaving again and again, rubbish collected. */
async function leaves(context: BrowserContext): Promise<Row[]> {
  const hub = testHub();
  const [one, two] = [await context.newPage(), await context.newPage()];
  await joinByPage(hub, two, helena);
  await joinByPage(hub, one, ines);
  const devTools = await context.newCDPSession(one);
  const heap = async () => {
    await devTools.send("HeapProfiler.collectGarbage");
    const { usedSize } = await devTools.send("Runtime.getHeapUsage");
    return usedSize / 1_000;
  };
  const again = async () => {
    await one.evaluate(() => window.room.leave());
    await hub.leave(ines.id);
    await one.evaluate(() => window.forgetConnections());
    await one.evaluate((me) => window.startRoom({ me, adapter: "mesh" }), ines.id);
    await hub.join(memberOn(one, ines));
    await one.bringToFront();
    await one.evaluate((id) => window.nextFrame(id), helena.id);
  };
  for (let round = 0; round < 10; round += 1) await again();
  const first = await heap();
  for (let round = 0; round < size.leaves; round += 1) await again();
  const grown = (await heap()) - first;
  return [row(`heap grown by ${size.leaves} joins and leaves`, grown, "kB", "<= 500")];
}

async function losses(context: BrowserContext): Promise<Row[]> {
  const relay = await testRelay();
  try {
    const hub = testHub();
    const part: Part = { iceServers: relay.iceServers, isRelayOnly: true };
    const pages = [await context.newPage(), await context.newPage()];
    for (const [index, member] of [ines, helena].entries()) {
      const page = pages[index];
      if (page) await joinByPage(hub, page, member, part);
    }
    await pages[0]?.evaluate((id) => window.firstFrameMs(id), helena.id);
    const survived: Recovery[] = [];
    const made: Recovery[] = [];
    let unrecovered = 0;
    for (let round = 0; round < size.losses; round += 1) {
      const loss =
        round % 2 === 0
          ? ({ kind: "deaf", ms: 6_000 + (round % 6) * 1_500 } as const)
          : ({ kind: "killed", ms: 4_000 } as const);
      const found = await loseRelay(relay, pages, loss).catch(() => null);
      if (!found) unrecovered += 1;
      else (loss.kind === "deaf" ? survived : made).push(found);
      await new Promise((done) => setTimeout(done, 3_000));
    }
    const overlays = survived.map(({ overlayMs }) => overlayMs ?? Number.POSITIVE_INFINITY);
    const back = (all: readonly Recovery[]) => all.map(({ backMs }) => backMs);
    const sound = (all: readonly Recovery[]) => all.map(({ soundMs }) => soundMs);
    return [
      row(
        `sound back after 6 to 12 s of loss, p50 (n=${survived.length})`,
        percentile(sound(survived), 0.5),
        "ms",
        "<= 1000",
      ),
      row("sound back after 6 to 12 s of loss, worst", Math.max(...sound(survived)), "ms", "<= 1000"),
      row(
        `pictures back after 6 to 12 s of loss, p50 (n=${survived.length})`,
        percentile(back(survived), 0.5),
        "ms",
        "<= 1000",
      ),
      row("pictures back after 6 to 12 s of loss, worst", Math.max(...back(survived)), "ms", "<= 1000"),
      row("sound back when the path is new, worst", Math.max(...sound(made)), "ms", "<= 4000"),
      row(
        `pictures back when the path is new, p50 (n=${made.length})`,
        percentile(back(made), 0.5),
        "ms",
        "<= 4000",
      ),
      row("pictures back when the path is new, worst", Math.max(...back(made)), "ms", "<= 4000"),
      row("overlay after the loss, worst", Math.max(...overlays), "ms", "<= 6000"),
      row(`losses not recovered, of ${size.losses}`, unrecovered, "", "0"),
    ];
  } finally {
    await relay.close();
  }
}
