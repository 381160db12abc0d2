// Links of mails and clinics: what a reload, another device and a closed log-in do to them.
import type { Page } from "@playwright/test";
import { TOTP } from "otpauth";
import { askApi, invite, linksTo, newPatient } from "./support/access.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

const fresh = "oito barcos no rio";
const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name });
const button = (page: Page, name: string) =>
  page.getByRole("main").getByRole("button", { name, exact: true });
const keptInTab = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith("link-token")));

async function fillPasswords(page: Page): Promise<void> {
  await page.getByLabel("New password", { exact: true }).fill(fresh);
  await page.getByLabel("Repeat the password", { exact: true }).fill(fresh);
}

test(
  "a reload of the password reset page keeps the link, and nothing is stored after saving",
  { tag: ["@S2.R20.q-token", "@D.09"] },
  async ({ page }) => {
    const patient = await newPatient();
    await open(page, "/recover-password");
    await page.getByLabel("Email").fill(patient.login);
    await button(page, "Send me the link").click();
    let link = "";
    await expect
      .poll(async () => (link = (await linksTo(patient.login, "/set-password?token="))[0] ?? ""))
      .not.toBe("");
    await open(page, link);
    await expect(page).toHaveURL("/set-password");
    await reload(page);
    await expect(page.getByLabel("New password", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Current password", { exact: true })).toHaveCount(0);
    await fillPasswords(page);
    await button(page, "Save new password").click();
    await expect(heading(page, "Your new password has been saved")).toBeVisible();
    expect(await keptInTab(page)).toEqual([]);
    await open(page, "/set-password");
    await expect(page).toHaveURL("/login");
  },
);

test(
  "a reload of an invitation keeps it, and another tab does not have it",
  { tag: ["@S2.R22.q-auth_token", "@S2.R22.q-invitation_token", "@D.57"] },
  async ({ page }) => {
    const { path } = await invite("Rui Alves");
    await open(page, path);
    await expect(page).toHaveURL("/invitation");
    await reload(page);
    await expect(heading(page, "Clínica Aurora invites you")).toBeVisible();
    const tab = await page.context().newPage();
    await tab.goto("/invitation");
    await expect(tab).toHaveURL("/");
    await fillPasswords(page);
    await page.getByRole("checkbox").check();
    await button(page, "Accept the invitation").click();
    await expect(heading(page, "Your account is ready")).toBeVisible();
    expect(await keptInTab(page)).toEqual([]);
    await page.goto("/invitation");
    await expect(page).toHaveURL("/");
  },
);

test(
  "the language chosen in the settings applies on every device that signs in",
  { tag: ["@D.51"] },
  async ({ page, anotherBrowser }) => {
    const patient = await newPatient();
    const signIn = async (on: Page) => {
      await open(on, `${clinicUrl("aurora")}/login`);
      await on.getByLabel("Email").fill(patient.login);
      await on.getByLabel("Password", { exact: true }).fill(patient.password);
      await button(on, "Sign in").click();
    };
    await signIn(page);
    await expect(page.getByLabel(`Your account, ${patient.name}`)).toBeVisible();
    await open(page, "/profile-settings?section=personal&edit=language");
    for (const [label, value] of [
      ["Day", "3"],
      ["Month", "6"],
      ["Year", "1980"],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(value);
    await page.getByRole("radio", { name: "Female" }).check();
    await page.getByLabel("Language", { exact: true }).selectOption("ar");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");

    const other = await anotherBrowser();
    await chooseLanguage(other.context(), "en");
    await signIn(other);
    await expect(other.locator("html")).toHaveAttribute("lang", "ar");
    await expect(other.locator("html")).toHaveAttribute("dir", "rtl");
    await expect(other).toHaveURL(`${clinicUrl("aurora")}/`);
    await expect(other.getByLabel("اللغة: العربية")).toBeVisible();
    await expect(other.getByRole("heading", { level: 1 })).toBeVisible();
    expect(await axe(other)).toEqual([]);
    await reload(other);
    await expect(other.locator("html")).toHaveAttribute("lang", "ar");
  },
);

test(
  "a log-in link works where the clinic has closed its log-in, also with a second factor",
  { tag: ["@D.29", "@S3.SET.patientsLogIn"] },
  async ({ page, anotherBrowser }) => {
    const settings = { patientsLogIn: false, patientsGuestBooking: true };
    const { slug, clinicToken } = await openClinic("aurora", "closed-log-in", { settings });
    const clinic = { authorization: `Bearer ${clinicToken}` };
    const ask = (path: string, body: object, headers: Record<string, string> = {}) =>
      askApi(path, body, headers, slug);
    const email = `${crypto.randomUUID().slice(0, 8)}@patients.example`;
    const invitation = await ask("/clinic/invitations", { name: "Rita Lopes", email }, clinic);
    const tokens = new URL(String(invitation["link"])).searchParams;
    await ask("/patients/invitations/accept", {
      auth_token: tokens.get("auth_token"),
      invitation_token: tokens.get("invitation_token"),
      password: fresh,
      terms_accepted: true,
      terms_version: "1",
    });
    const newLink = async () => {
      const { link } = await ask(
        `/clinic/patients/${Number(invitation["patient_id"])}/login_links`,
        {},
        clinic,
      );
      return new URL(String(link)).searchParams.get("token") ?? "";
    };
    const { token } = await ask("/patients/auth/login/token", { token: await newLink() });
    const patient = { "x-patient-token": String(token) };
    await ask("/patients/security/proof", { password: fresh }, patient);
    const { secret } = await ask("/patients/security/totp", {}, patient);
    const app = new TOTP({ secret: String(secret) });
    await ask("/patients/security/totp/confirmation", { code: app.generate() }, patient);

    const at = clinicUrl(slug);
    const browser = await anotherBrowser();
    await chooseLanguage(browser.context(), "en", [slug]);
    await browser.goto(`${at}/appointments?token=${await newLink()}`);
    const dialog = browser.getByRole("dialog", { name: "Enter the 6-digit code" });
    await expect(dialog).toBeVisible();
    await expect(browser.getByLabel("Password", { exact: true })).toHaveCount(0);
    expect(await axe(browser)).toEqual([]);
    // The code of setting up opens nothing any more; that of the next step does.
    await dialog.getByRole("textbox").first().click();
    await browser.keyboard.type(app.generate({ timestamp: Date.now() + 30_000 }));
    await dialog.getByRole("button", { name: "Continue" }).click();
    await expect(browser.getByLabel("Your account, Rita Lopes")).toBeVisible();
    await expect(browser).toHaveURL(`${at}/appointments`);

    await chooseLanguage(page.context(), "en", [slug]);
    await page.goto(`${at}/login?token=${await newLink()}`);
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(heading(page, "You’re not signed in")).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL(`${at}/`);
    await page.goto(`${at}/login`);
    await expect(page).toHaveURL(`${at}/`);
  },
);
