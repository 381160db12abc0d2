import type { Page } from "@playwright/test";
import type { Appointment } from "@anteroom/contract/appointments";
import { anotherClinic } from "./support/another-clinic.ts";
import { asPrinted } from "./support/as-printed.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";

// Whatever is cancelled and moved here is nobody else's.
let slug: string;
test.beforeAll(async () => {
  slug = await anotherClinic("aurora", "changes", {});
});

/** Signs in the clinic's patient of this number and stays on the page that needs nobody. */
async function signInAs(page: Page, index: number): Promise<void> {
  const { login = "", password = "" } = demoClinic(slug).patients[index] ?? {};
  await page.goto(`${clinicUrl(slug)}/join-by-code`);
  await page.evaluate(async (body) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch("/api/patients/auth/login", { method: "POST", headers, body });
    localStorage.setItem("patient-token", (await answer.json()).data.entity.token);
  }, JSON.stringify({ login, password }));
}

const ownVisits = (page: Page): Promise<Appointment[]> =>
  page.evaluate(async () => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    return (await (await fetch("/api/patients/appointments", { headers })).json()).data.collection;
  });
const details = (id: number) => `${clinicUrl(slug)}/appointments/${id}`;
const visit = (page: Page, doctor: string) => page.getByRole("article").filter({ hasText: doctor });

const kinds = {
  remote: ["Video visit", /^Opens /],
  on_site: ["Visit at the clinic", /Come to the clinic a few minutes before/],
  phone: ["Phone visit", /Keep your phone with you, switched on/],
  intermediate: ["Assisted visit", /the doctor joins by video/],
  prescription_renewal: ["Prescription renewal", /You need not be there/],
} as const;

test("S1.11 S3.APPT.02 G.08: each of the five kinds of visit is named, and says what the patient has to do", async ({
  page,
}) => {
  await signInAs(page, 1);
  const visits = await ownVisits(page);
  for (const [kind, [name, what]] of Object.entries(kinds)) {
    const found = visits.find((one) => one.service_type === kind && one.status === "accepted");
    await open(page, details(found?.id ?? 0));
    const main = page.getByRole("main");
    await expect(main.getByRole("definition").filter({ hasText: name })).toBeVisible();
    await expect(main.getByText(what).first()).toBeVisible();
    expect(await axe(page)).toEqual([]);
  }
  await open(page, `${clinicUrl(slug)}/appointments`);
  await expect(visit(page, "Dr Mateus Sá")).toContainText("Phone visit");
});

const states = {
  pending_payment: "Pay before",
  scheduled: "Booked, waiting for the clinic",
  accepted: "Confirmed",
  preparing: "Doctor is getting ready",
  finished: "Finished",
  canceled: "Cancelled",
  declined: "Doctor unavailable",
  no_show: "Missed",
  payment_failed: "Not paid",
  frozen: "Ask the clinic",
} as const;

test("S4.STATUS.02 S4.STATUS.03 S4.STATUS.04 S4.STATUS.05 S4.STATUS.06 S4.STATUS.07 S4.STATUS.08 S4.STATUS.09 S3.APPT.18: every status has words, icon and colour of its own, and one that nobody knows breaks nothing", async ({
  page,
}) => {
  await signInAs(page, 1);
  const [model] = await ownVisits(page);
  if (!model) throw new Error("No visit to begin with.");
  const day = 86_400_000;
  const collection = Object.keys(states).map((status, index) => ({
    ...model,
    id: index + 1,
    status,
    status_code: status === "finished" ? 5 : 2,
    pay_before: new Date(Date.now() + 2 * day).toISOString(),
    start_time: new Date(Date.now() + (index + 3) * day).toISOString(),
    end_time: new Date(Date.now() + (index + 3) * day + 600_000).toISOString(),
  }));
  await page.route("**/api/patients/appointments*", (route) =>
    route.fulfill({ json: { data: { collection } } }),
  );
  const looks = new Set<string>();
  for (const view of ["upcoming", "scheduled", "past"]) {
    await open(page, `${clinicUrl(slug)}/appointments?view=${view}`);
    await expect(page.getByRole("article").first()).toBeVisible();
    for (const words of Object.values(states)) {
      const badge = page.getByRole("article").getByText(words);
      if ((await badge.count()) === 0) continue;
      await expect(badge).toHaveCount(1);
      looks.add(words);
      expect(await badge.locator("xpath=ancestor-or-self::span[.//*[name()='svg']][1]").count()).toBe(1);
    }
    expect(await axe(page)).toEqual([]);
  }
  expect([...looks].sort()).toEqual(Object.values(states).toSorted());
});

