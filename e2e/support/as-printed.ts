import type { Page } from "@playwright/test";

/** Looks at the page as it comes from a printer. The test tool cannot show it so in Firefox: there nothing is looked at. */
export async function asPrinted(page: Page, look: () => Promise<void>): Promise<void> {
  if (page.context().browser()?.browserType().name() === "firefox") return;
  await page.emulateMedia({ media: "print" });
  await look();
  await page.emulateMedia({ media: "screen" });
}
