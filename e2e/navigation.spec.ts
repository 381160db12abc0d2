import { anotherClinic } from "./support/another-clinic.ts";
import { toCheckoutAsGuest } from "./support/as-guest.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, hydrated, open, test } from "./support/test.ts";
import { extendedTag } from "../tools/test/extended.ts";

test(
  "each navigation requests the clinic's manifest again",
  { tag: ["@S7.API.03.each", "@D.07"] },
  async ({ page }) => {
    await open(page, `${clinicUrl("aurora")}/`);
    const requested = page.waitForRequest((request) => request.url().endsWith("/api/manifest"));
    await page
      .getByRole("navigation", { name: "Main" })
      .last()
      .getByRole("link", { name: "Doctors" })
      .click();
    await requested;
    await expect(page).toHaveURL(/\/doctors$/);
    await expect(page).toHaveTitle("Find a doctor – Clínica Aurora");
  },
);

test(
  "a progress bar shows while the next page loads and disappears when it is there",
  { tag: ["@S2.GEN.06", "@S2.GEN.07", "@D.42"] },
  async ({ page }) => {
    await open(page, `${clinicUrl("aurora")}/download`);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/doctors", async (route) => {
      await held.promise;
      await route.continue();
    });
    await page
      .getByRole("navigation", { name: "Main" })
      .last()
      .getByRole("link", { name: "Doctors" })
      .click();
    const bar = page.locator("[class*=bar][aria-hidden=true]").first();
    await expect(bar).toBeAttached();
    expect(await bar.evaluate((element) => getComputedStyle(element).animationDelay)).toBe("0.1s");
    held.resolve();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Find a doctor");
    await expect(bar).not.toBeAttached();
  },
);

test(
  "each page starts at its heading for keyboard users on a slow phone, although the old link has focus",
  { tag: extendedTag },
  async ({ page, context, browserName }) => {
    test.skip(browserName !== "chromium", "only its tools make a processor slow");
    test.setTimeout(120_000); // six times as slow as a machine that may be busy itself
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    await open(page, clinicUrl(await anotherClinic("aurora", "slow-phone", { attended: false })));
    const heading = (name: string) => page.getByRole("heading", { level: 1, name });
    const bar = page.getByRole("navigation", { name: "Main" }); // the clinic's own links at the foot come a moment later
    await bar.getByRole("link", { name: "Doctors" }).press("Enter");
    await expect(heading("Find a doctor")).toBeFocused({ timeout: 30_000 });
    await page.locator('a[href*="/scheduling/patient"]').first().press("Enter");
    await expect(heading("What would you like help with?")).toBeFocused({ timeout: 30_000 });
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("link", { name: "Back" }), "the keyboard goes on from there").toBeFocused();
  },
);

test(
  "a page loads when the clinic look-up fails",
  { tag: ["@S7.API.05.fail", "@S8.ERR.04", "@D.05", "@G.09"] },
  async ({ page, complaints }) => {
    complaints.allow(/status of 500/);
    await page.route("**/api/shared/knok_domains*", (route) =>
      route.fulfill({ status: 500, body: "<html>" }),
    );
    await open(page, clinicUrl("aurora").replace("aurora.localhost", "localhost"));
    await expect(page.locator('main a[href^="http://aurora.localhost"]')).toBeVisible();
  },
);

test(
  "public pages open without a session, and no menu offers anything for doctors",
  { tag: ["@S2.GEN.14", "@S2.R02", "@S1.04"] },
  async ({ page }) => {
    for (const path of [
      "/join-by-code",
      "/doctors",
      "/sign-up",
      "/recover-password",
      "/vitals",
      "/health-search",
    ]) {
      await page.goto(clinicUrl("aurora") + path);
      await hydrated(page);
      await expect(page, path).toHaveURL(clinicUrl("aurora") + path);
    }
    await open(page, `${clinicUrl("aurora")}/`);
    const bars = page.getByRole("navigation", { name: "Main" }); // the clinic's own links come at the foot, a moment later
    const names = await bars.getByRole("link").allTextContents();
    expect(new Set(names.map((name) => name.trim()))).toEqual(
      new Set(["Home", "Doctors", "Appointments", "Health", "Sign in"]),
    );
  },
);

test(
  "a visitor goes from a free time to the check before paying in Chrome and Firefox",
  { tag: ["@S1.43", "@S1.44", "@firefox", "@G.26"] },
  async ({ page, browserName }) => {
    const clinic = await anotherClinic("andes", `seen-in-${browserName}`, {});
    await toCheckoutAsGuest(page, { clinic, time: 5, motive: "A cough for three days" });
  },
);

test(
  "the progress bar disappears when the next page fails to load",
  { tag: "@S2.GEN.07" },
  async ({ page, complaints }) => {
    complaints.allow(/net::ERR_FAILED|Failed to fetch|error loading|Unable to preload/);
    await open(page, `${clinicUrl("aurora")}/download`);
    const held = Promise.withResolvers<void>();
    await page.route("**/api/doctors", async (route) => {
      await held.promise;
      await route.abort();
    });
    await page
      .getByRole("navigation", { name: "Main" })
      .last()
      .getByRole("link", { name: "Doctors" })
      .click();
    const bar = page.locator("[class*=bar][aria-hidden=true]").first();
    await expect(bar).toBeAttached();
    held.resolve();
    await expect(page).toHaveURL(/\/doctors$/);
    await expect(bar).not.toBeAttached();
  },
);

test("the progress bar disappears when the next page redirects", { tag: "@S2.GEN.07" }, async ({ page }) => {
  await open(page, `${clinicUrl("aurora")}/download`);
  const held = Promise.withResolvers<void>();
  await page.route("**/api/doctors", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.evaluate(() => history.pushState({}, "", "/appointments"));
  const bar = page.locator("[class*=bar][aria-hidden=true]").first();
  await expect(bar).toBeAttached();
  held.resolve();
  await expect(page).toHaveURL(/\/doctors\?from=/);
  await expect(bar).not.toBeAttached();
});
