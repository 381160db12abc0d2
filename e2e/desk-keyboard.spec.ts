// The desk without a mouse: what reception and a doctor do all day, by keyboard alone.
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { expectToBeSignedIn } from "./support/desk.ts";
import { seesDoctor } from "./support/in-call.ts";
import { expectFocusInside, pressEnterOn, tabTo, typeInto } from "./support/keyboard.ts";
import { expect, open, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const wide = { width: 1280, height: 800 };
const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function signIn(page: Page, slug: string, role: "doctor" | "reception"): Promise<void> {
  await page.setViewportSize(wide);
  await page.goto(`${clinicUrl(slug)}/desk`);
  await typeInto(page, page.getByLabel("Email address"), `${role}@${slug}.example`);
  await typeInto(page, page.getByLabel("Password", { exact: true }), "anteroom-demo");
  await page.keyboard.press("Enter");
  await expectToBeSignedIn(page);
  await expect(title(page)).toBeFocused();
}

test("reception finds a patient, books, moves, writes and cancels by keyboard", async ({ page }) => {
  const { slug } = await openClinic("aurora", "desk-keys", { attended: false });
  await signIn(page, slug, "reception");
  await pressEnterOn(page, page.getByRole("link", { name: "Book", exact: true }), "Shift+Tab");
  await expect(title(page)).toBeFocused();
  await typeInto(page, page.getByLabel("Patient’s name"), "ines carv");
  await page.keyboard.press("Enter");
  await pressEnterOn(page, page.getByRole("button", { name: /Inês Carvalho/ }));
  await expect(page.getByText("Patient: Inês Carvalho")).toBeVisible();
  await expectFocusInside(page, "main");
  await tabTo(page, page.getByLabel("Doctor", { exact: true }));
  await page.keyboard.type("Dr Rui");
  const time = page.getByLabel("Time", { exact: true });
  await tabTo(page, time);
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowDown");
  await typeInto(page, page.getByLabel("Reason for the appointment"), "A rash on the arm");
  await pressEnterOn(page, page.getByRole("button", { name: "Book the appointment" }));
  await expect(page.getByRole("heading", { level: 1, name: "Inês Carvalho" })).toBeFocused();
  const when = page.locator("main p", { hasText: "Dr Rui Tavares" });
  const first = await when.textContent();

  await pressEnterOn(page, page.getByRole("button", { name: "Change the time" }));
  const dialog = page.getByRole("dialog");
  await expectFocusInside(page, "dialog");
  await tabTo(page, dialog.getByLabel("Time", { exact: true }));
  for (let times = 0; times < 6; times++) await page.keyboard.press("ArrowDown");
  await pressEnterOn(page, dialog.getByRole("button", { name: "Change the time" }));
  await expect(when).not.toHaveText(first ?? "");
  await expect(page.getByRole("button", { name: "Change the time" })).toBeFocused();

  await typeInto(page, page.getByLabel("Message to the patient"), "Please come fasting.");
  await pressEnterOn(page, page.getByRole("button", { name: "Send", exact: true }));
  await expect(page.getByRole("log").getByText("Please come fasting.")).toBeVisible();
  await expectFocusInside(page, "main");

  await pressEnterOn(page, page.getByRole("button", { name: "Cancel the appointment" }), "Shift+Tab");
  await expectFocusInside(page, "dialog");
  await pressEnterOn(page, dialog.getByRole("button", { name: "Cancel the appointment" }));
  await expect(page.getByText("Cancelled", { exact: true })).toBeVisible();
  // The button that asked is gone with what it could do.
  await expectFocusInside(page, "main");
  await pressEnterOn(page, page.getByRole("link", { name: "Back to today" }), "Shift+Tab");
  await expect(page.getByRole("heading", { level: 1, name: /^Today/ })).toBeFocused();
});

test("a doctor takes a call, writes notes and messages, and ends it by keyboard", async ({
  page: patient,
  anotherBrowser,
}) => {
  test.slow();
  const { slug } = await openClinic("aurora", "desk-doctor-keys", { attended: false });
  const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
  const doctor = await anotherBrowser();
  await signIn(doctor, slug, "doctor");
  await open(patient, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
  await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
  await pressEnterOn(doctor, doctor.getByRole("link", { name: "Take the call" }));
  await seesDoctor(patient);

  const tab = (name: RegExp) => doctor.getByRole("tab", { name });
  await tabTo(doctor, doctor.getByRole("tab", { selected: true }));
  for (let presses = 0; presses < 8; presses++) {
    if (await tab(/^Messages/).evaluate((one) => one === document.activeElement)) break;
    await doctor.keyboard.press("ArrowRight");
  }
  await expect(tab(/^Messages/)).toBeFocused();
  await typeInto(doctor, doctor.getByLabel("Message to the patient"), "Can you hear me?");
  await pressEnterOn(doctor, doctor.getByRole("button", { name: "Send", exact: true }));
  await expect(doctor.getByRole("log").getByText("Can you hear me?")).toBeVisible();
  await tabTo(doctor, tab(/^Messages/), "Shift+Tab");
  for (let presses = 0; presses < 8; presses++) {
    if (await tab(/^Notes/).evaluate((one) => one === document.activeElement)) break;
    await doctor.keyboard.press("ArrowRight");
  }
  await typeInto(doctor, doctor.getByRole("textbox", { name: "Notes" }), "Dry cough, no fever.");
  await expect(doctor.getByText(/^Saved at/)).toBeVisible();

  const mute = doctor.getByRole("button", { name: /^(?:Mute|Turn the microphone off)/ });
  await tabTo(doctor, mute, "Shift+Tab");
  await doctor.keyboard.press("Space");
  await expectFocusInside(doctor, "main");
  await pressEnterOn(doctor, doctor.getByRole("button", { name: "End the call" }));
  await expectFocusInside(doctor, "dialog");
  await pressEnterOn(doctor, doctor.getByRole("dialog").getByRole("button", { name: "End the call" }));
  await expect(title(doctor)).toContainText("has ended");
  await expect(title(doctor)).toBeFocused();
  await typeInto(doctor, doctor.getByLabel("Summary for the patient"), "Rest for three days.");
  await pressEnterOn(doctor, doctor.getByRole("button", { name: "Send the summary" }));
  await expect(doctor.getByText("The patient can read the summary now.")).toBeVisible();
  await expectFocusInside(doctor, "main");
  await expect(doctor.getByRole("textbox", { name: "Notes" })).toHaveValue("Dry cough, no fever.");
});
