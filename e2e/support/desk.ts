import type { Locator, Page } from "@playwright/test";
import { clinicUrl } from "./demo.ts";
import { expect } from "./test.ts";

/** Signs in at a clinic's desk as the demo doctor or receptionist, in English. */
export async function signInAtDesk(page: Page, slug: string, role: "doctor" | "reception"): Promise<void> {
  await page.goto(`${clinicUrl(slug)}/desk`);
  await page.getByLabel("Email address").fill(`${role}@${slug}.example`);
  await page.getByLabel("Password", { exact: true }).fill("anteroom-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToBeSignedIn(page);
}

/** Chooses the doctor's time of this place in the list of tomorrow's, or of the first later day with free times: today may be nearly over. */
export async function chooseTime(scope: Page | Locator, place: number): Promise<void> {
  await scope.getByLabel("Day", { exact: true }).selectOption({ index: 1 });
  await scope.getByLabel("Time", { exact: true }).selectOption({ index: place });
}

/** Waits until the desk shows a signed-in user: the sign-out button, or the menu in a small window. */
export async function expectToBeSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(?:Sign out$|Menu|More)/ }).first()).toBeVisible();
}

/** Opens a screen whose link is among the last of the bar: by its menu, which an administrator has at 1280 px. */
export async function openFromMenu(page: Page, name: string): Promise<void> {
  await page.getByRole("button", { name: /^More/ }).click();
  await page.getByRole("link", { name, exact: true }).click();
}
