// What a booking keeps in the browser, for how long, whose it is, and what a guest must have told to go on.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

const MINUTE = 60_000;
type Slot = { doctorId: number; startTime: string };
const guest = { name: "Ana Guest", birthdate: "1987-03-27", sex: "female", email: "ana@example.org" };

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
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

for (const [what, address] of [
  ["the first step", "/scheduling/patient"],
  ["checkout", "/appointment-checkout"],
] as const)
  test(
    `at ${what} a draft of 59 minutes goes on, one of 61 is gone, and the list says why`,
    { tag: ["@S4.DRAFT.02", "@S4.DRAFT.06", "@S4.DRAFT.07", "@D.73", "@D.74", "@S9.CONST.05"] },
    async ({ page }) => {
      const clinic = await anotherClinic("aurora", `drafts-${address.length}`, {});
      const slot = await slotAndNow(page, clinic);
      await keep(page, "patient-information", { ...guest, expiry: slot.now + 60 * MINUTE });
      await keep(page, "scheduling-draft", draftOf(slot, slot.now - 59 * MINUTE));
      await open(page, clinicUrl(clinic) + address);
      await expect(page.getByText("Old words")).toBeVisible();
      await expect(page.getByText("is reserved for you")).toBeVisible(); // the page has written what it keeps
      await page.goto(`${clinicUrl(clinic)}/api/health/live`); // the page itself would see what is written under it
      await keep(page, "scheduling-draft", draftOf(slot, slot.now - 61 * MINUTE));
      await page.goto(clinicUrl(clinic) + address);
      await page.waitForURL(/\/doctors\?reason=draft-expired$/);
      await expect(
        page.getByText("We’re no longer holding the time you chose. Choose a time again."),
      ).toBeVisible();
      expect(await stored(page, "scheduling-draft")).toBeNull();
      expect(await axe(page)).toEqual([]);
    },
  );

test(
  "a visit in less than twenty minutes is no longer booked, and the list says why",
  { tag: ["@S4.DRAFT.03", "@S9.CONST.06", "@D.73"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "too-near", {});
    const { now, doctorId } = await slotAndNow(page, clinic);
    const startTime = new Date(now + 20 * MINUTE).toISOString();
    await keep(page, "scheduling-draft", draftOf({ doctorId, startTime }, now));
    await page.goto(`${clinicUrl(clinic)}/appointment-checkout`);
    await page.waitForURL(/\/doctors\?reason=draft-expired$/);
    expect(await stored(page, "scheduling-draft")).toBeNull();
  },
);

test(
  "checkout goes on with the kept slot, and “back” leads where the person came from",
  { tag: ["@S5.GUARD.02", "@S2.R16.q-fromRoute", "@S3.DRAFT.05"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "from-route", {});
    const slot = await slotAndNow(page, clinic);
    await keep(page, "patient-information", { ...guest, expiry: slot.now + 60 * MINUTE });
    await keep(page, "scheduling-draft", draftOf(slot, slot.now));
    await open(page, `${clinicUrl(clinic)}/appointment-checkout?fromRoute=%2Fdoctors%3Flanguages%3Dfr`);
    await expect(page.getByText("Old words")).toBeVisible();
    expect(JSON.parse((await stored(page, "scheduling-draft")) ?? "{}")).toMatchObject({
      fromRoute: "/doctors?languages=fr",
    });
    await open(page, `${clinicUrl(clinic)}/appointment-checkout`);
    await expect(page.getByText("is reserved for you")).toBeVisible();
    await page.getByRole("link", { name: "Back", exact: true }).click();
    await expect(page).toHaveURL(`${clinicUrl(clinic)}/doctors?languages=fr`);
    await open(page, `${clinicUrl(clinic)}/appointment-checkout?fromRoute=https%3A%2F%2Fevil.example`);
    await expect(page.getByRole("link", { name: "Back", exact: true })).toHaveAttribute(
      "href",
      /^\/doctors\?languages=fr$/,
    );
  },
);

for (const missing of ["name", "birthdate", "sex", "symptoms"] as const)
  test(
    `a guest without ${missing} is led home, reads why, and comes back to the step that asks for it`,
    { tag: ["@S5.GUARD.04", "@S5.GUARD.05", "@D.47"] },
    async ({ page }) => {
      const clinic = await anotherClinic("aurora", `without-${missing}`, {});
      const slot = await slotAndNow(page, clinic);
      const reported = { ...guest, [missing]: null, expiry: slot.now + 60 * MINUTE };
      await keep(page, "patient-information", reported);
      const symptoms = missing === "symptoms" ? "" : "A cough";
      await keep(page, "scheduling-draft", draftOf(slot, slot.now, { symptoms }));
      await page.goto(`${clinicUrl(clinic)}/appointment-checkout`);
      await page.waitForURL(/\/\?reason=guest-details-missing$/);
      await expect(page.getByText("We need a few details about the patient before you pay.")).toBeVisible();
      await page.getByRole("link", { name: "Fill them in" }).click();
      await page.waitForURL(/\/scheduling\/patient/);
      await expect(page.getByText("is reserved for you")).toBeVisible();
      await page.getByRole("button", { name: "Continue" }).click();
      await expect(page.getByRole("heading", { name: "One thing is missing" })).toBeVisible();
    },
  );

test(
  "a clinic that does not ask for the motive books without it",
  { tag: ["@S3.SET.patientsSymptoms", "@S5.GUARD.05", "@D.32"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "no-motive", { settings: { patientsSymptoms: false } });
    const slot = await slotAndNow(page, clinic);
    await keep(page, "patient-information", { ...guest, expiry: slot.now + 60 * MINUTE });
    await open(
      page,
      `${clinicUrl(clinic)}/scheduling/patient?doctorId=${slot.doctorId}&appointmentDate=${slot.startTime}`,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Who is it for?");
    await expect(page.getByLabel("In your own words")).toHaveCount(0);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.waitForURL(/\/appointment-checkout/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Review and pay");
    await expect(page.getByText("About", { exact: true })).toHaveCount(0);
  },
);

test(
  "what an older version kept as gender is there as sex; expired details are asked again on the same page",
  { tag: ["@S3.PINFO.02", "@S4.DRAFT.04", "@D.74"] },
  async ({ page }) => {
    const clinic = await anotherClinic("aurora", "older-version", {});
    const slot = await slotAndNow(page, clinic);
    const { sex: gender, ...old } = guest;
    const address = `${clinicUrl(clinic)}/scheduling/patient?doctorId=${slot.doctorId}&appointmentDate=${slot.startTime}`;
    await keep(page, "patient-information", { ...old, gender, expiry: slot.now + 60 * MINUTE });
    await open(page, address);
    await expect(page.getByRole("radio", { name: "Female", exact: true })).toBeChecked();
    await page.getByLabel("In your own words").fill("A cough");
    await expect
      .poll(async () => JSON.parse((await stored(page, "patient-information")) ?? "{}"))
      .toMatchObject({ sex: "female" });
    expect(await stored(page, "patient-information")).not.toContain("gender");
    await keep(page, "patient-information", { ...guest, expiry: slot.now - MINUTE });
    await open(page, address);
    await expect(page.getByLabel("Your name")).toHaveValue("");
    await expect(page.getByLabel("In your own words")).toHaveValue("A cough");
  },
);

test(
  "a clinic that books for its patients only asks to sign in or sign up, and keeps what was written",
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
  "drafts go at log-out, at the log-in of somebody else, and when a page finds them expired",
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
