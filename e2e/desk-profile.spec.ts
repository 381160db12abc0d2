// What the desk changes of doctors, accounts and pictures is what patients and other devices have at once.
import type { Page } from "@playwright/test";
import { askClinic, signInAsAdmin, signInFirst } from "./support/admin.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, open, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };
const phone = { width: 360, height: 740 };
const drawing = (side: number) => ({
  name: "picture.svg",
  mimeType: "image/svg+xml",
  buffer: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><circle cx="${side / 2}" cy="${side / 2}" r="${side / 3}" fill="#b00040"/></svg>`,
  ),
});

/** Adds a picture in a section of the desk; returns where it is served. */
async function addPicture(page: Page, section: string, side: number): Promise<string> {
  const region = page.getByRole("region", { name: section });
  await region.getByLabel(/^Choose (a|another) picture$/).setInputFiles(drawing(side));
  await expect(region.getByRole("img", { name: "The picture you chose" })).toBeVisible();
  await region.getByRole("button", { name: "Save the picture" }).click();
  await expect(region.getByText("The picture is saved. Patients see it now.")).toBeVisible();
  await expect(region.getByRole("img")).toHaveAttribute("src", /^\/pictures\//);
  return (await region.getByRole("img").getAttribute("src")) ?? "";
}

test("a patient sees the portrait, training and insurers set at the desk", async ({
  page,
  anotherBrowser,
}) => {
  const clinic = await openClinic("aurora", "desk-profile", { attended: false });
  const patient = await anotherBrowser();
  await open(patient, `${clinicUrl(clinic.slug)}/doctors`);
  await patient
    .getByRole("link", { name: /Helena Duarte/ })
    .first()
    .click();
  await expect(patient.getByRole("heading", { level: 1, name: /Helena Duarte/ })).toBeVisible();
  const address = patient.url();

  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await page.getByRole("link", { name: "Doctors", exact: true }).click();
  await page
    .getByRole("link", { name: /Helena Duarte$/ })
    .first()
    .click();
  const portrait = await addPicture(page, "Portrait", 200);
  await page.getByLabel("Training, in English").fill("University of the Bay\nHospital of the Hill");
  await page.getByLabel("What this doctor treats, in English").fill("Eczema of sailors");
  await page.getByLabel("Insurers this doctor accepts").fill("Seguros do Mar");
  await page.getByRole("button", { name: "Save the profile" }).click();
  await expect(page.getByText("The profile is saved.")).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(phone);
  await expect.poll(() => overflowing(page)).toEqual([]);
  await page.setViewportSize(wide);

  await open(patient, address);
  const main = patient.getByRole("main");
  await expect(main.locator(`img[src="${portrait}"]`).first()).toBeVisible();
  for (const text of ["University of the Bay", "Hospital of the Hill", "Eczema of sailors", "Seguros do Mar"])
    await expect(main.getByText(text)).toBeVisible();

  const region = page.getByRole("region", { name: "Portrait" });
  await region.getByRole("button", { name: "Remove the picture" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes, remove it" }).click();
  await expect(region.getByText("The picture is removed.")).toBeVisible();
  await open(patient, address);
  await expect(main.locator('img[src^="/portraits/"]').first()).toBeVisible();
  await expect(main.locator(`img[src="${portrait}"]`)).toHaveCount(0);
});

test("a patient sees the favicon and main image set at the desk, and the defaults after their removal", async ({
  page,
  anotherBrowser,
}) => {
  const clinic = await openClinic("aurora", "desk-icon", { attended: false });
  const patient = await anotherBrowser();
  const home = `${clinicUrl(clinic.slug)}/`;
  await open(patient, home);
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await page.goto(`${clinicUrl(clinic.slug)}/desk/branding`);
  const icon = await addPicture(page, "Icon of the browser tab", 64);
  const mainPicture = await addPicture(page, "Main picture of the home page", 640);
  expect(await axe(page)).toEqual([]);
  await page.setViewportSize(phone);
  await expect.poll(() => overflowing(page)).toEqual([]);
  await page.setViewportSize(wide);

  const drawn = async () => {
    await open(patient, home); // another process shows it within a second
    return {
      icons: await patient.locator(`link[rel="icon"][href="${icon}"]`).count(),
      pictures: await patient.locator(`main img[src="${mainPicture}"]`).count(),
    };
  };
  await expect.poll(drawn).toEqual({ icons: 1, pictures: 1 });
  for (const section of ["Icon of the browser tab", "Main picture of the home page"]) {
    const region = page.getByRole("region", { name: section });
    await region.getByRole("button", { name: "Remove the picture" }).click();
    await page
      .getByRole("dialog")
      .filter({ visible: true })
      .getByRole("button", { name: "Yes, remove it" })
      .click();
    await expect(region.getByText("The picture is removed.")).toBeVisible();
  }
  await expect.poll(drawn).toEqual({ icons: 0, pictures: 0 });
});

test("a changed role signs out the other device at once and applies when it signs in again", async ({
  page,
  anotherBrowser,
}) => {
  const clinic = await openClinic("aurora", "desk-role", { attended: false });
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  const email = `noa@${clinic.slug}.example`;
  const made = await askClinic<{ data: { entity: { one_time_password: string } } }>(
    clinic,
    "POST",
    "/staff",
    {
      email,
      name: "Noa Reis",
      role: "admin",
      doctor_id: null,
    },
  );
  const other = await anotherBrowser();
  await other.setViewportSize(wide);
  await other.goto(`${clinicUrl(clinic.slug)}/desk`);
  await signInFirst(other, { email, oneTimePassword: made.data.entity.one_time_password });
  await expect(other.getByRole("link", { name: "Staff", exact: true })).toBeVisible();

  await page.getByRole("link", { name: "Staff", exact: true }).click();
  await page.getByRole("button", { name: "Change Noa Reis" }).click();
  const dialog = page.getByRole("dialog").filter({ visible: true });
  await dialog.getByLabel("Name").fill("Noa Reis Lima");
  await dialog.getByLabel("Role").selectOption({ label: "Reception" });
  await expect(dialog.getByText(/^They are signed out everywhere at once/)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save the account" }).click();
  await expect(page.getByRole("row").filter({ hasText: "Noa Reis Lima" })).toContainText("Reception");

  // Nobody touches the other device.
  await expect(other.getByRole("button", { name: "Sign in" })).toBeVisible();
  await other.getByLabel("Email address").fill(email);
  await other.getByLabel("Password", { exact: true }).fill("a lantern over the quiet bay");
  await other.getByRole("button", { name: "Sign in" }).click();
  await expect(other.getByRole("button", { name: "Sign out" })).toBeVisible();
  await expect(other.getByRole("link", { name: "Staff", exact: true })).toHaveCount(0);
});
