import { locales } from "@anteroom/domain/shared/locales";
import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl } from "./support/demo.ts";
import { expect, hydrated, open, test, withoutNetwork } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";
import { extendedTag } from "../tools/test/extended.ts";

test(
  "two clinics side by side in one browser each keep their name, logo and colours",
  { tag: ["@S1.46", "@S1.48", "@S3.MANIFEST.01", "@S3.MANIFEST.04", "@S3.MANIFEST.08"] },
  async ({ page, context }) => {
    const other = await context.newPage();
    await open(page, `${clinicUrl("aurora")}/`);
    await open(other, `${clinicUrl("ipe")}/`);
    await expect(page).toHaveTitle("Clínica Aurora");
    await expect(other).toHaveTitle("Saúde Ipê");
    const colourOf = (one: typeof page) =>
      one.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--brand"));
    expect(await colourOf(page)).toBe("#0f6272");
    expect(await colourOf(other)).toBe("#6d2c80");
    await expect(page.locator("header img")).toHaveAttribute("src", "/clinics/aurora/logo.svg");
  },
);

test(
  "each of eight languages is served in the first response, and no page fetches another language",
  { tag: ["@S1.41", "@S1.42", "@D.51"] },
  async ({ page, context }) => {
    const fetched: string[] = [];
    page.on("request", (request) => fetched.push(request.url()));
    for (const locale of locales) {
      await chooseLanguage(context, locale);
      await open(page, `${clinicUrl("aurora")}/`);
      await expect(page.locator("html")).toHaveAttribute("lang", locale);
      await expect(page.locator("html")).toHaveAttribute("dir", locale === "ar" ? "rtl" : "ltr");
    }
    await chooseLanguage(context, "en");
    fetched.length = 0;
    await open(page, `${clinicUrl("aurora")}/doctors`);
    const scripts = fetched.filter((url) => url.includes("/assets/") && url.endsWith(".js"));
    expect(scripts.length).toBeGreaterThan(1);
    const words = await Promise.all(scripts.map(async (url) => (await localHttp(url)).text));
    expect(words.join("")).not.toContain("Encontrar um médico");
  },
);

test("three health tools of a clinic lie side by side on a wide page", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await open(page, `${clinicUrl("ipe")}/`);
  const cards = page.getByRole("region", { name: "How are you?" }).getByRole("link");
  await expect(cards).toHaveCount(3);
  const boxes = await cards.evaluateAll((links) =>
    links.map((link) => {
      const { top, width } = link.getBoundingClientRect();
      return { top: Math.round(top), width: Math.round(width) };
    }),
  );
  expect(new Set(boxes.map((box) => JSON.stringify(box))).size, JSON.stringify(boxes)).toBe(1);
});

test("changing the language keeps the page and its address", { tag: ["@D.51"] }, async ({ page }) => {
  await open(page, `${clinicUrl("aurora")}/download?kept=1`);
  await page.evaluate(() => (document.title = "not loaded again"));
  await page
    .locator("summary")
    .filter({ hasText: "English" })
    .or(page.getByLabel(/^Language/))
    .first()
    .click();
  await page.getByRole("button", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("عيادتك على هاتفك");
  await expect(page).toHaveURL(/\/download\?kept=1$/);
});

test(
  "an unknown address answers 404, keeps the address and offers three links",
  { tag: ["@S2.R30", "@S2.R30.404", "@S8.ERR.10", "@S8.MSG.22", "@D.45"] },
  async ({ page }) => {
    for (const path of ["/nowhere/at/all", "/404", "/doctors/999999", "/doctors/abc"]) {
      const answer = await page.goto(clinicUrl("aurora") + path);
      await hydrated(page);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found (404)");
      for (const [name, way] of [
        ["Go to the home page", "/"],
        ["Appointments", "/appointments"],
        ["Find a doctor", "/doctors"],
      ] as const)
        await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", way);
      await expect(page).toHaveURL(clinicUrl("aurora") + path);
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    }
  },
);

test(
  "search engines are excluded from private pages and addresses with a token only",
  { tag: ["@S2.GEN.10", "@S2.GEN.11", "@S2.GEN.12", "@D.41"] },
  async () => {
    const robotsOf = async (path: string) => {
      const { text: html } = await localHttp(clinicUrl("aurora") + path);
      return /<meta name="robots" content="([^"]*)"/.exec(html)?.[1];
    };
    expect(await robotsOf("/")).toContain("index, follow");
    expect(await robotsOf("/doctors")).toContain("index, follow");
    expect(await robotsOf("/doctors?auth_token=x")).toContain("noindex");
    expect(await robotsOf("/appointments")).toContain("noindex");
    expect(await robotsOf("/set-password?token=12345678901234567890")).toContain("noindex");
  },
);

