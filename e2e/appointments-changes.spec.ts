import type { Page } from "@playwright/test";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { extendedTag } from "../tools/test/extended.ts";
import { anotherClinic, openClinic } from "./support/another-clinic.ts";
import { asPrinted } from "./support/as-printed.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicSide } from "./support/clinic-side.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { waitlistLinks } from "./support/guest-links.ts";
import { expect, open, test } from "./support/test.ts";

// Whatever is cancelled and moved here is nobody else's.
let slug: string;
const settings = { waitlist: { offerMinutes: 15, perAccount: 5 } };
test.beforeAll(async () => {
  slug = await anotherClinic("aurora", "changes", { settings });
});

const ownVisits = (page: Page): Promise<Appointment[]> =>
  page.evaluate(async () => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    return (await (await fetch("/api/patients/appointments", { headers })).json()).data.collection;
  });
const details = (id: number) => `${clinicUrl(slug)}/appointments/${id}`;

test(
  "a paid appointment shows reference, receipt and files, and cancelling in time refunds it",
  { tag: ["@D.85", "@S3.APPT.11", "@S3.APPT.14"] },
  async ({ page }) => {
    const { id } = await bookVisit(page, { slug, patient: 0, fromMinutes: 600 });
    await open(page, details(id));
    const main = page.getByRole("main");
    const reference = (await ownVisits(page)).find((one) => one.id === id)?.reference ?? "none";
    await expect(main.getByText(reference)).toBeVisible();
    await expect(main.getByRole("link", { name: /^Files/ })).toHaveAttribute(
      "href",
      `/appointments/${id}/files`,
    );
    const parts = [
      main.getByRole("button", { name: /^Opens / }),
      main.getByText("Have ready"),
      main.getByRole("link", { name: /^Files/ }),
      main.getByRole("link", { name: "Receipt" }),
      main.getByRole("button", { name: "Cancel appointment" }),
    ];
    const tops = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.y ?? NaN));
    expect(tops, "join, prepare, files, receipt, cancel").toEqual(tops.toSorted((a, b) => a - b));
    await asPrinted(page, async () => {
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(main.getByRole("button")).toHaveCount(0);
      await expect(page.getByRole("navigation")).toHaveCount(0);
      await expect(main.getByText(reference)).toBeVisible();
      await expect(main.getByRole("link", { name: "Receipt" })).toBeVisible();
    });
    await main.getByRole("link", { name: "Receipt" }).click();
    await expect(page.getByRole("article", { name: "Receipt" })).toContainText(reference);
    await expect(page.getByRole("article", { name: "Receipt" })).toContainText(/€\d\d\.00/);
    expect(await axe(page)).toEqual([]);
    await asPrinted(page, async () => {
      await expect(page.getByRole("banner")).toBeHidden();
      await expect(page.getByText(reference)).toBeVisible();
    });
    await page.getByRole("link", { name: "Your appointment", exact: true }).click();
    await expect(
      main.getByText(/for a full refund\. After that the clinic keeps what you paid\./),
    ).toBeVisible();
    await main.getByRole("button", { name: "Cancel appointment" }).click();
    const question = page.getByRole("dialog", { name: "Cancel this appointment?" });
    await expect(question).toContainText(/You’ll get a full refund of €\d\d/);
    expect(await axe(page)).toEqual([]);
    await question.getByRole("button", { name: "Keep appointment" }).click();
    await expect(question).toHaveCount(0);
    await expect(main.getByRole("button", { name: "Cancel appointment" })).toBeFocused();
    await main.getByRole("button", { name: "Cancel appointment" }).click();
    await question.getByRole("button", { name: "Yes, cancel it" }).click();
    await expect(main.getByText("Your appointment is cancelled.")).toBeFocused();
    await expect(main.getByText(/Your refund of €\d\d.* is on its way\.|We’ve refunded €\d\d/)).toBeVisible();
    await expect(main.getByRole("button", { name: "Cancel appointment" })).toHaveCount(0);
    await expect(main.getByText("Cancelled", { exact: true })).toBeVisible();
  },
);

