import type { Page } from "@playwright/test";
import type { TestRelay } from "./test-relay.ts";

/** `deaf`: packets are lost. `frozen`: they wait, and come late. `killed`: allocations are gone with them, so the path is new. */
export type Loss = { kind: "deaf" | "frozen" | "killed"; ms: number };

/** In ms, by the clock of the test: from the loss to the overlay (null: it was not shown), and from the return of the relay to sound and pictures that go on coming on both sides. */
export type Recovery = { overlayMs: number | null; soundMs: number; backMs: number };

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const arrived = async (page: Page) => {
  const { decoded, heard } = await page.evaluate(() => window.traffic());
  return { pictures: sum(decoded), sound: sum(heard) };
};
const isLost = (page: Page) => page.evaluate(() => window.probe().lostSince !== null);
const soon = () => new Promise((done) => setTimeout(done, 50));

/** Loses the relay for a span and waits until everybody sees new pictures again. */
export async function loseRelay(
  relay: TestRelay,
  pages: readonly Page[],
  { kind, ms }: Loss,
): Promise<Recovery> {
  const lostAt = performance.now();
  if (kind === "deaf") relay.deafen();
  else if (kind === "frozen") relay.freeze();
  else await relay.kill();
  let overlayMs: number | null = null;
  while (performance.now() - lostAt < ms) {
    if (overlayMs === null && (await Promise.all(pages.map(isLost))).every(Boolean))
      overlayMs = performance.now() - lostAt;
    await soon();
  }
  const untilBack = await watchReturn(pages);
  if (kind === "deaf") relay.hear();
  else if (kind === "frozen") relay.thaw();
  else await relay.start();
  const backAt = performance.now();
  return { overlayMs, ...(await untilBack(backAt)) };
}

/**
 * Notes what has arrived on each page so far. The function it gives waits until sound and pictures go on coming on all
 * of them, and tells when they began to, in ms after `sinceAt`.
 */
export async function watchReturn(
  pages: readonly Page[],
): Promise<(sinceAt: number) => Promise<{ soundMs: number; backMs: number }>> {
  const watches = (await Promise.all(pages.map(arrived))).map(({ sound, pictures }) => ({
    sound: watchCount(sound),
    pictures: watchCount(pictures),
  }));
  return async (sinceAt) => {
    for (;;) {
      const counts = await Promise.all(pages.map(arrived));
      const now = performance.now();
      const sound = watches.map((watch, index) => watch.sound(counts[index]?.sound ?? 0, now));
      const pictures = watches.map((watch, index) => watch.pictures(counts[index]?.pictures ?? 0, now));
      if ([...sound, ...pictures].every((at) => at !== null && now - at >= lastsMs))
        return {
          soundMs: Math.max(...sound.map(Number)) - sinceAt,
          backMs: Math.max(...pictures.map(Number)) - sinceAt,
        };
      if (now - sinceAt > 60_000) throw new Error("the call did not come back within a minute");
      await soon();
    }
  };
}

/** Waits until no sound has come to any of the pages for so long, in ms. */
export async function untilSilent(pages: readonly Page[], silentMs: number): Promise<void> {
  let last = -1;
  let grewAt = performance.now();
  while (performance.now() - grewAt < silentMs) {
    const all = sum((await Promise.all(pages.map(arrived))).map(({ sound }) => sound));
    if (all > last) grewAt = performance.now();
    last = Math.max(last, all);
    await soon();
  }
}

/** A few pictures that had waited on the way are no call: they have to go on coming for so long, with no longer gap than that. */
const lastsMs = 1_500;
const gapMs = 700;

/** Told a count now and again, says since when it has grown without a gap, or null. */
function watchCount(first: number): (next: number, now: number) => number | null {
  let count = first;
  let lastAt = Number.NEGATIVE_INFINITY;
  let since: number | null = null;
  return (next, now) => {
    if (next > count) {
      if (now - lastAt > gapMs) since = now;
      lastAt = now;
    }
    count = next; // less than before: a connection made anew counts from zero
    return now - lastAt > gapMs ? null : since;
  };
}
