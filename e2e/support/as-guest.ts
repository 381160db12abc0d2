import { clinicUrl } from "./demo.ts";
import { expect, open } from "./test.ts";
import type { Page } from "@playwright/test";

type Way = {
  clinic: string;
  /** Index of the free time on the list of doctors, from 0. */
  time: number;
  motive: string;
};

/** Goes as a guest from the list of doctors to the step before payment, in English. */
export async function toCheckoutAsGuest(page: Page, { clinic, time, motive }: Way): Promise<void> {
  await open(page, `${clinicUrl(clinic)}/doctors`);
  await page.locator('a[href*="/scheduling/patient"]').nth(time).click();
  await expect(page.getByText(/is reserved for you/)).toBeVisible();
  await page.getByLabel("In your own words").pressSequentially(motive);
  await page.getByLabel("Patient’s name").fill("Ana Guest");
  for (const [name, value] of [
    ["Day", "27"],
    ["Month", "3"],
    ["Year", "1987"],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole("radio", { name: "Female", exact: true }).check();
  await page.getByLabel("Email address").fill("ana@example.org");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.waitForURL(/\/appointment-checkout/);
  await expect(page.getByText(motive)).toBeVisible();
}
