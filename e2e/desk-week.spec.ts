// The calendar at the clinic's desk: a doctor's week, and all doctors of a day for reception.
import type { Page } from "@playwright/test";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, test } from "./support/test.ts";
import { extendedTag } from "../tools/test/extended.ts";

const wide = { width: 1280, height: 800 };
/** The day in Lisbon, where the clinic is. */
const dayOf = (instant: string) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Lisbon", dateStyle: "short" }).format(
    new Date(instant),
  );
const timeOf = (instant: string) =>
  new Intl.DateTimeFormat("en-GB", { timeZone: "Europe/Lisbon", timeStyle: "short" }).format(
    new Date(instant),
  );

test("a doctor's week shows an appointment booked by a guest meanwhile and links to it", async ({
  page: patient,
  anotherBrowser,
}) => {
  const { slug } = await openClinic("aurora", "desk-week", { attended: false });
  const doctor = await anotherBrowser();
  await doctor.setViewportSize(wide);
  const refused: string[] = [];
  doctor.on("console", (message) => {
    if (/Content Security Policy/.test(message.text())) refused.push(message.text());
  });
  await signInAtDesk(doctor, slug, "doctor");
  await doctor.getByRole("link", { name: "Week", exact: true }).click();
  await expect(doctor.getByRole("heading", { level: 1, name: /^Week of / })).toBeVisible();
  const calendar = doctor.getByRole("region", { name: "Calendar" });
  await expect(calendar.getByRole("heading", { level: 2 })).toHaveCount(7);
  expect(await axe(doctor)).toEqual([]);
  const guests = calendar.getByRole("link", { name: /Alex Demo|Guest/ });
  await expect(guests).toHaveCount(0);

  // Nobody reloads the desk: the server says that somebody has booked.
  const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
  const link = calendar.locator(`a[href="/desk/appointments/${visit.id}"]`).first();
  await expect(link).toBeAttached({ timeout: 10_000 });
  await expect(link).toContainText(timeOf(visit.startTime));
  await expect(link).toContainText("Confirmed");
  // It stands where its time is: below the hour in which it begins.
  const minutes = Number(timeOf(visit.startTime).slice(0, 2)) * 60;
  const hour = calendar.getByText(`${String(minutes / 60).padStart(2, "0")}:00`, { exact: true }).first();
  const [at, from] = [await link.boundingBox(), await hour.boundingBox()];
  expect(at && from && at.y >= from.y - 2 && at.y < from.y + 160).toBe(true);
  expect(refused).toEqual([]);

  await link.focus();
  await doctor.keyboard.press("Enter");
  await expect(doctor).toHaveURL(new RegExp(`/desk/appointments/${visit.id}$`));
  await doctor.goBack();
  await expect(link).toBeAttached();
});

test("reception switches day, doctor and week, and books from a free time", async ({ page }) => {
  const { slug } = await openClinic("aurora", "desk-calendar", { attended: false });
  const visit = await bookVisit(page, { as: "guest", slug, doctorName: "Dr Rui Tavares" });
  await page.setViewportSize(wide);
  await signInAtDesk(page, slug, "reception");
  await page.getByRole("link", { name: "Schedule", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^All doctors, / })).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("Go to a day").fill(dayOf(visit.startTime));
  await page.getByRole("searchbox", { name: "Find a doctor" }).fill("rui");
  await expect(page.getByText("1 doctor found; press Enter to open the week.")).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/doctor=\d+/);
  await expect(page.getByRole("heading", { level: 1, name: /^Week of / })).toBeVisible();
  const booked = page.locator(`a[href="/desk/appointments/${visit.id}"]`);
  await expect(booked).toBeAttached();

  const first = page.url();
  await page.getByRole("link", { name: "Next week" }).click();
  await expect(booked).toHaveCount(0);
  expect(page.url()).not.toBe(first);
  await page.getByRole("checkbox", { name: "Show free times to book" }).check();
  const free = page.getByRole("link", { name: /^Book \d\d:\d\d$/ }).first();
  const time = (await free.textContent())?.slice(-5) ?? "?";
  expect(await axe(page)).toEqual([]);
  await free.click();
  await page.getByLabel("Patient’s name").fill("ines carv");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: /Inês Carvalho/ }).click();
  await expect(page.getByLabel("Doctor", { exact: true }).locator("option:checked")).toHaveText(
    "Dr Rui Tavares",
  );
  await expect(page.getByLabel("Time", { exact: true }).locator("option:checked")).toContainText(time);
  await page.getByRole("button", { name: "Book the appointment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Inês Carvalho" })).toBeVisible();
  await expect(page.locator("main p", { hasText: "Dr Rui Tavares" })).toContainText(time);
});

test(
  "the calendar is a list without horizontal overflow on a phone, also in Arabic",
  { tag: extendedTag },
  async ({ page, context }) => {
    const { slug } = await openClinic("aurora", "desk-week-ar", { attended: false });
    const visit = await bookVisit(page, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
    await signInAtDesk(page, slug, "doctor");
    for (const lang of ["en", "ar"]) {
      await context.addCookies([{ name: "lang", value: lang, url: clinicUrl(slug) }]);
      for (const width of [360, 820, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto(`${clinicUrl(slug)}/desk/week?day=${dayOf(visit.startTime)}`);
        const link = page.locator(`a[href="/desk/appointments/${visit.id}"]`).first();
        await expect(link).toBeVisible();
        expect(await axe(page), `${lang} ${width}`).toEqual([]);
        // By the clock an entry shows what has room in it, and the rest once it has the focus.
        const found = await overflowing(page);
        const wrong = width === 360 ? found : found.filter((one) => !one.startsWith("cut"));
        expect(wrong, `${lang} ${width}`).toEqual([]);
        const isOnePerRow = await page.evaluate(() => {
          const [one, other] = [...document.querySelectorAll("main h2")]
            .filter((heading) => heading.checkVisibility())
            .map((heading) => heading.getBoundingClientRect());
          return (one?.bottom ?? 0) <= (other?.top ?? 0);
        });
        expect(isOnePerRow).toBe(width === 360);
        if (width === 360) await expectOneRowWithMenu(page, `${lang} ${width}`);
      }
    }
  },
);

/** Checks that the bar is one row whose menu opens within the window, over the screen, and leads to another one. */
async function expectOneRowWithMenu(page: Page, where: string): Promise<void> {
  const bar = page.getByRole("banner");
  expect((await bar.boundingBox())?.height, where).toBeLessThanOrEqual(56);
  await bar.getByRole("button").click();
  const signature = bar.locator('a[href="/desk/signature"]');
  await signature.click({ trial: true }); // nothing lies over it
  await expect(signature).toBeInViewport({ ratio: 1 });
  await expect(bar.getByRole("combobox")).toBeInViewport({ ratio: 1 });
  expect(await axe(page), where).toEqual([]);
  await expect.poll(() => overflowing(page), where).toEqual([]);
  await signature.click();
  await expect(page).toHaveURL(/\/desk\/signature$/);
  await expect(signature).toBeHidden();
}
