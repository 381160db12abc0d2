// Matrix only: the whole reading on our pages, with films of drawn faces as Chromium's camera; a minute or more each.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openChromium } from "../tools/browsers/chromium.ts";
import { liveBody } from "@anteroom/vitals/testing/living-body";
import { type FilmOrder, usualFilm } from "../tools/face-video/scenes.ts";
import { writeFilm } from "../tools/face-video/write.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test.setTimeout(400_000);
// The camera plays its film by the clock: two at once on two cores would both stutter.
test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-films-"));
test.afterAll(() => rmSync(folder, { recursive: true }));

test("S1.20 S1.27 S4.READ.01 S4.READ.02 S4.READ.05 S4.READ.06 S7.API.15 D.15 D.95: the camera of my device reads my heart rate, nothing leaves the page before I save, and then only numbers", async () => {
  const film = { heart: 72, seconds: 200 };
  const { page, close, left } = await withFilm(film);
  try {
    await signIn(page);
    await beginReading(page);
    await expect(page.locator("[data-reading=under_way]")).toBeVisible({ timeout: 60_000 });
    await expect(page.getByText(/so far. Not final./)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("heading", { name: "Your reading" })).toBeVisible({ timeout: 200_000 });
    const shown = Number(await page.locator("bdi").filter({ hasText: /^\d+$/ }).first().textContent());
    // The heart of the film is not steady, and nobody knows which of its minutes was read: some minute of it was like this.
    const rates = ratesOfMinutes(liveBody({ ...usualFilm, ...film }).beats);
    expect(Math.min(...rates.map((rate) => Math.abs(shown - rate)))).toBeLessThanOrEqual(1.5);
    await expect(page.getByText(/Camera of this device · \w+ signal/).first()).toBeVisible();
    await expect(page.getByText("Wellness estimate, not a medical device.")).toBeVisible();
    expect(left(), "what was sent before anything is saved").toEqual([]);
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.getByText("Saved in your record.")).toBeVisible();
    const [sent] = left();
    expect(sent?.url).toMatch(/\/api\/patients\/vital_signs_measurements$/);
    expect(JSON.parse(sent?.body ?? "{}")).toMatchObject({
      source_system: "camera",
      data: { vital_signs: { heart_rate: shown }, sources: { heart_rate: "camera" } },
    });
  } finally {
    await close();
  }
});

for (const [scene, what, words] of [
  ["dark", "in the dark", "Turn towards a window or a lamp."],
  ["wall", "before a wall", "Bring your face into the oval."],
  ["two-faces", "with somebody beside me", "Only you may be in the picture."],
] as const)
  test(`S4.READ.02 S1.27: ${what} I am told what to change, and no number is shown`, async () => {
    const { page, close } = await withFilm({ scene, seconds: 60 });
    try {
      await beginReading(page);
      await expect(page.getByText(words).first()).toBeVisible({ timeout: 60_000 });
      await expect(page.getByText(/so far. Not final./)).toHaveCount(0);
    } finally {
      await close();
    }
  });

/** Mean heart rates of each minute that begins with a beat. */
function ratesOfMinutes(beats: readonly number[]): readonly number[] {
  return beats.flatMap((begin, first) => {
    const last = beats.findIndex((time) => time >= begin + 60);
    return last < 0 ? [] : [(60 * (last - first)) / ((beats[last] ?? 0) - begin)];
  });
}

async function beginReading(page: Page): Promise<void> {
  await open(page, `${clinicUrl("aurora")}/vitals`);
  await page.getByRole("button", { name: "Read with the camera" }).click();
  await page.getByRole("button", { name: "Yes, I agree" }).click();
  await page.getByRole("button", { name: "Yes, start" }).click();
}

/** A browser whose camera plays a film. `left` is what the page has sent since the reading could have begun. */
async function withFilm(order: Partial<FilmOrder>) {
  const file = path.join(folder, "film.y4m");
  writeFilm(file, order);
  const browser = await openChromium([
    "--use-fake-ui-for-media-stream",
    "--use-fake-device-for-media-stream",
    `--use-file-for-fake-video-capture=${file}`,
  ]);
  const context = await browser.newContext({ locale: "en-GB" });
  const page = await context.newPage();
  const sent: { url: string; body: string | null }[] = [];
  const strangers: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (request.method() !== "GET" && !url.endsWith("/login") && !url.includes("/realtime/"))
      sent.push({ url, body: request.postData() });
    if (!/^(https?:\/\/[\w.-]*localhost[:/]|blob:|data:)/.test(url)) strangers.push(url);
  });
  const close = async () => {
    await browser.close();
    expect(strangers, "requests that left the origin").toEqual([]);
  };
  return { page, close, left: () => sent };
}
