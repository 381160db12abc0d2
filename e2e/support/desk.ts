import type { Page } from "@playwright/test";
import { clinicUrl } from "./demo.ts";
import { expect } from "./test.ts";

/** Signs somebody of a clinic's demo staff in at its desk, in English. */
export async function signInAtDesk(page: Page, slug: string, role: "doctor" | "reception"): Promise<void> {
  await page.goto(`${clinicUrl(slug)}/desk`);
  await page.getByLabel("Email address").fill(`${role}@${slug}.example`);
  await page.getByLabel("Password", { exact: true }).fill("anteroom-demo");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToBeSignedIn(page);
}

/** Waits for the desk's bar of somebody who is signed in, which is folded in a small window. */
export async function expectToBeSignedIn(page: Page): Promise<void> {
  await expect(page.getByRole("button", { name: /^(?:Sign out$|Menu)/ })).toBeVisible();
}
