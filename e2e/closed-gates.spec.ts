// One gate closed at a time: no link that a person meets may lead to a page behind it.
import { gateSettings } from "@anteroom/domain/clinic/gates";
import { matchRoute } from "@anteroom/domain/shared/routes";
import { localHttp } from "@anteroom/local-http/local-http";
import type { BrowserContext, Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const everythingOpen = {
  ...Object.fromEntries(Object.values(gateSettings).map((setting) => [setting, true])),
  patientsLogIn: true,
  patientsSignUp: true,
  patientsHomepageVitalSigns: true,
  patientsManageDependents: true,
  patientsSymptomChecker: true,
  phoneCallBack: true,
  symptomCheckerProvider: "embedded" as const,
  vitalSignsProvider: "embedded" as const,
};

/** Pages that are visited besides those the menu leads to. */
const alsoVisited = new Set(["appointment-details", "patients-video", "health-assessment", "login"]);

test.describe.configure({ mode: "parallel" });

for (const setting of Object.values(gateSettings))
  test(`Links lead to open pages for a patient when ${setting} alone is off`, async ({ page }) => {
    const clinic = await clinicWithout(setting);
    await signIn(page, clinic);
    const seen = await linksFrom(page, clinic);
    expect([...seen.keys()]).toContain("appointment-details");
    expect(await closedOf(clinic, seen)).toEqual([]);
  });

for (const setting of ["patientsLogIn", "patientsSignUp"])
  test(`Links lead to open pages for a visitor when ${setting} alone is off`, async ({ page }) => {
    const clinic = await clinicWithout(setting);
    expect(await closedOf(clinic, await linksFrom(page, clinic))).toEqual([]);
  });

const clinicWithout = (setting: string) =>
  anotherClinic("aurora", `no-${setting.toLowerCase().slice(-16)}`, {
    attended: false,
    settings: { ...everythingOpen, [setting]: false },
  });

type Link = { to: string; from: string };
type FoundLink = Link & { isOfMenu: boolean };

/** One link for each route that the pages of the menu, and what they lead to, link to; by the route's name. */
async function linksFrom(page: Page, clinic: string): Promise<Map<string, Link>> {
  const links = new Map<string, Link>([["home", { to: "/", from: "" }]]);
  let level = ["/"];
  while (level.length > 0) {
    const found = await Promise.all(level.map((from) => linksOn(page.context(), clinicUrl(clinic), from)));
    level = [];
    for (const { to, from, isOfMenu } of found.flat()) {
      const { name } = matchRoute(to.split("?")[0] ?? "").route;
      if (links.has(name)) continue;
      links.set(name, { to, from });
      if (isOfMenu || alsoVisited.has(name)) level.push(to);
    }
  }
  return links;
}

/** The links of a page at rest; of the waiting room's, once the patient has joined. */
async function linksOn(context: BrowserContext, base: string, from: string): Promise<FoundLink[]> {
  const page = await context.newPage();
  await open(page, base + from);
  if (from.startsWith("/client/video/")) {
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Waiting room" })).toBeVisible();
  }
  await page.waitForLoadState("networkidle");
  const found = await page.locator("a[href^='/']").evaluateAll((all) =>
    all.map((link) => ({
      to: link.getAttribute("href") ?? "",
      isOfMenu: link.closest("nav[aria-label='Main'], nav[aria-label='Health']") !== null,
    })),
  );
  await page.close();
  return found.map((link) => ({ ...link, from }));
}

/** The links that do not open where they point to: the server sends whoever follows them elsewhere, or finds nothing. */
async function closedOf(clinic: string, links: ReadonlyMap<string, Link>): Promise<Link[]> {
  const closed: Link[] = [];
  for (const link of links.values()) {
    const { status } = await localHttp(clinicUrl(clinic) + link.to, {});
    if (status !== 200) closed.push(link);
  }
  return closed;
}
