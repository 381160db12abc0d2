// Nobody is in two video calls at once: the checkout and the move to another time say so and lead to the other appointment.
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const settings = { patientsPayments: false, autoAccept: true, patientsRescheduleAppointment: true };
const sentence = "This person has another appointment at that time.";

test("A time that overlaps another appointment is refused at checkout with a link to that appointment", async ({
  page,
}) => {
  const clinic = await anotherClinic("aurora", "overlap-checkout", { attended: false, settings });
  await signIn(page, clinic);
  const { doctorIds, start } = await page.evaluate(sharedTime);
  const id = await page.evaluate(book, { doctorId: doctorIds[0], start });
  const slot = new URLSearchParams({ doctorId: String(doctorIds[1]), appointmentDate: start });
  await open(page, `${clinicUrl(clinic)}/scheduling/patient?${slot}`);
  await page.getByLabel("In your own words").fill("A cough");
  await expect(page.getByText(/^You already have an appointment at \S+\. Book both\?$/)).toBeVisible();
  await page.getByRole("button", { name: "Book appointment" }).click();
  await expect(page.getByRole("alert")).toContainText(sentence);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Open the other appointment" }).click();
  await expect(page).toHaveURL(new RegExp(`/appointments/${id}$`));
});

test("An appointment is not moved onto another one, and the dialog links to that one", async ({ page }) => {
  const clinic = await anotherClinic("aurora", "overlap-move", { attended: false, settings });
  await signIn(page, clinic);
  const { doctorIds, start, earlier } = await page.evaluate(sharedTime);
  const inTheWay = await page.evaluate(book, { doctorId: doctorIds[0], start });
  const mine = await page.evaluate(book, { doctorId: doctorIds[1], start: earlier });
  await open(page, `${clinicUrl(clinic)}/appointments/${mine}`);
  await page.getByRole("button", { name: "Reschedule" }).click();
  const dialog = page.getByRole("dialog", { name: "Which time suits you better?" });
  const wanted = dialog.locator(`input[type=radio][value="${start}"]`);
  const days = dialog.getByRole("combobox", { name: "Day" });
  await expect(days).toBeVisible();
  for (let index = 0; index < (await days.locator("option").count()); index += 1) {
    await days.selectOption({ index });
    if ((await wanted.count()) > 0) break;
  }
  // Late times of a part of the day with many are behind its fold.
  const fold = dialog.locator("details").filter({ has: page.locator(`input[value="${start}"]`) });
  if ((await fold.count()) > 0) await fold.locator("summary").click();
  await wanted.check();
  await dialog.getByRole("button", { name: "Choose this time" }).click();
  await expect(dialog.getByRole("alert")).toContainText(sentence);
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("link", { name: "Open the other appointment" }).click();
  await expect(page).toHaveURL(new RegExp(`/appointments/${inTheWay}$`));
  await expect(dialog).toHaveCount(0);
});

/** Runs in the page: a time that two doctors have free, and an earlier one of the second. */
async function sharedTime() {
  const read = async (path: string) => (await (await fetch(`/api${path}`)).json()).data.collection;
  const startsOf = async (doctorId: number): Promise<string[]> => {
    const days: { slots: { start_time: string }[] }[] = await read(`/doctors/${doctorId}/slots?days=7`);
    return days.flatMap(({ slots }) => slots.map(({ start_time }) => start_time));
  };
  const doctors: { id: number }[] = await read("/doctors");
  const all = await Promise.all(doctors.map(async ({ id }) => ({ id, starts: await startsOf(id) })));
  for (const one of all)
    for (const other of all) {
      const start = one.starts.findLast((time) => one !== other && other.starts.includes(time));
      const earlier = other.starts.slice(-20).find((time) => start !== undefined && time < start);
      if (start !== undefined && earlier !== undefined)
        return { doctorIds: [one.id, other.id] as const, start, earlier };
    }
  throw new Error("No two doctors are free at one time.");
}

/** Runs in the page: books the time for the patient, through the clinic's own API. */
async function book({ doctorId, start }: { doctorId: number; start: string }): Promise<number> {
  const headers = {
    "x-patient-token": localStorage.getItem("patient-token") ?? "",
    "content-type": "application/json",
  };
  const answer = await fetch("/api/patients/appointments", {
    method: "POST",
    headers,
    body: JSON.stringify({
      doctor_id: doctorId,
      personal: true,
      service_type: "remote",
      platform: "web",
      start_time: start,
      symptoms: "A cough",
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
  return (await answer.json()).data.entity.id;
}
