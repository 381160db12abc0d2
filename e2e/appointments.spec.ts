import type { Page } from "@playwright/test";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { ownChannelEntered } from "./support/realtime.ts";
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

const listAddress = "**/api/patients/appointments?history=false";
const visit = (page: Page, doctor: string) => page.getByRole("article").filter({ hasText: doctor });
const view = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Which appointments" }).getByRole("link", { name });

test(
  "each visit stands in one of three views, with its state in words",
  {
    tag: [
      "@S2.R09",
      "@S2.R09.upcoming",
      "@S2.R09.scheduled",
      "@S2.R09.past",
      "@S4.STATUS.01",
      "@S4.STATUS.03",
      "@S4.STATUS.05",
      "@S4.STATUS.06",
      "@S4.STATUS.12",
      "@S4.STATUS.13",
      "@S4.STATUS.14",
    ],
  },
  async ({ page }) => {
    await signIn(page);
    await open(page, "/appointments");
    await expect(visit(page, "Dr Lin Wei")).toContainText("Confirmed");
    await expect(visit(page, "Dr Lin Wei")).toContainText("Lisbon time");
    await expect(visit(page, "Dr Rui Tavares")).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await view(page, "To confirm").click();
    await expect(view(page, "To confirm")).toHaveAttribute("aria-current", "page");
    await expect(visit(page, "Dr Rui Tavares")).toContainText("Booked, waiting for the clinic to confirm");
    await view(page, "Past").click();
    await expect(visit(page, "Dr Amina Saidi")).toContainText("Finished");
    await expect(page.getByRole("region", { name: "Did not take place" })).toContainText("Cancelled");
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "going from screen to screen the list is fetched once, and what is over only for who looks at it",
  { tag: ["@S7.API.09.once", "@S7.API.09.q-history", "@D.11", "@G.10"] },
  async ({ page }) => {
    await page.routeWebSocket(/\/pusher\//, () => {}); // nothing is heard of changes
    const fetched: string[] = [];
    await signIn(page);
    page.on("request", (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname === "/api/patients/appointments") fetched.push(search);
    });
    await open(page, "/");
    await expect(page.getByRole("region", { name: /Your next appointment/ })).toBeVisible();
    await page.getByRole("link", { name: "Appointments" }).first().click();
    await visit(page, "Dr Lin Wei").getByRole("link", { name: "Dr Lin Wei", exact: true }).click();
    await page.getByRole("link", { name: "Your appointments" }).click();
    await expect(visit(page, "Dr Lin Wei")).toBeVisible();
    expect(fetched).toEqual(["?history=false"]);
    await view(page, "Past").click();
    await expect(visit(page, "Dr Amina Saidi")).toBeVisible();
    await view(page, "Upcoming").click();
    await view(page, "Past").click();
    await expect(visit(page, "Dr Amina Saidi")).toBeVisible();
    expect(fetched).toEqual(["?history=false", ""]);
  },
);

test(
  "when the visits cannot be fetched one quiet line says so, and what was known stays",
  { tag: ["@S8.ERR.03", "@D.12", "@G.09"] },
  async ({ page, complaints }) => {
    complaints.allow(/net::ERR_FAILED/);
    await signIn(page);
    await page.route(listAddress, (route) => route.abort());
    let lost = 0;
    page.on("requestfailed", (request) => {
      if (request.url().includes("/api/patients/appointments")) lost += 1;
    });
    const entered = ownChannelEntered(page);
    await open(page, "/appointments");
    await expect(page.getByText("We couldn’t load this.")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await entered;
    // On entering its channel the page asks once more. That request must not be under way when the network is back.
    await expect.poll(() => lost).toBeGreaterThan(1);
    await page.unroute(listAddress);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(visit(page, "Dr Lin Wei")).toBeVisible();
    await page.route(listAddress, (route) => route.abort());
    await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("We couldn’t refresh this.")).toBeVisible();
    await expect(visit(page, "Dr Lin Wei")).toBeVisible();
  },
);

test(
  "what the clinic accepts moves from scheduled to upcoming by itself",
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

test(
  "a finished visit is rated once, with stars",
  { tag: ["@S1.37", "@S1.38", "@S2.R11", "@S2.SCR.12", "@S5.FIELD.04", "@S3.APPT.17", "@S9.CONST.03"] },
  async ({ page }) => {
    await signIn(page);
    const { id } = await appointmentWith(page, "Dr Helena Duarte", "finished");
    await open(page, `/appointments/${id}`);
    await page.getByRole("link", { name: "Leave a review" }).click();
    await expect(page).toHaveURL(`/appointments/${id}/review`);
    await page.getByRole("button", { name: "Send review" }).click();
    const summary = page.getByRole("region", { name: "One thing is missing" });
    await expect(summary).toBeFocused();
    await expect(page.getByRole("group", { name: "Your review" })).toContainText("Choose one to five stars.");
    expect(await axe(page)).toEqual([]);
    await summary.getByRole("link").click();
    await expect(page.getByRole("radio", { name: "1 star, bad" })).toBeFocused();
    await page.getByRole("radio", { name: "4 stars, good" }).check();
    await page.getByLabel("Add a comment (optional)").fill("Kind and clear.");
    await page.getByRole("button", { name: "Send review" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Thank you" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: "See appointment" }).click();
    await expect(page.getByText("4 of 5 stars")).toBeAttached();
    await expect(page.getByText("Kind and clear.")).toBeVisible();
    await page.goto(`/appointments/${id}/review`);
    await expect(
      page.getByRole("heading", { level: 1, name: "You reviewed this appointment" }),
    ).toBeVisible();
  },
);

test("in Arabic a patient finds the visit, its details and rates a finished one", async ({
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
