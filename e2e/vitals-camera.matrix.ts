// Matrix only: the whole reading on our pages, with films of drawn faces as Chromium's camera; a minute or more each.
import { mkdtempSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { openChromium } from "../tools/browsers/chromium.ts";
import { simulateBody } from "@anteroom/vitals/testing/living-body";
import { type FilmOrder, usualFilm } from "../tools/face-video/scenes.ts";
import { writeFilm } from "../tools/face-video/write.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { inCall } from "./support/in-call.ts";
import { signIn } from "./support/visit.ts";

test.setTimeout(400_000);
// The camera plays its film by the clock: two at once on two cores would both stutter.
test.describe.configure({ mode: "serial" });

const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-films-"));
test.afterAll(() => rmSync(folder, { recursive: true }));

test(
  "the camera reads the heart rate, nothing leaves the page before saving, and then only numbers",
  {
    tag: [
      "@S1.20",
      "@S1.27",
      "@S4.READ.01",
      "@S4.READ.02",
      "@S4.READ.05",
      "@S4.READ.06",
      "@S7.API.15",
      "@D.15",
      "@D.95",
    ],
  },
  async () => {
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
      const rates = ratesOfMinutes(simulateBody({ ...usualFilm, ...film }).beats);
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
  },
);

test(
  "a reading requested in the call uses the call's camera, and the values reach the clinic",
  { tag: ["@S1.27", "@S1.28", "@S1.29", "@S4.READ.05", "@S4.READ.07", "@D.95"] },
  async () => {
    const film = { heart: 72, seconds: 200 };
    const { page, close } = await withFilm(film);
    try {
      await page.addInitScript(watchCall);
      const { clinic, visit } = await inCall(page, "camera-in-call", {
        patientsVitalSigns: true,
        vitalSignsProvider: "embedded",
      });
      const openedBefore = await page.evaluate(() => window.timesAsked);
      const sentBefore = await page.evaluate(() => window.framesSent());
      await clinic.post("/requests", { kind: "vitals" });
      await page
        .getByRole("region", { name: `May ${visit.doctorName} see your vital signs?` })
        .getByRole("button", { name: "Yes, start" })
        .click();
      const reading = page.getByRole("region", { name: "Your vital signs" });
      await reading.getByRole("button", { name: "Yes, I agree" }).click();
      await reading.getByRole("button", { name: "Yes, start" }).click();
      await expect(page.locator("[data-reading=under_way]")).toBeVisible({ timeout: 60_000 });
      await reading.getByRole("button", { name: "Send to the doctor" }).click({ timeout: 250_000 });
      await expect(page.getByText(`${visit.doctorName} has your values.`)).toBeVisible();
      const { data } = await clinic.get("/vital_signs_measurements");
      expect(data.collection).toMatchObject([{ sourceSystem: "camera", sources: { heart_rate: "camera" } }]);
      const [stored] = data.collection as { vitalSigns: { heart_rate: number } }[];
      const rates = ratesOfMinutes(simulateBody({ ...usualFilm, ...film }).beats);
      expect(
        Math.min(...rates.map((rate) => Math.abs((stored?.vitalSigns.heart_rate ?? 0) - rate))),
      ).toBeLessThanOrEqual(1.5);
      expect(await page.evaluate(() => window.timesAsked), "no second camera was opened").toBe(openedBefore);
      const sent = (await page.evaluate(() => window.framesSent())) - sentBefore;
      expect(sent, "pictures that went to the doctor in that minute and more").toBeGreaterThan(60 * 8);
    } finally {
      await close();
    }
  },
);

for (const [scene, what, words] of [
  ["dark", "in the dark", "Turn towards a window or a lamp."],
  ["wall", "before a wall", "Move the face into the oval."],
  ["two-faces", "with somebody beside me", "Only one person may be in the picture."],
] as const)
  test(
    `${what} the page says what to change and shows no number`,
    { tag: ["@S4.READ.02", "@S1.27"] },
    async () => {
      const { page, close } = await withFilm({ scene, seconds: 60 });
      try {
        await beginReading(page);
        await expect(page.getByText(words).first()).toBeVisible({ timeout: 60_000 });
        await expect(page.getByText(/so far. Not final./)).toHaveCount(0);
      } finally {
        await close();
      }
    },
  );

declare global {
  interface Window {
    /** How often the page has asked for devices. */
    timesAsked: number;
    framesSent: () => Promise<number>;
  }
}

/** Runs in the page before anything else: counts how often devices are asked for, and the pictures that are sent. */
function watchCall(): void {
  const { mediaDevices } = navigator;
  const ask = mediaDevices.getUserMedia.bind(mediaDevices);
  window.timesAsked = 0;
  mediaDevices.getUserMedia = (wanted) => {
    window.timesAsked += 1;
    return ask(wanted);
  };
  const connections: RTCPeerConnection[] = [];
  window.RTCPeerConnection = class extends RTCPeerConnection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration);
      connections.push(this);
    }
  };
  window.framesSent = async () => {
    const reports = await Promise.all(connections.map((one) => one.getStats()));
    return reports
      .flatMap((report) => [...report.values()])
      .filter(({ type, kind }) => type === "outbound-rtp" && kind === "video")
      .reduce((sum: number, { framesSent }) => sum + Number(framesSent ?? 0), 0);
  };
}

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
