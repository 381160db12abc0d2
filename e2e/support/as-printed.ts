import type { Page } from "@playwright/test";

/** Runs `look` while the page has its print styles. Does nothing in Firefox, where Playwright cannot emulate them. */
export async function asPrinted(page: Page, look: () => Promise<void>): Promise<void> {
  if (page.context().browser()?.browserType().name() === "firefox") return;
  await page.emulateMedia({ media: "print" });
  await look();
  await page.emulateMedia({ media: "screen" });
}
