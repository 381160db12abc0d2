// A time that is kept: seen by others, counted down, extended, given back, and lost in words.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { countLines, listens } from "./support/listening.ts";
import { expect, hydrated, open, test, withoutNetwork } from "./support/test.ts";
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

test(
  "a time that somebody takes is crossed out in other browsers at once, and comes back when it is given back",
  { tag: ["@S2.R19", "@D.71"] },
  async ({ page, anotherBrowser }) => {
    const clinic = await anotherClinic("aurora", "two-browsers", {});
    await doctorsPage(page, clinic);
    await countLines(page);
    await page.reload();
    await hydrated(page);
    await listens(page);
    const slot = timeLinks(page).last();
    const href = (await slot.getAttribute("href")) ?? "";
    const time = (await slot.innerText()).trim();

    const other = await anotherBrowser();
    await open(other, `${clinicUrl(clinic)}${href}`);
    await expect(other.getByText("is reserved for you")).toBeVisible();
    await expect(page.getByText(`Taken: ${time}`)).toBeVisible({ timeout: 5_000 });
    await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await other.getByRole("button", { name: "Cancel and release this time" }).click();
    await other.waitForURL(/\/doctors\/\d+\?selectedDate=/);
    expect(await other.evaluate(() => Object.keys(localStorage))).not.toContain("appointment-hold");
    await expect(page.locator(`a[href="${href}"]`)).toBeVisible({ timeout: 5_000 });
  },
);

test(
  "a reload keeps the time; who closes the page gives it back within half a minute",
  { tag: ["@D.71"] },
  async ({ page, anotherBrowser }) => {
    test.setTimeout(120_000);
    const clinic = await anotherClinic("aurora", "farewell", {});
    await doctorsPage(page, clinic);
    const href = (await timeLinks(page).last().getAttribute("href")) ?? "";
    const other = await anotherBrowser();
    await open(other, `${clinicUrl(clinic)}${href}`);
    await other.getByLabel(motive).fill("A cough");
    await expect(other.getByText("is reserved for you")).toBeVisible();
    const before = await other.evaluate(() => localStorage.getItem("appointment-hold"));
    const back = other.waitForResponse(/\/return$/);
    await other.reload();
    expect((await back).status()).toBe(200);
    await expect(other.getByText("is reserved for you")).toBeVisible();
    await expect(other.getByLabel(motive)).toHaveValue("A cough");
    expect(await other.evaluate(() => localStorage.getItem("appointment-hold"))).toBe(before);

    await page.reload();
    await hydrated(page);
    await expect(timeLinks(page).first()).toBeVisible();
    await expect(page.locator(`a[href="${href}"]`)).toHaveCount(0);
    await other.close({ runBeforeUnload: true });
    await expect(page.locator(`a[href="${href}"]`)).toBeVisible({ timeout: 45_000 });
  },
);

test(
  "the counter warns two minutes before the end, one tap gives ten more minutes twice, and the end says what now",
  { tag: ["@D.71", "@S9.CONST.06"] },
  async ({ page, context, complaints }) => {
    complaints.allow(withoutNetwork);
    const clinic = await anotherClinic("aurora", "counted-down", {});
    await signIn(page, clinic);
    await doctorsPage(page, clinic);
    const href = (await timeLinks(page).last().getAttribute("href")) ?? "";
    await page.clock.install();
    await open(page, `${clinicUrl(clinic)}${href}`);
    await page.getByLabel(motive).fill("A cough");
    const bar = page.getByText("is reserved for you").locator("..");
    await expect(bar).toContainText("for 10 more minutes");
    await page.getByRole("button", { name: "More time" }).click();
    await expect(bar).toContainText("for 20 more minutes");
    await page.getByRole("button", { name: "More time" }).click();
    await expect(bar).toContainText("for 30 more minutes");
    await expect(page.getByRole("button", { name: "More time" })).toHaveCount(0);

    await context.setOffline(true); // the server's own clock stays where it is, and would set ours back
    await page.clock.fastForward("27:30");
    await expect(bar).toContainText("for 3 more minutes");
    await expect(page.getByText("We’re holding your time for two more minutes.")).toHaveCount(0);
    await page.clock.fastForward("00:40");
    await expect(bar).toContainText("for 2 more minutes");
    await expect(page.getByText("We’re holding your time for two more minutes.")).toBeAttached();
    await page.clock.fastForward("01:35");
    await expect(page.getByText("We’re holding your time for 20 more seconds.")).toBeAttached();
    await page.clock.fastForward("00:30");
    await expect(page.getByText("What you wrote is still here.")).toBeVisible();
    await expect(page.getByLabel(motive)).toHaveValue("A cough");
    await expect(page.getByRole("link", { name: "Choose another time" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Hold it again" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "who loses the time in the last moment gets three others, and one tap on one of them keeps everything",
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

test(
  "a visitor who keeps one time after the other is told when to try again, and that signing in helps",
  { tag: ["@D.71"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "too-many", {});
    await doctorsPage(page, clinic);
    const hrefs = await timeLinks(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute("href") ?? ""),
    );
    const { searchParams } = new URL(hrefs[0] ?? "", clinicUrl(clinic));
    const data = {
      doctor_id: Number(searchParams.get("doctorId")),
      start_time: searchParams.get("appointmentDate"),
    };
    // In the page: only the browser knows the clinics' names for this machine.
    const statuses = await page.evaluate(async (body) => {
      const made: number[] = [];
      let held: Record<string, string> = {};
      for (let times = 0; times < 20; times += 1) {
        const answer = await fetch("/api/appointment_holds", {
          method: "POST",
          headers: { "content-type": "application/json", ...held },
          body,
        });
        made.push(answer.status);
        const { data } = (await answer.json()) as { data: { entity: { id: number; secret: string } } };
        held = { "x-appointment-hold": `${data.entity.id}.${data.entity.secret}` };
      }
      return made;
    }, JSON.stringify(data));
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 201));
    await open(page, `${clinicUrl(clinic)}${hrefs[5]}`);
    await expect(page.getByText(/Sign in to go on now, or try again in \d+ minutes/)).toBeVisible();
    await expect(page.getByRole("main").getByRole("link", { name: "Choose another time" })).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("link", { name: "Sign in" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);
