// Somebody is added to the family in the middle of a booking; the family that cannot be fetched: scheduling-patient.page.test.tsx.
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test("a child added during a booking is selected, and no earlier entry is lost", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { slug } = await openClinic("aurora", "family-add", {
    attended: false,
    settings: { patientsPayments: false },
  });
  await signIn(page, slug);
  const address = await page.evaluate(async () => {
    const read = async (path: string) => (await (await fetch(`/api/doctors${path}`)).json()).data.collection;
    const [{ id }] = await read("?specialties=paediatrics");
    const days = await read(`/${id}/slots?days=14`);
    const slot = days.at(-1).slots.at(-1).start_time;
    return `/scheduling/patient?doctorId=${id}&appointmentDate=${slot}`;
  });
  await open(page, clinicUrl(slug) + address);
  const notice = page.getByRole("status").filter({ hasText: "is a doctor for children." });
  await expect(notice).toContainText("By the date of birth, the patient is an adult.");
  await expect(notice.getByRole("link", { name: "See other doctors" })).toBeVisible();
  await page.getByLabel("In your own words").fill("A fever since Monday");
  await page.getByRole("link", { name: "Add someone you care for" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Add someone you care for" })).toBeFocused();
  await expect(page).toHaveURL(/\/scheduling\/patient\?/);
  await page.getByLabel("Full name").fill("Lia Carvalho");
  await page.getByRole("button", { name: "Save" }).click();
  const summary = page.getByRole("region", { name: "2 things need a look" });
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Enter the date of birth: day, month and year");
  await expect(summary).toContainText("Choose an answer");
  for (const [label, value] of [
    ["Day", "2"],
    ["Month", "2"],
    ["Year", "2020"],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole("radio", { name: "Female", exact: true }).check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("radio", { name: /Lia Carvalho/ })).toBeChecked();
  await expect(notice).toHaveCount(0);
  await expect(page.getByLabel("In your own words")).toHaveValue("A fever since Monday");
  await page.getByRole("button", { name: "Book appointment" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /booked/i })).toBeVisible();
});
