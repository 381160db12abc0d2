import type { BrowserContext, Page } from "@playwright/test";

declare global {
  interface Window {
    momentsWithoutHeading: string[];
  }
}

/**
 * From now on every page of this browser writes down each moment in which it is usable and has no heading: a listener would be
 * told of a page that says nothing of itself. Told of every change of the page, so a short moment counts like a long one.
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

/** What this page said in those moments; empty when a heading was always there. */
export const momentsWithoutHeading = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => window.momentsWithoutHeading);
