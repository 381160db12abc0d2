import { expect, type Page, test } from "@playwright/test";
import { extendedTag } from "../tools/test/extended.ts";
import { openPage } from "./call/open-page.ts";

const state = (page: Page) =>
  page.evaluate(() => {
    const { camera, microphone } = window.media.getSnapshot();
    const words = [camera, microphone].map((one) =>
      one.status === "failed" ? one.failure.kind : one.status,
    );
    return { camera: words[0], microphone: words[1] };
  });
const askForBoth = (page: Page) => page.evaluate(() => window.media.request(["camera", "microphone"]));
const liveTracks = (page: Page) => page.evaluate(() => window.liveTracks());

test.beforeEach(({ page }) => openPage(page, "media-page.ts"));

test(
  "one permission prompt opens camera and microphone, and no track is live afterwards",
  { tag: ["@S1.16", "@firefox"] },
  async ({ page }) => {
    await askForBoth(page);
    expect(await state(page)).toEqual({ camera: "on", microphone: "on" });
    expect(await liveTracks(page)).toBe(2);
    await askForBoth(page);
    expect(await liveTracks(page)).toBe(2);
    const names = await page.evaluate(() =>
      window.media.getSnapshot().devices.camera.map(({ name }) => name),
    );
    expect(names.join("")).not.toBe("");
    await page.evaluate(() => window.media.stopAll());
    expect(await state(page)).toEqual({ camera: "off", microphone: "off" });
    expect(await liveTracks(page)).toBe(0);
  },
);

test("a camera that opens after leaving is stopped", { tag: ["@S1.16"] }, async ({ page }) => {
  await page.evaluate(() => {
    const requested = window.media.request(["camera", "microphone"]);
    window.media.stopAll();
    return requested;
  });
  expect(await state(page)).toEqual({ camera: "off", microphone: "off" });
  expect(await liveTracks(page)).toBe(0);
});

test("the microphone opens when there is no camera", { tag: ["@S1.16", "@S8.TYPE.03"] }, async ({ page }) => {
  await page.evaluate(() => window.refuse("NotFoundError", "video"));
  await askForBoth(page);
  expect(await state(page)).toEqual({ camera: "not-found", microphone: "on" });
});

for (const [name, kind, tier] of [
  ["NotAllowedError", "permission-denied", []],
  ["NotReadableError", "in-use", [extendedTag]],
  ["SecurityError", "insecure", [extendedTag]],
] as const)
  test(
    `${name} is reported as ${kind}, and asking again can succeed`,
    { tag: [...tier, "@S8.TYPE.01", "@S8.TYPE.03"] },
    async ({ page }) => {
      await page.evaluate((refused) => window.refuse(refused), name);
      await askForBoth(page);
      expect(await state(page)).toEqual({ camera: kind, microphone: kind });
      await page.evaluate(() => window.refuse(""));
      await askForBoth(page);
      expect(await state(page)).toEqual({ camera: "on", microphone: "on" });
    },
  );

test(
  "the level meter follows the microphone and stops when nobody listens",
  { tag: ["@S1.16"] },
  async ({ page }) => {
    await askForBoth(page);
    // The microphone of the tests beeps for a moment only: whoever asks now and then misses it.
    const heard = await page.evaluate(() => {
      const { level } = window.media;
      return new Promise<number>((resolve) => {
        const stop = level.subscribe(() => {
          const now = level.getSnapshot() ?? 0;
          if (now <= 0.1) return;
          stop();
          resolve(now);
        });
      });
    });
    expect(heard).toBeGreaterThan(0.1);
    await expect.poll(() => page.evaluate(() => window.media.level.getSnapshot())).toBe(null);
  },
);

test(
  "choosing another microphone releases the former one",
  { tag: ["@S1.16"] },
  async ({ page, browserName }) => {
    test.skip(browserName === "firefox", "it has one drawn device of each kind");
    await askForBoth(page);
    const label = () =>
      page.evaluate(() => {
        const { microphone } = window.media.getSnapshot();
        return microphone.status === "on" ? microphone.track.label : null;
      });
    const before = await label();
    await page.evaluate(() => {
      const { microphone } = window.media.getSnapshot();
      const now = microphone.status === "on" ? microphone.track.label : "";
      const other = window.media.getSnapshot().devices.microphone.find(({ name }) => name !== now);
      return window.media.choose("microphone", other?.id ?? null);
    });
    expect(await label()).not.toBe(before);
    expect(await liveTracks(page)).toBe(2);
  },
);

test(
  "a remembered camera that is gone falls back to the default one",
  { tag: ["@S3.VIDEOSET.02"] },
  async ({ page }) => {
    await page.evaluate(() => window.media.choose("camera", "a-camera-of-last-year"));
    await askForBoth(page);
    expect(await state(page)).toEqual({ camera: "on", microphone: "on" });
  },
);

test("the test tone plays on the chosen speaker", { tag: ["@S1.16"] }, async ({ page }) => {
  await askForBoth(page);
  expect(await page.evaluate(() => window.media.testSpeaker())).toBe("default-speaker");
  await page.evaluate(() => {
    const [first] = window.media.getSnapshot().devices.speaker;
    return window.media.choose("speaker", first?.id ?? null);
  });
  expect(await page.evaluate(() => window.media.testSpeaker())).toBe("chosen-speaker");
});
