// Nothing moves under the finger while a page arrives, its letters come and its times turn to the patient's zone.
import type { Page } from "@playwright/test";
import { visitedRoutes } from "./support/routes.ts";
import { expect, test } from "./support/test.ts";
import { addressOf } from "./support/visit.ts";

const widths = [320, 360, 390, 768, 1280];
const limit = 0.01;

// Far from the clinic, so that every time, day and part of the day on a page becomes another.
test.use({ trace: "off", screenshot: "off", timezoneId: "America/Sao_Paulo" });

type Noted = { moved: { value: number; what: string[] }[] };

test("public pages move nothing while they arrive when the device is in another zone", async ({
  context,
  page,
}) => {
  test.setTimeout(240_000);
  await context.addInitScript(noteShifts);
  const pages = [page];
  while (pages.length < widths.length) pages.push(await context.newPage());
  for (const [index, width] of widths.entries()) await pages[index]?.setViewportSize({ width, height: 740 });
  for (const route of visitedRoutes.filter((one) => !one.isPrivate)) {
    const address = await addressOf(route, page, "aurora");
    const shifts = await Promise.all(pages.map((one) => shiftsOf(one, address)));
    for (const [index, moved] of shifts.entries()) {
      const total = moved.reduce((sum, { value }) => sum + value, 0);
      const what = moved.flatMap((one) => one.what).join("; ");
      expect.soft(total, `${route.path} at ${widths[index]} px: ${what}`).toBeLessThanOrEqual(limit);
    }
  }
});

/** What moved until the page was usable and had fetched what it can do without at first. */
async function shiftsOf(page: Page, address: string): Promise<Noted["moved"]> {
  await page.goto(address);
  await page.locator("html[data-hydrated]").waitFor({ state: "attached", timeout: 60_000 });
  await page.waitForLoadState("networkidle");
  return page.evaluate(() => (globalThis as unknown as Noted).moved);
}

/** In the page, before its own scripts. */
function noteShifts(): void {
  const moved: Noted["moved"] = [];
  Object.assign(globalThis, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & {
        value: number;
        sources: { node: Node | null }[];
      };
      moved.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 60) ?? "") });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
