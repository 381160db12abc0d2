// The steps of a booking: what is booked stays in sight, and no way back or aside loses an answer.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

/** The gateway never hears from this phone; others pay within seconds, and the page goes on. */
const silentPhone = "+351 911 000 003";

/** Opens the first step for one of the doctor's last free times. */
async function openFirstStep(page: Page, clinic: string): Promise<void> {
  await open(page, `${clinicUrl(clinic)}/join-by-code`);
  const [doctorId, startTime] = await page.evaluate(async () => {
    const read = async (path: string) => (await (await fetch(`/api/${path}`)).json()).data.collection;
    const id: number = (await read("doctors")).at(-1).id;
    const days: { slots: { start_time: string }[] }[] = await read(`doctors/${id}/slots?days=14`);
    return [id, days.flatMap(({ slots }) => slots).at(-3)?.start_time];
  });
  await open(
    page,
    `${clinicUrl(clinic)}/scheduling/patient?doctorId=${doctorId}&appointmentDate=${startTime}`,
  );
}

async function tellAboutMyself(page: Page): Promise<void> {
  await page.getByLabel("In your own words").fill("A cough since Monday");
  await page.getByLabel("Patient’s name").fill("Ana Guest");
  for (const [label, value] of [
    ["Day", "27"],
    ["Month", "3"],
    ["Year", "1987"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("radio", { name: "Female", exact: true }).check();
  await page.getByLabel("Email address").fill("ana@example.org");
}

test("doctor, time and price stay visible; another time, Back and a reload keep every answer", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const clinic = await anotherClinic("aurora", "booking-steps", {});
  await openFirstStep(page, clinic);
  await tellAboutMyself(page);
  // What is there and wrong is not called missing.
  await page.getByLabel("Email address").fill("ana@");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("region", { name: "Check one answer" })).toBeFocused();
  await page.getByLabel("Patient’s name").fill("");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("region", { name: "2 answers are missing or not right" })).toBeFocused();
  await page.getByLabel("Patient’s name").fill("Ana Guest");
  await page.getByLabel("Email address").fill("ana@example.org");
  const report = { name: "report.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7") };
  await page.getByLabel("Add a photo or a document").setInputFiles(report);
  const added = page.getByRole("listitem").filter({ hasText: "report.pdf" });
  await expect(added).toContainText("Added");

  const change = page.getByRole("link", { name: "Change the time" }).first();
  // What has the focus is never below the bar or the foot.
  await page.getByLabel("Mobile number").focus();
  await page.getByLabel("In your own words").focus();
  await expect(change).toBeInViewport({ ratio: 1 });
  const bar = await change.locator("xpath=..").boundingBox();
  const field = await page.getByLabel("In your own words").boundingBox();
  expect(bar?.y).toBe(0);
  expect(field?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  expect(await axe(page)).toEqual([]);

  const before = page.url();
  await change.click();
  await page.waitForURL(/\/doctors\/\d+\?/);
  await page.locator('main a[href*="/scheduling/patient"]').first().click();
  await page.waitForURL((url) => url.pathname === "/scheduling/patient" && url.href !== before);
  await expect(page.getByLabel("In your own words")).toHaveValue("A cough since Monday");
  await expect(page.getByLabel("Year", { exact: true })).toHaveValue("1987");
  await expect(added).toContainText("Added");
  await page.getByRole("button", { name: "Continue" }).click();

  await page.waitForURL(/\/appointment-checkout/);
  const terms = page.getByRole("checkbox", { name: /I agree to the/ });
  await expect(page.getByRole("button", { name: /^Pay .*\d/ })).toBeInViewport({ ratio: 1 });
  await page.getByRole("radio", { name: /^MB Way/ }).check();
  await page.getByLabel("MB Way phone number").fill(silentPhone);
  await terms.check();
  await expect(change).toBeInViewport({ ratio: 1 });
  expect(await axe(page)).toEqual([]);
  await page.goBack();
  await expect(page.getByLabel("Email address")).toHaveValue("ana@example.org");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(terms).toBeChecked();
  await reload(page);
  await expect(terms).toBeChecked();
  await expect(page.getByLabel("MB Way phone number")).toHaveValue(silentPhone);

  // Back from the payment: the time is taken by this very booking.
  await page.getByRole("button", { name: /^Pay .*\d/ }).click();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
  await page.goBack();
  await expect(page.getByText("Step 3 of 3")).toBeVisible();
});

test("a child's insurance card is added during booking, which then no longer offers it", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const clinic = await anotherClinic("aurora", "booking-card", { attended: false });
  await signIn(page, clinic);
  await openFirstStep(page, clinic);
  await page.getByLabel("In your own words").fill("A cough since Monday");
  const offer = page.getByRole("link", { name: "Add the insurance card of Tomás" });
  await page.getByRole("radio", { name: /Tomás/ }).check();
  await offer.click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Add the insurance card of Tomás" }),
  ).toBeFocused();
  await expect(page.getByText("for 10 more minutes")).toBeVisible();
  await page.getByLabel("Insurer").fill("Seguro Exemplo");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Saved.")).toBeVisible();
  await page.getByRole("link", { name: "Back to your booking" }).click();
  await expect(page.getByLabel("In your own words")).toHaveValue("A cough since Monday");
  await expect(page.getByRole("radio", { name: /Tomás/ })).toBeChecked();
  await expect(offer).toHaveCount(0);
});
