// Administration at the clinic's desk: how the clinic looks to its patients, and what it tells them in its own words.
import { signInAsAdmin } from "./support/admin.ts";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { openFromMenu } from "./support/desk.ts";
import { expect, open, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };

test("an admin changes name, colours and logo, and patients see them", async ({ page, anotherBrowser }) => {
  const clinic = await openClinic("aurora", "desk-brand", { attended: false });
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await openFromMenu(page, "Settings");
  await page.getByRole("link", { name: /^Branding/ }).click();
  const name = page.getByLabel("Name of the clinic", { exact: true });
  const colour = page.getByLabel("Main colour: buttons and links", { exact: true });
  await name.fill("");
  await colour.fill("#12");
  await page.getByRole("button", { name: "Save name and colours" }).click();
  await expect(page.getByText("Write the name.")).toBeVisible();
  await expect(page.getByText("Write a colour such as #0f6272.")).toBeVisible();

  await name.fill("Clínica do Mar");
  await colour.fill("#ffff66");
  await expect(page.getByText("Its contrast is too low.").first()).toBeVisible();
  await colour.fill("#7a1f5c");
  await expect(page.getByText("Shown as it is on light pages.").first()).toBeVisible();
  await expect(page.getByText("Book now").first()).toHaveCSS("background-color", "rgb(122, 31, 92)");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Save name and colours" }).click();
  await expect(page.getByText("Name and colours are saved.")).toBeVisible();

  const logo =
    '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>';
  const ofLogo = page.getByRole("region", { name: "Logo" });
  await ofLogo
    .getByLabel("Choose another picture")
    .setInputFiles({ name: "logo.svg", mimeType: "image/svg+xml", buffer: Buffer.from(logo) });
  await expect(ofLogo.getByRole("img", { name: "The picture you chose" })).toHaveAttribute("src", /^blob:/);
  await ofLogo.getByRole("button", { name: "Save the picture" }).click();
  await expect(ofLogo.getByText("The picture is saved. Patients see it now.")).toBeVisible();
  await expect(page.getByRole("img", { name: "The clinic’s logo now" })).toHaveAttribute(
    "src",
    /^\/pictures\//,
  );
  // The form goes on with the settings as they are now.
  await name.fill("Clínica do Rio");
  await page.getByRole("button", { name: "Save name and colours" }).click();
  await expect(page.getByText("Name and colours are saved.")).toBeVisible();

  const patient = await anotherBrowser();
  await expect(async () => {
    await open(patient, `${clinicUrl(clinic.slug)}/doctors`);
    await expect(patient).toHaveTitle(/Clínica do Rio$/, { timeout: 100 });
  }).toPass();
  const brand = await patient.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--brand"),
  );
  expect(brand).toBe("#7a1f5c");
});

test("an admin writes the clinic's terms, and patients are linked to them", async ({
  page,
  anotherBrowser,
}) => {
  const clinic = await openClinic("aurora", "desk-texts", { attended: false });
  await page.setViewportSize(wide);
  await signInAsAdmin(page, clinic);
  await openFromMenu(page, "Settings");
  await page.getByRole("link", { name: /^Texts/ }).click();
  const terms = page.getByRole("region", { name: "Terms and conditions" });
  await expect(terms.getByText("Patients are shown other terms now:")).toBeVisible();
  await terms.getByRole("button", { name: "Save the text" }).click();
  await expect(terms.getByText("Write the text first.")).toBeVisible();
  await terms
    .getByLabel("Text", { exact: true })
    .fill("# Terms of the bay\n\nAn appointment is paid when it is booked.");
  await terms.getByRole("button", { name: "Save the text" }).click();
  await expect(terms.getByText("The text is saved.")).toBeVisible();
  await terms.getByRole("button", { name: "Show patients the terms written here" }).click();
  await expect(terms.getByText("Patients are shown the terms that are written here:")).toBeVisible();
  await terms.getByLabel("Language of the text").selectOption("fr");
  await expect(terms.getByLabel("Text", { exact: true })).toHaveValue("");
  await terms.getByLabel("Text", { exact: true }).fill("# Conditions de la baie");
  await terms.getByRole("button", { name: "Save the text" }).click();
  await expect(terms.getByText(/Written in: \W*English\W+Français/)).toBeVisible();
  expect(await axe(page)).toEqual([]);

  const patient = await anotherBrowser();
  await open(patient, `${clinicUrl(clinic.slug)}/sign-up`);
  await expect(patient.locator('a[href^="/terms"]').first()).toBeVisible();
  await patient.goto(`${clinicUrl(clinic.slug)}/terms`);
  await expect(patient.getByRole("heading", { level: 1, name: "Terms of the bay" })).toBeVisible();
  expect(await axe(patient)).toEqual([]);

  await terms.getByRole("button", { name: "Remove the text" }).click();
  await page
    .getByRole("dialog")
    .filter({ visible: true })
    .getByRole("button", { name: "Remove the text" })
    .click();
  await expect(terms.getByText("The text is removed.")).toBeVisible();
});
