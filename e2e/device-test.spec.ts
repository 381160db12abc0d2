// The device test (the pages of its failures: device-test.page.test.tsx of the web), in a real browser with a fake camera and microphone.
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { extendedTag } from "../tools/test/extended.ts";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

type Refusal = { name: string; message: string } | null;

declare global {
  interface Window {
    /** Every track the browser ever gave. */
    given: MediaStreamTrack[];
    /** What the browser answers from now on. */
    refusal: Refusal;
    /** What the browser's settings say of camera and microphone. */
    setting: PermissionState;
  }
}

/** The browser answers as `window.refusal` says, and its settings are `window.setting`. */
async function watchDevices(page: Page, refusal: Refusal = null): Promise<void> {
  await page.addInitScript((first) => {
    if (!isSecureContext) return; // the empty page a tab begins with
    const { mediaDevices } = navigator;
    const ask = mediaDevices.getUserMedia.bind(mediaDevices);
    window.given = [];
    window.refusal = first;
    window.setting = first ? "denied" : "granted";
    mediaDevices.getUserMedia = async (wanted) => {
      if (window.refusal) throw new DOMException(window.refusal.message, window.refusal.name);
      const stream = await ask(wanted);
      window.given.push(...stream.getTracks());
      return stream;
    };
    const reported = new EventTarget();
    Object.defineProperty(reported, "state", { get: () => window.setting });
    navigator.permissions.query = async () => reported as PermissionStatus;
    addEventListener("setting", () => reported.dispatchEvent(new Event("change")));
  }, refusal);
}

const liveTracks = (page: Page) =>
  page.evaluate(() => window.given.filter(({ readyState }) => readyState === "live").length);

const acceptedVisit = (page: Page) =>
  page.evaluate(async () => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const answer = await fetch("/api/patients/appointments?history=false", { headers });
    const { data } = (await answer.json()) as { data: { collection: { id: number; status: string }[] } };
    return data.collection.find(({ status }) => status === "accepted")?.id ?? 0;
  });

const works = (page: Page) => page.getByRole("button", { name: "Yes, this works" });

test(
  "a patient tests camera, speaker, microphone and connection, and the clinic sees the result",
  { tag: ["@S1.16", "@S1.17", "@S2.R14", "@S3.VIDEOSET.01", "@D.87"] },
  async ({ page, browserName, complaints }) => {
    complaints.allow(withoutNetwork);
    await watchDevices(page);
    await signIn(page);
    const id = await acceptedVisit(page);
    await open(page, `/appointments/${id}/device-test?appointmentStatus=accepted&doctorName=Dr+Lin`);

    await expect(page.getByRole("heading", { name: "Check your picture" })).toBeVisible();
    await expect(page.getByText("1 of 5")).toBeVisible();
    await expect(page.getByText(/Picture size: \d+ × \d+/)).toBeVisible();
    await works(page).click();

    await expect(page.getByRole("heading", { name: "Test your speaker" })).toBeFocused();
    await page.getByRole("button", { name: "Play a tone" }).click();
    const hears = page.getByRole("button", { name: "I can hear it" });
    await expect(hears).toBeVisible();
    // Firefox asks with a list of its own, and gives a page the speaker that was chosen there.
    if (browserName === "firefox") await page.getByRole("button", { name: "Choose another speaker" }).click();
    else await page.getByLabel("Speaker").selectOption({ index: 2 });
    await hears.click();

    await expect(page.getByRole("meter", { name: "Microphone" })).toHaveAttribute("aria-valuetext", /^\d+%$/);
    await expect(page.getByText("We can hear you")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Hear yourself" }).click();
    await expect(page.getByText("That was you.")).toBeVisible({ timeout: 15_000 });
    await works(page).click();

    await expect(page.getByRole("heading", { name: "Your connection" })).toBeVisible();
    await expect(page.getByText("Response time")).toBeVisible({ timeout: 15_000 });
    await page.route("**/device_check", (route) => route.abort());
    await works(page).click();

    await expect(page.getByRole("heading", { name: "You’re ready for your appointment" })).toBeFocused();
    const alert = page.getByRole("alert").filter({ hasText: "We couldn’t send the result to the clinic." });
    await expect(alert).toBeVisible();
    await expect(page.getByText("Everything works."), "and no word that the clinic sees it").toBeVisible();
    await page.unroute("**/device_check");
    await alert.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByText("The clinic can see that everything works.")).toBeVisible();
    await expect(alert).toBeHidden();
    expect(await axe(page)).toEqual([]);
    const stored = await page.evaluate(() => JSON.parse(localStorage.getItem("video-settings") ?? "null"));
    expect(stored).toEqual({
      audio: null,
      video: null,
      speaker: { name: expect.any(String), id: expect.any(String) },
      savedAt: expect.any(Number),
    });
    const seen = await localHttp(`${clinicUrl("aurora")}/api/clinic/appointments/${id}/device_check`, {
      headers: { authorization: `Bearer ${demoClinic("aurora").clinic_token}` },
    });
    const { loss_percent: lost, ...reported } = JSON.parse(seen.text).data.entity;
    expect(lost, "a busy machine answers some too late").toBeLessThan(20);
    expect(reported).toMatchObject({
      verdict: "ready",
      relay: "reached",
      browser: browserName === "firefox" ? "firefox" : "chrome",
    });

    await page.getByRole("link", { name: "Done" }).click();
    await expect.poll(() => liveTracks(page)).toBe(0);
  },
);

