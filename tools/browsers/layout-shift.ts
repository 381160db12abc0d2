import type { BrowserContext, Page } from "@playwright/test";

/** Widths in CSS pixels: narrow, common and large phones, a tablet and a desktop. */
export const shiftWidths = [320, 360, 390, 768, 1280] as const;

/** The address of every route without an account; `{doctorId}` and `{slot}` are placeholders, filled by `fillAddress`. */
export const publicAddresses = [
  "/",
  "/doctors",
  "/doctors/{doctorId}",
  "/login",
  "/sign-up",
  "/set-password?token=unknown",
  "/recover-password",
  "/invitation?invitation_token=unknown",
  "/join-by-code",
  "/download",
  "/vitals",
  "/health-search",
  "/health-search?topic=asthma",
  "/scheduling/symptom-checker?doctorId={doctorId}&appointmentDate={slot}",
  "/scheduling/patient?doctorId={doctorId}&appointmentDate={slot}",
  "/appointment-checkout?doctorId={doctorId}&appointmentDate={slot}",
  "/waitlist",
  "/health-record/shared",
  "/connect-app",
  "/guest/video/unknown",
  "/client/video/1/browser-error",
  "/404",
] as const;

/**
 * The layout shift of a page without user input: the sum of the browser's scores, and each with the texts that
 * moved.
 */
export type LayoutShift = { sum: number; of: { value: number; at: string; what: string[] }[] };

/**
 * Prepares a context for all pages opened afterwards: scripts, answers and pictures each arrive in a separate frame (after 150, 250 and
 * 350 ms), as on a slow connection, and shifts are recorded.
 */
export async function watchLayout(context: BrowserContext): Promise<void> {
  for (const [what, ms] of [
    ["**/assets/*.js", 150],
    ["**/api/**", 250],
    [/\.(svg|webp|png|avif|woff2)$/, 350],
  ] as const)
    await context.route(what, async (route) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      setTimeout(resolve, ms);
      await promise;
      await route.continue().catch(() => {}); // its page has been left
    });
  await context.addInitScript(noteShifts);
}

/** Returns the shifts since the page's document was loaded. Requires `watchLayout` on its context before. */
export function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => (globalThis as unknown as { shifts: LayoutShift }).shifts);
}

/**
 * Opens an address at all widths at the same time, each in a separate page that is closed again, and returns the shifts until the network
 * is idle and the page has been painted. Requires `watchLayout` on the context.
 */
export function layoutShifts(
  context: BrowserContext,
  address: string,
  widths: readonly number[] = shiftWidths,
): Promise<(LayoutShift & { width: number })[]> {
  return Promise.all(
    widths.map(async (width) => {
      const page = await context.newPage();
      await page.setViewportSize({ width, height: 740 });
      await page.goto(address);
      await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
      await page.waitForLoadState("networkidle");
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      );
      const found = await layoutShift(page);
      await page.close();
      return { ...found, width };
    }),
  );
}

/** Runs in the page before its own scripts. */
function noteShifts(): void {
  const found: LayoutShift = { sum: 0, of: [] };
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
