// Matrix only: what the call's screen has beside the main journey, in a Chromium with two cameras of its own.
import { chromium, type BrowserContext, type Page } from "@playwright/test";
import { clinicSide } from "./support/clinic-side.ts";
import { clinicUrl } from "./support/demo.ts";
import { decodedPictures, inCall, seesDoctor } from "./support/in-call.ts";
import { expect, open, reload, test as base } from "./support/test.ts";

const desk = { width: 1280, height: 800 };

declare global {
  interface Window {
    /** Locks of the screen that were asked for, and how many of them are held. */
    locks: { requested: number; held: WakeLockSentinel[] };
    /** Everything a camera or microphone has ever given. */
    given: MediaStreamTrack[];
  }
}

/** A browser with two cameras and three microphones. */
const test = base.extend<{ twoCameras: BrowserContext }>({
  twoCameras: async ({ baseURL, viewport }, give) => {
    const browser = await chromium.launch({
      executablePath: process.env["ANTEROOM_CHROMIUM"] ?? "",
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream=device-count=2",
        "--autoplay-policy=no-user-gesture-required",
      ],
    });
    const context = await browser.newContext({ locale: "en-GB", viewport, ...(baseURL && { baseURL }) });
    await context.addInitScript(() => {
      window.given = [];
      if (!isSecureContext) return; // the empty page a tab begins with
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        window.given.push(...stream.getTracks());
        return stream;
      };
      window.locks = { requested: 0, held: [] };
      if (!("wakeLock" in navigator)) return;
      const lock = navigator.wakeLock.request.bind(navigator.wakeLock);
      navigator.wakeLock.request = async (kind) => {
        window.locks.requested += 1;
        const got = await lock(kind);
        window.locks.held.push(got);
        got.addEventListener("release", () => {
          window.locks.held = window.locks.held.filter((one) => one !== got);
        });
        return got;
      };
    });
    await give(context);
    await browser.close();
  },
});

const named = (name: string) => `${name}${Date.now() % 100_000}`;
const quiet = { patientsVitalSigns: false };
const move = (page: Page) => page.getByRole("button", { name: "Move your picture to another corner" });
const corner = (page: Page) => page.locator("[data-corner]");
/** It glides into its corner; a hand waits until it lies there. */
const atRest = (page: Page) =>
  corner(page).evaluate((own) => Promise.all(own.getAnimations().map(({ finished }) => finished)));

async function openMore(page: Page): Promise<void> {
  const more = page.getByRole("group", { name: "Call controls" }).getByRole("button", { name: "More" });
  if ((await more.getAttribute("aria-expanded")) !== "true") await more.click();
}

test(
  "the screen stays awake during the call, also after the tab was hidden, and is released on leaving",
  { tag: ["@S1.18"] },
  async ({ twoCameras }) => {
    const page = await twoCameras.newPage();
    await inCall(page, named("awake"), quiet);
    const held = () => page.evaluate(() => window.locks.held.length);
    await expect.poll(held).toBe(1);
    // Headless Chromium hides no tab: what the browser does then, it lets go and says so, is done for it.
    const setHidden = (isHidden: boolean) =>
      page.evaluate(async (hidden) => {
        Object.defineProperty(document, "visibilityState", {
          configurable: true,
          get: () => (hidden ? "hidden" : "visible"),
        });
        if (hidden) for (const one of window.locks.held) await one.release();
        document.dispatchEvent(new Event("visibilitychange"));
      }, isHidden);
    await setHidden(true);
    await expect.poll(held).toBe(0);
    expect(await page.evaluate(() => window.locks.requested)).toBe(1);
    await setHidden(false);
    await expect.poll(held).toBe(1);
    // A tab that is shown twice in a row holds no second one.
    await setHidden(false);
    await expect.poll(held).toBe(1);
    await page.getByRole("button", { name: "Leave" }).click();
    await page.getByRole("button", { name: "Leave now" }).click();
    await expect.poll(held).toBe(0);
  },
);

test(
  "the self-view can be dragged to any corner, stays there and covers neither names nor controls",
  { tag: ["@S1.18"] },
  async ({ twoCameras }) => {
    const page = await twoCameras.newPage();
    await inCall(page, named("drag"), quiet);
    for (const size of [{ width: 360, height: 640 }, desk]) {
      await page.setViewportSize(size);
      const to = {
        "bottom-start": [0.1, 0.7],
        "top-start": [0.1, 0.1],
        "bottom-end": [0.9, 0.7],
        "top-end": [0.9, 0.1],
      } as const;
      for (const [wanted, [x, y]] of Object.entries(to)) {
        const from = await corner(page).boundingBox();
        if (!from) throw new Error("One's own picture is not there.");
        await page.mouse.move(from.x + 20, from.y + from.height / 2);
        await page.mouse.down();
        await page.mouse.move(size.width * 0.5, size.height * 0.4, { steps: 4 });
        await page.mouse.move(size.width * x, size.height * y, { steps: 4 });
        await page.mouse.up();
        await expect(corner(page)).toHaveAttribute("data-corner", wanted);
        await atRest(page);
        await expect(corner(page)).toBeInViewport({ ratio: 1 });
        const free = await page.evaluate(() => {
          const own = document.querySelector("[data-corner]")?.getBoundingClientRect();
          const others = [...document.querySelectorAll("fieldset, [role=timer]")];
          return others.every((one) => {
            const { x, y, right, bottom } = one.getBoundingClientRect();
            return own && (own.right <= x || own.x >= right || own.bottom <= y || own.y >= bottom);
          });
        });
        expect(free, `${wanted} at ${size.width}`).toBe(true);
      }
    }
    // A tap is no drag, and the button goes round.
    await move(page).click();
    await expect(corner(page)).not.toHaveAttribute("data-corner", "top-end");
  },
);

