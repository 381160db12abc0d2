import { anotherClinic } from "./support/another-clinic.ts";
import { toCheckoutAsGuest } from "./support/as-guest.ts";
import { openBendingDoor } from "./support/bending-door.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";

test(
  "a clinic's own picture, icon, terms, account and colour appear where they belong",
  {
    tag: [
      "@S3.MANIFEST.03",
      "@S3.MANIFEST.05",
      "@S3.MANIFEST.06",
      "@S3.MANIFEST.07",
      "@S3.MANIFEST.08",
      "@G.20",
      "@D.20",
    ],
  },
  async ({ page }) => {
    const clinic = await anotherClinic("andes", "with-its-own-picture", {
      manifest: {
        name: "Clinic of the own picture",
        businessAccountSlug: "picture-group",
        alternativeMainImageUrl: "/clinics/ipe/logo.svg",
        customFavicon: "/clinics/ipe/favicon.svg",
        termsAndConditionsLink: "/clinics/ipe/terms.html",
        patientPrimaryColor: "#7a1fa2",
        brandColors: {},
      },
    });
    const url = clinicUrl(clinic);
    await open(page, `${url}/`);
    await expect(page).toHaveTitle("Clinic of the own picture");
    await expect(page.locator('main img[src="/clinics/ipe/logo.svg"]')).toBeVisible();
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute("href", "/clinics/ipe/favicon.svg");
    const brand = () =>
      page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand"));
    expect(await brand()).toBe("#7a1fa2");
    const account = await page.evaluate(async () => {
      const answer = await fetch("/api/shared/knok_domains?platform=web");
      return (await answer.json()).data.entity.business_account;
    });
    expect(account).toBe("picture-group");
    await toCheckoutAsGuest(page, { clinic, time: 4, motive: "A cough" });
    const terms = page.locator("a[href*=terms]");
    await expect(terms).toHaveCount(1);
    await expect(terms).toHaveAttribute("href", /^\/clinics\/ipe\/terms\.html#en$/);
  },
);

test(
  "every API request goes to the address in the environment",
  { tag: ["@S7.API.02", "@D.04", "@S3.RUN.03"] },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(new URL(request.url()).pathname));
    const door = await openBendingDoor(
      "aurora",
      "/login",
      (text) => text.replace('"apiBaseUrl":"/api/"', '"apiBaseUrl":"/elsewhere/api/"'),
      (address) => address.replace(/^\/elsewhere\//, "/"),
    );
    const url = door.clinicUrl;
    await open(page, `${url}/login`);
    await page.getByLabel("Email").fill("ines@example.pt");
    await page.getByLabel("Password", { exact: true }).fill("anteroom-demo");
    await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await expect(page).toHaveURL(`${url}/`);
    expect(requested).toContain("/elsewhere/api/patients/auth/login");
    expect(requested.filter((path) => path.startsWith("/api/"))).toEqual([]);
    await door.close();
  },
);
