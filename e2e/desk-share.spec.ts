// What doctor and patient show each other besides their faces: their screens, and vital signs that were asked for.
import type { Locator, Page } from "@playwright/test";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { signInAtDesk } from "./support/desk.ts";
import { seesDoctor } from "./support/in-call.ts";
import { picturesOf } from "./support/pictures.ts";
import { expect, open, test } from "./support/test.ts";

const wide = { width: 1280, height: 800 };

type Settings = Parameters<typeof openClinic>[2]["settings"];

/** A patient in the call, and the doctor at the desk; the patient is in front. */
async function inCallWithDesk(patient: Page, doctor: Page, name: string, settings: Settings): Promise<void> {
  const { slug } = await openClinic("aurora", name, { attended: false, settings: settings ?? {} });
  await patient.setViewportSize(wide);
  await doctor.setViewportSize(wide);
  const visit = await bookVisit(patient, { as: "guest", slug, doctorName: "Dr Helena Duarte" });
  await signInAtDesk(doctor, slug, "doctor");
  await open(patient, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
  await patient.locator("main").getByRole("button").filter({ hasText: /Join/ }).click();
  await doctor.getByRole("link", { name: "Take the call" }).click();
  await seesDoctor(patient);
}

/** Waits until a shared screen moves: it has a size, and frames come. */
async function expectToMove(screen: Locator): Promise<void> {
  await expect(screen).toBeVisible();
  await expect.poll(() => picturesOf(screen)).toBeGreaterThan(2);
  expect(await screen.evaluate((video: HTMLVideoElement) => video.videoWidth)).toBeGreaterThan(100);
}

/** Runs in the page: the screen that is chosen to be shared is a drawing that changes. */
function drawScreen(): void {
  if (!isSecureContext) return; // the empty page a tab begins with
  navigator.mediaDevices.getDisplayMedia = () => {
    const canvas = Object.assign(document.createElement("canvas"), { width: 640, height: 360 });
    const pen = canvas.getContext("2d");
    let shade = 0;
    setInterval(() => {
      shade = (shade + 9) % 256;
      if (pen) pen.fillStyle = `rgb(${shade} 0 0)`;
      pen?.fillRect(0, 0, 640, 360);
    }, 100);
    return Promise.resolve(canvas.captureStream(10));
  };
}

test(
  "doctor and patient share their screens, see each other’s, and stop again",
  { tag: ["@firefox"] },
  async ({ page: patient, anotherBrowser, browserName }) => {
    test.slow();
    const doctor = await anotherBrowser();
    // Chromium shares a screen of its own making. Firefox has none without a display: a drawn one stands in for it.
    if (browserName === "firefox") for (const page of [patient, doctor]) await page.addInitScript(drawScreen);
    await inCallWithDesk(patient, doctor, "desk-share", { patientsShareScreen: true });
    const ofDoctor = patient.getByRole("figure", { name: "Screen of Dr Helena Duarte" }).locator("video");
    await doctor.getByRole("button", { name: "Share the screen" }).click();
    await expect(doctor.getByRole("button", { name: "Stop sharing the screen" })).toBeVisible();
    await expectToMove(ofDoctor);
    expect(await axe(doctor)).toEqual([]);

    const ofPatient = doctor.getByLabel("Screen of Gil Guest");
    const share = patient.getByRole("switch", { name: "Share screen" });
    await share.click();
    await expect(share).toBeChecked();
    await expectToMove(ofPatient);
    await expectToMove(ofDoctor); // both at once
    expect(await axe(doctor)).toEqual([]);

    await doctor.getByRole("button", { name: "Stop sharing the screen" }).click();
    await expect(ofDoctor).toHaveCount(0);
    await expectToMove(ofPatient);
    await share.click();
    await expect(ofPatient).toHaveCount(0);
    await expect
      .poll(() => picturesOf(doctor.locator('video[data-participant="patient"]')))
      .toBeGreaterThan(5);
  },
);

test(
  "a doctor asks for vital signs in the call and sees them arrive",
  { tag: ["@firefox"] },
  async ({ page: patient, anotherBrowser }) => {
    test.slow();
    const doctor = await anotherBrowser();
    await inCallWithDesk(patient, doctor, "desk-vitals", {
      patientsVitalSigns: true,
      vitalSignsProvider: "none",
    });
    const requests = doctor.getByRole("region", { name: "Ask the patient" });
    const signs = doctor.getByRole("region", { name: "Vital signs" });
    await expect(signs).toContainText("Nothing was measured for this appointment.");
    const question = patient.getByRole("region", { name: "May Dr Helena Duarte see your vital signs?" });

    await requests.getByRole("button", { name: "Ask for vital signs" }).click();
    await expect(requests).toContainText("asked, no answer yet");
    await question.getByRole("button", { name: "Not now" }).click();
    await expect(requests).toContainText("the patient said no");

    await requests.getByRole("button", { name: "Ask for vital signs" }).click();
    await question.getByRole("button", { name: "Yes, start" }).click();
    await expect(requests).toContainText("the patient agreed");
    const entry = patient.getByRole("region", { name: "Your vital signs" });
    await entry.getByLabel("Heart rate").fill("72");
    await entry.getByRole("button", { name: "Send to the doctor" }).click();
    await expect(patient.getByText("Dr Helena Duarte has your values.")).toBeVisible();
    // Nobody reloads the desk.
    await expect(signs).toContainText("Heart rate: 72 beats a minute · Entered by hand");
    await expect(requests).toContainText("done");
    expect(await axe(doctor)).toEqual([]);
  },
);
