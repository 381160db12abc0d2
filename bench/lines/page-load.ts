import type { Browser } from "@playwright/test";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { openChromium } from "../../tools/browsers/chromium.ts";
import { fillAddress, openBlankOrigin } from "../../tools/product/demo-visit.ts";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine, Row } from "../line.ts";
import { median } from "../measure.ts";

type Vitals = { lcp: number; tbt: number; cls: number; longestAfter: number };

const rounds = 5;

/** Lighthouse's mobile device, really applied: a processor four times slower, 1.6 Mbit/s, 150 ms. */
const slowPhone = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

/**
 * Measures LCP, TBT, the longest task after hydration (all in ms) and CLS of four public pages on an emulated slow
 * phone, each the median of 5 loads. Baseline: an empty page on the same machine.
 */
export const pageLoad: BenchLine = {
  name: "page",
  measure: async () => {
    const product = await runProduct();
    const empty = await serveEmptyPage();
    const browser = await openChromium();
    try {
      const clinic = product.clinicUrl("aurora");
      const doctor = await firstDoctor(browser, clinic);
      const routes = [
        ["/", "/"],
        ["/doctors", "/doctors"],
        ["/doctors/{id}", doctor],
        ["/health-search", "/health-search"],
      ] as const;
      const baseline: Vitals[] = [];
      const ours = new Map(routes.map(([name]) => [name, [] as Vitals[]]));
      for (let round = 0; round < rounds; round++) {
        baseline.push(await visit(browser, empty.url));
        for (const [name, path] of routes) ours.get(name)?.push(await visit(browser, clinic + path));
      }
      return routes.flatMap(([name]) => {
        const found = ours.get(name) ?? [];
        return [
          compare(`LCP of ${name}`, "ms", "<= 1500", (vitals) => vitals.lcp, found, baseline),
          compare(`TBT of ${name}`, "ms", "<= 100", (vitals) => vitals.tbt, found, baseline),
          compare(
            `longest task of ${name} once usable`,
            "ms",
            "<= 50",
            (one) => one.longestAfter,
            found,
            baseline,
          ),
          compare(`CLS of ${name}`, "", "<= 0.01", (vitals) => vitals.cls, found, baseline),
        ];
      });
    } finally {
      await browser.close();
      empty.server.close();
      await product.stop();
    }
  },
};

function compare(
  what: string,
  unit: string,
  goal: string,
  pick: (vitals: Vitals) => number,
  ...[ours, baseline]: [readonly Vitals[], readonly Vitals[]]
): Row {
  return {
    what: `${what}, slow phone (n=${rounds})`,
    ours: median(ours.map(pick)),
    unit,
    baseline: { what: "empty page", value: median(baseline.map(pick)) },
    goal,
  };
}

async function visit(browser: Browser, url: string): Promise<Vitals> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
  try {
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    const { cpu, bitsPerSecond, latencyMs } = slowPhone;
    await devTools.send("Network.enable");
    await devTools.send("Network.emulateNetworkConditions", {
      offline: false,
      latency: latencyMs,
      downloadThroughput: bitsPerSecond / 8,
      uploadThroughput: bitsPerSecond / 8,
    });
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: cpu });
    await page.addInitScript(observe);
    await page.goto(url, { waitUntil: "load" });
    await page.waitForLoadState("networkidle");
    return await page.evaluate(() => (globalThis as unknown as { vitals: Vitals }).vitals);
  } finally {
    await context.close();
  }
}

/**
 * Runs in the page before its own scripts. Blocking time is what a task takes beyond 50 ms, counted as Lighthouse does:
 * of a task that began before the first contentful paint the part after it; until the network rests, which is later than Lighthouse's end.
 */
function observe(): void {
  const vitals = { lcp: 0, tbt: 0, cls: 0, longestAfter: 0 };
  const tasks: { startTime: number; duration: number }[] = [];
  let painted = Infinity;
  const count = () => {
    const after = tasks.map(({ startTime, duration }) => startTime + duration - Math.max(startTime, painted));
    vitals.tbt = after.reduce((sum, ms) => sum + Math.max(0, ms - 50), 0);
  };
  Object.assign(globalThis, { vitals });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => (vitals.lcp = entry.startTime));
  let usableAt = Infinity;
  const watch = new MutationObserver(() => {
    if (!("hydrated" in document.documentElement.dataset)) return;
    usableAt = performance.now();
    watch.disconnect();
  });
  watch.observe(document, { subtree: true, attributeFilter: ["data-hydrated"] });
  on("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") painted = startTime;
    count();
  });
  on("longtask", ({ duration, startTime }) => {
    tasks.push({ duration, startTime });
    count();
    if (startTime >= usableAt) vitals.longestAfter = Math.max(vitals.longestAfter, duration);
  });
  on("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.cls += value;
  });
}

async function firstDoctor(browser: Browser, clinic: string): Promise<string> {
  const page = await browser.newPage();
  try {
    await openBlankOrigin(page, clinic);
    return await fillAddress("/doctors/{doctorId}", page);
  } finally {
    await page.close();
  }
}

async function serveEmptyPage(): Promise<{ url: string; server: http.Server }> {
  const page =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Empty</title><h1>Empty</h1>';
  const server = http.createServer((_, answer) =>
    answer.setHeader("content-type", "text/html; charset=utf-8").end(page),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
