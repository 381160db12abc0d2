// Matrix only: real sound devices that come and go, as PulseAudio's virtual ones. Needs `pulseaudio` and `pactl`.
import { execFileSync } from "node:child_process";
import { chromium, type Page } from "@playwright/test";
import { openPage } from "./call/open-page.ts";
import { expect, test } from "./support/test.ts";

/** What Chromium may take to show a new speaker: it looks again every five seconds. */
const shownWithin = { chromium: 6_500, firefox: 6_500 } as const;

const pactl = (...args: string[]) => execFileSync("pactl", args, { encoding: "utf8" }).trim();
const plugIn = (name: string) =>
  pactl("load-module", "module-null-sink", `sink_name=${name}`, `sink_properties=device.description=${name}`);
const speakers = (page: Page) =>
  page.evaluate(() => window.media.getSnapshot().devices.speaker.map(({ name }) => name));

test(
  "a headset is offered when plugged in, and the default speaker returns when it is unplugged",
  { tag: ["@S1.16", "@S3.VIDEOSET.02"] },
  async ({ page: own, browserName }) => {
    pactl("load-module", "module-remap-source", "master=null.monitor", "source_name=mic");
    // With its fake devices Chromium lists no real ones.
    const real = browserName === "chromium" ? await realChromium() : null;
    const page = real?.page ?? own;
    try {
      await openPage(page, "media-page.ts");
      await page.evaluate(() => window.media.request(["microphone"]));
      await page.evaluate(() => void window.media.watch());
      const name = `Headset${Date.now() % 1_000}`;
      expect((await speakers(page)).join()).not.toContain(name);

      const module = plugIn(name);
      const timeout = shownWithin[browserName === "firefox" ? "firefox" : "chromium"];
      await expect.poll(async () => (await speakers(page)).join(), { timeout }).toContain(name);
      const offered = await page.evaluate(() => window.media.getSnapshot().notices);
      expect(JSON.stringify(offered)).toContain(name);
      expect(await page.evaluate(() => window.media.getSnapshot().chosen.speaker)).toBeNull();

      await page.evaluate((wanted) => {
        const found = window.media.getSnapshot().devices.speaker.find((one) => one.name.includes(wanted));
        return window.media.choose("speaker", found?.id ?? "");
      }, name);
      expect(await page.evaluate(() => window.media.testSpeaker())).toBe("chosen-speaker");
      pactl("unload-module", module);
      await expect
        .poll(() => page.evaluate(() => window.media.getSnapshot().chosen.speaker), { timeout })
        .toBeNull();
      const [notice] = await page.evaluate(() => window.media.getSnapshot().notices);
      expect(notice).toMatchObject({ what: "gone", kind: "speaker" });
      expect(await page.evaluate(() => window.media.testSpeaker())).toBe("default-speaker");
      expect(await page.evaluate(() => window.liveTracks())).toBe(1);
    } finally {
      await real?.close();
    }
  },
);

async function realChromium() {
  const executablePath = process.env["ANTEROOM_CHROMIUM"] ?? "";
  const browser = await chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--use-fake-ui-for-media-stream", "--autoplay-policy=no-user-gesture-required"],
  });
  return { page: await browser.newPage(), close: () => browser.close() };
}
