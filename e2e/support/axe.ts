import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { wcagRuleSets } from "@anteroom/domain/testing/wcag";

const source = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");

type Finding = { id: string; nodes: readonly { target: readonly unknown[]; failureSummary?: string }[] };

/**
 * Returns the accessibility faults that axe finds (WCAG 2.2 AA and good practice), one sentence each. Waits for running
 * animations to end.
 */
export async function axe(page: Page): Promise<readonly string[]> {
  // In forced colours they are the visitor's own. axe reads `-webkit-text-fill-color`, which keeps the page's (seen in Chromium 156).
  const { hasAxe, isForced } = await page.evaluate(() => ({
    hasAxe: "axe" in window,
    isForced: matchMedia("(forced-colors: active)").matches,
  }));
  // As code, not as a script element: the page's policy refuses those. Half a megabyte, once for each document.
  if (!hasAxe) await page.evaluate(source);
  const rules = isForced ? { "color-contrast": { enabled: false } } : {};
  await settled(page);
  const options = JSON.stringify({ runOnly: wcagRuleSets, resultTypes: ["violations"], rules });
  const run = `axe.run(${options}).then(({ violations }) => violations.map(({ id, nodes }) =>
    ({ id, nodes: nodes.slice(0, 3).map(({ target, failureSummary }) => ({ target, failureSummary })) })))`;
  const found = await inWholeHeight(page, async () => (await page.evaluate(run)) as readonly Finding[]);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(" ")} (${node.failureSummary})`).join("; ")}`,
  );
}

/** A dialog that is still fading in has paler colours than anybody will read: what ends by itself is let end first. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    const isOver = async () => {
      while (ending.some(({ playState }) => playState === "running"))
        await new Promise((resolve) => requestAnimationFrame(resolve));
    };
    // For what changed inside a closed menu Chromium 156 never keeps `finished`; a page whose clock is held draws no frame.
    await Promise.race([Promise.allSettled(ending.map(({ finished }) => finished)), isOver()]);
  });
}

/** The bar at the foot of a phone covers what can be scrolled from under it: no fault of what it covers. A page that has grown out of its window meanwhile is looked at again. */
async function inWholeHeight<Result>(page: Page, look: () => Promise<Result>): Promise<Result> {
  const before = page.viewportSize();
  if (before === null) return look();
  let window = before.height;
  for (;;) {
    const height = await heightOf(page);
    window = Math.max(window, height + 100);
    await page.setViewportSize({ ...before, height: window });
    const result = await look();
    if ((await heightOf(page)) > window) continue;
    await page.setViewportSize(before);
    return result;
  }
}

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
