import type { Page } from "@playwright/test";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

/** Pages that a visitor reaches, with those that lead on to another where nothing was chosen before. */
const pages = [
  "/",
  "/doctors",
  "/doctors/1",
  "/login",
  "/sign-up",
  "/recover-password",
  "/join-by-code",
  "/download",
  "/vitals",
  "/health-search",
  "/health-search?topic=asthma",
  "/scheduling/symptom-checker",
  "/scheduling/patient",
  "/appointment-checkout",
  "/waitlist",
  "/health-record/shared",
];
const widths = [360, 1280];

for (const path of pages)
  for (const width of widths)
    test(`nothing moves on ${path} at ${width} px while its parts come one after the other`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 740 });
      await comeLate(page);
      await page.addInitScript(followShifts);
      await open(page, path);
      await page.waitForLoadState("networkidle");
      const { sum, of } = await shifts(page);
      expect(sum, JSON.stringify(of)).toBeLessThanOrEqual(0.01);
    });

test("nothing moves on a patient’s home page at 360 px when the next appointment comes", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, "aurora");
  await comeLate(page);
  await page.addInitScript(followShifts);
  await open(page, `${clinicUrl("aurora")}/`);
  await expect(page.getByRole("region", { name: /appointment/ }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const { sum, of } = await shifts(page);
  expect(sum, JSON.stringify(of)).toBeLessThanOrEqual(0.01);
});

/** Scripts, answers and pictures each come in a frame of their own, as on a line that is slow or a machine that is busy. */
async function comeLate(page: Page): Promise<void> {
  for (const [what, ms] of [
    ["**/assets/*.js", 150],
    ["**/api/**", 250],
    [/\.(svg|webp|png|avif|woff2)$/, 350],
  ] as const)
    await page.route(what, async (route) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, ms);
      await promise;
      await route.continue().catch(() => {}); // its page has been left
    });
}

type Shifts = { sum: number; of: { value: number; at: string; what: string[] }[] };

function shifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => (globalThis as unknown as { shifts: Shifts }).shifts);
}

/** Runs in the page before its own scripts. */
function followShifts(): void {
  const found: Shifts = { sum: 0, of: [] };
  Object.assign(globalThis, { shifts: found });
  type Shift = PerformanceEntry & {
    value: number;
    hadRecentInput: boolean;
    sources: { node: Node | null }[];
  };
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
      if (hadRecentInput) continue;
      found.sum += value;
      const what = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "?");
      found.of.push({ value, at: location.pathname, what });
    }
  }).observe({ type: "layout-shift", buffered: true });
}
