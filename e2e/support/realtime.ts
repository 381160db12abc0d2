import type { Page } from "@playwright/test";

/** Resolves once the page has subscribed to a private or presence channel. Call it before the page is opened. */
export async function ownChannelEntered(page: Page): Promise<void> {
  // oxlint-disable anteroom-e2e/no-late-wait -- whoever calls it acts afterwards
  const socket = await page.waitForEvent("websocket");
  await socket.waitForEvent("framereceived", ({ payload }) =>
    /subscription_succeeded.*(private|presence)-/.test(String(payload)),
  );
}
