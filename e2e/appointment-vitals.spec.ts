// What was measured for an appointment stands on its page, for the patient's own and for those of whom they care for.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test(
  "An appointment page shows the measurements taken for it, also for a dependent",
  { tag: ["@S7.API.13"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "measured", {
      attended: false,
      settings: {
        patientsPayments: false,
        autoAccept: true,
        patientsVitalSigns: true,
        vitalSignsPreAppointment: true,
        vitalSignsProvider: "embedded",
      },
    });
    await signIn(page, clinic);
    for (const who of ["patient", "dependent"] as const) {
      const id = await page.evaluate(book, who);
      await open(page, `${clinicUrl(clinic)}/appointments/${id}`);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: /Measure vital signs/ })).toBeVisible();
      await expect(main.getByText("beats a minute")).toHaveCount(0);

      if (who === "dependent") await expectToSpeakOfChild(page, `${clinicUrl(clinic)}/appointments/${id}`);

      await measure(page, id);
      await reload(page);
      await expect(main.getByRole("link", { name: /Vital signs: measured/ })).toBeVisible();
      await expect(main.getByText("Heart rate: 68 beats a minute")).toBeVisible();
      await expect(main.getByText("Blood pressure: 128/82 mmHg")).toBeVisible();
      await expect(main.getByText("Weight: 71.5 kg")).toBeVisible();
      await expect(main.getByText("Heart rate: 61")).toHaveCount(0);
      expect(await axe(page)).toEqual([]);
    }
  },
);

/** Whoever reads it is not whose vital signs they are. */
async function expectToSpeakOfChild(page: Page, visit: string): Promise<void> {
  await open(page, `${visit}/vitals`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: /^Vital signs of \w+/ })).toBeVisible();
  await expect(main).toContainText(/added to the record of \w+/);
  await expect(main).not.toContainText(/\byour?\b/i);
  await page.getByRole("button", { name: "Enter values" }).click();
  await page.getByLabel("Weight").fill("21");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(main.getByText(/^Saved in the record of \w+/)).toBeVisible();
  await open(page, visit);
}

/** Two measurements, of which the page shows the last. */
async function measure(page: Page, id: number): Promise<void> {
  const statuses = await page.evaluate(async (appointment) => {
    const headers = {
      "x-patient-token": localStorage.getItem("patient-token") ?? "",
      "content-type": "application/json",
    };
    const statuses: number[] = [];
    for (const vital_signs of [
      { heart_rate: 61 },
      { heart_rate: 68, systolic: 128, diastolic: 82, weight: 71.5 },
    ]) {
      const body = JSON.stringify({
        source_system: "manual",
        appointment_id: appointment,
        data: { vital_signs },
      });
      const path = `/api/patients/appointments/${appointment}/vital_signs_measurements`;
      statuses.push((await fetch(path, { method: "POST", headers, body })).status);
    }
    return statuses;
  }, id);
  expect(statuses).toEqual([201, 201]);
}

/** Runs in the page: books the last free time of the first doctor for the patient or their first dependent. */
async function book(who: "patient" | "dependent"): Promise<number> {
  const mine = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
  const call = async (path: string, body?: object, more: Record<string, string> = {}) => {
    const answer = await fetch(`/api${path}`, {
      headers: { ...mine, ...more, ...(body && { "content-type": "application/json" }) },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()).data;
  };
  const [doctor] = (await call("/doctors")).collection;
  const days = (await call(`/doctors/${doctor.id}/slots?days=7`)).collection;
  const times: { start_time: string }[] = days.flatMap(({ slots }: { slots: object[] }) => slots);
  const wanted = { doctor_id: doctor.id, start_time: times.at(-1)?.start_time };
  const { entity: hold } = await call("/appointment_holds", wanted);
  const [dependent] = (await call("/patients/dependents")).collection;
  const { entity } = await call(
    "/patients/appointments",
    {
      ...wanted,
      ...(who === "patient" ? { personal: true } : { personal: false, dependent_id: dependent.id }),
      service_type: "remote",
      platform: "web",
      symptoms: "A cough since Monday",
    },
    { "x-appointment-hold": `${hold.id}.${hold.secret}` },
  );
  return Number(entity.id);
}
