// How far it is from the clinic's page to a booked and paid visit, counted in taps and screens.
import type { Page } from "@playwright/test";
import { extendedTag } from "../tools/test/extended.ts";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { countTaps } from "./support/count-taps.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test.use({ viewport: { width: 360, height: 740 }, timezoneId: "America/Sao_Paulo" });

/** Types the card with the keyboard alone; the last key is a tap on the bank's button, and is counted as one. */
async function payAtBank(bank: Page): Promise<void> {
  await bank.waitForURL(/\/pay\//);
  await bank.locator("[name=name]").fill("Inês Carvalho");
  await bank.locator("[name=number]").fill("4111 1111 1111 1111");
  await bank.locator("[name=expiry]").fill("12/39");
  await bank.locator("[name=cvv]").fill("123");
  const closing = bank.waitForEvent("close");
  await bank.getByRole("button", { name: /\d/ }).click(); // the amount stands in it
  await closing;
}

for (const [like, words, tier] of [
  ["aurora", "Lisbon", [extendedTag]],
  ["ipe", "São Paulo", []], // amounts are hidden until the total
] as const)
  test(
    `a known patient books and pays an appointment in five taps and four screens (${like})`,
    { tag: [...tier, "@S1.03", "@S1.09", "@S1.10", "@D.31"] },
    async ({ context, page }) => {
      const clinic = await anotherClinic(like, "five-taps", {});
      await signIn(page, clinic);
      await open(page, `${clinicUrl(clinic)}/`);
      const count = await countTaps(context, page);

      await page.getByRole("region", { name: "Next available" }).getByRole("link").first().click(); // 1
      await page.waitForURL(/\/doctors\/\d+$/);
      await page
        .getByRole("link", { name: new RegExp(`^\\w+ \\d+ \\w+, \\d\\d:\\d\\d, ${words} time, with Dr`) })
        .last()
        .click(); // 2
      await page.waitForURL(/\/scheduling\/patient/);
      await page.getByLabel("In your own words").click(); // 3
      await page.keyboard.type("A cough for three days");
      await expect(page.getByRole("radio", { name: /^You/ })).toBeChecked();
      await expect(page.getByText("Order total")).toBeVisible();
      expect(await axe(page)).toEqual([]);
      const opening = page.waitForEvent("popup");
      await page.getByRole("button", { name: /^Pay .*\d/ }).click(); // 4
      await payAtBank(await opening); // 5
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^You’re booked, /);

      expect(count.taps()).toBeLessThanOrEqual(5);
      expect(count.screens()).toHaveLength(4);
    },
  );

test(
  "a guest fills in one form more, and cannot continue without accepting the terms",
  { tag: ["@S1.08", "@S3.PINFO.04", "@G.25", "@S5.FIELD.05", "@D.62"] },
  async ({ context, page }) => {
    const clinic = await anotherClinic("aurora", "one-form-more", {});
    await open(page, `${clinicUrl(clinic)}/`);
    const count = await countTaps(context, page);
    await page.locator('nav a[href="/doctors"]').last().click();
    await page.waitForURL(/\/doctors$/);
    await page
      .getByRole("link", { name: /^(Today|Tomorrow) \d\d:\d\d, \w+ \d+ \w+, São Paulo time, with Dr / })
      .nth(2)
      .click();
    await page.getByLabel("In your own words").click();
    await page.keyboard.type("A cough for three days");
    // The keyboard goes from field to field.
    await page.getByLabel("Patient’s name").fill("Ana Guest");
    for (const [part, value] of [
      ["Day", "27"],
      ["Month", "3"],
      ["Year", "1987"],
    ] as const)
      await page.getByLabel(part, { exact: true }).fill(value);
    await page.getByRole("radio", { name: "Female", exact: true }).press("Space");
    await page.getByLabel("Email address").fill("ana@example.org");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/appointment-checkout/);
    await expect(page.getByText(/\d\d:\d\d São Paulo time · \d\d:\d\d Lisbon time/)).toBeVisible();
    const opened = context.pages().length;
    await page.getByRole("button", { name: /^Pay .*\d/ }).click();
    await expect(page.getByText("Tick the box to agree to the terms, then continue")).toBeVisible();
    await expect(page.locator("#terms")).toBeFocused();
    const tick = await page.locator("#terms").boundingBox();
    const foot = await page.getByRole("button", { name: /^Pay / }).last().boundingBox();
    expect((tick?.y ?? 0) + (tick?.height ?? 0), "the box stands clear of the bar at the foot").toBeLessThan(
      foot?.y ?? 0,
    );
    expect(context.pages()).toHaveLength(opened);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("checkbox", { name: /I agree to the/ }).click();
    const opening = page.waitForEvent("popup");
    await page.getByRole("button", { name: /^Pay .*\d/ }).click();
    await payAtBank(await opening);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re booked, Ana");
    // List, time, motive, continue, terms, pay, bank; the refused tap on "Pay" is this test's own.
    expect(count.taps()).toBeLessThanOrEqual(5 + 2 + 1);
    expect(count.screens()).toHaveLength(4);
  },
);