test("plain localhost lets a developer choose the clinic", async ({ page }) => {
  await open(page, clinicUrl("aurora").replace("aurora.localhost", "localhost"));
  await page.locator('main a[href^="http://andes.localhost"]').click();
  await expect(page).toHaveURL(`${clinicUrl("andes")}/`);
});

test(
  "an offline notice appears without a connection and disappears when it returns",
  { tag: [extendedTag, "@S2.OVL.12", "@S8.MSG.21"] },
  async ({ page, context, complaints }) => {
    complaints.allow(withoutNetwork);
    complaints.allow(/Failed to fetch|net::ERR/);
    await open(page, `${clinicUrl("aurora")}/download`);
    await context.setOffline(true);
    await expect(page.getByText("You’re not connected to the internet.")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText("You’re not connected to the internet.")).toBeHidden();
    // A device that misses the moment, after sleep or behind a VPN: the clinic's answer counts.
    await page.evaluate(() => {
      Object.defineProperty(navigator, "onLine", { configurable: true, get: () => false });
      dispatchEvent(new Event("offline"));
    });
    await expect(page.getByText("You’re not connected to the internet.")).toBeVisible();
    await expect(page.getByText("You’re not connected to the internet.")).toBeHidden({ timeout: 15_000 });
  },
);

test(
  "every page sends its content security policy, and payment return pages keep access to their opener",
  { tag: ["@D.41"] },
  async () => {
    const headersOf = async (path: string) => (await localHttp(clinicUrl("aurora") + path)).headers;
    const home = await headersOf("/");
    expect(home["content-security-policy"]).toContain("default-src 'none'");
    expect(home["content-security-policy"]).not.toContain("unsafe");
    expect(home["x-content-type-options"]).toBe("nosniff");
    expect(home["referrer-policy"]).toBe("no-referrer");
    expect(home["permissions-policy"]).toContain("camera=(self)");
    expect(home["cross-origin-opener-policy"]).toBe("same-origin-allow-popups");
    for (const path of ["/appointments/12/pay", "/appointment-checkout"])
      expect((await headersOf(path))["cross-origin-opener-policy"]).toBeUndefined();
  },
);

test("a form sent without scripts is answered with one sentence and none of its content", async () => {
  const answer = await localHttp(`${clinicUrl("aurora")}/login`, {
    method: "POST",
    headers: { "content-type": "application/x-www-form-urlencoded", "accept-language": "en" },
    body: "password=hidden",
  });
  expect(answer.status).toBe(405);
  expect(answer.text).toContain("This page needs JavaScript.");
  expect(answer.text).not.toContain("hidden");
});

test(
  "each layout shows its own frame: navigation, brand only, or none",
  { tag: ["@S2.GEN.01", "@S2.GEN.03", "@S2.GEN.02", "@D.38"] },
  async ({ page }) => {
    await open(page, `${clinicUrl("aurora")}/download`);
    await expect(page.getByRole("navigation", { name: "Main" }).last()).toBeVisible();
    await open(page, `${clinicUrl("aurora")}/sign-up`);
    await expect(page.getByRole("navigation")).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Clínica Aurora" })).toBeVisible();
    await open(page, `${clinicUrl("aurora")}/guest/video/none`);
    await expect(page.getByRole("banner")).toHaveCount(0);
  },
);
