// The desk without a mouse: what reception and a doctor do all day, by keyboard alone.
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
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
  await tabTo(page, page.getByLabel("Day", { exact: true }));
  await page.keyboard.press("ArrowDown"); // today may be nearly over
  await tabTo(page, page.getByLabel("Time", { exact: true }));
  for (let times = 0; times < 3; times++) await page.keyboard.press("ArrowDown");
  await typeInto(page, page.getByLabel("Reason for the appointment"), "A rash on the arm");
  await pressEnterOn(page, page.getByRole("button", { name: "Book the appointment" }));
  await expect(page.getByRole("heading", { level: 1, name: "Inês Carvalho" })).toBeFocused();
  const when = page.locator("main p", { hasText: "Dr Rui Tavares" });
  const first = await when.textContent();

  await pressEnterOn(page, page.getByRole("button", { name: "Change the time" }));
  const dialog = page.getByRole("dialog");
  await expectFocusInside(page, "dialog");
  await tabTo(page, dialog.getByLabel("Day", { exact: true }));
  await page.keyboard.press("ArrowDown");
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

  // A key that is pressed by mistake must not lead out of a call, nor open anything over it.
  await tab(/^Notes/).focus();
  await doctor.keyboard.press("?");
  await doctor.keyboard.type("gt");
  await expect(doctor.getByRole("dialog")).toHaveCount(0);
  await expect(doctor.getByRole("button", { name: "End the call" })).toBeVisible();

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

test(
  "reception goes to screens and to the search for a patient by shortcuts, lists them and switches them off",
  { tag: ["@firefox"] },
  async ({ page }) => {
    const { slug } = await openClinic("aurora", "desk-shortcuts", { attended: false });
    await signIn(page, slug, "reception");
    const heading = title(page);
    await page.keyboard.type("gm");
    await expect(heading).toHaveText("New messages");
    await expect(heading).toBeFocused();
    await page.keyboard.type("gw");
    await expect(page).toHaveURL(/\/desk\/week/);
    await expect(heading).toBeFocused();
    await page.keyboard.press("/");
    const field = page.getByLabel("Patient’s name");
    await expect(field).toBeFocused();
    await page.keyboard.type("gt/?");
    await expect(field).toHaveValue("gt/?");
    await expect(page).toHaveURL(/\/desk\/book/);

    await page.keyboard.press("Tab");
    const search = page.getByRole("button", { name: "Search" });
    await expect(search).toBeFocused();
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard shortcuts" });
    await expect(help).toContainText("G T");
    expect(await axe(page)).toEqual([]);
    await page.keyboard.type("gt");
    await expect(page).toHaveURL(/\/desk\/book/);
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await expect(search).toBeFocused();

    // By mouse as well.
    await page.getByRole("button", { name: "Keyboard shortcuts" }).click();
    await help.getByRole("switch").focus();
    await page.keyboard.press("Space");
    await expect(help.getByRole("switch")).not.toBeChecked();
    await page.keyboard.press("Escape");
    await page.goto(`${clinicUrl(slug)}/desk/book`);
    await expect(heading).toBeFocused();
    await page.keyboard.type("gt?");
    await expect(help).toHaveCount(0);
    await expect(page).toHaveURL(/\/desk\/book/);

    // By touch: the menu of a phone has them too, right to left.
    await page.context().addCookies([{ name: "lang", value: "ar", url: clinicUrl(slug) }]);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${clinicUrl(slug)}/desk/book`);
    await page.getByRole("button", { name: "القائمة" }).click();
    await page.getByRole("button", { name: "اختصارات لوحة المفاتيح" }).click();
    await page.getByRole("switch").check();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    // An Arabic keyboard: the keys of G and T.
    for (const [key, code] of [
      ["ل", "KeyG"],
      ["ف", "KeyT"],
    ])
      await page.dispatchEvent("body", "keydown", { key, code, bubbles: true });
    await expect(page).toHaveURL(/\/desk$/);
  },
);
