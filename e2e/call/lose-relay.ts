import type { Page } from "@playwright/test";
import type { TestRelay } from "./test-relay.ts";

/** In ms, by the clock of the test: from the loss to the overlay (null: it was not shown), and from the return of the relay to the next picture on both sides. */
export type Recovery = { overlayMs: number | null; backMs: number };

const decodedBy = async (page: Page) => {
  const { decoded } = await page.evaluate(() => window.traffic());
  return decoded.reduce((sum, count) => sum + count, 0);
};
const isLost = (page: Page) => page.evaluate(() => window.probe().lostSince !== null);
const soon = () => new Promise((done) => setTimeout(done, 50));

/** Loses the relay for a span and waits until everybody sees new pictures again. */
export async function loseRelay(
  relay: TestRelay,
  pages: readonly Page[],
  { kind, ms }: { kind: "frozen" | "killed"; ms: number },
): Promise<Recovery> {
  const lostAt = performance.now();
  if (kind === "frozen") relay.freeze();
  else await relay.kill();
  let overlayMs: number | null = null;
  while (performance.now() - lostAt < ms) {
    if (overlayMs === null && (await Promise.all(pages.map(isLost))).every(Boolean))
      overlayMs = performance.now() - lostAt;
    await soon();
  }
  const before = await Promise.all(pages.map(decodedBy));
  const connections = await Promise.all(pages.map(countConnections));
  if (kind === "frozen") relay.thaw();
  else await relay.start();
  const backAt = performance.now();
  for (;;) {
    const now = await Promise.all(pages.map(decodedBy));
    const made = await Promise.all(pages.map(countConnections));
    // A connection made anew counts from zero.
    const isBack = now.every(
      (count, index) => count > (made[index] === connections[index] ? (before[index] ?? 0) : 0),
    );
    if (isBack) return { overlayMs, backMs: performance.now() - backAt };
    if (performance.now() - backAt > 60_000) throw new Error("the call did not come back within a minute");
    await soon();
  }
}

const countConnections = (page: Page) => page.evaluate(() => window.connections.length);
