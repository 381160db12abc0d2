// Two records of one patient at the clinic's desk.
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { chooseTime, signInAtDesk } from "./support/desk.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };

test("reception merges a record that was entered on the phone into the patient's account", async ({
  page,
  context,
}) => {
  const { slug } = await openClinic("aurora", "desk-merge", { attended: false });
  await page.setViewportSize(wide);
  await signInAtDesk(page, slug, "reception");
  await page.getByRole("link", { name: "Book", exact: true }).click();
  await page.getByLabel("Patient’s name").fill("Ines Carv");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: "Add a new patient" }).click();
  // As it was heard on the phone: with one letter less it counts as another patient.
  await page.getByLabel("Name", { exact: true }).fill("Ines Carvalo");
  await page.getByLabel("Date of birth").fill("1987-03-14");
  await page.getByRole("button", { name: "Add the patient" }).click();
  await page.getByLabel("Doctor", { exact: true }).selectOption({ label: "Dr Rui Tavares" });
  await chooseTime(page, 3);
  await page.getByLabel("Reason for the appointment").fill("A rash on the arm");
  await page.getByRole("button", { name: "Book the appointment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Ines Carvalo" })).toBeVisible();
  const appointment = page.url();

  await page.getByRole("link", { name: "Book", exact: true }).click();
  await page.getByRole("link", { name: /^Is a patient in the list twice/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Merge records" })).toBeVisible();
  await expect(page.getByText("There are none.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByLabel("Patient’s name").fill("ines carv");
  await page.getByRole("button", { name: "Search" }).click();
  await page.getByRole("button", { name: /^Ines Carvalo/ }).click();
  await page.getByRole("button", { name: /^Inês Carvalho/ }).click();
  await expect(page.getByText("Inês Carvalho signs in with this record")).toBeVisible();
  await expect(page.getByRole("radio", { name: /The second record/ })).toBeChecked();
  expect(await axe(page)).toEqual([]);
  for (const width of [360, 820]) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => overflowing(page), `at ${width}`).toEqual([]);
  }
  await page.setViewportSize(wide);
  await page.getByRole("button", { name: "Merge the records" }).click();
  const dialog = page.getByRole("dialog");
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Yes, merge them" }).click();
  await expect(page.getByText("The records of Inês Carvalho are one now.")).toBeVisible();
  await page.goto(appointment);
  await expect(page.getByRole("heading", { level: 1, name: "Inês Carvalho" })).toBeVisible();

  await context.addCookies([{ name: "lang", value: "ar", url: clinicUrl(slug) }]);
  await page.goto(`${clinicUrl(slug)}/desk/merge`);
  await expect(page.locator("h1")).toBeVisible();
  expect(await axe(page)).toEqual([]);
});
