import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { serveReadingPage } from "../../e2e/vitals/serve-reading-page.ts";
import { openChromium } from "../../tools/browsers/chromium.ts";
import { writeFilm } from "../../tools/face-video/write.ts";
import type { Costs } from "../../e2e/vitals/reading-page.ts";
import type { BenchLine, Row } from "../line.ts";
import { percentile } from "../measure.ts";

/** Long enough for a first heart rate, also where a busy machine has let the recording begin anew. */
const frames = 24 * 25;

/** CPU cost of a camera measurement for page and Worker, with a film of a drawn face as the camera. */
export const vitalsReading: BenchLine = {
  name: "vitals-reading",
  measure: async () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-bench-"));
    const film = path.join(folder, "good.y4m");
    writeFilm(film, { seconds: 40 });
    const site = await serveReadingPage();
    const browser = await openChromium([
      "--use-fake-ui-for-media-stream",
      "--use-fake-device-for-media-stream",
      `--use-file-for-fake-video-capture=${film}`,
    ]);
    try {
      const page = await browser.newPage();
      await page.goto(site.origin);
      await page.locator("html[data-ready]").waitFor({ state: "attached" });
      await page.evaluate(() => window.begin());
      await page.waitForFunction((least) => window.costs.frame.length >= least, frames, { timeout: 120_000 });
      return await rowsOf(page);
    } finally {
      await browser.close();
      site.close();
      rmSync(folder, { recursive: true });
    }
  },
};

async function rowsOf(page: Page): Promise<readonly Row[]> {
  const { costs, first, bytes }: { costs: Costs; first: number | null; bytes: number } = await page.evaluate(
    () => ({
      costs: window.costs,
      first: window.firstHeartRate,
      bytes: window.bytes,
    }),
  );
  const row = (what: string, ours: number, unit: string, goal: string): Row => ({
    what,
    ours,
    unit,
    baseline: null,
    goal,
  });
  const { frame, look } = costs;
  return [
    row(`reading: a frame on the page, p50 (n=${frame.length})`, percentile(frame, 0.5), "ms", "<= 3"),
    row("reading: a frame on the page, p95", percentile(frame, 0.95), "ms", "<= 3"),
    row(`reading: a look for faces, p50 (n=${look.length})`, percentile(look, 0.5), "ms", "<= 300"),
    row("reading: a look for faces, p95", percentile(look, 0.95), "ms", "<= 300"),
    ...(first === null ? [] : [row("reading: first heart rate", first, "s", "<= 12 of recording")]),
    row("reading: fetched after consent", bytes / 1000, "kB", "<= 600"),
  ];
}