test(
  "device test and waiting room open contact links in a new tab and load no third-party script",
  { tag: extendedTag },
  async ({ page }) => {
    const slug = await anotherClinic("aurora", "chat-alone", {
      attended: false,
      settings: {
        clinicPhone: null,
        globalLinks: {},
        supportChat: true,
        supportChatProvider: "freshchat",
        supportChatScriptUrl: "https://chat.example/widget.js",
        supportChatKey: "key",
      },
    });
    const foreign: string[] = [];
    page.on("request", (request) => {
      const { hostname } = new URL(request.url());
      if (/^https?:/.test(request.url()) && hostname !== `${slug}.localhost`) foreign.push(request.url());
    });
    await watchDevices(page);
    const { id } = await bookVisit(page, { slug });
    const contact = page.getByRole("link", { name: "Contact support" });
    const skip = page.getByRole("button", { name: "Skip" });
    await open(page, `${clinicUrl(slug)}/appointments/${id}/device-test`);
    const steps = ["Check your picture", "Test your speaker", "Say a few words", "Your connection"];
    for (const name of steps) {
      await expect(page.getByRole("heading", { name })).toBeVisible();
      await expect(contact).toHaveAttribute("target", "_blank");
      await skip.click();
    }
    await expect(page.getByRole("heading", { name: "Some tests were skipped" })).toBeVisible();
    await expect(contact).toBeVisible();

    await page.setViewportSize({ width: 360, height: 1600 });
    await reload(page);
    await expect(page.getByRole("heading", { name: "Check your picture" })).toBeVisible();
    await expect(contact).toBeVisible();
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
    expect(await overflow(), "the link lengthens no page that fills its window").toBe(0);

    await page.addInitScript(() => {
      if (isSecureContext) window.refusal = { name: "NotAllowedError", message: "Permission denied" };
    });
    await reload(page);
    await expect(page.locator("[data-error-type=permission_denied]")).toBeVisible();
    await expect(contact).toBeVisible();

    await open(page, `${clinicUrl(slug)}/client/video/${id}`);
    await expect(page.locator("[data-error-type=permission_denied]")).toBeVisible();
    await page.evaluate(() => void (window.refusal = null));
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
    await expect(contact).toHaveAttribute("target", "_blank");
    expect(foreign).toEqual([]);
  },
);
