// When doctors work, set at the clinic's desk.
import { localHttp } from "@anteroom/local-http/local-http";
import { signInAsAdmin } from "./support/admin.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };
/** The day so many days from now, as a field of a date takes it. */
const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test("a doctor sets weekly hours and an absence, and removes the absence", async ({ page }) => {
  const { slug } = await openClinic("aurora", "desk-hours", { attended: false });
  await page.setViewportSize(wide);
  await signInAtDesk(page, slug, "doctor");
  await page.getByRole("link", { name: "Hours", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Hours and absences" })).toBeVisible();

  const sunday = page.getByRole("group", { name: "Sunday" });
  await expect(sunday).toBeVisible();
  for (const button of (await sunday.getByRole("button", { name: /^Remove/ }).all()).toReversed())
    await button.click();
  await sunday.getByRole("button", { name: "Add hours" }).click();
  await sunday.getByLabel("From").last().fill("21:00");
  await sunday.getByLabel("To", { exact: true }).last().fill("20:00");
  await page.getByRole("button", { name: "Save the weekly hours" }).click();
  await expect(page.getByText("The hours are not saved yet.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await sunday.getByLabel("To", { exact: true }).last().fill("22:30");
  await page.getByRole("button", { name: "Save the weekly hours" }).click();
  await expect(page.getByText("The weekly hours are saved.")).toBeVisible();

  await page.getByLabel("First day").fill(dayAhead(60));
  await page.getByRole("button", { name: "Save the absence" }).click();
  await expect(page.getByText("Choose a day that is not before the first, within a year.")).toBeVisible();
  await page.getByLabel("Last day").fill(dayAhead(62));
  await page.getByRole("button", { name: "Save the absence" }).click();
  await expect(page.getByText("The absence is saved. Nothing is booked on these days.")).toBeVisible();
  const absence = page.getByRole("listitem").filter({ hasText: "Away all day" });
  await expect(absence).toHaveCount(1);

  await page.goto(page.url());
  await expect(sunday.getByLabel("From")).toHaveCount(1);
  await expect(sunday.getByLabel("To", { exact: true }).last()).toHaveValue("22:30");
  await absence.getByRole("button", { name: /^Remove/ }).click();
  await expect(absence).toHaveCount(0);
});

test("an admin changes a doctor's day, and the page has no accessibility violations in Arabic", async ({
  page,
  context,
}) => {
  const clinic = await openClinic("aurora", "desk-days", { attended: false });
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await page.getByRole("link", { name: "Doctors", exact: true }).click();
  await page
    .getByRole("link", { name: /^Hours and absences/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1, name: /^Hours of Dr/ })).toBeVisible();
  const form = page.locator("form").filter({ hasText: "Change hours of one day" });
  await form.getByRole("button", { name: "Save the day" }).click();
  await expect(page.getByText("Choose a day from today on and both times")).toBeVisible();
  await form.getByLabel("Day", { exact: true }).fill(dayAhead(30));
  await form.getByLabel("Kind").selectOption("extra");
  await form.getByLabel("From").fill("19:00");
  await form.getByLabel("To", { exact: true }).fill("20:00");
  await form.getByRole("button", { name: "Save the day" }).click();
  await expect(page.getByText("The day is saved.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: "Extra hours 19:00–20:00" })).toBeVisible();

  const address = page.url();
  await context.addCookies([{ name: "lang", value: "ar", url: clinicUrl(clinic.slug) }]);
  for (const url of [`${clinicUrl(clinic.slug)}/desk/doctors`, address]) {
    await page.goto(url);
    await expect(page.locator("h1")).toBeVisible();
    await expect(page.locator("main :is(tbody tr, li)").first()).toBeVisible();
    expect(await axe(page), url).toEqual([]);
    await page.setViewportSize({ width: 820, height: 1180 });
    await expect.poll(() => overflowing(page), url).toEqual([]);
    await page.setViewportSize(wide);
  }
  await expect(page.getByRole("group", { name: "الاثنين" })).toBeVisible();
});

test("a doctor makes an address for a calendar program, which reads it until it is revoked", async ({
  page,
}) => {
  const { slug } = await openClinic("aurora", "desk-feed", { attended: false });
  await page.setViewportSize(wide);
  await signInAtDesk(page, slug, "doctor");
  await page.getByRole("link", { name: "Hours", exact: true }).click();
  const part = page.getByRole("region", { name: "Appointments in another calendar" });
  await part.getByLabel("Where it is read").fill("Phone");
  await part.getByRole("button", { name: "Make the address" }).click();
  const shown = part.getByRole("alert").locator("bdi[dir=ltr]");
  await expect(shown).toHaveText(/\/api\/calendars\/anteroom_[\w-]+\.ics$/);
  expect(await axe(page)).toEqual([]);
  const address = await shown.innerText();
  // As a calendar program asks: without a cookie. The host names of the test lead to this machine.
  const read = async () => {
    const { status, text } = await localHttp(address, { method: "GET" });
    return { status, isCalendar: text.startsWith("BEGIN:VCALENDAR") };
  };
  expect(await read()).toEqual({ status: 200, isCalendar: true });
  await page.goto(page.url());
  await expect(part.getByText(/Last read on/)).toBeVisible();
  await expect(page.getByText("anteroom_")).toHaveCount(0);
  await part.getByRole("button", { name: "Revoke the address of Phone" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke the address" }).click();
  await expect(part.getByText("No calendar program can read them yet.")).toBeVisible();
  expect((await read()).status).toBe(404);
});
