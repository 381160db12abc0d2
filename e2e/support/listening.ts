import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** Lines for what the server tells that this page ever had open. */
    linesOpened: number;
  }
}

/** Counts the WebSockets that the page opens from its next load on, since Playwright reports none in Firefox. */
export async function countLines(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.linesOpened = 0;
    window.WebSocket = class extends WebSocket {
      constructor(...given: ConstructorParameters<typeof WebSocket>) {
        super(...given);
        this.addEventListener("open", () => (window.linesOpened += 1));
      }
    };
  });
}

/** Waits until the page has opened a WebSocket to the realtime server. Requires `countLines` before. */
export async function listens(page: Page): Promise<void> {
  await page.waitForFunction(() => window.linesOpened > 0);
}
