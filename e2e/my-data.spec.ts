import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { strFromU8, unzipSync } from "fflate";
import { axe } from "./support/axe.ts";
import { demoClinic, demoPatient } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const address = "/profile-settings?section=data";
const part = (page: Page, name: string) => page.getByRole("region", { name });

type Newcomer = { name: string; login: string; password: string };

/** A patient of one's own, invited by the clinic, with the terms agreed to. */
async function newcomer(page: Page): Promise<Newcomer> {
  await open(page, "/");
  const patient = {
    name: "Leaving Soon",
    login: `leaving-${crypto.randomUUID().slice(0, 8)}@example.pt`,
    password: "a-quiet-lantern-42",
  };
  const statuses = await page.evaluate(
    async ({ clinicToken, name, login, password }) => {
      const post = (path: string, body: object, headers = {}) =>
        fetch(`/api${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...headers },
          body: JSON.stringify(body),
        });
      const clinic = { authorization: `Bearer ${clinicToken}` };
      const invited = await post("/clinic/invitations", { name, email: login }, clinic);
      const link = new URL((await invited.json()).data.entity.link);
      const settings = await fetch("/api/patients/application_settings/?platform=web");
      const { termsVersion: terms_version } = (await settings.json()).data.entity;
      const tokens = {
        auth_token: link.searchParams.get("auth_token"),
        invitation_token: link.searchParams.get("invitation_token"),
      };
      const accepted = await post("/patients/invitations/accept", {
        ...tokens,
        password,
        terms_accepted: true,
        terms_version,
      });
      return [invited.status, accepted.status];
    },
    { clinicToken: demoClinic().clinic_token, ...patient },
  );
  expect(statuses).toEqual([201, 204]);
  return patient;
}

async function signInAs(page: Page, { login, password }: Newcomer): Promise<void> {
  await open(page, "/login");
  await page.getByLabel("Email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL("/");
}

test("a patient downloads all stored data in one archive, once", async ({ page, browserName }) => {
  await signIn(page);
  await open(page, address);
  const copy = part(page, "A copy of your data");
  await copy.getByRole("button", { name: "Prepare my archive" }).click();
  const button = copy.getByRole("button", { name: "Download my archive" });
  await expect(button).toBeVisible();
  expect(await axe(page)).toEqual([]);
  // The system's Firefox tells the test of no download.
  const coming = browserName === "firefox" ? null : page.waitForEvent("download");
  await button.click();
  const download = await coming;
  if (download) {
    expect(download.suggestedFilename()).toMatch(/^aurora-\d{4}-\d\d-\d\d\.zip$/);
    const files = unzipSync(readFileSync(await download.path()));
    const patients = files["patients.json"];
    expect(patients && strFromU8(patients)).toContain(demoPatient().name);
    expect(Object.keys(files)).toEqual(expect.arrayContaining(["appointments.json", "about.json"]));
  }
  await expect(copy.getByText("The archive is on your device. We’ve deleted our copy.")).toBeVisible();
  await expect(copy.getByRole("button", { name: "Prepare my archive" })).toBeVisible();
});

test("a patient sees that the clinic has viewed an appointment", async ({ page }) => {
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
  const reads = part(page, "Who viewed your record");
  await expect(reads.getByText("Saw your appointment in a list").first()).toBeVisible();
  await expect(reads.getByText("The clinic", { exact: true }).first()).toBeVisible();
});

test(
  "a consent is withdrawn after confirmation, requested again, and both decisions are listed",
  { tag: ["@D.62"] },
  async ({ page }) => {
    const patient = await newcomer(page);
    await signInAs(page, patient);
    await open(page, address);
    const consents = part(page, "Your consents");
    await expect(consents.getByText(/^Agreed on/)).toHaveCount(1);
    await consents.getByRole("button", { name: "Withdraw" }).click();
    const dialog = page.getByRole("dialog", { name: "Withdraw your consent?" });
    expect(await axe(page)).toEqual([]);
    await dialog.getByRole("button", { name: "Keep it" }).click();
    await expect(dialog).toBeHidden();
    await reload(page);
    await expect(consents.getByText(/^Agreed on/)).toBeVisible();
    await expect(consents.getByText(/^Withdrawn on/)).toHaveCount(0);

    await consents.getByRole("button", { name: "Withdraw" }).click();
    await dialog.getByRole("button", { name: "Withdraw consent" }).click();
    await expect(consents.getByText(/^Withdrawn on/)).toBeVisible();
    await expect(consents.getByRole("button", { name: "Withdraw" })).toHaveCount(0);
    await expect(consents.getByRole("heading", { name: "Your consents" })).toBeFocused();

    await reload(page);
    await expect(page.getByRole("heading", { level: 1, name: "New terms at Clínica Aurora" })).toBeVisible();
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Agree and continue" }).click();
    // Sent before the page is left: Firefox gives up what is under way.
    await expect(page.getByRole("heading", { level: 1, name: "New terms at Clínica Aurora" })).toHaveCount(0);
    await reload(page);
    await expect(consents.getByText(/^Agreed on/)).toHaveCount(2);
    await expect(consents.getByText(/^Withdrawn on/)).toHaveCount(1);
  },
);

test("erasing the account signs out and prevents further sign-in", async ({ page }) => {
  const patient = await newcomer(page);
  await signInAs(page, patient);
  await expect(page.getByLabel(`Your account, ${patient.name}`)).toBeVisible();
  await open(page, address);
  await expect(part(page, "Your consents").getByText("Terms and conditions, version 1")).toBeVisible();
  const erasure = part(page, "Delete your account");
  await erasure.getByRole("button", { name: "Delete my account" }).click();
  await erasure.getByLabel("Your password").fill(patient.password);
  await erasure.getByRole("button", { name: "Delete everything now" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Your account has been deleted" })).toBeVisible();
  // Nothing of the account stays on the page: neither its bar nor its tabs, nor in the browser's memory.
  await expect(page.getByText(patient.name)).toHaveCount(0);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("patient-token"))).toBeNull();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign in" })).toBeVisible();
  const left = await page.evaluate(() => Object.keys(localStorage));
  // pusher-js notes there which way to the server worked last: nothing of a person.
  expect(left.filter((key) => !key.startsWith("pusherTransport"))).toEqual([]);
  await open(page, "/login");
  await page.getByLabel("Email").fill(patient.login);
  await page.getByLabel("Password", { exact: true }).fill(patient.password);
  await page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("region", { name: "These sign-in details don’t match." })).toBeFocused();
});
