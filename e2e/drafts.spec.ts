// Whose a booking kept in the browser is, and how long (the rest: drafts.page.test.tsx of the web).
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const MINUTE = 60_000;
type Slot = { doctorId: number; startTime: string };

/** A free time far away, and the present on the server's clock. */
async function slotAndNow(page: Page, clinic: string): Promise<Slot & { now: number }> {
  await open(page, `${clinicUrl(clinic)}/join-by-code`);
  return page.evaluate(async () => {
    const read = async (path: string) => (await fetch(path)).json();
    const doctorId: number = (await read("/api/doctors")).data.collection.at(-1).id;
    const { data } = await read(`/api/doctors/${doctorId}/slots?days=20`);
    const days = data.collection as { slots: { start_time: string }[] }[];
    const startTime = days.flatMap(({ slots }) => slots).at(-1)?.start_time ?? "";
    return { doctorId, startTime, now: Date.parse((await read("/dev/clock")).now) };
  });
}

const draftOf = ({ doctorId, startTime }: Slot, savedAt: number, changes: object = {}) => ({
  doctorId,
  startTime,
  appointmentDate: startTime,
  symptoms: "Old words",
  savedAt,
  expiry: savedAt + 60 * MINUTE,
  ...changes,
});

/** Written before the next page begins, and only once: any other page of the clinic may sweep it away. */
const keep = (page: Page, key: string, value: object) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, JSON.stringify(value)] as const);

test(
  "a clinic that books for patients only asks to sign in or up and keeps the entries",
  { tag: ["@S6.ROLE.04", "@S6.ROLE.05", "@D.67"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "patients-only", {
      settings: { patientsGuestBooking: false },
    });
    const slot = await slotAndNow(page, clinic);
    const query = `?doctorId=${slot.doctorId}&appointmentDate=${slot.startTime}`;
    await open(page, `${clinicUrl(clinic)}/scheduling/patient${query}`);
    await page.getByLabel("In your own words").fill("A cough since Monday");
    await expect(page.getByRole("heading", { name: "Sign in to book this time" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue" })).toHaveCount(0);
    expect(await axe(page)).toEqual([]);
    await open(page, `${clinicUrl(clinic)}/appointment-checkout${query}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign in to book this time");
    await expect(page.getByText("is reserved for you")).toBeVisible();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "Create an account" })).toBeVisible();
    await main.getByRole("link", { name: "Sign in" }).click();
    await page.waitForURL(/\/login\?from=/);
    const { login = "", password = "" } = demoClinic(clinic).patients[0] ?? {};
    await page.locator("input[name=login]").fill(login);
    await page.locator("input[name=password]").fill(password);
    await main.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL(/\/appointment-checkout/);
    await expect(page.getByLabel("In your own words")).toHaveValue("A cough since Monday");
    await expect(page.getByRole("button", { name: /^Pay .*\d/ })).toBeVisible();
  },
);

test(
  "drafts are deleted at log-out, at another person's log-in, and when they have expired",
  { tag: ["@D.64", "@S4.DRAFT.05"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "whose-drafts", {});
    const slot = await slotAndNow(page, clinic);
    const url = clinicUrl(clinic);
    const write = async () => {
      await keep(page, "scheduling-draft", draftOf(slot, slot.now));
      await keep(page, "triage-session", { expiry: slot.now + 60 * MINUTE });
    };
    const left = () =>
      page.evaluate(() => ["scheduling-draft", "triage-session"].filter((key) => key in localStorage));

    await write();
    await signIn(page, clinic);
    await open(page, `${url}/`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Inês");
    expect(await left()).toHaveLength(2);
    // Someone else's session, without a log-out in between.
    const { login = "", password = "" } = demoClinic(clinic).patients[1] ?? {};
    await page.evaluate(async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/patients/auth/login", { method: "POST", headers, body });
      localStorage.setItem("patient-token", (await answer.json()).data.entity.token);
      localStorage.removeItem("patient-profile");
    }, JSON.stringify({ login, password }));
    await open(page, `${url}/join-by-code`);
    await expect.poll(left).toEqual([]);

    await write();
    await page.evaluate(() => localStorage.removeItem("patient-token")); // as a log-out in another tab does
    await open(page, `${url}/join-by-code`);
    await expect.poll(left).toEqual([]);

    await keep(page, "triage-session", { expiry: slot.now - 1 });
    await keep(page, "scheduling-draft", draftOf(slot, slot.now - 61 * MINUTE));
    await open(page, `${url}/join-by-code`);
    await expect.poll(left).toEqual([]);
  },
);
