// One visit on two pages of the same person, and what the call tells somebody who speaks while muted.
import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { inCall, seesDoctor } from "./support/in-call.ts";
import { picturesOf } from "./support/pictures.ts";
import { expect, open, test } from "./support/test.ts";

const live = (page: Page) =>
  page.evaluate(() => window.given.filter(({ readyState }) => readyState === "live").length);

declare global {
  interface Window {
    /** Everything a camera or microphone has ever given. */
    given: MediaStreamTrack[];
  }
}

test(
  "a muted speaker is warned; a second tab takes the call over, and one tap brings it back",
  { tag: ["@S1.18"] },
  async ({ page, context }) => {
    test.setTimeout(90_000);
    // Nobody speaks into the test's microphone: a tone stands in for a voice.
    await context.addInitScript(() => {
      window.given = [];
      if (!isSecureContext) return; // the empty page a tab begins with
      const { mediaDevices } = navigator;
      const ask = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await ask(wanted);
        const [microphone] = stream.getAudioTracks();
        if (microphone) {
          const sound = new AudioContext();
          const tone = new OscillatorNode(sound, { frequency: 220 });
          const out = sound.createMediaStreamDestination();
          tone.connect(out);
          tone.start();
          microphone.stop();
          stream.removeTrack(microphone);
          for (const track of out.stream.getAudioTracks()) stream.addTrack(track);
        }
        window.given.push(...stream.getTracks());
        return stream;
      };
    });
    await inCall(page, "pages", { patientsVitalSigns: false });
    const toldMuted = page.getByText("Your microphone is off: no one can hear you.");
    const microphone = page.getByRole("switch", { name: "Microphone" });
    await expect(toldMuted).toHaveCount(0);
    await microphone.click();
    await expect(toldMuted).toBeVisible();
    await microphone.click();
    await expect(toldMuted).toHaveCount(0);
    await microphone.click();

    const second = await context.newPage();
    await open(second, page.url());
    await second.locator("main").getByRole("button", { name: "Join", exact: true }).click();
    await seesDoctor(second);
    await page.bringToFront(); // in Firefox one tab at a time has the focus
    await expect(page.getByRole("heading", { name: "Your call continues somewhere else" })).toBeFocused();
    await expect.poll(() => live(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Use this page instead" }).click();
    await seesDoctor(page);
    const doctor = page.locator('video[data-participant="doctor"]');
    await expect.poll(() => picturesOf(doctor), { timeout: 15_000 }).toBeGreaterThan(10);
    await expect(microphone, "still muted").not.toBeChecked();
    await expect(second.getByRole("heading", { name: "Your call continues somewhere else" })).toBeAttached();
    await expect.poll(() => live(second)).toBe(0);
  },
);
