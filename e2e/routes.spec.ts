import { locales, type Locale } from "@anteroom/domain/locales";
import { routes, type RouteName } from "@anteroom/domain/routes";
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { clinicUrl } from "./support/demo.ts";
import { barsOf, barsOfHtml } from "./support/page-frame.ts";
import { expectedRoutes, type ExpectedRoute } from "./support/route-expectations.ts";
import { expect, open, test } from "./support/test.ts";
import { addressOf, signIn } from "./support/visit.ts";
import { wordsOf } from "./support/words.ts";

const clinic = "Clínica Aurora";
const rows = Object.entries(expectedRoutes).map(([name, expected]) => ({ name, expected }));
const bareAddress = ({ address }: ExpectedRoute) =>
  address
    .split("?")[0]
    ?.replaceAll(/\{(?:doctor|appointment)Id\}/g, "1")
    .replace("{invitationToken}", "none") ?? "";

/** What the tab says; null where only the page knows the name. */
function titleIn(locale: Locale, { title }: ExpectedRoute): string | null {
  if (typeof title !== "string") return title.named === "clinic" ? clinic : null;
  const base = { "pt-BR": "pt", "es-CL": "es" }[locale as string] ?? locale;
  const said = wordsOf(locale, "shell")(title);
  const words = said === title ? wordsOf(base, "shell")(title) : said;
  return `${words} – ${clinic}`;
}

test("S2.GEN.01 S2.GEN.02 S2.GEN.03 S2.GEN.10 S2.GEN.11 S2.GEN.12: the server's first answer for every row has its frame, its title in eight languages and its word to search engines", async () => {
  for (const { name, expected } of rows) {
    const address = clinicUrl("aurora") + bareAddress(expected);
    for (const locale of locales) {
      const where = `${name} in ${locale}`;
      const { status, text } = await localHttp(address, { headers: { cookie: `lang=${locale}` } });
      expect(status, where).toBe(name === "not-found" ? 404 : 200);
      expect(barsOfHtml(text), where).toBe(barsOf(expected));
      const title = titleIn(locale, expected);
      if (title !== null) expect(text, where).toContain(`<title>${title}</title>`);
      expect(text, where).toContain(
        `content="${expected.isIndexable ? "index, follow" : "noindex, nofollow"}"`,
      );
    }
    const withToken = await localHttp(`${address}?some_token=x`);
    expect(withToken.text, `${name} with a token`).toContain('content="noindex, nofollow"');
  }
});

for (const who of ["visitor", "patient"] as const)
  test(`S2.GEN.11 S2.GEN.12 S2.GEN.14: a ${who} goes to every page without a new document, starts reading at its heading, and back and forward lead where they say`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    if (who === "patient") await signIn(page);
    for (const { name, expected } of rows.filter((row) => row.expected.walkedBy === who)) {
      const wanted = { id: name, path: expected.address, isPrivate: false };
      await goThereAndBack(page, { name, expected }, await addressOf(wanted, page, "aurora"));
    }
  });

async function goThereAndBack(
  page: Page,
  { name, expected }: (typeof rows)[number],
  address: string,
): Promise<void> {
  const start = name === "download" ? "/join-by-code" : "/download";
  const startTitle = titleIn("en", expectedRoutes[name === "download" ? "join-by-code" : "download"]) ?? "";
  await open(page, clinicUrl("aurora") + start);
  await page.evaluate((to) => history.pushState({}, "", to), address);
  await arrived(page, name, expected);
  await page.goBack();
  await expect(page, `${name}: back`).toHaveTitle(startTitle);
  await expect(page).toHaveURL(clinicUrl("aurora") + start);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "index, follow");
  await page.goForward();
  await arrived(page, name, expected);
}

async function arrived(page: Page, name: string, expected: ExpectedRoute): Promise<void> {
  const title = titleIn("en", expected);
  if (title === null) await expect(page, name).toHaveTitle(/^(?!Doctor –|Get the app).+ – /);
  else await expect(page, name).toHaveTitle(title);
  await expect(page.locator("main h1").first(), name).toBeAttached();
  const robots = expected.isIndexable ? "index, follow" : "noindex, nofollow";
  await expect(page.locator('meta[name="robots"]'), name).toHaveAttribute("content", robots);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `${name}: focus` })
    .toBe("H1");
  expect(barsOfHtml(await page.locator("#page").innerHTML()), name).toBe(barsOf(expected));
}

test("S2.GEN.08: the table of what every page must be like and the table of routes are the same", () => {
  const byName = (name: string) => expectedRoutes[name as RouteName];
  for (const route of routes) {
    const { layout, isIndexable, signedOut, oddQuery, address } = byName(route.name);
    expect([route.name, layout, isIndexable, signedOut === "doctors"]).toEqual([
      route.name,
      route.layout,
      !route.noIndex,
      route.auth,
    ]);
    if (route.path !== "*") expect(address.split("?")[0]).toBe(route.path);
    expect([...new URLSearchParams(oddQuery ?? "").keys()].toSorted()).toEqual(route.query.toSorted());
  }
});
