// What follows an appointment at the clinic's desk: money that goes back, and the next appointment.
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { chooseTime, signInAtDesk } from "./support/desk.ts";
import { expect, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };

test("reception refunds part of a payment with a reason, and the doctor books the follow-up", async ({
  page: patient,
  anotherBrowser,
}) => {
  const { slug } = await openClinic("aurora", "desk-refund", { attended: false });
  const visit = await bookVisit(patient, { slug, doctorName: "Dr Helena Duarte" });
  const desk = await anotherBrowser();
  await desk.setViewportSize(wide);
  await signInAtDesk(desk, slug, "reception");
  await desk.goto(`${clinicUrl(slug)}/desk/appointments/${visit.id}`);
  await desk.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = desk.getByRole("dialog").filter({ visible: true });
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByText(/^Write an amount below/)).toBeVisible();
  expect(await axe(desk)).toEqual([]);
  await dialog.getByLabel("Amount in EUR").fill("5,50");
  await dialog.getByLabel("Reason (optional)").fill("Began late");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("heading", { name: "Refund €5.50?" })).toBeVisible();
  await dialog.getByRole("button", { name: "Refund €5.50", exact: true }).click();
  const part = desk.getByRole("listitem").filter({ hasText: "Began late" }).last();
  await expect(part).toContainText("€5.50");

  const doctor = await anotherBrowser();
  await doctor.setViewportSize(wide);
  await signInAtDesk(doctor, slug, "doctor");
  await doctor.goto(`${clinicUrl(slug)}/desk/appointments/${visit.id}`);
  // The form stands still once what is above it has come.
  await expect(doctor.getByText("Nothing has been shared for this appointment.")).toBeVisible();
  await expect(doctor.getByText("The patient has shared none.")).toBeVisible();
  await expect(doctor.getByLabel("Time", { exact: true })).toBeVisible();
  await doctor.getByRole("button", { name: "Book the follow-up" }).click();
  await expect(doctor.getByText("Choose a time first.")).toBeVisible();
  await chooseTime(doctor, 2);
  await doctor
    .getByRole("textbox", { name: "Reason for the appointment" })
    .fill("To see whether the cough is gone");
  await doctor.getByRole("button", { name: "Book the follow-up" }).click();
  await expect(doctor.getByText(/^The follow-up is booked for/)).toBeVisible();
  expect(await axe(doctor)).toEqual([]);
  await doctor.getByRole("alert").getByRole("link", { name: "Open the appointment" }).click();
  await expect(doctor.getByText("To see whether the cough is gone")).toBeVisible();
});

test("a doctor books the follow-up of a guest, whose email has a link to it", async ({
  page: patient,
  anotherBrowser,
}) => {
  const { slug } = await openClinic("aurora", "desk-next", { attended: false });
  const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
  const doctor = await anotherBrowser();
  await doctor.setViewportSize(wide);
  await signInAtDesk(doctor, slug, "doctor");
  await doctor.goto(`${clinicUrl(slug)}/desk/appointments/${visit.id}`);
  const name = await doctor.getByRole("heading", { level: 1 }).textContent();
  await expect(doctor.getByText(/^This patient booked without an account/)).toBeVisible();
  await chooseTime(doctor, 2);
  await doctor.getByRole("textbox", { name: "Reason for the appointment" }).fill("To see how it goes");
  await doctor.getByRole("button", { name: "Book the follow-up" }).click();
  await expect(doctor.getByText(/^The follow-up is booked for/)).toBeVisible();
  expect(await axe(doctor)).toEqual([]);
  await doctor.getByRole("alert").getByRole("link", { name: "Open the appointment" }).click();
  await expect(doctor.getByText("To see how it goes")).toBeVisible();
  await expect(doctor.getByRole("heading", { level: 1 })).toHaveText(name ?? "");
});
