import { locales } from "@anteroom/domain/shared/locales";
import type { Page } from "@playwright/test";
import { openBlankOrigin } from "../tools/product/demo-visit.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { momentsWithoutHeading, watchHeading } from "./support/heading-watch.ts";
import { overflowing } from "./support/overflow.ts";
import { visitedRoutes } from "./support/routes.ts";
import { languagesFor, lookFor } from "./support/spread.ts";
import { expect, open, test } from "./support/test.ts";
import { addressOf, chooseLanguage, signIn } from "./support/visit.ts";

/** The matrix looks at every page in all languages, one look after the other; a single run takes three languages and spreads the looks over the pages. */
const fixed = process.env["ANTEROOM_AXE_LOOK"];

// A trace of so many pages would take most of the time.
test.use({ trace: "off", screenshot: "off" });
test.describe.configure({ mode: "parallel" });

const tokens = new Map<string, string>();

/** Signs in as before in this process: no page here ends the session, and each log-in takes a tenth of a second of a processor. */
async function signInAgain(page: Page, slug: string): Promise<void> {
  const token = tokens.get(slug);
  if (token === undefined) {
    await signIn(page, slug);
    tokens.set(slug, await page.evaluate(() => localStorage.getItem("patient-token") ?? ""));
    return;
  }
  await openBlankOrigin(page, clinicUrl(slug));
  await page.evaluate((kept) => localStorage.setItem("patient-token", kept), token);
}

for (const [number, route] of visitedRoutes.entries()) {
  test(`${route.path} has no accessibility violations`, async ({ context, page }) => {
    test.setTimeout(120_000);
    const signedInAt = new Set<string>();
    await watchHeading(context);
    for (const [language, locale] of locales.entries()) {
      if (!fixed && !languagesFor(number).includes(language)) continue;
      const look = fixed ? JSON.parse(fixed) : lookFor(number, language);
      await page.emulateMedia({ colorScheme: look.scheme, forcedColors: look.forcedColors });
      await chooseLanguage(context, locale);
      if (route.isPrivate && !signedInAt.has(look.clinic)) await signInAgain(page, look.clinic);
      signedInAt.add(look.clinic);
      await open(page, await addressOf(route, page, look.clinic));
      await page.getByRole("heading", { level: 1 }).first().waitFor({ state: "attached" });
      const found = [
        ...(await axe(page)),
        ...(await momentsWithoutHeading(page)),
        ...(await overflowing(page)),
      ];
      expect.soft(found, `${route.path} in ${locale}, ${JSON.stringify(look)}`).toEqual([]);
    }
  });
}
