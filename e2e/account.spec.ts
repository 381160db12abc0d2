import type { Page } from "@playwright/test";
import { demoPatient, type DemoPatient } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

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
  "a patient signs in and stays signed in after a reload",
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
  "signing out removes token and profile",
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

test("a patient signs in before the script loads, and the password never appears in an address", async ({
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
