// Health from A to Z in a real browser, on a phone: found in spite of how it is typed, read, linked to, printed, closed.
import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test, withoutNetwork } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";
import { labelsOf } from "./support/words.ts";

const library = `${clinicUrl("aurora")}/health-search`;
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

test(
  "a visitor finds a topic despite a typing error, reads it, goes back and forward, and books a doctor",
  { tag: ["@S1.33", "@S2.R26", "@D.43"] },
  async ({ page }) => {
    const requested: string[] = [];
    page.on("request", (request) => requested.push(decodeURI(request.url()) + (request.postData() ?? "")));
    await open(page, clinicUrl("aurora"));
    await page.getByRole("link", { name: /Health from A to Z/ }).click();
    await expect(page).toHaveURL(library);
    await expect(page).toHaveTitle("Health from A to Z – Clínica Aurora");
    await expect(page.getByRole("navigation", { name: "Letters" }).getByRole("link").first()).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await page.getByRole("searchbox").fill("bicycle");
    await expect(page.getByRole("heading", { name: "No results" })).toBeVisible();
    await page.getByRole("searchbox").fill("hartburn");
    await expect(page.getByText("1 topic found.")).toBeAttached();
    const found = page.getByRole("link", { name: /Acid reflux.*Also called: heartburn/ });
    await expect(found).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(
      requested.filter((one) => /bicycle|hartburn/.test(one)),
      "typed words stay here",
    ).toEqual([]);
    await page.getByRole("searchbox").press("Enter");

    await expect(page).toHaveURL(`${library}?topic=acid-reflux`);
    await expect(heading(page)).toHaveText("Acid reflux");
    await expect(heading(page)).toBeFocused();
    await expect(page).toHaveTitle("Acid reflux – Clínica Aurora");
    for (const part of ["What you can do yourself", "When to see a doctor", "About this page", "Sources"])
      await expect(page.getByRole("heading", { name: part })).toBeVisible();
    const emergency = page.getByRole("region", { name: "Call 112 now for any of these" });
    await expect(emergency.getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
    await expect(emergency.getByRole("listitem").first()).toBeVisible();
    await expect(
      page.getByText("No one with clinical training has reviewed this yet.").first(),
    ).toBeVisible();
    await expect(page.getByText("General information, not advice for you.")).toBeVisible();
    await expect(page.locator("dl").getByText("22 November 2026")).toBeVisible();
    await expect(page.getByText("K21")).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await page.goBack();
    await expect(page.getByRole("searchbox")).toHaveValue("hartburn");
    await expect(found).toBeVisible();
    await page.goForward();
    await expect(heading(page)).toHaveText("Acid reflux");
    await page.getByRole("link", { name: "Book a doctor for this" }).click();
    await expect(page).toHaveURL(/\/doctors\?specialties=general-practice$/);
    await expect(page.getByRole("article").first()).toBeVisible();
  },
);

test(
  "a topic link follows the language, search ignores accents and hamza, an unknown topic offers links",
  { tag: ["@S1.33", "@D.43"] },
  async ({ page }) => {
    await chooseLanguage(page.context(), "pt");
    await open(page, library);
    await page.getByRole("searchbox").fill("refluxo acido");
    await page.getByRole("link", { name: "Refluxo ácido" }).click();
    await expect(page).toHaveTitle("Refluxo ácido – Clínica Aurora");
    await page.locator("header summary").first().click();
    await page.getByRole("button", { name: "English" }).click();
    await expect(heading(page)).toHaveText("Acid reflux");
    await expect(page).toHaveTitle("Acid reflux – Clínica Aurora");

    await chooseLanguage(page.context(), "ar");
    await open(page, `${library}?topic=acid-reflux`);
    await expect(heading(page)).toHaveText("ارتجاع حمض المعدة");
    await expect(page).toHaveTitle("ارتجاع حمض المعدة – Clínica Aurora");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    expect(await axe(page)).toEqual([]);
    const say = labelsOf("ar", "health-search");
    await page.getByRole("link", { name: say("All topics") }).click();
    await page.getByRole("searchbox").fill("حموضه");
    await page.getByRole("link", { name: "ارتجاع حمض المعدة" }).click();
    await expect(heading(page)).toHaveText("ارتجاع حمض المعدة");

    await chooseLanguage(page.context(), "en");
    await open(page, `${library}?topic=no-such-topic`);
    await expect(heading(page)).toHaveText("We couldn’t find that topic");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "See all topics" }).click();
    await expect(page).toHaveURL(library);
  },
);

test(
  "the health search works offline and says so, and a topic that failed to load is fetched again",
  { tag: ["@S1.33"] },
  async ({ page, context, complaints }) => {
    complaints.allow(withoutNetwork);
    complaints.allow(/net::ERR_FAILED/);
    await open(page, library);
    await page.getByRole("searchbox").fill("reflux");
    await expect(page.getByRole("link", { name: "Acid reflux" })).toBeVisible();
    await page.waitForLoadState("networkidle"); // what comes when a page is at rest: Firefox asks for a lost file only on a new page
    await context.setOffline(true);
    await expect(page.getByText("You’re not connected to the internet.")).toBeVisible();
    await page.getByRole("searchbox").fill("acid");
    await page.getByRole("link", { name: "Acid reflux" }).click();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText("Acid reflux");
    await page.getByRole("link", { name: "All topics" }).click();

    await page.route("**/api/shared/health_topics/*", (route) => route.abort());
    await page.getByRole("searchbox").fill("");
    await page.getByRole("link", { name: "Flu", exact: true }).click();
    const notice = page
      .getByRole("alert")
      .filter({ hasText: "We couldn’t load this. Try again in a moment." });
    await expect(notice).toBeVisible();
    await page.unroute("**/api/shared/health_topics/*");
    await notice.getByRole("button", { name: "Try again" }).click();
    await expect(heading(page)).toHaveText("Flu");
    await expect(page).toHaveTitle("Flu – Clínica Aurora");
  },
);
