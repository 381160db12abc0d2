// A time that is kept: seen by others, counted down, extended, given back, and lost in words.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { countLines, listens } from "./support/listening.ts";
import { expect, hydrated, open, reload, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const motive = "In your own words";
const timeLinks = (page: Page) => page.locator('a[href*="/scheduling/patient"]');

/** Opens the page of a doctor whose times nobody else's test wants. */
async function doctorsPage(page: Page, clinic: string): Promise<void> {
  await open(page, `${clinicUrl(clinic)}/doctors`);
  const doctor = page.getByRole("article").nth(4).getByRole("heading").getByRole("link");
  const name = await doctor.innerText();
  await doctor.click();
  // The address changes first: only then is it this doctor's page, with this doctor's times.
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await hydrated(page);
}

/** For how long, in ms, the server still keeps the time that a browser has stored. */
function keptFor(page: Page, stored: string | null): Promise<number> {
  return page.evaluate(async (text) => {
    const { id, secret } = JSON.parse(text) as { id: number; secret: string };
    const headers = { "x-appointment-hold": `${id}.${secret}` };
    const { data } = await (await fetch(`/api/appointment_holds/${id}`, { headers })).json();
    const clock = await (await fetch("/dev/clock")).json();
    return Date.parse(data.entity.expires_at) - Date.parse(clock.now);
  }, stored ?? "{}");
}

test(
  "a time taken by somebody is crossed out in other browsers at once and returns when released",
  { tag: ["@S2.R19", "@D.71"] },
  async ({ page, anotherBrowser }) => {
    const clinic = await anotherClinic("aurora", "two-browsers", {});
    await doctorsPage(page, clinic);
    await countLines(page);
    await reload(page);
    await listens(page);
    const slot = timeLinks(page).last();
    const href = (await slot.getAttribute("href")) ?? "";
    const time = (await slot.innerText()).trim();

    const other = await anotherBrowser();
    await open(other, `${clinicUrl(clinic)}${href}`);
    await expect(other.getByText("is reserved for you")).toBeVisible();
    await expect(page.getByText(`Taken: ${time}`)).toBeVisible();
    await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await other.getByRole("button", { name: "Cancel and release this time" }).click();
    await other.waitForURL(/\/doctors\/\d+\?selectedDate=/);
    expect(await other.evaluate(() => Object.keys(localStorage))).not.toContain("appointment-hold");
    await expect(page.locator(`a[href="${href}"]`)).toBeVisible();
  },
);

test(
  "a reload keeps the held time, and closing the page releases it within half a minute",
  { tag: ["@D.71"] },
  async ({ page, anotherBrowser }) => {
    const clinic = await anotherClinic("aurora", "farewell", {});
    await doctorsPage(page, clinic);
    const href = (await timeLinks(page).last().getAttribute("href")) ?? "";
    const other = await anotherBrowser();
    await open(other, `${clinicUrl(clinic)}${href}`);
    await other.getByLabel(motive).fill("A cough");
    await expect(other.getByText("is reserved for you")).toBeVisible();
    const before = await other.evaluate(() => localStorage.getItem("appointment-hold"));
    const back = other.waitForResponse(/\/return$/);
    await reload(other);
    expect((await back).status()).toBe(200);
    await expect(other.getByText("is reserved for you")).toBeVisible();
    await expect(other.getByLabel(motive)).toHaveValue("A cough");
    await expect.poll(() => other.evaluate(() => localStorage.getItem("appointment-hold"))).toBe(before);

    await reload(page);
    await expect(timeLinks(page).first()).toBeVisible();
    await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
    await expect.poll(() => keptFor(page, before)).toBeGreaterThan(60_000);
    // A browser waits half a second for a page that it closes: one that is still busy would say nothing.
    await other.evaluate(() => new Promise((quiet) => requestIdleCallback(quiet)));
    await other.close({ runBeforeUnload: true });
    await expect.poll(() => keptFor(page, before)).toBeLessThanOrEqual(30_000);
  },
);

test(
  "a visitor who loses the time at the last moment picks one of three others and keeps every entry",
  { tag: ["@S8.MSG.12", "@D.43"] },
  async ({ page, context, anotherBrowser }) => {
    const clinic = await anotherClinic("aurora", "last-moment", {});
    await signIn(page, clinic);
    await doctorsPage(page, clinic);
    const href = (await timeLinks(page).nth(3).getAttribute("href")) ?? "";
    await open(page, `${clinicUrl(clinic)}${href}`);
    await page.getByLabel(motive).fill("A twisted ankle");
    await expect(page.getByText("is reserved for you")).toBeVisible();
    // Its hold ends without the page knowing: as after a night's sleep of the device.
    await page.evaluate(async () => {
      const { id, secret } = JSON.parse(localStorage.getItem("appointment-hold") ?? "{}");
      const headers = { "x-appointment-hold": `${id}.${secret}` };
      await fetch(`/api/appointment_holds/${id}`, { method: "DELETE", headers });
    });
    const other = await anotherBrowser();
    await open(other, `${clinicUrl(clinic)}${href}`);
    await expect(other.getByText("is reserved for you")).toBeVisible();

    await page.getByRole("button", { name: /^Pay .*\d/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Someone else just took");
    expect(await axe(page)).toEqual([]);
    expect(context.pages()).toHaveLength(1); // the bank's window has gone again
    const times = page.getByRole("link", { name: /, with Dr / });
    await expect(times).toHaveCount(3);
    await times.last().click();
    await expect(page.getByText("is reserved for you")).toBeVisible();
    await expect(page.getByLabel(motive)).toHaveValue("A twisted ankle");
    await expect(page.getByRole("button", { name: /^Pay .*\d/ })).toBeVisible();
  },
);
