import { axe } from "./support/axe.ts";
import { expect, open, reload, test } from "./support/test.ts";

test(
  "a filter below the search suggestions can be tapped on a phone, and the suggestions then close",
  { tag: ["@S2.R03"] },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, "/doctors");
    await page.getByRole("combobox", { name: "Name, specialty or symptom" }).fill("headache");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.getByRole("link", { name: "Free today", exact: true }).click();
    await expect(page).toHaveURL(/when=today/);
    await expect(page.getByRole("listbox")).toBeHidden();
  },
);

test(
  "a search text stays on the device: no request and no address contains it",
  { tag: ["@S2.R01", "@S2.R03"] },
  async ({ page }) => {
    const sent: string[] = [];
    page.on("request", (request) =>
      sent.push(
        decodeURIComponent(request.url()) + (request.postData() ?? "") + JSON.stringify(request.headers()),
      ),
    );
    await open(page, "/doctors");
    const box = page.getByRole("combobox", { name: "Name, specialty or symptom" });
    await box.fill("itchy rash");
    await expect(page.getByRole("option").first()).toContainText("Skin");
    expect(await axe(page)).toEqual([]);
    await box.press("Enter");
    await expect(page).toHaveURL(/\/doctors\?specialties=dermatology$/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await box.fill("cough");
    await expect(page.getByRole("option").first()).toContainText("Lungs");
    await box.press("Enter"); // nothing chosen: whoever can help
    await expect(page).toHaveURL(/\/doctors\?specialties=pulmonology(,|%2C)general-practice$/);
    await box.fill("depression");
    await expect(page.getByRole("option").first()).toBeVisible();
    await reload(page);
    expect(sent.filter((request) => /itchy|rash|depress/i.test(request))).toEqual([]);
  },
);

test.describe("search unavailable", () => {
  test.use({ serviceWorkers: "block" }); // it would fetch past what is held here

  test(
    "a search whose script failed to load says so, keeps the text, and tries again",
    { tag: ["@S2.R03"] },
    async ({ page, complaints }) => {
      complaints.allow(/net::ERR_FAILED|Failed to (?:load resource|fetch dynamically imported module)/);
      let isLost = true;
      await page.route(/find-targets-[^/]*\.js$/, (route) => (isLost ? route.abort() : route.continue()));
      await open(page, "/doctors");
      const box = page.getByRole("combobox", { name: "Name, specialty or symptom" });
      await box.fill("headache");
      await expect(page.getByText("We couldn’t load this part of the page.")).toBeVisible();
      await expect(box).toHaveValue("headache");
      isLost = false;
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByText("We couldn’t load this part of the page.")).toBeHidden();
      await box.press("Enter");
      await expect(page).toHaveURL(/\/doctors\?specialties=general-practice$/);
    },
  );
});
