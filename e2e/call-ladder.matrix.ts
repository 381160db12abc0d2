// Matrix only: a line that loses packets, as Chromium can pretend for WebRTC; it takes a minute to get well again.
import { heard, listen } from "./support/heard.ts";
import { decodedPictures, inCall, joinAsGuest, seesDoctor } from "./support/in-call.ts";
import { expect, test } from "./support/test.ts";

test(
  "a call on a weak network announces lower and restored video quality and drops nobody",
  { tag: ["@S1.18"] },
  async ({ page, anotherBrowser, context }) => {
    test.setTimeout(480_000);
    const line = await context.newCDPSession(page);
    await line.send("Network.enable");
    const lose = (packetLoss: number) =>
      line.send("Network.emulateNetworkConditions", {
        offline: false,
        latency: 1,
        downloadThroughput: -1,
        uploadThroughput: -1,
        packetLoss,
      });
    // Sockets that were opened before the first order do not follow a later one.
    await lose(0);
    await listen(page);
    const call = await inCall(page, `weak${Date.now() % 100_000}`, {
      patientsVitalSigns: false,
      phoneCallBack: true,
    });
    const guest = await anotherBrowser();
    await joinAsGuest(guest, call, "Ivo Interpreter");
    await page.bringToFront();
    // What was told, and when: on a slow machine this says where it stopped.
    page.on("console", (message) => message.text().startsWith("told ") && console.log(message.text()));
    await page.evaluate(() => {
      const began = performance.now();
      let last = "";
      new MutationObserver(() => {
        const [notices] = document.querySelectorAll('[class*="notices"]');
        const said = notices?.textContent ?? "";
        if (said !== last) console.info(`told ${Math.round((performance.now() - began) / 1_000)} s: ${said}`);
        last = said;
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    await lose(35);
    await expect(page.getByText(/Your connection is (very )?weak/)).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole("button", { name: "Phone me instead" })).toBeVisible({ timeout: 90_000 });
    const isHeard = async (words: RegExp) => (await heard(page)).some((one) => words.test(one));
    expect(await isHeard(/Your connection is (very )?weak/), "read out, not only shown").toBe(true);
    expect(await isHeard(/Your connection is barely enough for sound/)).toBe(true);
    await lose(0);
    await expect(page.getByText("Your connection is good again: your picture is back.")).toBeVisible({
      timeout: 240_000,
    });
    expect(await isHeard(/Your connection is good again/)).toBe(true);
    await seesDoctor(page);
    const before = (await decodedPictures(page))["Ivo Interpreter"] ?? 0;
    await expect
      .poll(async () => (await decodedPictures(page))["Ivo Interpreter"] ?? 0)
      .toBeGreaterThan(before);
  },
);
