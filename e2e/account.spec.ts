import type { Page } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoPatient, type DemoPatient } from "./support/demo.ts";
import { expect, hydrated, open, reload, test } from "./support/test.ts";
import { chooseLanguage, signIn } from "./support/visit.ts";

const wrong = "These sign-in details don’t match.";
const tokenIn = (page: Page) => page.evaluate(() => localStorage.getItem("patient-token"));

async function fillIn(
  page: Page,
  { login, password }: Pick<DemoPatient, "login" | "password"> = demoPatient(),
): Promise<void> {
  await page.getByLabel("Email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const send = (page: Page) => page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
const account = (page: Page) => page.getByLabel(`Your account, ${demoPatient().name}`);

test(
  "a patient signs in and still is after a reload",
  { tag: ["@S1.01", "@S2.R04", "@S7.API.19", "@D.56", "@S4.SESSION.01", "@S4.SESSION.04", "@S5.LOGIN.01"] },
  async ({ page }) => {
    await open(page, "/login");
    await fillIn(page);
    await send(page);
    await expect(page).toHaveURL("/");
    await expect(account(page)).toBeVisible();
    expect(await tokenIn(page)).toBeTruthy();
    await reload(page);
    await expect(account(page)).toBeVisible();
  },
);

test(
  "signing out leaves neither token nor profile",
  { tag: ["@S4.SESSION.05", "@S4.SESSION.06"] },
  async ({ page }) => {
    await signIn(page);
    await open(page, "/doctors");
    await account(page).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(page).toHaveURL("/");
    await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
    await page.goto("/appointments");
    await expect(page).toHaveURL(/\/doctors\?from=/);
  },
);

test(
  "whoever opens their visits signed out reads why and gets there after signing in",
  { tag: ["@S6.AUTH.01"] },
  async ({ page }) => {
    await open(page, "/appointments?view=past");
    await expect(page).toHaveURL(/\/doctors\?from=%2Fappointments%3Fview%3Dpast$/);
    const notice = page.getByRole("main").getByText("Sign in to see your appointments.");
    await expect(notice).toBeVisible();
    await page.getByRole("main").getByRole("link", { name: "Sign in" }).click();
    await expect(
      page.getByText("Sign in to see your appointments. We’ll then take you to the page you wanted."),
    ).toBeVisible();
    await fillIn(page);
    await send(page);
    await expect(page).toHaveURL("/appointments?view=past");
    await expect(page.getByRole("heading", { level: 1, name: "Your appointments" })).toBeVisible();
  },
);

test(
  "at Saúde Ipê a patient signs in with her CPF, which is written as she types",
  { tag: ["@S5.LOGIN.02", "@S3.SET.patientsTaxpayerLogin"] },
  async ({ context, page }) => {
    await chooseLanguage(context, "en");
    await open(page, `${clinicUrl("ipe")}/login`);
    const box = page.getByLabel("Email or CPF");
    await box.pressSequentially("52998");
    await expect(box).toHaveValue("529.98");
    await box.pressSequentially("224720");
    await expect(box).toHaveValue("529.982.247-20");
    await page.getByLabel("Password", { exact: true }).fill(demoPatient("ipe").password);
    await send(page);
    const summary = page.getByRole("region", { name: "Something needs your attention" });
    await expect(summary.getByRole("link")).toHaveText("This CPF is not valid. Check its 11 digits.");
    expect(await axe(page)).toEqual([]);
    await box.press("End");
    await box.press("Backspace");
    await box.press("5");
    await expect(box).toHaveValue("529.982.247-25");
    await send(page);
    await expect(page).toHaveURL(`${clinicUrl("ipe")}/`);
    await expect(page.getByLabel(`Your account, ${demoPatient("ipe").name}`)).toBeVisible();
  },
);

test("a wrong password and an unknown person get the same words, and what was typed stays", async ({
  page,
}) => {
  const { login } = demoPatient();
  for (const typed of [
    { login, password: "not-the-password" },
    { login: "nobody@example.pt", password: "not-the-password" },
  ]) {
    await open(page, "/login");
    await fillIn(page, typed);
    await send(page);
    const summary = page.getByRole("region", { name: wrong });
    await expect(summary).toBeFocused();
    await expect(summary.getByRole("link")).toHaveText(["Check both and try again.", "Set a new password"]);
    await expect(page).toHaveTitle(/^Error: /);
    await expect(page.getByLabel("Email")).toHaveValue(typed.login);
    expect(await axe(page)).toEqual([]);
  }
});

test("with the script late, signing in at once works and no address ever held the password", async ({
  page,
}) => {
  const { password } = demoPatient();
  const addresses: string[] = [];
  page.on("request", (request) => addresses.push(request.url()));
  page.on("framenavigated", (frame) => addresses.push(frame.url()));
  let release = () => {};
  const sent = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await sent;
    await route.continue();
  });
  await page.goto("/login", { waitUntil: "commit" });
  await fillIn(page);
  await send(page);
  await expect(page.locator("form[aria-busy]")).toBeVisible();
  await expect(page).toHaveURL("/login");
  release();
  await expect(account(page)).toBeVisible();
  await expect(page).toHaveURL("/");
  expect(addresses.filter((address) => address.includes(password))).toEqual([]);
});

test("in Arabic a patient signs in", async ({ context, page }) => {
  await chooseLanguage(context, "ar");
  const { login, password } = demoPatient();
  await open(page, "/login?from=/appointments");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("البريد الإلكتروني").fill(login);
  await page.getByLabel("كلمة المرور", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "دخول" }).click();
  await expect(page).toHaveURL("/appointments");
  await hydrated(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("مواعيدك");
});
