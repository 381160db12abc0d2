import type { Page } from "@playwright/test";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { chooseLanguage, signIn } from "./support/visit.ts";

/** The signed-in patient's appointment with this doctor in this status. */
async function appointmentWith(page: Page, doctor: string, status: string): Promise<Appointment> {
  const all = await page.evaluate(async () => {
    const token = localStorage.getItem("patient-token") ?? "";
    const answer = await fetch("/api/patients/appointments", { headers: { "x-patient-token": token } });
    return (await answer.json()).data.collection;
  });
  const found = (all as Appointment[]).find((one) => one.doctor.name === doctor && one.status === status);
  if (!found) throw new Error(`No ${status} appointment with ${doctor}.`);
  return found;
}

const visit = (page: Page, doctor: string) => page.getByRole("article").filter({ hasText: doctor });
const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Which appointments" }).getByRole("link", { name });

test(
  "an appointment moves from scheduled to upcoming on the open page when the clinic accepts it",
  { tag: ["@D.11"] },
  async ({ page }) => {
    await signIn(page, "ipe");
    const doctor = "Dr Helena Prado";
    const { id } = await appointmentWith(page, doctor, "scheduled");
    const entered = page.waitForResponse("**/api/realtime/auth");
    await open(page, `${clinicUrl("ipe")}/appointments?view=scheduled`);
    await expect(visit(page, doctor)).toBeVisible();
    await entered;
    const status = await page.evaluate(
      async ({ path, token }) => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(path, { method: "POST", headers })).status;
      },
      { path: `/api/clinic/appointments/${id}/accept`, token: demoClinic("ipe").clinic_token },
    );
    expect(status).toBe(200);
    await expect(visit(page, doctor)).toHaveCount(0);
    await view(page, "Upcoming").click();
    await expect(visit(page, doctor)).toContainText("Confirmed");
  },
);

for (const width of [320, 1280])
  test(`a finger hits each link of the list of appointments at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, "ipe");
    await open(page, `${clinicUrl("ipe")}/appointments?view=past`);
    const names = page.getByRole("article").getByRole("heading", { level: 3 }).getByRole("link");
    await expect(names.first()).toBeVisible();
    for (const link of await names.all()) {
      const box = await link.boundingBox();
      expect(box?.height ?? 0, (await link.textContent()) ?? "").toBeGreaterThanOrEqual(44);
      const isHit = await link.evaluate((element) => {
        element.scrollIntoView({ block: "center" });
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [top + 1, bottom - 1].every((y) =>
          element.contains(document.elementFromPoint((left + right) / 2, y)),
        );
      });
      expect(isHit, "nothing lies above it").toBe(true);
    }
  });

test("a patient finds an appointment and its details and rates a finished one, in Arabic", async ({
  context,
  page,
}) => {
  await chooseLanguage(context, "ar");
  await signIn(page, "ipe");
  const { id } = await appointmentWith(page, "د. Davi Araújo", "finished");
  await open(page, `${clinicUrl("ipe")}/appointments?view=past`);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await axe(page)).toEqual([]);
  await page.locator(`a[href="/appointments/${id}/review"]`).click();
  await page.getByRole("radio", { name: "5 نجوم، جيدة جدًا" }).check();
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "إرسال التقييم" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "شكرًا لك" })).toBeVisible();
  await page.getByRole("link", { name: "عرض الموعد" }).click();
  await expect(page.getByText("5 من 5 نجوم")).toBeAttached();
  expect(await axe(page)).toEqual([]);
});
