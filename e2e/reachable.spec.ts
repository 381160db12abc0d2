// Every page that a signed-in patient may open is reached from the home page by links alone, at three widths.
import { matchRoute, routes, type RouteName } from "@anteroom/domain/shared/routes";
import type { Page } from "@playwright/test";
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, hydrated, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const widths = [360, 768, 1280] as const;

/** Pages that no link of a signed-in patient leads to, each with the reason. */
const otherwise: Partial<Record<RouteName, string>> = {
  login: "for people who are signed out",
  "sign-up": "for people who are signed out",
  "recover-password": "for people who are signed out; the security section sets a new password",
  "set-password": "opened by the link in an email",
  invitation: "opened by the link in an email",
  "guest-video": "opened by an invited guest",
  "browser-error": "shown instead of the call in a browser that cannot hold it",
  "appointment-pay": "shown while a payment is pending",
  "appointment-checkout": "follows the form of the step before",
  "appointment-review": "shown after the appointment",
  "fill-survey": "opened by the clinic's request",
  "health-assessment-results": "follows a finished assessment",
  "shared-health-record": "opened by the link that a patient gave away",
  "connect-app": "opened by an app that asks to be connected",
  "waitlist-link": "opened by the link in the email about an earlier time",
  "not-found": "what any other address shows",
};
const sections = ["personal", "dependents", "insurance", "notifications", "security", "data"];

test("every page and settings section of a patient is linked from the home page at three widths", async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { slug } = await openClinic("aurora", "reachable", { attended: false });
  await bookVisit(page, { slug });
  await signIn(page, slug);
  const linksOf = await crawl(page, clinicUrl(slug));
  const wanted = [
    ...routes.map(({ name }) => name).filter((name) => !(name in otherwise)),
    ...sections.map((section) => `profile-settings?section=${section}`),
  ];
  for (const width of widths) {
    const reached = reachable(linksOf, width);
    expect(
      wanted.filter((key) => !reached.has(key)),
      `not reached at ${width} px`,
    ).toEqual([]);
  }
});

type Links = Map<string, Record<number, readonly string[]>>;

/** The visible links of one page of each kind, and of every appointment, at each width. */
async function crawl(page: Page, base: string): Promise<Links> {
  const links: Links = new Map();
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const key = pageOf(path);
    if (links.has(key)) continue;
    links.set(key, {});
    await page.setViewportSize({ width: widths[0], height: 740 });
    await open(page, `${base}${path}`);
    await hydrated(page);
    await expect(page.getByRole("main").locator("a, button").first()).toBeVisible();
    // A list that is still on its way has no links at the first width.
    await expect(
      page
        .getByRole("main")
        .getByRole("status")
        .filter({ hasText: /^Loading/ }),
    ).toHaveCount(0);
    const byWidth: Record<number, readonly string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      byWidth[width] = await visibleLinks(page);
      queue.push(...byWidth[width].filter((to) => !links.has(pageOf(to))));
    }
    links.set(key, byWidth);
  }
  return links;
}

function reachable(links: Links, width: number): Set<string> {
  const reached = new Map<string, string>();
  const queue = ["/"];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const page = pageOf(path);
    if (reached.has(page)) continue;
    reached.set(page, keyOf(path));
    queue.push(...(links.get(page)?.[width] ?? []));
  }
  return new Set(reached.values());
}

/** What is crawled once. An appointment to come leads elsewhere than one that is over, and which is met first depends on what loads first. */
function pageOf(path: string): string {
  const key = keyOf(path);
  return key === "appointment-details" ? `${key} ${path}` : key;
}

/** One key a route, and one a section of the settings. */
function keyOf(path: string): string {
  const { pathname, searchParams } = new URL(path, "http://clinic");
  const { name } = matchRoute(pathname).route;
  const section = name === "profile-settings" ? searchParams.get("section") : null;
  return section === null ? name : `${name}?section=${section}`;
}

/** Links of this clinic that can be seen once every menu is open. */
async function visibleLinks(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () => {
    const found = new Set<string>();
    const look = () => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
        if (link.origin === location.origin && link.checkVisibility()) found.add(link.pathname + link.search);
    };
    look();
    for (const menu of document.querySelectorAll("details")) {
      menu.open = true;
      await new Promise(requestAnimationFrame);
      look();
      menu.open = false;
    }
    return [...found];
  });
}
