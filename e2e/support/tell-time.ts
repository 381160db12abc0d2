import type { Page } from "@playwright/test";

/** The server's clock is everybody's; this page alone is told another time, by answers that are already on their way too. */
export async function tellTime(page: Page, time: number): Promise<void> {
  await page.evaluate((now) => {
    const read = Reflect.get(Headers.prototype, "get") as (this: Headers, name: string) => string | null;
    Headers.prototype.get = function get(name) {
      return name === "x-server-time" ? String(now) : read.call(this, name);
    };
    dispatchEvent(new Event("online"));
  }, time);
}
