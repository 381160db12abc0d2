// Administration at the clinic's desk: staff, vouchers, reports and the audit log.
import { extendedTag } from "../tools/test/extended.ts";
import { signInAsAdmin, signInFirst } from "./support/admin.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { openFromMenu } from "./support/desk.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };
const tablet = { width: 820, height: 1180 };

test("an admin creates an account that signs in, disables it, and finds both in the audit log", async ({
  page,
  anotherBrowser,
}) => {
  const clinic = await openClinic("aurora", "desk-staff", { attended: false });
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await expect(page.getByText("Nobody is waiting."), "the first screen has no error").toBeVisible();
  await page.getByRole("link", { name: "Staff", exact: true }).click();
  await page.getByRole("button", { name: "Add the account" }).click();
  await expect(page.getByText("Fill in name and email address first.")).toBeVisible();
  const email = `noa@${clinic.slug}.example`;
  await page.getByLabel("Name", { exact: true }).fill("Noa Reis");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Add the account" }).click();
  await expect(page.getByText("It is shown only now.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  const oneTimePassword = (await page.locator("bdi.long.b").textContent()) ?? "";

  const reception = await anotherBrowser();
  await reception.setViewportSize(wide);
  await reception.goto(`${clinicUrl(clinic.slug)}/desk`);
  await signInFirst(reception, { email, oneTimePassword });
  await expect(reception.getByRole("link", { name: "Book", exact: true })).toBeVisible();
  await reception.goto(`${clinicUrl(clinic.slug)}/desk/staff`);
  await expect(reception.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();

  await page.getByRole("button", { name: "Switch off Noa Reis" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Switch off" }).click();
  await expect(page.getByRole("button", { name: "Switch on Noa Reis" })).toBeVisible();
  await reception.goto(`${clinicUrl(clinic.slug)}/desk`);
  await expect(reception.getByRole("button", { name: "Sign in" })).toBeVisible();

  await openFromMenu(page, "Audit log");
  await page.getByLabel("Who", { exact: true }).selectOption({ label: "Ada Admin" });
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "staff.add" }).first()).toContainText("Ada Admin");
  expect(await axe(page)).toEqual([]);
});

test("an admin creates and ends a voucher, and reads the appointment report", async ({
  page,
  anotherBrowser,
  browserName,
}) => {
  const clinic = await openClinic("aurora", "desk-reports", { attended: false });
  const patient = await anotherBrowser();
  await bookVisit(patient, { as: "guest", slug: clinic.slug, doctorName: "Dr Helena Duarte" });
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await page.getByRole("link", { name: "Vouchers", exact: true }).click();
  await page.getByLabel("Code", { exact: true }).fill("desk-27");
  await page.getByRole("button", { name: "Add the voucher" }).click();
  await expect(page.getByText("Write a whole number from 1 to 100.")).toBeVisible();
  await page.getByLabel("Percent off").fill("15");
  await page.getByRole("button", { name: "Add the voucher" }).click();
  await expect(page.getByText("Voucher DESK27 can be used now.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "End voucher DESK27" }).click();
  await page
    .getByRole("dialog")
    .filter({ visible: true })
    .getByRole("button", { name: "End the voucher" })
    .click();
  await expect(page.getByRole("row").filter({ hasText: "DESK27" })).toContainText("Cannot be used any more");

  await openFromMenu(page, "Reports");
  await page.getByLabel("Last day").fill(new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10));
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Helena Duarte" })).toBeVisible();
  await page.getByLabel("Chart of").selectOption("revenue");
  await page.getByText("The same in numbers").click();
  expect(await axe(page)).toEqual([]);
  // The system's Firefox tells the test of no download.
  const coming = browserName === "firefox" ? null : page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as a CSV file" }).click();
  const saved = await coming;
  if (saved) expect(saved.suggestedFilename()).toMatch(/^appointments-.*\.csv$/);
});

test(
  "administration pages have no accessibility violations in Arabic",
  {
    tag: [extendedTag],
  },
  async ({ page, context }) => {
    const clinic = await openClinic("aurora", "desk-admin-ar", { attended: false });
    await page.setViewportSize(wide);
    await signInAsAdmin(page, clinic);
    await context.addCookies([{ name: "lang", value: "ar", url: clinicUrl(clinic.slug) }]);
    for (const path of [
      "staff",
      "branding",
      "texts",
      "vouchers",
      "reports",
      "audit",
      "doctors",
      "new-doctor",
    ]) {
      await page.goto(`${clinicUrl(clinic.slug)}/desk/${path}`);
      await expect(page.locator("main :is(li, form, table)").first()).toBeVisible();
      expect(await axe(page), path).toEqual([]);
      await page.setViewportSize(tablet);
      await expect.poll(() => overflowing(page), path).toEqual([]);
      await page.setViewportSize(wide);
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`${clinicUrl(clinic.slug)}/desk/doctors`);
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toBeVisible();
    const { height } = (await title.boundingBox()) ?? { height: 0 };
    expect(height, "one line beside the links").toBeLessThan(60);
    await page.goto(`${clinicUrl(clinic.slug)}/desk/import-doctors`);
    const csv =
      "external_id,name,specialty,languages,visit_minutes,amount_minor,hours\nstaff-0417-of-the-old-system,,surgery,pt,20,4500,never\n";
    await page
      .locator("input[type=file]")
      .setInputFiles({ name: "doctors.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    const report = page.locator("section", { has: page.locator("table") });
    await expect(report).toBeVisible();
    expect(await axe(page), "import report").toEqual([]);
    await expect.poll(() => overflowing(page), "import report").toEqual([]);
    const sideways = await report.evaluate((section) => section.scrollWidth - section.clientWidth);
    expect(sideways, "import report").toBe(0);
  },
);

test("an admin adds a doctor with prices, and patients find the doctor", async ({ page, anotherBrowser }) => {
  const clinic = await openClinic("aurora", "desk-doctor", { attended: false });
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await page.getByRole("link", { name: "Doctors", exact: true }).click();
  await page.getByRole("link", { name: "Add a doctor" }).click();
  await page.getByRole("button", { name: "Add the doctor" }).click();
  await expect(page.getByText("Write the name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Vera Lima");
  await page.getByLabel("Specialty").selectOption({ label: "Skin" });
  await page.getByRole("checkbox", { name: "Portuguese" }).check();
  await page.getByLabel("Sex").selectOption({ label: "Female" });
  await page.getByLabel(/^Price of a video appointment/).fill("42.50");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Add the doctor" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Dr Vera Lima" })).toBeVisible();
  await page.getByLabel("Phone appointment").fill("20");
  await page.getByRole("button", { name: "Save the prices" }).click();
  await expect(page.getByText("The prices are saved.")).toBeVisible();
  await page.getByRole("checkbox", { name: "Patients find this doctor and can book" }).uncheck();
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("The profile is saved.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("link", { name: "Back to the doctors" }).click();
  const row = page.getByRole("row").filter({ hasText: "Dr Vera Lima" });
  await expect(row).toContainText("Patients do not find this doctor");
  await row.getByRole("link", { name: "Dr Vera Lima", exact: true }).click();
  await page.getByRole("checkbox", { name: "Patients find this doctor and can book" }).check();
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("The profile is saved.")).toBeVisible();

  const patient = await anotherBrowser();
  await patient.goto(`${clinicUrl(clinic.slug)}/doctors`);
  await expect(patient.getByText("Dr Vera Lima").first()).toBeVisible();
});
