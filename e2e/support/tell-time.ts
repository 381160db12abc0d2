import type { Page } from "@playwright/test";

/**
 * Makes this page read another server time (ms) from every response from now on, without changing the server's clock.
 */
export async function tellTime(page: Page, time: number): Promise<void> {
  await page.evaluate((now) => {
    const read = Reflect.get(Headers.prototype, "get") as (this: Headers, name: string) => string | null;
    Headers.prototype.get = function get(name) {
      return name === "x-server-time" ? String(now) : read.call(this, name);
    };
    dispatchEvent(new Event("online"));
  }, time);
}