test(
  "picture-in-picture and full screen keep the doctor and the patient's controls visible",
  { tag: ["@S1.18"] },
  async ({ twoCameras }) => {
    const page = await twoCameras.newPage();
    await page.setViewportSize(desk);
    const { visit } = await inCall(page, named("small"), quiet);
    await openMore(page);
    await page.getByRole("button", { name: "Full screen" }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.tagName)).toBe("SECTION");
    await expect(page.getByRole("button", { name: "Leave", exact: true })).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "Leave full screen" }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

    const [small] = await Promise.all([
      twoCameras.waitForEvent("page"),
      page.getByRole("button", { name: "Small window" }).click(),
    ]);
    const video = small.locator('video[data-participant="small"]');
    await expect(video).toHaveAttribute("aria-label", `Picture of ${visit.doctorName}`);
    await expect.poll(() => video.evaluate((one: HTMLVideoElement) => one.videoWidth)).toBeGreaterThan(0);
    await small.getByRole("switch", { name: "Microphone" }).click();
    await expect(page.getByRole("switch", { name: "Microphone" })).not.toBeChecked();
    await page.getByRole("button", { name: "Close the small window" }).click();
    await expect.poll(() => small.isClosed()).toBe(true);
    await expect(page.getByRole("button", { name: "Small window" })).toBeVisible();
  },
);

test(
  "changing camera, microphone and speaker drops nobody from the call and releases the old devices",
  { tag: ["@S1.18", "@S3.VIDEOSET.02"] },
  async ({ twoCameras }) => {
    const page = await twoCameras.newPage();
    const { visit } = await inCall(page, named("devices"), quiet);
    const live = () =>
      page.evaluate(() =>
        window.given.filter(({ readyState }) => readyState === "live").map(({ label }) => label),
      );
    const pictures = async () => (await decodedPictures(page))[visit.doctorName] ?? 0;
    await openMore(page);
    await page.getByRole("button", { name: "Camera and sound" }).click();
    for (const kind of ["Camera", "Microphone", "Speaker"]) {
      const select = page.getByLabel(kind, { exact: true }).and(page.locator("select"));
      await expect(select).toBeVisible();
      const options = await select.locator("option").allTextContents();
      const wanted = options.at(-1) ?? "";
      const before = await pictures();
      await select.selectOption({ label: wanted });
      if (kind !== "Speaker") await expect.poll(live).toContain(wanted);
      await expect.poll(live, "one camera and one microphone, no more").toHaveLength(2);
      await expect.poll(pictures).toBeGreaterThan(before + 5);
      await expect(page.locator("[data-visit]")).toHaveAttribute("data-visit", "in-call");
    }
    await page.keyboard.press("Escape");
    const before = await live();
    await openMore(page);
    await page.getByRole("button", { name: "Switch camera" }).click();
    await expect.poll(live).not.toEqual(before);
    await expect.poll(live).toHaveLength(2);
    await reload(page);
    await seesDoctor(page);
    await openMore(page);
    await page.getByRole("button", { name: "Camera and sound" }).click();
    await expect(page.getByLabel("Microphone", { exact: true }).and(page.locator("select"))).not.toHaveValue(
      "",
    );
  },
);

test(
  "audio and video continue offline, only affected parts say so, and missed events arrive afterwards",
  { tag: ["@S1.18"] },
  async ({ twoCameras, anotherBrowser }) => {
    test.setTimeout(240_000);
    const page = await twoCameras.newPage();
    const { slug, clinicToken, visit } = await inCall(page, named("net"), quiet);
    await twoCameras.setOffline(true); // cuts HTTP and WebSockets; headless Chromium leaves WebRTC its way
    const before = (await decodedPictures(page))[visit.doctorName] ?? 0;
    await expect
      .poll(async () => (await decodedPictures(page))[visit.doctorName] ?? 0)
      .toBeGreaterThan(before + 30);
    await expect(page.getByText("Reconnecting")).toHaveCount(0);
    const elsewhere = await anotherBrowser();
    await open(elsewhere, `${clinicUrl(slug)}/join-by-code`);
    const says = { key: crypto.randomUUID(), text: "Are you there?", sender: "doctor" };
    await clinicSide(elsewhere, clinicToken, visit.id).post("/messages", says);
    await twoCameras.setOffline(false);
    await expect(page.locator("[data-visit]")).toHaveAttribute("data-visit", "in-call");
    await page
      .getByRole("group", { name: "Call controls" })
      .getByRole("button", { name: "Messages" })
      .click();
    await expect(page.getByText("Are you there?")).toBeVisible();
  },
);
