import { overflowing } from "./support/overflow.ts";
import { speakPseudo } from "./support/pseudo-catalogue.ts";
import { visitedRoutes } from "./support/routes.ts";
import { expect, open, test } from "./support/test.ts";
import { addressOf, chooseLanguage, signIn } from "./support/visit.ts";

const clinic = process.env["ANTEROOM_PSEUDO_CLINIC"] || "aurora";
const looks = [
  { width: 320, text: "100%" },
  { width: 360, text: "100%" },
  { width: 1280, text: "100%" },
  { width: 640, text: "200%" },
  { width: 1280, text: "200%" },
] as const;

test.use({ trace: "off", screenshot: "off", reducedMotion: "reduce" });

test.describe.configure({ mode: "parallel" });

for (const route of visitedRoutes)
  for (const locale of ["en", "ar"] as const)
    test(`${route.path} fits text 40 % longer, ${locale === "ar" ? "from right to left" : "from left to right"}, at every width and at 200 % text size`, async ({
      page,
      context,
      complaints,
    }) => {
      test.setTimeout(120_000);
      complaints.allow(/Minified React error #418/); // the server does not speak this language; the page draws itself anew
      await chooseLanguage(context, locale);
      if (route.isPrivate) await signIn(page, clinic);
      const address = await addressOf(route, page, clinic);
      await speakPseudo(page);
      await open(page, address);
      await expect(page.locator("main")).toContainText("["); // the heading may be a name, which no language changes
      await page.evaluate(lengthenNames);
      for (const { width, text } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, text);
        expect.soft(await overflowing(page), `${width} px, text at ${text}`).toEqual([]);
      }
    });

/** Names and addresses as long as people have them, in the place of those of the demo. */
function lengthenNames(): void {
  for (const one of document.querySelectorAll("bdi")) {
    if (one.className.includes("long"))
      one.textContent = "maria.fernanda.de.albuquerque.e.vasconcelos@hospital-central.example";
    else if (one.dir === "") one.textContent = "Maria Fernanda de Albuquerque e Vasconcelos Guimarães";
  }
}