test("a cancelled appointment says so in heading and title, and is rebooked for the same child and reason", async ({
  page,
}) => {
  const child = "Tomás Carvalho";
  const { id } = await bookVisit(page, { slug, patient: 0, fromMinutes: 900, dependent: child });
  await open(page, details(id));
  await page.getByRole("button", { name: "Cancel appointment" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Cancelled appointment/);
  await expect(page).toHaveTitle("Cancelled appointment – Clínica Aurora");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Book another appointment" }).click();
  await page.locator('a[href*="/scheduling/patient"]').first().click();
  await expect(page.getByLabel("In your own words")).toHaveValue("A cough since Monday");
  await expect(page.getByRole("radio", { name: child })).toBeChecked();
});

test(
  "a freed earlier time is held for the patient on the waitlist, who moves the appointment with one tap",
  { tag: extendedTag },
  async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const hour = 60;
    const others = await bookVisit(page, { slug, patient: 1, fromMinutes: 26 * hour });
    const { doctorName } = others;
    const mine = await bookVisit(page, { slug, patient: 2, fromMinutes: 34 * hour, doctorName });
    await open(page, details(mine.id));
    await page.getByRole("button", { name: "Tell me if an earlier time frees up" }).click();
    await expect(page.getByText("You’re on the waitlist.")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await clinicSide(page, demoClinic(slug).clinic_token, others.id).post("/cancel");
    const place = page.getByRole("region", { name: "Earlier time" });
    await expect(place.getByRole("heading", { name: "An earlier time is free" })).toBeVisible({
      timeout: 20_000,
    });
    expect(await axe(page)).toEqual([]);
    const offered = await place.getByRole("time").first().getAttribute("datetime");
    expect(Date.parse(offered ?? "")).toBeLessThan(Date.parse(mine.startTime));
    await open(page, `${clinicUrl(slug)}/appointments`);
    const list = page.getByRole("region", { name: "Waitlist" });
    await expect(list.getByText(/We’re keeping it for you for 1[45] minutes/)).toBeVisible();
    await expect(list.getByRole("button", { name: `Leave the waitlist: ${doctorName}` })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await open(page, `${details(mine.id)}?view=earlier`); // as the email leads there
    const take = place.getByRole("button", { name: "Move my appointment to this time" });
    await expect(take).toBeInViewport({ ratio: 1 });
    await take.click();
    await expect(place.getByText("Your appointment has been moved.")).toBeVisible();
    const moved = (await ownVisits(page)).find(({ id }) => id === mine.id);
    expect(moved?.start_time).toBe(offered);
  },
);

test(
  "a signed-out patient leaves the waitlist by the emailed link with one tap",
  {
    tag: extendedTag,
  },
  async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const hour = 60;
    const others = await bookVisit(page, { slug, patient: 1, fromMinutes: 30 * hour });
    const wish = { slug, patient: 4, fromMinutes: 38 * hour, doctorName: others.doctorName };
    const mine = await bookVisit(page, wish);
    await page.evaluate(async (id) => {
      const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
      await fetch(`/api/patients/appointments/${id}/waitlist`, { method: "PUT", headers });
    }, mine.id);
    const before = await waitlistLinks(slug);
    await clinicSide(page, demoClinic(slug).clinic_token, others.id).post("/cancel");
    const mailed = async () => (await waitlistLinks(slug)).find((link) => !before.includes(link)) ?? "";
    await expect.poll(mailed, { timeout: 20_000 }).not.toBe("");
    await page.evaluate(() => localStorage.clear());
    await open(page, await mailed());
    await expect(page.getByRole("heading", { level: 1, name: "An earlier time is free" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Leave the waitlist" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "You’re not on the waitlist" })).toBeFocused();
    expect(await axe(page)).toEqual([]);
    // The same email's link to the appointment.
    await open(page, `${details(mine.id)}?view=earlier`);
    const main = page.getByRole("main");
    await expect(main.getByRole("heading", { name: "Sign in to see your appointments" })).toBeInViewport();
    await expect(main.getByRole("link", { name: "I have a code" })).toBeInViewport({ ratio: 1 });
    await main.getByRole("link", { name: "Sign in", exact: true }).click();
    const { login = "", password = "" } = demoClinic(slug).patients[wish.patient] ?? {};
    await page.getByLabel("Email").fill(login);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await main.getByRole("button", { name: "Sign in" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      new RegExp(`^Your appointment with ${wish.doctorName},`),
    );
    await expect(page).toHaveURL(`${details(mine.id)}?view=earlier`);
  },
);

test(
  "a guest asks for an earlier time, signs in, receives the offer and books it",
  {
    tag: extendedTag,
  },
  async ({ page }) => {
    test.setTimeout(60_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const doctorName = "Dr Rui Tavares";
    // A time at which the person has another appointment is not offered: nobody has any in this clinic.
    const { slug: apart, clinicToken } = await openClinic("aurora", "waiting", { settings });
    // By somebody without another visit: a time that is passed over would be the first free one, and earlier than theirs.
    await bookVisit(page, { slug: apart, patient: 3, doctorName });
    const others = await bookVisit(page, { slug: apart, patient: 3, doctorName });
    await page.evaluate(() => localStorage.clear());
    await open(page, `${clinicUrl(apart)}/doctors?specialties=cardiology`);
    const address = await page.getByRole("link", { name: doctorName }).first().getAttribute("href");
    // The first free time may be near, where nobody is asked to wait: as whoever comes back from signing in.
    await open(page, `${clinicUrl(apart)}${address}?earlier=ask`);
    const place = page.getByRole("region", { name: "Earlier time" });
    await expect(place.getByText(/^You need an account for the waitlist/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await place.getByRole("link", { name: "Sign in" }).click();
    const { login = "", password = "" } = demoClinic(apart).patients[4] ?? {};
    await page.getByLabel("Email").fill(login);
    await page.getByLabel("Password", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Sign in" }).click();
    await expect(place.getByText("You’re on the waitlist.")).toBeVisible();
    await expect(place.getByText(/We’ll email you when a time before/)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await clinicSide(page, clinicToken, others.id).post("/cancel");
    await open(page, `${clinicUrl(apart)}/appointments`);
    const list = page.getByRole("region", { name: "Waiting for a time" });
    await expect(list.getByText("A time is free")).toBeVisible({ timeout: 20_000 });
    expect(await axe(page)).toEqual([]);
    await list.getByRole("link", { name: "Book this time" }).click();
    await expect(page).toHaveURL(new RegExp(`appointmentDate=${encodeURIComponent(others.startTime)}`));
    await expect(page.getByText("for 10 more minutes")).toBeVisible();
  },
);
