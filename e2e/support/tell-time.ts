import type { Page } from "@playwright/test";

/** The server's clock is everybody's; this page alone is told another time. */
export async function tellTime(page: Page, time: number): Promise<void> {
  await page.evaluate((now) => {
    const ask = window.fetch;
    window.fetch = async (...call) => {
      const answer = await ask(...call);
      const headers = new Headers(answer.headers);
      headers.set("x-server-time", String(now));
      return new Response(answer.body, { status: answer.status, headers });
    };
    dispatchEvent(new Event("online"));
  }, time);
}
