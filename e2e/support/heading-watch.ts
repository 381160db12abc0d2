import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    momentsWithoutHeading: string[];
  }
}

/**
 * Makes every page opened later in this context record each moment when it is hydrated but has no visible `h1`, which a
 * screen reader could not announce.
 */
export async function watchHeading(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const moments: string[] = [];
    window.momentsWithoutHeading = moments;
    new MutationObserver(() => {
      if (document.documentElement.dataset["hydrated"] === undefined) return;
      if ([...document.querySelectorAll("h1")].some((one) => one.checkVisibility())) return;
      moments.push(document.querySelector("main")?.textContent.slice(0, 200) ?? "no main");
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
}

/**
 * Returns the text of the page (at most 200 characters) at each such moment; empty when there was always a heading.
 * Requires `watchHeading` before.
 */
export const momentsWithoutHeading = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.momentsWithoutHeading);
