// Takes the pictures of docs/clinic.md: `npm run desk:pictures`. Every person in them is invented.
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { signInAsAdmin } from "./support/admin.ts";
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { seesDoctor } from "./support/in-call.ts";
import { picturesOf } from "./support/pictures.ts";
import { expect, open, test } from "./support/test.ts";

const folder = path.resolve(import.meta.dirname, "../docs/pictures");
const wide = { width: 1280, height: 800 };

/** Takes what the page shows as WebP: the browser's own encoder, so that no image library is needed. */
async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot({ animations: "disabled" })).toString("base64");
  const blank = await page.context().newPage();
  const webp = await blank.evaluate(async (source) => {
    const picture = new Image();
    picture.src = `data:image/png;base64,${source}`;
    await picture.decode();
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [picture.width, picture.height];
    canvas.getContext("2d")?.drawImage(picture, 0, 0);
    return canvas.toDataURL("image/webp", 0.75).split(",")[1] ?? "";
  }, png);
  await blank.close();
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, `${name}.webp`), Buffer.from(webp, "base64"));
}

test("screenshots of the desk are taken", async ({ page: patient, anotherBrowser }) => {
  test.setTimeout(240_000);
  const clinic = await openClinic("aurora", "pictures", { attended: false });
  const { slug } = clinic;
  const doctorName = "Dr Helena Duarte";
  const visit = await bookVisit(patient, { slug, doctorName, patient: 0 });
  await bookVisit(patient, { slug, doctorName, patient: 0, fromMinutes: 60 });
  await bookVisit(patient, { slug, doctorName: "Dr Rui Tavares", patient: 0, fromMinutes: 120 });

  const doctor = await anotherBrowser();
  await doctor.setViewportSize(wide);
  await signInAtDesk(doctor, slug, "doctor");
  await doctor.goto(`${clinicUrl(slug)}/desk`); // the first page of a browser may show before its font has come
  await open(patient, `${clinicUrl(slug)}/client/video/${visit.id}`);
  await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
  await expect(doctor.getByText("1 person is waiting.")).toBeVisible();
  await take(doctor, "desk-day");

  await doctor.getByRole("link", { name: "Take the call" }).click();
  await seesDoctor(patient);
  await expect.poll(() => picturesOf(doctor.locator('video[data-participant="patient"]'))).toBeGreaterThan(5);
  await doctor.getByRole("tab", { name: "Notes" }).click();
  await doctor.getByRole("textbox", { name: "Notes" }).fill("Dry cough since Monday, no fever.");
  await expect(doctor.getByText(/^Saved at/)).toBeVisible();
  await take(doctor, "desk-call");

  const reception = await anotherBrowser();
  await reception.setViewportSize(wide);
  await signInAtDesk(reception, slug, "reception");
  await reception.goto(`${clinicUrl(slug)}/desk`);
  await reception.getByRole("link", { name: "Book", exact: true }).click();
  await reception.getByLabel("Patient’s name").fill("ines carv");
  await reception.getByRole("button", { name: "Search" }).click();
  await reception.getByRole("button", { name: /Inês Carvalho/ }).click();
  await reception.getByLabel("Doctor", { exact: true }).selectOption({ label: "Dr Rui Tavares" });
  await reception.getByLabel("Time", { exact: true }).selectOption({ index: 3 });
  await reception.getByLabel("Reason for the appointment").fill("A rash on the arm");
  await take(reception, "desk-reception");

  const admin = await anotherBrowser();
  await admin.setViewportSize(wide);
  await signInAsAdmin(admin, clinic);
  await admin.goto(`${clinicUrl(slug)}/desk/branding`);
  await admin.getByLabel("Main colour: buttons and links", { exact: true }).fill("#f5a623");
  await expect(admin.getByText("Its contrast is too low.").first()).toBeVisible();
  // At the top, so that the colour with its verdict and the preview beside it are both in the picture.
  const preview = admin.getByRole("heading", { name: "Preview" });
  await preview.evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 16));
  await expect(preview).toBeInViewport({ ratio: 1 });
  await expect(admin.getByText("Its contrast is too low.").first()).toBeInViewport({ ratio: 1 });
  await take(admin, "desk-branding");
  await admin.goto(`${clinicUrl(slug)}/desk/doctors`);
  await expect(admin.getByRole("row").nth(1)).toBeVisible();
  await take(admin, "desk-administration");
});
