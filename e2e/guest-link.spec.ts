// Whoever booked as a guest opens the own appointment on any device: by a personal link, from mail and calendar.
import type { Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit, type BookedVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { changeLink, guestLinks } from "./support/guest-links.ts";
import { expect, open, reload, test } from "./support/test.ts";

const guestEmail = "gil@guests.example";

/** A clinic of one's own where a guest has just booked; gives the guest's appointment and the link in the mail. */
async function guestBooking(page: Page, name: string) {
  const { slug } = await openClinic("aurora", `link-${name}`, {
    attended: false,
    settings: { patientsCancelAppointment: true, patientsRescheduleAppointment: true, cancelUntilHours: 0 },
  });
  const visit = await bookVisit(page, { slug, as: "guest" });
  const [link = ""] = await guestLinks(slug, guestEmail);
  return { slug, visit, link };
}

const details = (slug: string, { id }: BookedVisit) => `${clinicUrl(slug)}/appointments/${id}`;

test("a personal link opens the guest's appointment on a second device at its first use", async ({
  page,
  anotherBrowser,
}) => {
  const { slug, visit, link } = await guestBooking(page, "second-device");
  const phone = await anotherBrowser();
  expect((await localHttp(link)).status, "a mail scanner looks at the link first").toBe(200);
  await open(phone, link);
  await expect(phone.getByText(visit.doctorName).first()).toBeVisible();
  await expect(phone).toHaveURL(details(slug, visit));
  await expect(phone.getByRole("button", { name: "Reschedule" })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Cancel appointment" })).toBeVisible();
  expect(await axe(phone)).toEqual([]);
  await phone.getByRole("link", { name: /^Files/ }).click();
  await expect(phone).toHaveURL(`${details(slug, visit)}/files`);
  await expect(phone.getByRole("heading", { level: 1 })).toBeVisible();
  await reload(phone);
  await expect(phone).toHaveURL(`${details(slug, visit)}/files`);
  await open(phone, details(slug, visit));
  await phone.getByRole("link", { name: "Join the video call" }).click();
  await phone.getByRole("button", { name: "Join", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "Waiting room" })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Message the clinic" })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Leave, keep my place" })).toBeVisible();
});

test("the emailed link to cancel or reschedule scrolls to that part of the page, on another device too", async ({
  page,
  anotherBrowser,
}) => {
  const { slug, visit } = await guestBooking(page, "change");
  const phone = await anotherBrowser();
  await phone.setViewportSize({ width: 360, height: 740 });
  await open(phone, await changeLink(slug, guestEmail));
  await expect(phone.getByRole("button", { name: "Reschedule" })).toBeFocused();
  await expect(phone.getByRole("button", { name: "Cancel appointment" })).toBeInViewport();
  await expect(phone).toHaveURL(`${details(slug, visit)}?view=change`);
});

test("a used personal link offers a new one by email on another device, also after a reload", async ({
  page,
  anotherBrowser,
}) => {
  const { slug, visit, link } = await guestBooking(page, "used");
  const first = await anotherBrowser();
  await open(first, link);
  await expect(first).toHaveURL(details(slug, visit));
  const second = await anotherBrowser();
  await open(second, link);
  const title = second.getByRole("heading", { name: "This link has been used or has expired" });
  await expect(title).toBeVisible();
  await reload(second);
  await expect(title).toBeVisible();
  expect(await axe(second)).toEqual([]);
  await second.getByRole("button", { name: "Send me a new link" }).click();
  await expect(second.getByText("we’ve sent a new one")).toBeVisible();
  const [fresh = ""] = await guestLinks(slug, guestEmail);
  expect(fresh).not.toBe(link);
  await open(second, fresh);
  await expect(second.getByText(visit.doctorName).first()).toBeVisible();
  await expect(second).toHaveURL(details(slug, visit));
});

test("a browser lists every appointment it booked as a guest when there are several", async ({ page }) => {
  const { slug, visit } = await guestBooking(page, "several");
  const second = await bookVisit(page, { slug, as: "guest", fromMinutes: 90 });
  for (const one of [visit, second])
    await page.evaluate(
      ([id, token]) => {
        const held = JSON.parse(localStorage.getItem("guest-access") ?? "[]") as object[];
        localStorage.setItem("guest-access", JSON.stringify([{ appointmentId: id, token }, ...held]));
      },
      [one.id, one.guestToken] as const,
    );
  await open(page, `${clinicUrl(slug)}/appointments`);
  for (const { id } of [visit, second])
    await expect(page.locator(`a[href="/appointments/${id}"]`).first()).toBeVisible();
  await page.locator(`a[href="/appointments/${visit.id}"]`).first().click();
  await expect(page).toHaveURL(details(slug, visit));
  await expect(page.getByRole("heading", { level: 1 })).toContainText(visit.doctorName);
});

test("a guest who joins by code sees the expected wait, its reason and two alternatives while waiting", async ({
  page,
  anotherBrowser,
}) => {
  const { slug, visit, link } = await guestBooking(page, "by-code");
  const code = await page.evaluate(
    async ([id, token]) => {
      const headers = { "x-guest-token": token ?? "" };
      const answer = await fetch(`/api/patients/appointments/${id}`, { headers });
      return ((await answer.json()) as { data: { entity: { code: string } } }).data.entity.code;
    },
    [visit.id, visit.guestToken] as const,
  );
  const phone = await anotherBrowser();
  await open(phone, `${clinicUrl(slug)}/join-by-code`);
  await phone.getByLabel("Appointment code").fill(code);
  await phone.getByRole("button", { name: "Join the video call" }).click();
  await expect(phone.getByRole("heading", { name: /Enter your name/ })).toBeVisible();
  await phone.getByRole("button", { name: "Email me my personal link" }).click();
  await expect(phone.getByText("we’ve sent a link")).toBeVisible();
  const [fresh = ""] = await guestLinks(slug, guestEmail);
  expect(fresh).not.toBe(link);
  expect(await axe(phone)).toEqual([]);
  await phone.getByLabel("Your name").fill("Gil");
  await phone.getByRole("button", { name: "Continue" }).click();
  await phone.getByRole("button", { name: "Join", exact: true }).click();
  await expect(phone.getByRole("heading", { name: "Waiting to be let in" })).toBeVisible();
  await expect(phone.getByText("You have just arrived")).toBeVisible();
  await expect(phone.getByText(/You’re early: the appointment starts at|was due to start at/)).toBeVisible();
  await expect(phone.getByRole("link", { name: "Contact the clinic" })).toBeVisible();
  await expect(phone.getByRole("button", { name: "Leave", exact: true })).toBeVisible();
  expect(await axe(phone)).toEqual([]);
  await open(phone, fresh);
  await phone.getByRole("link", { name: "Join the video call" }).click();
  await expect(
    phone.getByRole("heading", { name: "Waiting room" }),
    "the device check is done",
  ).toBeVisible();
});
