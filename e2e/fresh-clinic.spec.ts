// A clinic that is not there yet, set up by the commands of docs/clinic.md and at its desk: no SQL, no restart.
import { execFileSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { mkdtempSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { webhookEventTypes } from "@anteroom/domain/clinic/webhook-events";
import type { Page } from "@playwright/test";
import { demoClinics } from "@anteroom/content/demo/clinics";
import { signInFirst } from "./support/admin.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { seesDoctor } from "./support/in-call.ts";
import { picturesOf } from "./support/pictures.ts";
import { startRecordsSystem, type RecordsSystem } from "./support/records-system.ts";
import { expect, open, test } from "./support/test.ts";

const summary = "Rest for three days and drink water.";
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

function written(name: string, facts: object | string): string {
  const file = path.join(folder, name);
  writeFileSync(file, typeof facts === "string" ? facts : JSON.stringify(facts));
  return file;
}

type FreshClinic = {
  slug: string;
  admin: { email: string; oneTimePassword: string };
  /** Runs a command of `npm run clinic` with the clinic's first token. */
  run: (...words: string[]) => string;
};

/** A clinic with its first administrator, made by commands alone. */
function addClinic(): FreshClinic {
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
  const run = (...words: string[]) => command("clinic", words, env);
  const { one_time_password: oneTimePassword } = JSON.parse(run("staff", "add", account)).entity;
  return { slug, admin: { email, oneTimePassword }, run };
}

/** 200 doctors with hours from one file: tried, kept, and sent once more. */
function importDoctors({ run }: FreshClinic): void {
  const rows = Array.from(
    { length: 200 },
    (_, index) =>
      `staff-${index},Ana Number${index},dermatology,en|pt,20,4000,mon 09:00-12:00; wed 14:00-18:00`,
  );
  const head = "external_id,name,specialty,languages,visit_minutes,amount_minor,hours";
  const file = written("doctors.csv", `${head}\n${rows.join("\n")}\n`);
  const report = (how: "try" | "keep") => JSON.parse(run("doctor", "import", file, how)).entity;
  expect(report("try")).toMatchObject({ added: 200, refused: 0 });
  expect(report("keep")).toMatchObject({ added: 200, refused: 0 }); // nothing of the dry run was kept
  expect(report("keep")).toMatchObject({ added: 0, unchanged: 200 });
}

/** The clinic's records system, told of everything and with a token that reads by FHIR. */
async function connectRecords({ slug, run }: FreshClinic): Promise<RecordsSystem> {
  const records = await startRecordsSystem();
  const webhook = {
    url: records.url,
    description: "Records",
    event_types: [...webhookEventTypes],
    is_enabled: true,
  };
  const { secret } = JSON.parse(run("webhook", "add", written("webhook.json", webhook))).entity;
  const scopes = ["fhir:read", "appointments:read", "patients:read", "files:read"];
  const token = { label: "Records", scopes, doctor_id: null, expires_at: null };
  const made = JSON.parse(run("token", "add", written("token.json", token))).entity;
  records.connect({ secret, baseUrl: `${clinicUrl(slug)}/fhir/R4`, token: made.token });
  return records;
}

/** What the records system was told, and what it reads of the encounter. */
async function readRecords(records: RecordsSystem, appointment: number): Promise<void> {
  const told = [
    "appointment.booked",
    "call.ended",
    "file.shared",
    "payment.partly_refunded",
    "payment.succeeded",
    "summary.written",
  ];
  await expect.poll(() => records.told(appointment), { timeout: 20_000 }).toEqual(told);
  const { encounter, patient, documents } = await records.readEncounter(appointment);
  expect(encounter).toMatchObject({ resourceType: "Encounter", status: "finished" });
  expect(patient).toMatchObject({ resourceType: "Patient", name: [{ text: "Gil Guest" }] });
  expect(documents.map(({ title }) => title).toSorted()).toEqual(["Prescription.pdf", "Summary"]);
  expect(documents.find(({ title }) => title === "Summary")?.text).toBe(summary);
}

/** Adds a doctor who works around the clock, and an account for her; answers its one-time password. */
async function setUpDoctor(admin: Page, email: string): Promise<string> {
  await admin.getByRole("link", { name: "Doctors", exact: true }).click();
  await admin.getByRole("link", { name: "Add a doctor" }).click();
  await admin.getByLabel("Name", { exact: true }).fill("Vera Lima");
  await admin.getByLabel(/^Price of a video appointment/).fill("42.50");
  await admin.getByRole("button", { name: "Add the doctor" }).click();
  await admin.getByRole("link", { name: "Hours and absences" }).click();
  const days = admin.getByRole("region", { name: "Every week" }).getByRole("group");
  await expect(days).toHaveCount(7);
  for (const day of await days.all()) {
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
  return (await admin.locator("bdi.long.b").textContent()) ?? "";
}

/** A patient finds a doctor of the file by name. */
async function findImported(patient: Page, slug: string): Promise<void> {
  await open(patient, `${clinicUrl(slug)}/doctors`);
  await patient.getByRole("combobox", { name: "Name, specialty or symptom" }).fill("Number137");
  await patient.getByRole("option", { name: /Ana Number137/ }).click();
  await expect(patient.getByRole("heading", { level: 1 })).toHaveText("Ana Number137");
}

test("a new clinic is set up by commands and at the desk, and patient and doctor hold a call there", async ({
  page: patient,
  anotherBrowser,
}) => {
  test.slow();
  const fresh = addClinic();
  const { slug, admin: first } = fresh;
  importDoctors(fresh);
  const records = await connectRecords(fresh);
  const admin = await anotherBrowser();
  await admin.setViewportSize(wide);
  await admin.goto(`${clinicUrl(slug)}/desk`);
  await signInFirst(admin, first);
  const email = `vera@${slug}.example`;
  const oneTimePassword = await setUpDoctor(admin, email);

  await findImported(patient, slug);
  const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Vera Lima" });
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
  await doctor.getByLabel("Summary for the patient").fill(summary);
  await doctor.getByRole("button", { name: "Send the summary" }).click();
  await expect(doctor.getByText("The patient can read the summary now.")).toBeVisible();
  await doctor.getByLabel("Prescription", { exact: true }).fill("Ibuprofen 200 mg, three times a day");
  await doctor.getByRole("button", { name: "Send the prescription" }).click();
  await expect(doctor.getByText("The patient has the prescription now.")).toBeVisible();
  await open(patient, `${clinicUrl(slug)}/appointments/${visit.id}`);
  await expect(patient.getByText(summary)).toBeVisible();
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
  await readRecords(records, visit.id);
  await records.stop();
});
