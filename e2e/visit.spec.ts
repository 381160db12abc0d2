// The consultation in a real browser: device check, waiting room, call with the demo doctor, end and review.
import type { Page } from "@playwright/test";
import { bookVisit, doctorEnds } from "./support/book-visit.ts";
import { countsQuality } from "./support/call-quality.ts";
import { clinicSide } from "./support/clinic-side.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { axe } from "./support/axe.ts";
import { picturesOf } from "./support/pictures.ts";
import { expect, open, reload, test } from "./support/test.ts";

declare global {
  interface Window {
    /** Everything that was ever opened on this page. */
    opened: { tracks: MediaStreamTrack[]; connections: RTCPeerConnection[] };
  }
}

/** Remembers tracks and connections, so that a test can ask what is still live. */
async function watchDevices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (!isSecureContext) return; // the empty page a tab begins with
    const opened: Window["opened"] = { tracks: [], connections: [] };
    window.opened = opened;
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted);
      opened.tracks.push(...stream.getTracks());
      return stream;
    };
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        opened.connections.push(this);
      }
    };
  });
}

const stillOpen = (page: Page) =>
  page.evaluate(() => ({
    tracks: window.opened.tracks.filter((track) => track.readyState === "live").length,
    connections: window.opened.connections.filter((one) => one.connectionState !== "closed").length,
  }));

const doctorsVideo = (page: Page) => page.locator('video[data-participant="doctor"]');

/** Pictures that were really decoded, and the doctor's sound as it arrives. */
async function seesAndHears(page: Page): Promise<void> {
  await expect.poll(() => picturesOf(doctorsVideo(page)), { timeout: 20_000 }).toBeGreaterThan(10);
  const sound = () =>
    doctorsVideo(page).evaluate((video: HTMLVideoElement) => {
      const [track] = video.srcObject instanceof MediaStream ? video.srcObject.getAudioTracks() : [];
      return { state: track?.readyState, isMuted: track?.muted, isPaused: video.paused };
    });
  await expect.poll(sound).toEqual({ state: "live", isMuted: false, isPaused: false });
}

const isInFrame = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollHeight <= window.innerHeight);

test(
  "a patient tests devices, waits, meets the doctor, reloads during the call, and is asked for a rating",
  { tag: ["@S1.16", "@S1.17", "@S1.18", "@S2.R06", "@S2.SCR.11", "@S4.VALID.01", "@S7.TP.03"] },
  async ({ page }) => {
    test.setTimeout(150_000);
    await page.setViewportSize({ width: 360, height: 640 });
    await watchDevices(page);
    const visit = await bookVisit(page);
    await open(page, `${clinicUrl("aurora")}/client/video/${visit.id}`);

    await expect(page.getByRole("heading", { name: "Check before you join" })).toBeVisible();
    await expect(page.getByLabel("Your own picture")).toBeVisible();
    await expect(page.getByText("We can hear you")).toBeVisible();
    await page.getByRole("button", { name: "Play a tone" }).click();
    await page.getByRole("button", { name: "Yes" }).click();
    await expect(page.getByText("You can hear us")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Join" }).click();

    await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
    await expect(page.getByText("You’re next")).toBeVisible();
    const desk = clinicSide(page, demoClinic("aurora").clinic_token, visit.id);
    await expect // it is told beside going in, which does not wait for it
      .poll(async () => (await desk.get("/device_check")).data.entity ?? {})
      .toMatchObject({ camera: "pass", microphone: "pass", speaker: "pass" });
    await expect(page.getByText(visit.doctorName).first()).toBeVisible();
    await expect(page.getByRole("link", { name: "112" })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("button", { name: "Leave, keep my place" })).toBeInViewport({ ratio: 1 });
    expect(await isInFrame(page), "everything is seen without scrolling").toBe(true);

    await expect(page.getByRole("heading", { name: `Appointment with ${visit.doctorName}` })).toBeFocused({
      timeout: 20_000,
    });
    await seesAndHears(page);
    expect(await axe(page)).toEqual([]);
    const microphone = page.getByRole("switch", { name: "Microphone" });
    await microphone.click();
    await expect(microphone).not.toBeChecked();

    await reload(page);
    await seesAndHears(page);
    await expect(microphone).not.toBeChecked();
    await expect(page.getByRole("heading", { name: "Check before you join" })).toHaveCount(0);
    await countsQuality(page);

    await doctorEnds(page, visit);
    await expect(page.getByRole("heading", { name: "The call has ended" })).toBeVisible();
    await expect.poll(() => stillOpen(page)).toEqual({ tracks: 0, connections: 0 });
    await page.getByRole("link", { name: "Tell us how it was" }).click();
    await expect(page).toHaveURL(new RegExp(`/appointments/${visit.id}/review$`));
  },
);
