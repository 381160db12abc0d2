import type { Page } from "@playwright/test";
import type { TestRelay } from "./test-relay.ts";

/**
 * How the relay is lost, and for how long in ms. `deaf`: packets are dropped. `frozen`: packets are delayed until the
 * end. `killed`: the process ends with its allocations, so a new path is needed.
 */
export type Loss = { kind: "deaf" | "frozen" | "killed"; ms: number };

/**
 * Times in ms: `overlayMs` from the loss until every page reports it (null: not reported), `soundMs` and `backMs` from
 * the return of the relay until sound and pictures arrive steadily on all pages.
 */
export type Recovery = { overlayMs: number | null; soundMs: number; backMs: number };

const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0);
const arrived = async (page: Page) => {
  const { decoded, heard } = await page.evaluate(() => window.traffic());
  return { pictures: sum(decoded), sound: sum(heard) };
};
const isLost = (page: Page) => page.evaluate(() => window.probe().lostSince !== null);
const soon = () => new Promise((done) => setTimeout(done, 50));

/**
 * Takes the relay away for a span and waits until all pages steadily receive sound and pictures again. Throws after a
 * minute.
 */
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
 * Counts what each page has received so far. The returned function waits until sound and pictures arrive steadily (for
 * 1.5 s) on all pages, and returns when that began, in ms after `sinceAt` (of `performance.now()`). It throws a minute
 * after `sinceAt`.
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

/** Waits until none of the pages has received sound for `silentMs` milliseconds. */
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
