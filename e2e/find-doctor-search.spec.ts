import { clinicUrl } from "./support/demo.ts";
import { axe } from "./support/axe.ts";
import { expect, open, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

test.describe("the search box of the doctors page", () => {
  for (const [title, typed, first] of [
    ["a symptom leads to the specialties that fit", "headache", /^General practice/],
    ["a whole word is not found inside a name", "ENT", /^Ear, nose and throat/],
    ["a profession leads to its specialty", "cardiologist", /^Heart/],
    ["who is ill counts as well", "child with fever", /^Children's health/],
    ["a surname may come first", "Quental Aurora", /^Dr Aurora Quental/],
    ["a typing error is forgiven", "dermatolgist", /^Skin/],
    ["a typing error in a name is forgiven", "Tavarez", /^Dr Rui Tavares/],
  ] as const)
    test(title, { tag: ["@S2.R01", "@S2.R03"] }, async ({ page }) => {
      await open(page, "/doctors");
      const box = page.getByRole("combobox", { name: "Name, specialty or symptom" });
      await box.fill(typed);
      await expect(page.getByRole("option").first()).toHaveText(first);
      if (typed === "ENT") await expect(page.getByRole("option", { name: /Quental/ })).toHaveCount(0);
    });
});

test(
  "an Arabic symptom and a name in Arabic letters are found",
  { tag: ["@S2.R03"] },
  async ({ context, page }) => {
    await chooseLanguage(context, "ar");
    await open(page, "/doctors");
    const box = page.getByRole("combobox", { name: "الاسم أو التخصص أو العرَض" });
    await box.fill("طفح جلدي");
    await expect(page.getByRole("option").first()).toContainText("طب الجلد");
    await box.fill("دوارتي هيلينا");
    await expect(page.getByRole("option").first()).toContainText("د. Helena Duarte");
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "on a phone a filter can be tapped below the suggestions, which cover nothing and then close",
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
  "what is typed stays on the device: no request and no address has it",
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
    await box.press("Enter");
    await expect(page).toHaveURL(/\/doctors\?specialties=dermatology$/);
    await expect(page.getByRole("article")).toHaveCount(1);
    await box.fill("cough");
    await expect(page.getByRole("option").first()).toContainText("Lungs");
    await box.press("Enter"); // nothing chosen: whoever can help
    await expect(page).toHaveURL(/\/doctors\?specialties=pulmonology(,|%2C)general-practice$/);
    await box.fill("depression");
    await expect(page.getByRole("option").first()).toBeVisible();
    await page.reload();
    expect(sent.filter((request) => /itchy|rash|depress/i.test(request))).toEqual([]);
  },
);

test(
  "where nothing fits, the page says so and offers general practice and all doctors",
  { tag: ["@S2.R03"] },
  async ({ page }) => {
    // Saúde Ipê has no doctor for ear, nose and throat.
    for (const [address, typed] of [
      ["/doctors", "zebra qqqq"],
      [`${clinicUrl("ipe")}/doctors`, "ENT"],
    ] as const) {
      await open(page, address);
      await page.getByRole("combobox", { name: "Name, specialty or symptom" }).fill(typed);
      await page.getByRole("combobox", { name: "Name, specialty or symptom" }).press("Enter");
      const search = page.getByRole("search");
      await expect(search.getByText("We found no doctor for that.")).toBeVisible();
      await expect(search.getByRole("link", { name: "Show all doctors" })).toHaveAttribute(
        "href",
        "/doctors",
      );
      await search.getByRole("link", { name: "General practice" }).click();
      await expect(page).toHaveURL(/\/doctors\?specialties=general-practice$/);
    }
  },
);

test.describe("without the search", () => {
  test.use({ serviceWorkers: "block" }); // it would fetch past what is held here

  test(
    "where its script was lost, the page says so, keeps what was typed, and tries again",
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
