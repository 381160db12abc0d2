// A clinic that is not there yet, set up by the commands of docs/clinic.md and at its desk: no SQL, no restart.
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import type { Page } from "@playwright/test";
import { demoClinics } from "@anteroom/content/demo/clinics";
import { signInFirst } from "./support/admin.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { seesDoctor } from "./support/in-call.ts";
import { picturesOf } from "./support/pictures.ts";
import { expect, open, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };
const folder = mkdtempSync(path.join(os.tmpdir(), "anteroom-fresh-"));

/** Runs `npm run tenant` or `npm run clinic` as somebody at the server does; answers what it says. */
function command(program: "tenant" | "clinic", words: string[], env: Record<string, string> = {}): string {
  const file = path.resolve(import.meta.dirname, `../tools/${program}/run.ts`);
  return execFileSync(process.execPath, [file, ...words], {
    encoding: "utf8",
    env: { ...process.env, ANTEROOM_DATA_DIR: process.env["ANTEROOM_E2E_DATA"] ?? "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  }).trim();
}

function written(name: string, facts: object): string {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(facts));
  return file;
}

/** A clinic with its first administrator, made by commands alone. */
function addClinic(): { slug: string; admin: { email: string; oneTimePassword: string } } {
  const slug = `fresh-${randomInt(36 ** 5).toString(36)}`;
  const [model] = demoClinics;
  if (!model) throw new Error("There is no demo clinic to take settings from.");
  const manifest = { ...model.manifest, slug, businessAccountSlug: slug };
  const { settings } = model;
  command("tenant", ["add", written("clinic.json", { manifest, settings, domains: [`${slug}.localhost`] })]);
  const token = command("tenant", ["token", slug, "setup"]);
  const email = `ada@${slug}.example`;
  const account = written("staff.json", { email, name: "Ada Admin", role: "admin", doctor_id: null });
  const env = { ANTEROOM_URL: clinicUrl(slug), ANTEROOM_TOKEN: token };
  const said = command("clinic", ["staff", "add", account], env);
  const oneTimePassword = /"one_time_password": "(?<password>[^"]+)"/.exec(said)?.groups?.["password"] ?? "";
  return { slug, admin: { email, oneTimePassword } };
}

/** Adds a doctor who works around the clock, and an account for her; answers its one-time password. */
async function setUpDoctor(admin: Page, email: string): Promise<string> {
  await admin.getByRole("link", { name: "Doctors", exact: true }).click();
  await admin.getByRole("link", { name: "Add a doctor" }).click();
  await admin.getByLabel("Name", { exact: true }).fill("Vera Lima");
  await admin.getByLabel(/^Price of a video appointment/).fill("42.50");
  await admin.getByRole("button", { name: "Add the doctor" }).click();
  await admin.getByRole("link", { name: "Hours and absences" }).click();
  await expect(admin.getByRole("group")).toHaveCount(7);
  for (const day of await admin.getByRole("group").all()) {
    await day.getByRole("button", { name: "Add hours" }).click();
    await day.getByLabel("From").fill("00:00");
    await day.getByLabel("To", { exact: true }).fill("00:00");
  }
  await admin.getByRole("button", { name: "Save the weekly hours" }).click();
  await expect(admin.getByText("The weekly hours are saved.")).toBeVisible();

  await admin.getByRole("link", { name: "Staff", exact: true }).click();
  await admin.getByLabel("Name", { exact: true }).fill("Vera Lima");
  await admin.getByLabel("Email address").fill(email);
  await admin.getByLabel("Role").selectOption({ label: "Doctor" });
  await admin.getByLabel("Acts as").selectOption({ label: "Dr Vera Lima" });
  await admin.getByRole("button", { name: "Add the account" }).click();
  return (await admin.locator("bdi.long").textContent()) ?? "";
}

test("a fresh clinic is set up by commands and at its desk, and a patient and its doctor hold a call there", async ({
  page: patient,
  anotherBrowser,
}) => {
  test.slow();
  const { slug, admin: first } = addClinic();
  const admin = await anotherBrowser();
  await admin.setViewportSize(wide);
  await admin.goto(`${clinicUrl(slug)}/desk`);
  await signInFirst(admin, first);
  const email = `vera@${slug}.example`;
  const oneTimePassword = await setUpDoctor(admin, email);

  const visit = await bookVisit(patient, { as: "guest", slug });
  const doctor = await anotherBrowser();
  await doctor.setViewportSize(wide);
  await doctor.goto(`${clinicUrl(slug)}/desk`);
  await signInFirst(doctor, { email, oneTimePassword });
  await open(patient, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
  await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
  await doctor.getByRole("link", { name: "Take the call" }).click();
  await seesDoctor(patient);
  await expect.poll(() => picturesOf(patient.locator('video[data-participant="doctor"]'))).toBeGreaterThan(5);
  await expect.poll(() => picturesOf(doctor.locator('video[data-participant="patient"]'))).toBeGreaterThan(5);
  await doctor.getByRole("button", { name: "End the call" }).click();
  await doctor.getByRole("dialog").getByRole("button", { name: "End the call" }).click();
  await doctor.getByLabel("Summary for the patient").fill("Rest for three days and drink water.");
  await doctor.getByRole("button", { name: "Send the summary" }).click();
  await expect(doctor.getByText("The patient can read the summary now.")).toBeVisible();
  await doctor.getByLabel("Prescription", { exact: true }).fill("Ibuprofen 200 mg, three times a day");
  await doctor.getByRole("button", { name: "Send the prescription" }).click();
  await expect(doctor.getByText("The patient has the prescription now.")).toBeVisible();
  await open(patient, `${clinicUrl(slug)}/appointments/${visit.id}`);
  await expect(patient.getByText("Rest for three days and drink water.")).toBeVisible();
  await expect(patient.getByText("Prescription.pdf").first()).toBeVisible();

  // After the appointment all that was paid may go back; here it is a part.
  await admin.goto(`${clinicUrl(slug)}/desk/appointments/${visit.id}`);
  await admin.getByRole("button", { name: "Refund", exact: true }).click();
  const dialog = admin.getByRole("dialog").filter({ visible: true });
  await expect(dialog.getByText("All of it, €42.50")).toBeVisible();
  await dialog.getByLabel("Amount in EUR").fill("12.50");
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "Refund €12.50", exact: true }).click();
  await expect(admin.getByRole("listitem").filter({ hasText: "€12.50" }).last()).toContainText(
    /refunded|on its way/,
  );
});
