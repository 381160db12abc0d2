// A patient who signed up twice brings the second account into the first; the other device is told.
import type { Page } from "@playwright/test";
import type { Locale } from "@anteroom/domain/shared/locales";
import { axe } from "./support/axe.ts";
import { demoClinic } from "./support/demo.ts";
import { overflowing } from "./support/overflow.ts";
import { ownChannelEntered } from "./support/realtime.ts";
import { expect, open, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

type Account = { login: string; password: string };

/** An account of this person at the clinic, invited by the clinic, with the terms agreed to. */
async function account(page: Page, name: string): Promise<Account> {
  const login = `twice-${crypto.randomUUID().slice(0, 8)}@example.pt`;
  const password = "a-quiet-lantern-42";
  const statuses = await page.evaluate(
    async ({ clinicToken, ...person }) => {
      const post = (path: string, body: object, headers = {}) =>
        fetch(`/api${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        });
      const clinic = { authorization: `Bearer ${clinicToken}` };
      const invited = await post("/clinic/invitations", { name: person.name, email: person.login }, clinic);
      const link = new URL((await invited.json()).data.entity.link);
      const settings = await fetch("/api/patients/application_settings/?platform=web");
      const { termsVersion: terms_version } = (await settings.json()).data.entity;
      const accepted = await post("/patients/invitations/accept", {
        auth_token: link.searchParams.get("auth_token"),
        invitation_token: link.searchParams.get("invitation_token"),
        password: person.password,
        terms_accepted: true,
        terms_version,
      });
      return [invited.status, accepted.status];
    },
    { clinicToken: demoClinic().clinic_token, name, login, password },
  );
  expect(statuses).toEqual([201, 204]);
  return { login, password };
}

async function signIn(page: Page, { login, password }: Account): Promise<void> {
  await open(page, "/login");
  await page.locator("#login").fill(login);
  await page.locator("#password").fill(password);
  await page.getByRole("main").locator("button[type=submit]").click();
  await expect(page).toHaveURL("/");
}

type Look = { locale: Locale; width: number; told: string; wrong: string };
/** The other device has the patient's language too. */
const looks: readonly Look[] = [
  {
    locale: "en",
    width: 1280,
    told: "Your two accounts are now one",
    wrong: "These sign-in details don’t match.",
  },
  { locale: "ar", width: 360, told: "أصبح حساباك حسابًا واحدًا", wrong: "بيانات الدخول غير صحيحة." },
];

for (const { locale, width, told, wrong } of looks)
  test(`a patient joins two accounts and the other device is told, in ${locale} at ${width} px`, async ({
    page,
    context,
    anotherBrowser,
  }) => {
    const name = `Twice ${crypto.randomUUID().slice(0, 6)}`;
    await page.setViewportSize({ width, height: 800 });
    await chooseLanguage(context, locale);
    await open(page, "/");
    const [stays, ends] = [await account(page, name), await account(page, name)];

    const elsewhere = await anotherBrowser();
    await signIn(elsewhere, ends);
    const entered = ownChannelEntered(elsewhere);
    await open(elsewhere, "/appointments");
    await entered;

    await signIn(page, stays);
    await open(page, "/profile-settings?section=security");
    const section = page.locator("section[aria-labelledby=join-title]");
    await section.getByRole("button").click();

    const login = page.locator("#other-login");
    await login.fill(ends.login);
    await page.locator("#other-password").fill("wrong");
    await section.locator("button[type=submit]").click();
    await expect(section.getByRole("alert")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await expect(login).toHaveValue(ends.login);
    await page.locator("#other-password").fill(ends.password);
    await section.locator("button[type=submit]").click();

    const join = section.getByRole("button").filter({ hasText: ends.login });
    await expect(join).toBeVisible();
    expect(await axe(page)).toEqual([]);
    expect(await overflowing(page)).toEqual([]);
    await join.click();
    await expect(section.getByRole("status").locator("p, div").first()).toBeVisible();
    await expect(section.getByRole("heading", { level: 2 })).toBeFocused();
    await expect(section.getByRole("button")).toHaveCount(1);

    await expect(elsewhere.getByRole("heading", { level: 1, name: told })).toBeVisible();
    expect(await axe(elsewhere)).toEqual([]);
    await elsewhere.getByRole("main").getByRole("button").first().click();
    await elsewhere.locator("#login").fill(ends.login);
    await elsewhere.locator("#password").fill(ends.password);
    await elsewhere.getByRole("main").locator("button[type=submit]").click();
    await expect(elsewhere.getByText(wrong)).toBeVisible();
    await elsewhere.locator("#login").fill(stays.login);
    await elsewhere.locator("#password").fill(stays.password);
    await elsewhere.getByRole("main").locator("button[type=submit]").click();
    await expect(elsewhere).toHaveURL(/\/appointments$/);
  });
