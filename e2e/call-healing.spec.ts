import { expect, type BrowserContext, test } from "@playwright/test";
import { loseRelay } from "./call/lose-relay.ts";
import { helena, ines } from "./call/people.ts";
import { phase, seen } from "./call/room-conformance.ts";
import { joinByPage, testHub } from "./call/test-hub.ts";
import { testRelay, type TestRelay } from "./call/test-relay.ts";

/**
 * A receiver holds pictures back for three seconds where old ones come late: in Chromium whoever comes later was held back.
 * Firefox knows no content hint, so what was sent is not forgotten there, and it may wait those seconds (docs/decisions/0013).
 */
const backWithinMs = { chromium: 3_000, firefox: 4_000 } as const;

let relay: TestRelay;
test.beforeEach(async () => void (relay = await testRelay()));
test.afterEach(() => relay.close());

/** Two people whose sound and picture have no other way than the relay. */
async function relayedPair(context: BrowserContext) {
  const hub = testHub();
  const part = { iceServers: relay.iceServers, isRelayOnly: true };
  const [one, two] = [await context.newPage(), await context.newPage()];
  await joinByPage(hub, one, ines, part);
  await joinByPage(hub, two, helena, part);
  await seen(one, helena.id);
  await seen(two, ines.id);
  return [one, two] as const;
}

test(
  "a call over the relay alone reconnects by itself after six seconds without it and says so meanwhile",
  { tag: ["@S1.18"] },
  async ({ context, browserName }) => {
    const pages = await relayedPair(context);
    const { overlayMs, soundMs, backMs } = await loseRelay(relay, pages, { kind: "deaf", ms: 6_000 });
    expect(overlayMs).not.toBeNull();
    expect(soundMs).toBeLessThan(3_000);
    expect(backMs).toBeLessThan(backWithinMs[browserName === "firefox" ? "firefox" : "chromium"]);
    for (const page of pages) await expect.poll(() => phase(page)).toBe("connected");
    for (const page of pages) expect(await page.evaluate(() => window.probe().lostSince)).toBeNull();
  },
);

// Minutes of waiting: `npm run test:matrix -- --only call-healing`.
if (process.env["ANTEROOM_LONG_CALLS"]) {
  for (const [what, loss] of [
    ["twelve seconds without the relay", { kind: "deaf", ms: 12_000 }],
    ["six seconds in which everything waits and then comes at once", { kind: "frozen", ms: 6_000 }],
    ["a relay that was started anew and knows nobody", { kind: "killed", ms: 5_000 }],
    ["a relay that was away for half a minute", { kind: "killed", ms: 30_000 }],
  ] as const)
    test(`the call survives ${what}`, { tag: ["@S1.18"] }, async ({ context }) => {
      test.setTimeout(150_000);
      const pages = await relayedPair(context);
      const { overlayMs, soundMs, backMs } = await loseRelay(relay, pages, loss);
      console.log(
        `${what}: told after ${overlayMs?.toFixed(0)} ms, sound after ${soundMs.toFixed(0)} ms, pictures after ${backMs.toFixed(0)} ms`,
      );
      expect(overlayMs).not.toBeNull();
      expect(overlayMs).toBeLessThan(6_000);
      expect(soundMs).toBeLessThan(8_000);
      expect(backMs).toBeLessThan(8_000);
      for (const page of pages) await expect.poll(() => phase(page)).toBe("connected");
    });
}
