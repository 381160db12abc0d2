import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { routes, type RouteName } from "@anteroom/domain/shared/routes";
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { clinicUrl } from "./support/demo.ts";
import { barsOf, barsOfHtml } from "./support/page-frame.ts";
import { expectedRoutes, type ExpectedRoute } from "./support/route-expectations.ts";
import { expect, open, test } from "./support/test.ts";
import { addressOf, signIn } from "./support/visit.ts";
import { labelsOf } from "./support/words.ts";

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
  const said = labelsOf(locale, "shell")(title);
  const words = said === title ? labelsOf(base, "shell")(title) : said;
  return `${words} – ${clinic}`;
}

test(
  "the server's first response for every route has layout, title in eight languages and robots directive",
  {
    tag: [
      "@S2.R01",
      "@S2.R02",
      "@S2.R03",
      "@S2.R04",
      "@S2.R05",
      "@S2.R06",
      "@S2.R07",
      "@S2.R08",
      "@S2.R09",
      "@S2.R10",
      "@S2.R11",
      "@S2.R12",
      "@S2.R13",
      "@S2.R14",
      "@S2.R15",
      "@S2.R16",
      "@S2.R17",
      "@S2.R18",
      "@S2.R19",
      "@S2.R20",
      "@S2.R21",
      "@S2.R22",
      "@S2.R23",
      "@S2.R24",
      "@S2.R25",
      "@S2.R26",
      "@S2.R27",
      "@S2.R28",
      "@S2.R29",
      "@S2.R30",
      "@S2.GEN.01",
      "@S2.GEN.02",
      "@S2.GEN.03",
      "@S2.GEN.10",
      "@S2.GEN.11",
      "@S2.GEN.12",
      "@D.40",
    ],
  },
  async () => {
    for (const { name, expected } of rows) {
      const address = clinicUrl("aurora") + bareAddress(expected);
      for (const locale of locales) {
        const where = `${name} in ${locale}`;
        const { status, text } = await localHttp(address, { headers: { cookie: `lang=${locale}` } });
        expect.soft(status, where).toBe(name === "not-found" ? 404 : 200);
        expect.soft(barsOfHtml(text), where).toBe(barsOf(expected));
        const title = titleIn(locale, expected);
        if (title !== null) expect(text, where).toContain(`<title>${title}</title>`);
        expect
          .soft(text, where)
          .toContain(`content="${expected.isIndexable ? "index, follow" : "noindex, nofollow"}"`);
      }
      const withToken = await localHttp(`${address}?some_token=x`);
      expect.soft(withToken.text, `${name} with a token`).toContain('content="noindex, nofollow"');
    }
  },
);

for (const who of ["visitor", "patient"] as const)
  test(
    `a ${who} visits every page without a new document, starts at its heading, and back and forward work`,
    { tag: ["@S2.GEN.11", "@S2.GEN.12", "@S2.GEN.14", "@S1.01", "@S1.03", "@S6.ROLE.06"] },
    async ({ page }) => {
      test.setTimeout(120_000);
      if (who === "patient") await signIn(page);
      for (const { name, expected } of rows.filter((row) => row.expected.walkedBy === who)) {
        const wanted = { id: name, path: expected.address, isPrivate: false };
        await goThereAndBack(page, { name, expected }, await addressOf(wanted, page, "aurora"));
      }
    },
  );

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

/** Pages that become another without another address. */
const followsHeading = /^(sign-up|scheduling-patient|appointment-(checkout|pay)|profile-settings)$/;

function isCalledAsItsHeading(): boolean {
  const heading = document.querySelector<HTMLElement>("main h1");
  const words = heading?.dataset["tab"] ?? heading?.textContent?.trim();
  return words !== undefined && document.title.startsWith(`${words} – `);
}

async function arrived(page: Page, name: string, expected: ExpectedRoute): Promise<void> {
  const title = titleIn("en", expected);
  if (title === null) await expect(page, name).toHaveTitle(/^(?!Doctor –|Get the app).+ – /);
  else if (name === "appointment-details")
    await expect(page, name).toHaveTitle(/^(Your|Cancelled|Past) appointment – /); // the state, once it is known
  else if (followsHeading.test(name))
    await expect.poll(() => page.evaluate(isCalledAsItsHeading), name).toBe(true);
  else await expect(page, name).toHaveTitle(title);
  await expect(page.locator("main h1").first(), name).toBeAttached();
  const robots = expected.isIndexable ? "index, follow" : "noindex, nofollow";
  await expect(page.locator('meta[name="robots"]'), name).toHaveAttribute("content", robots);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: `${name}: focus` })
    .toBe("H1");
  const places = page.getByRole("navigation", { name: "Main", includeHidden: true });
  await expect(places, name).toHaveCount(Math.max(0, barsOf(expected)));
  await expect(page.getByRole("banner"), name).toHaveCount(expected.layout === "full" ? 0 : 1);
}

test("the table of expected pages matches the table of routes", { tag: ["@S2.GEN.08"] }, () => {
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