test("D.85 S3.APPT.11 S3.APPT.14: a paid visit names its reference, receipt and files; cancelled in time, its cost is said first and the money goes back", async ({
  page,
}) => {
  const { id } = await bookVisit(page, { slug, patient: 0, fromMinutes: 600 });
  await open(page, details(id));
  const main = page.getByRole("main");
  const reference = (await ownVisits(page)).find((one) => one.id === id)?.reference ?? "none";
  await expect(main.getByText(reference)).toBeVisible();
  await expect(main.getByRole("link", { name: "Open the files of this visit" })).toHaveAttribute(
    "href",
    `/appointments/${id}/files`,
  );
  await main.getByRole("link", { name: "Receipt" }).click();
  await expect(page.getByRole("article", { name: "Receipt" })).toContainText(reference);
  await expect(page.getByRole("article", { name: "Receipt" })).toContainText(/€\d\d\.00/);
  expect(await axe(page)).toEqual([]);
  await asPrinted(page, async () => {
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByText(reference)).toBeVisible();
  });
  await page.getByRole("link", { name: "Your visit", exact: true }).click();
  await expect(
    main.getByText(/and all you paid goes back to you\. After that the clinic keeps it\./),
  ).toBeVisible();
  await main.getByRole("button", { name: "Cancel the visit" }).click();
  const question = page.getByRole("dialog", { name: "Cancel this visit?" });
  await expect(question).toContainText("All you paid goes back to you.");
  expect(await axe(page)).toEqual([]);
  await question.getByRole("button", { name: "Keep the visit" }).click();
  await expect(question).toHaveCount(0);
  await expect(main.getByRole("button", { name: "Cancel the visit" })).toBeFocused();
  await main.getByRole("button", { name: "Cancel the visit" }).click();
  await question.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(main.getByText("The visit is cancelled.")).toBeFocused();
  await expect(main.getByText(/What was paid (is on its way|has gone) back to you\./)).toBeVisible();
  await expect(main.getByRole("button", { name: "Cancel the visit" })).toHaveCount(0);
  await expect(main.getByText("Cancelled", { exact: true })).toBeVisible();
});

test("D.85: a visit takes another time, its payment stays, and what fails on the way changes nothing", async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::ERR_FAILED/);
  const { id, startTime } = await bookVisit(page, { slug, patient: 0, fromMinutes: 700 });
  await open(page, details(id));
  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Change the time" }).click();
  const sheet = page.getByRole("dialog", { name: "Which time suits you better?" });
  await expect(sheet.getByRole("button", { name: "Choose a time first" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await sheet.getByRole("combobox", { name: "Day" }).selectOption({ index: 2 });
  await sheet.getByRole("radio").nth(4).check();
  expect(await axe(page)).toEqual([]);
  const wanted = await sheet.getByRole("radio").nth(4).inputValue();
  await page.route("**/reschedule", (route) => route.abort());
  await sheet.getByRole("button", { name: "Take this time" }).click();
  await expect(sheet.getByRole("alert")).toBeVisible();
  const startOf = async () => (await ownVisits(page)).find((one) => one.id === id)?.start_time;
  expect(await startOf()).toBe(startTime);
  await page.unroute("**/reschedule");
  await sheet.getByRole("button", { name: "Take this time" }).click();
  await expect(main.getByText("The visit has its new time.")).toBeFocused();
  expect(await startOf()).toBe(wanted);
  await expect(main.getByText("Paid", { exact: true })).toBeVisible();
  await expect(main.getByText("Confirmed")).toBeVisible();
});

test("D.85: where the clinic allows neither, nothing is offered", async ({ page }) => {
  const closed = await anotherClinic("aurora", "changes-off", {
    settings: { patientsCancelAppointment: false, patientsRescheduleAppointment: false },
  });
  await page.goto(`${clinicUrl(closed)}/join-by-code`);
  const { id } = await bookVisit(page, { slug: closed, patient: 0, fromMinutes: 600 });
  await open(page, `${clinicUrl(closed)}/appointments/${id}`);
  await expect(page.getByRole("main").getByText("Confirmed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Change the time" })).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Cancel the visit" })).toHaveCount(0);
});

test("D.85: a guest cancels on the page of the link, and the door says so", async ({ page }) => {
  const { guestToken } = await bookVisit(page, { slug, as: "guest", fromMinutes: 800 });
  await open(page, `${clinicUrl(slug)}/guest/video/${guestToken}`);
  await expect(page.getByText(/and all you paid goes back to you/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Cancel the visit" }).click();
  await page.getByRole("button", { name: "Yes, cancel it" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "This visit was cancelled" })).toBeVisible();
});
