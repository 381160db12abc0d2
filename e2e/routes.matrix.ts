import { gateSettings } from "@anteroom/domain/clinic/gates";
import { routes } from "@anteroom/domain/shared/routes";
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expectedRoutes } from "./support/route-expectations.ts";
import { expect, hydrated, open, test } from "./support/test.ts";
import { addressOf, chooseLanguage, signIn } from "./support/visit.ts";

const notThere = "Page not found (404)";
const rows = routes.map((route, index) => ({
  route,
  expected: expectedRoutes[route.name],
  id: `S2.R${String(index + 1).padStart(2, "0")}`,
}));

for (const { route, expected, id } of rows) {
  const visited = { id, path: expected.address, isPrivate: route.auth };

  test(`${route.path} without a session ${route.auth ? "leads to sign-in and shows no personal data" : "opens"}`, async ({
    page,
    context,
  }) => {
    for (const locale of ["en", "ar"] as const) {
      await chooseLanguage(context, locale);
      const path = visited.path.replaceAll(/\{(?:appointment|patient)Id\}/g, "1");
      await open(page, await addressOf({ ...visited, path }, page, "aurora"));
      if (route.auth) await expect(page).toHaveURL(/\/doctors\?from=/);
      else await expect(page.locator("main h1").first()).toBeAttached();
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
    }
  });

  if (route.auth || id === "S2.R16")
    test(`a patient who signs in is redirected to ${route.path}`, async ({ page }) => {
      await signIn(page);
      const address = await addressOf(visited, page, "aurora");
      await open(page, address);
      await expect(page.locator("main h1").first()).not.toHaveText(notThere);
      expect(new URL(page.url()).pathname).toBe(new URL(address).pathname);
    });

  if (expected.oddQuery !== null)
    test(`unexpected query values of ${route.path} break nothing`, async ({ page }) => {
      if (route.auth) await signIn(page);
      const [path = ""] = expected.address.split("?");
      const address = await addressOf({ ...visited, path }, page, "aurora");
      await page.goto(`${address}?${expected.oddQuery}`);
      await hydrated(page);
      await expect(page.locator("main h1").first()).toBeVisible();
      await expect(page.locator("main b")).toHaveCount(0); // nothing of it became markup
      expect(new URL(page.url()).host).toBe(new URL(clinicUrl("aurora")).host);
    });

  if (route.gate !== null)
    test(`${route.path} exists only while its gate ${route.gate} is open`, async ({ page }) => {
      const setting = gateSettings[route.gate];
      for (const isOpen of [true, false]) {
        const provider = { vitalSignsProvider: "embedded" as const };
        const slug = await anotherClinic(
          "aurora",
          `${id.slice(3).toLowerCase()}-${isOpen ? "open" : "closed"}`,
          {
            settings: { patientsWebScheduling: true, ...provider, [setting]: isOpen },
          },
        );
        await signIn(page, slug);
        const address = await addressOf(visited, page, slug);
        await open(page, address);
        const hasMoved = () => new URL(page.url()).pathname !== new URL(address).pathname;
        const isMissing = () => page.getByRole("heading", { name: notThere }).isVisible();
        await expect.poll(async () => !(hasMoved() || (await isMissing()))).toBe(isOpen);
      }
    });

  if (/\{(?:appointment|doctor)Id\}/.test(route.path) && id !== "S2.R07")
    test(`an unknown id in ${route.path} shows not found at the same address`, async ({ page }) => {
      await signIn(page);
      for (const number of ["999999", "0", "abc"]) {
        const path = route.path.replace(/\{\w+\}/, number);
        await open(page, clinicUrl("aurora") + path);
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(notThere);
        await expect(page).toHaveURL(clinicUrl("aurora") + path);
      }
    });
}

test(
  "an unknown page shows not found after client-side navigation too, and Back works",
  { tag: ["@S2.OVL.13", "@S8.ERR.09"] },
  async ({ page }) => {
    await signIn(page);
    await open(page, `${clinicUrl("aurora")}/appointments`);
    const own = page.getByRole("heading", { level: 1, name: "Your appointments" });
    await expect(own).toBeVisible();
    for (const path of ["/appointments/999999", "/doctors/999999", "/nowhere"]) {
      await page.evaluate((to) => history.pushState({}, "", to), path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(notThere);
      await expect(page).toHaveURL(clinicUrl("aurora") + path);
      await expect(page).toHaveTitle("Not found – Clínica Aurora");
      await page.goBack();
      await expect(own).toBeVisible();
    }
  },
);
