// Matrix only: up to five people in one visit, each in a browser of their own; two cores have enough to do with it.
import type { Page } from "@playwright/test";
import { decodedPictures, inCall, joinAsGuest } from "./support/in-call.ts";
import { expect, test } from "./support/test.ts";

type Box = { what: string; x: number; y: number; width: number; height: number };

const phone = { width: 360, height: 640 };
const desk = { width: 1280, height: 800 };
const names = ["Ivo Interpreter", "Maria Mother", "Nia Neighbour"];

/** The places of all people on the stage, one's own among them, and of the stage itself. */
const places = (page: Page): Promise<{ stage: Box; people: Box[] }> =>
  page.evaluate(() => {
    const boxOf = (element: Element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return { what: element.getAttribute("aria-label") ?? "me", x, y, width, height };
    };
    const tiles = document.querySelector("[data-count]");
    if (!tiles) throw new Error("Nobody is on the stage.");
    return { stage: boxOf(tiles), people: [...tiles.children].map(boxOf) };
  });

const overlap = (a: Box, b: Box) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 1 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 1;
const area = ({ width, height }: Box) => width * height;

/** Everybody has a place of their own within the picture, wide enough for a face; the doctor's is as large as any. */
async function expectRoomForAll(page: Page, count: number): Promise<void> {
  for (const size of [phone, desk]) {
    await page.setViewportSize(size);
    await expect(page.locator("[data-count]")).toHaveAttribute("data-count", String(count));
    const { stage, people } = await places(page);
    const [first] = people;
    expect(people).toHaveLength(count);
    for (const one of people) {
      expect(one.x, one.what).toBeGreaterThanOrEqual(stage.x - 1);
      expect(one.x + one.width, one.what).toBeLessThanOrEqual(stage.x + stage.width + 1);
      expect(one.y + one.height, one.what).toBeLessThanOrEqual(stage.y + stage.height + 1);
      expect(Math.min(one.width, one.height), `${one.what} at ${size.width}`).toBeGreaterThanOrEqual(120);
      for (const other of people) if (other !== one) expect(overlap(one, other), other.what).toBe(false);
      if (first) expect(area(first), "the doctor comes first").toBeGreaterThanOrEqual(area(one) - 1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    await expect(page.getByRole("button", { name: "Leave" })).toBeInViewport({ ratio: 1 });
  }
}

/** New pictures of everybody else arrive. */
async function seesAll(page: Page, others: number): Promise<void> {
  await page.bringToFront();
  await expect.poll(async () => Object.keys(await decodedPictures(page)).length).toBe(others);
  const before = await decodedPictures(page);
  const grown = async () => {
    const now = await decodedPictures(page);
    return Object.keys(now).filter((who) => (now[who] ?? 0) > (before[who] ?? 0) + 5).length;
  };
  await expect.poll(grown, { timeout: 30_000 }).toBe(others);
}

test(
  "three to five people see one another and a shared screen in separate tiles, and leaving frees a place",
  { tag: ["@S1.18", "@S1.15"] },
  async ({ page, anotherBrowser }) => {
    test.setTimeout(480_000);
    const call = await inCall(page, `five${Date.now() % 10_000}`, {
      patientsShareScreen: true,
      patientsVitalSigns: false,
    });
    await expect(page.locator("[data-count]"), "one other fills the picture").toHaveAttribute(
      "data-count",
      "1",
    );
    const guests: Page[] = [];
    for (const name of names) {
      const guest = await anotherBrowser();
      await guest.addInitScript(() => {
        // No screen can be chosen where nobody sits: a drawn one stands in for it.
        navigator.mediaDevices.getDisplayMedia = () => {
          const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 360 });
          const pen = canvas.getContext("2d");
          let shade = 0;
          setInterval(() => {
            shade = (shade + 9) % 256;
            if (pen) pen.fillStyle = `rgb(${shade} 0 0)`;
            pen?.fillRect(0, 0, 640, 360);
          }, 100);
          return Promise.resolve(canvas.captureStream(10));
        };
      });
      await joinAsGuest(guest, call, name);
      guests.push(guest);
      await expectRoomForAll(page, guests.length + 2);
    }
    for (const one of [page, ...guests]) await seesAll(one, 4);

    const [first, second] = guests;
    if (!first || !second) throw new Error("Three guests were asked in.");
    await first.bringToFront();
    await first.setViewportSize(desk);
    const share = first.getByRole("switch", { name: "Share screen" });
    await share.click();
    for (const one of [page, second]) {
      await one.bringToFront();
      const screen = one.getByRole("figure", { name: "Screen of Ivo Interpreter" }).locator("video");
      const width = () => screen.evaluate((video: HTMLVideoElement) => video.videoWidth);
      await expect.poll(width, { timeout: 20_000 }).toBeGreaterThan(0);
    }
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      const { people } = await places(page);
      const [screen, ...faces] = people;
      expect(screen?.what).toBe("Screen of Ivo Interpreter");
      expect(faces).toHaveLength(5);
      for (const face of faces) {
        expect(area(face) * 3, "the screen takes the room").toBeLessThan(screen ? area(screen) : 0);
        for (const other of people) if (other !== face) expect(overlap(face, other)).toBe(false);
      }
    }
    await first.bringToFront();
    await share.click();
    await page.bringToFront();
    await expect(page.getByRole("figure", { name: "Screen of Ivo Interpreter" })).toHaveCount(0);

    await second.bringToFront();
    await second.getByRole("button", { name: "Leave" }).click();
    await second.getByRole("button", { name: "Leave now" }).click();
    await page.bringToFront();
    await expectRoomForAll(page, 4);
  },
);
