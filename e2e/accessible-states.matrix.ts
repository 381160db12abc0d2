import type { BrowserContext, Page } from "@playwright/test";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { inCall } from "./support/in-call.ts";
import { overflowing } from "./support/overflow.ts";
import { visitedRoutes } from "./support/routes.ts";
import { expect, open, test, withoutNetwork } from "./support/test.ts";
import { addressOf, chooseLanguage, signIn } from "./support/visit.ts";

type Looked = { page: Page; context: BrowserContext };

/** States that no address leads to: what is open, wrong, offline, or going on. */
const states: readonly { name: string; reach: (at: Looked) => Promise<unknown> }[] = [
  { name: "signing in with nothing written", reach: (at) => sendEmpty(at, "/login") },
  { name: "signing up with nothing written", reach: (at) => sendEmpty(at, "/sign-up") },
  {
    name: "asking for a new password with nothing written",
    reach: (at) => sendEmpty(at, "/recover-password"),
  },
  {
    name: "booking with nothing written",
    reach: async (at) => {
      const path = "/scheduling/patient?doctorId={doctorId}&appointmentDate={slot}";
      const address = await addressOf({ id: "S2.R17", path, isPrivate: false }, at.page, "aurora");
      await sendEmpty(at, address.replace(clinicUrl("aurora"), ""));
    },
  },
  { name: "the menu of languages", reach: ({ page }) => openMenu(page, "/download", "header summary") },
  {
    name: "the choices above the list of doctors",
    reach: ({ page }) => openMenu(page, "/doctors", "main summary"),
  },
  {
    name: "the menu of the account",
    reach: async ({ page }) => {
      await signIn(page);
      await openMenu(page, "/profile-settings", "header summary >> nth=-1");
    },
  },
  {
    name: "no connection",
    reach: async ({ page, context }) => {
      await open(page, `${clinicUrl("aurora")}/download`);
      await context.setOffline(true);
      await page.locator("[aria-live=polite] svg").first().waitFor();
    },
  },
];

const lostChunk = /net::ERR_FAILED|Failed to (?:load resource|fetch dynamically imported module)/;

test(
  'the download page stays usable when the QR code chunk fails, and "Try again" loads it',
  { tag: ["@S8.MSG.13"] },
  async ({ page, complaints }) => {
    complaints.allow(lostChunk);
    await page.setViewportSize({ width: 1280, height: 800 }); // a code to scan is for desks
    await page.route(/\/assets\/qr-code-.*\.js/, (route) => route.abort());
    await open(page, `${clinicUrl("aurora")}/download`);
    const notice = page.getByRole("alert").filter({ hasText: "We couldn’t load this part of the page." });
    await expect(notice).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your clinic on your phone");
    await lookAtAll(page, "a part that was lost");
    await page.unroute(/\/assets\/qr-code-.*\.js/);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("img", { name: "Code with the address of this page" })).toBeVisible();
  },
);

test(
  "a page whose chunks fail to load says so and reloads when the connection returns",
  { tag: ["@S8.MSG.13"] },
  async ({ page, complaints }) => {
    complaints.allow(/./); // the browser, React and the router each say that a part is lost
    await signIn(page);
    const parts = /\/assets\/(?:profile-settings|broken-page)-.*\.js/;
    await page.route(parts, (route) => route.abort());
    await open(page, `${clinicUrl("aurora")}/profile-settings`);
    await expect(
      page.getByRole("heading", { name: "We couldn’t load this part of the page." }),
    ).toBeVisible();
    await page.unroute(parts);
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(page.getByRole("heading", { name: "We couldn’t load this part of the page." })).toHaveCount(
      0,
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
);

const inside = { trace: "off", screenshot: "off" } as const;
test.use(inside);

for (const { name, reach } of states)
  test(`${name} has no accessibility violations in English and Arabic, in each scheme and on a narrow phone`, async ({
    page,
    context,
    complaints,
  }) => {
    test.setTimeout(120_000);
    complaints.allow(withoutNetwork);
    complaints.allow(/An unknown error occurred when fetching the script/); // the service worker, asked for a moment too late
    for (const locale of ["en", "ar"]) {
      await context.setOffline(false);
      await chooseLanguage(context, locale);
      await reach({ page, context });
      await lookAtAll(page, `${name} in ${locale}`);
    }
  });

test(
  "the waiting room has no accessibility violations, and a live region announces the call",
  { tag: ["@S1.18"] },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { slug } = await openClinic("aurora", "states-waiting", { settings: {}, attended: false });
    const visit = await bookVisit(page, { as: "guest", slug });
    await open(page, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
    expect(await liveRegions(page)).toBeGreaterThan(0);
    await lookAtAll(page, "the waiting room");
  },
);

test(
  "the call, its messages, its menu and its end have no accessibility violations",
  { tag: ["@S1.18"] },
  async ({ page }) => {
    test.setTimeout(180_000);
    await inCall(page, "states-call", { patientsVitalSigns: false });
    await lookAtAll(page, "the call");
    expect(await liveRegions(page)).toBeGreaterThan(0);
    for (const name of ["Messages", "More", "Leave"]) {
      await page
        .getByRole("button", { name: new RegExp(`^${name}`) })
        .first()
        .click();
      await lookAtAll(page, `the call with ${name}`);
      await page.keyboard.press("Escape");
    }
  },
);

for (const route of visitedRoutes)
  test(`${route.path} animates nothing with reduced motion and loses no text at 200 % text size`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    if (route.isPrivate) await signIn(page);
    await open(page, await addressOf(route, page, "aurora"));
    await page.locator("main h1").first().waitFor({ state: "attached" });
    expect(await moving(page), "while parts of the page are still on their way").toEqual([]);
    await expect(page.locator("main [class*=skeleton]")).toHaveCount(0);
    expect(await moving(page)).toEqual([]);
    await page.setViewportSize({ width: 640, height: 800 });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    expect(await overflowing(page)).toEqual([]);
    const headings = await page.locator("h1").count();
    expect(headings, "one heading of the first level").toBe(1);
  });

async function sendEmpty({ page }: Looked, path: string): Promise<void> {
  await open(page, clinicUrl("aurora") + path);
  await page.locator("main button[type=submit]").last().click();
  await page.locator("[aria-invalid=true]").first().waitFor();
}

async function openMenu(page: Page, path: string, summary: string): Promise<void> {
  await open(page, clinicUrl("aurora") + path);
  await page.locator(summary).first().click();
}

async function lookAtAll(page: Page, what: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const)
    for (const forcedColors of ["none", "active"] as const) {
      await page.emulateMedia({ colorScheme, forcedColors });
      expect.soft(await axe(page), `${what}, ${colorScheme}, ${forcedColors}`).toEqual([]);
    }
  const before = page.viewportSize();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    expect.soft(await overflowing(page), `${what}, ${width} px`).toEqual([]);
  }
  if (before) await page.setViewportSize(before);
}

const liveRegions = (page: Page) => page.locator("[aria-live], [role=status], [role=alert], output").count();

/** What moves for longer than the blink of an eye; what waits first and is then there at once does not move. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 50)
      .map((one) => (one instanceof CSSAnimation ? one.animationName : one.id)),
  );
