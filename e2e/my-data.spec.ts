import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { axe } from "./support/axe.ts";
import { demoClinic, demoPatient } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { chooseLanguage, signIn } from "./support/visit.ts";

const address = "/profile-settings?section=data";
const part = (page: Page, name: string) => page.getByRole("region", { name });

/** A patient of the demo whom no other test needs. */
const leaving = () => {
  const patient = demoClinic().patients.find(({ login }) => login === "omar@example.pt");
  if (!patient) throw new Error("The demo has no patient who could leave.");
  return patient;
};

async function signInAs(page: Page, { login, password }: { login: string; password: string }): Promise<void> {
  await open(page, "/login");
  await page.getByLabel("E-mail").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
}

test("a patient gets everything that is kept in one archive, once", async ({ page }) => {
  await signIn(page);
  await open(page, address);
  const copy = part(page, "A copy of your data");
  await copy.getByRole("button", { name: "Prepare my archive" }).click();
  const button = copy.getByRole("button", { name: "Download my archive" });
  await expect(button).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const coming = page.waitForEvent("download");
  await button.click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^aurora-\d{4}-\d\d-\d\d\.zip$/);
  const files = unzipSync(readFileSync(await download.path()));
  const patients = files["patients.json"];
  expect(patients && strFromU8(patients)).toContain(demoPatient().name);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["appointments.json", "about.json"]));
  await expect(copy.getByText("The archive is on your device. Ours is deleted.")).toBeVisible();
  await expect(copy.getByRole("button", { name: "Prepare my archive" })).toBeVisible();
});

test("a patient sees that the clinic has looked at a visit", async ({ page }) => {
  await signIn(page);
  const { clinic_token } = demoClinic();
  const now = Date.now();
  const at = (days: number) => new Date(now + days * 86_400_000).toISOString();
  const status = await page.evaluate(
    async ({ path, token }) => (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).status,
    { path: `/api/clinic/appointments?from=${at(-15)}&to=${at(15)}`, token: clinic_token },
  );
  expect(status).toBe(200);
  await open(page, address);
  const reads = part(page, "Who looked at your record");
  await expect(reads.getByText("Saw your visit in a list").first()).toBeVisible();
  await expect(reads.getByText("The clinic", { exact: true }).first()).toBeVisible();
});

test("erasing says what goes and what stays, and a wrong password changes nothing", async ({ page }) => {
  await signIn(page);
  await open(page, address);
  const erasure = part(page, "Erase your account");
  await expect(
    erasure.getByText("Payments, with their amount and number: 10 years, as tax law asks."),
  ).toBeVisible();
  await erasure.getByRole("button", { name: "Erase my account" }).click();
  await expect(erasure.getByRole("heading", { name: "Visits that are cancelled" })).toBeVisible();
  await erasure.getByRole("button", { name: "Erase everything now" }).click();
  await expect(erasure.getByText("Write your password.")).toBeVisible();
  await erasure.getByLabel("Your password").fill("not-the-password");
  await erasure.getByRole("button", { name: "Erase everything now" }).click();
  await expect(erasure.getByText("This is not your password.")).toBeVisible();
  await expect(erasure.getByLabel("Your password")).toBeFocused();
  expect(await axe(page)).toEqual([]);
  await erasure.getByRole("button", { name: "Keep my account" }).click();
  await expect(erasure.getByLabel("Your password")).toBeHidden();
  await page.reload();
  await expect(page.getByLabel(`Your account, ${demoPatient().name}`)).toBeVisible();
});

test("who erases the account is signed out, and cannot sign in any more", async ({ page }) => {
  const patient = leaving();
  await signInAs(page, patient);
  await open(page, address);
  const erasure = part(page, "Erase your account");
  await erasure.getByRole("button", { name: "Erase my account" }).click();
  await erasure.getByLabel("Your password").fill(patient.password);
  await erasure.getByRole("button", { name: "Erase everything now" }).click();
  await expect(erasure.getByText("Your account is erased. We wish you well.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await erasure.getByRole("button", { name: "To the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await open(page, "/login");
  await page.getByLabel("E-mail").fill(patient.login);
  await page.getByLabel("Password", { exact: true }).fill(patient.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("region", { name: "This log-in and password do not match." })).toBeFocused();
});

test("in Arabic the section reads from the right and has no fault axe knows", async ({ context, page }) => {
  await chooseLanguage(context, "ar");
  await signIn(page);
  await open(page, address);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await expect(part(page, "نسخة من بياناتك")).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
