// What the address says of an appointment counts until the server has answered, and opens nothing.
import type { Page } from "@playwright/test";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const acceptedAppointment = (page: Page) =>
  page.evaluate(async () => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const answer = await fetch("/api/patients/appointments?history=false", { headers });
    const { data } = (await answer.json()) as { data: { collection: { id: number; status: string }[] } };
    return data.collection.find(({ status }) => status === "accepted")?.id ?? 0;
  });

/** Opens a page of an accepted appointment whose answer is held back; gives the way to let it through. */
async function openBeforeAnswer(page: Page, path: string): Promise<() => void> {
  await signIn(page);
  const id = await acceptedAppointment(page);
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/patients\/appointments\/\d+(\?|$)/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await open(page, `${clinicUrl("aurora")}/appointments/${id}/${path}`);
  return held.resolve;
}

test(
  "the device test names the doctor of the address and opens nothing until the appointment is loaded",
  { tag: ["@S2.R14.q-doctorName", "@S2.R14.q-appointmentStatus", "@D.88", "@G.15"] },
  async ({ page }) => {
    const answer = await openBeforeAnswer(
      page,
      "device-test?appointmentStatus=accepted&doctorName=Dr+Address",
    );
    await expect(page.getByText("So Dr Address can see and hear you.")).toBeVisible();
    await expect(page.getByText("1 of 5")).toHaveCount(0);
    answer();
    await expect(page.getByText("1 of 5")).toBeVisible();
    await expect(page.getByText("Dr Address")).toHaveCount(0);
  },
);

test(
  "the status of the address closes the device test until the server says otherwise",
  { tag: ["@S2.R14.q-appointmentStatus", "@D.88", "@G.15"] },
  async ({ page }) => {
    const answer = await openBeforeAnswer(page, "device-test?appointmentStatus=finished");
    await expect(page.getByRole("heading", { name: "There is nothing to test" })).toBeVisible();
    answer();
    await expect(page.getByText("1 of 5")).toBeVisible();
  },
);

test(
  "the status of the address opens no reading before an appointment until the server confirms it",
  { tag: ["@S2.R13.q-appointmentStatus", "@D.88", "@G.15"] },
  async ({ page }) => {
    const answer = await openBeforeAnswer(page, "vitals?appointmentStatus=canceled");
    const begin = page.getByRole("button", { name: /^(Read with the camera|Enter values)$/ }).first();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(begin).toHaveCount(0);
    answer();
    await expect(begin).toBeVisible();
  },
);
