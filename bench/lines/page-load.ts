import type { Browser } from "@playwright/test";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { openChromium } from "../../tools/browsers/chromium.ts";
import { runProduct } from "../../tools/product/run-product.ts";
import type { BenchLine, Row } from "../line.ts";
import { median } from "../measure.ts";

type Vitals = { lcp: number; tbt: number; cls: number };

/** Lighthouse's mobile device, really applied: a processor four times slower, 1.6 Mbit/s, 150 ms. */
const slowPhone = { cpu: 4, bitsPerSecond: 1_600_000, latencyMs: 150 };

/** What a patient with a slow phone waits for at `/`, beside an empty page of the same machine. */
export const pageLoad: BenchLine = {
  name: "page",
  measure: async () => {
    const product = await runProduct();
    const empty = await serveEmptyPage();
    const browser = await openChromium();
    try {
      const ours: Vitals[] = [];
      const baseline: Vitals[] = [];
      for (let round = 0; round < 5; round++) {
        ours.push(await visit(browser, `${product.clinicUrl("aurora")}/`));
        baseline.push(await visit(browser, empty.url));
      }
      return [
        compare("LCP of /", "ms", "<= 1500", (vitals) => vitals.lcp, ours, baseline),
        compare("TBT of /", "ms", "<= 100", (vitals) => vitals.tbt, ours, baseline),
        compare("CLS of /", "", "<= 0.02", (vitals) => vitals.cls, ours, baseline),
      ];
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
    what: `${what}, slow phone`,
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

/** Runs in the page before its own scripts. Blocking time is what a task takes beyond 50 ms. */
function observe(): void {
  const vitals = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(globalThis, { vitals });
  const on = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on("largest-contentful-paint", (entry) => (vitals.lcp = entry.startTime));
  on("longtask", (entry) => (vitals.tbt += Math.max(0, entry.duration - 50)));
  on("layout-shift", (entry) => {
    const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!hadRecentInput) vitals.cls += value;
  });
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
