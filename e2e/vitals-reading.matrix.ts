// Matrix only: films of drawn faces as Chromium's camera, read for half a minute or more each.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openChromium } from "../tools/browsers/chromium.ts";
import type { FilmOrder, SceneName } from "../tools/face-video/scenes.ts";
import { writeFilm } from "../tools/face-video/write.ts";
import { serveReadingPage } from "./vitals/serve-reading-page.ts";
import { expect, test } from "./support/test.ts";

test.setTimeout(240_000);
// One after the other, as tests of one file are: the camera plays its film by the clock, and two at once would both stutter. So does a
// machine that is busy with other work: a recording begins anew at each stop of half a second, and the longest never gets to its end.

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-films-"));
let site: Awaited<ReturnType<typeof serveReadingPage>>;
test.beforeAll(async () => {
  site = await serveReadingPage();
});
test.afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const people = [
  { who: "a calm person in good light", order: { heart: 72 }, seconds: 62 },
  { who: "a person with dark skin", order: { heart: 84, skin: "dark", seed: 2 }, seconds: 34 },
  { who: "a slow heart", order: { heart: 52, seed: 3 }, seconds: 34 },
  { who: "a fast heart", order: { heart: 128, seed: 4 }, seconds: 34 },
] satisfies { who: string; order: Partial<FilmOrder>; seconds: number }[];

for (const { who, order, seconds } of people)
  test(
    `the camera reads ${who} within two beats and two breaths`,
    { tag: ["@S1.20", "@S1.21", "@S1.25", "@S1.27"] },
    async () => {
      const { truth, page, close } = await readFilm({ ...order, seconds: seconds + 8 });
      try {
        await page.waitForFunction((least) => (window.moment?.seconds ?? 0) >= least, seconds, {
          timeout: 2_000 * seconds,
        });
        const { vitals, first } = await page.evaluate(async () => ({
          vitals: await window.reading.finish(),
          first: window.firstHeartRate,
        }));
        test.info().annotations.push({ type: "read", description: JSON.stringify({ truth, vitals, first }) });
        expect(vitals.hr).toMatchObject({ ok: true });
        expect(Math.abs((vitals.hr.ok ? vitals.hr.value : 0) - (truth?.hr ?? 0))).toBeLessThan(2);
        // Breathing and variability may be refused; what is told must be true.
        if (vitals.rr.ok) expect(Math.abs(vitals.rr.value - (truth?.rr ?? 0))).toBeLessThan(2);
        if (vitals.sdnn.ok) expect(Math.abs(vitals.sdnn.value - (truth?.sdnn ?? 0))).toBeLessThan(10);
        if (vitals.rmssd.ok) expect(Math.abs(vitals.rmssd.value - (truth?.rmssd ?? 0))).toBeLessThan(16);
        expect(first).toBeLessThan(14);
        await expectUntouched(page);
      } finally {
        await close();
      }
    },
  );

/** `seconds`: of recording that a face in the picture gives before the gate is asked; where there is no face to record, none. */
const refusals = [
  ["dark", "a room without light", 0, ["too-dark"]],
  ["wall", "a wall", 0, ["no-face"]],
  ["two-faces", "a picture of two people", 0, ["several-faces"]],
  [
    "photograph",
    "a photograph",
    26,
    ["weak-signal", "methods-disagree", "skin-disagrees", "unsteady", "no-beats"],
  ],
  ["sway", "a photograph that is swayed", 26, ["moving"]],
  ["flicker", "a photograph in light that flickers as a pulse does", 26, ["flickering-light"]],
] as const satisfies readonly (readonly [SceneName, string, number, readonly string[]])[];

for (const [scene, what, seconds, reasons] of refusals)
  test(`${what} gives no value and a reason`, { tag: ["@S1.27"] }, async () => {
    const { page, close } = await readFilm({ scene, seconds: 60 });
    try {
      await page.waitForFunction(
        (least) => (least === 0 ? window.costs.frame.length > 600 : (window.moment?.seconds ?? 0) >= least),
        seconds,
        { timeout: 150_000 },
      );
      const vitals = await page.evaluate(() => window.reading.finish());
      for (const reading of Object.values(vitals)) expect(reading.ok).toBe(false);
      const reported = vitals.hr.ok ? [] : vitals.hr.reasons;
      expect(reported.filter((reason) => reasons.some((one) => one === reason))).not.toEqual([]);
      await expectUntouched(page);
    } finally {
      await close();
    }
  });

test("a hidden tab pauses the reading, which then starts again", { tag: ["@S1.27"] }, async () => {
  const { page, close } = await readFilm({ seconds: 30 });
  try {
    await page.waitForFunction(() => (window.moment?.seconds ?? 0) > 5);
    await hide(page, true);
    const paused = await page.evaluate(() => window.moment);
    expect(paused).toMatchObject({ isPaused: true, seconds: 0, heartRate: { ok: false } });
    await hide(page, false);
    await page.waitForFunction(() => window.moment?.isPaused === false && window.moment.seconds > 0);
    expect(await page.evaluate(() => window.moment?.seconds)).toBeLessThan(3);
  } finally {
    await close();
  }
});

/** Begins to read a film. Every request is noted: nothing may leave the origin, and nothing may be sent to it. */
async function readFilm(order: Partial<FilmOrder>) {
  const file = path.join(folder, "film.y4m");
  const truth = writeFilm(file, order);
  const browser = await openChromium([
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ]);
  const page = await browser.newPage();
  const sent: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(`${site.origin}/`) || request.method() !== "GET") sent.push(request.url());
  });
  page.on("websocket", (socket) => sent.push(socket.url()));
  page.on("pageerror", ({ message }) => sent.push(message));
  await page.goto(site.origin);
  await page.locator("html[data-ready]").waitFor({ state: "attached" });
  await page.evaluate(() => window.begin());
  const close = async () => {
    await browser.close();
    expect(sent).toEqual([]);
  };
  return { truth, page, close };
}

/** The camera still belongs to the one who opened it: asked for once, live after the reading has ended. */
async function expectUntouched(page: Page): Promise<void> {
  await page.evaluate(() => window.reading.stop());
  expect(await page.evaluate(() => [window.questions, window.track.readyState])).toEqual([1, "live"]);
}

/** Chromium without a window hides no tab: the page is told so as a browser tells it. */
async function hide(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}
