import { type Browser, expect, firefox, test } from "@playwright/test";
import config from "../playwright.config.ts";
import { helena, ines } from "./call/people.ts";
import { phase, seen } from "./call/room-conformance.ts";
import { joinByPage, testHub } from "./call/test-hub.ts";

const wanted = config.projects?.find(({ name }) => name === "firefox")?.use;

// A machine without Firefox has one test fewer; that Firefox is absent is counted where the browsers are sought.
if (wanted) {
  let other: Browser;
  test.beforeAll(async () => {
    const { channel, launchOptions } = wanted;
    other = await firefox.launch({ ...launchOptions, ...(channel && { channel }) });
  });
  test.afterAll(() => other.close());

  // Of two the doctor's browser makes the offer here: each has to understand the other's.
  for (const first of ["Chromium", "Firefox"] as const)
    test(
      `patient in ${first}, joining first, and doctor in the other browser see each other and a shared screen`,
      { tag: ["@S1.18", "@S1.43", "@S1.44"] },
      async ({ context }) => {
        const hub = testHub();
        const theirs = await other.newContext();
        const [inChromium, inFirefox] = [await context.newPage(), await theirs.newPage()];
        const [one, two] = first === "Chromium" ? [inChromium, inFirefox] : [inFirefox, inChromium];
        await joinByPage(hub, one, ines);
        await joinByPage(hub, two, helena);
        expect((await seen(one, helena.id)).width).toBeGreaterThan(100);
        expect((await seen(two, ines.id)).width).toBeGreaterThan(100);
        await two.evaluate(() => window.shareCanvas());
        await expect.poll(() => one.evaluate(() => window.probe().participants[0]?.showsScreen)).toBe(true);
        await seen(one, helena.id, "screen");
        for (const page of [one, two]) expect(await phase(page)).toBe("connected");
        await theirs.close();
      },
    );
}
