// From a free time to a paid visit: as a guest in two languages, with a refused card, with somebody faster, with reloads.
import type { Page } from "@playwright/test";
import { extendedTag } from "../tools/test/extended.ts";
import { axe } from "./support/axe.ts";
import { demoClinic } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

type Slot = { doctorId: number; startTime: string };
const approved = "4111 1111 1111 1111";
const declined = "4000 0000 0000 0002";

/** Free times of the first doctor, far enough away that no other test meets them; `from` counts from the last. */
async function freeTime(page: Page, from: number): Promise<Slot> {
  await open(page, "/");
  const startTime = await page.evaluate(async (back) => {
    const answer = await fetch("/api/doctors/1/slots?days=14");
    const { data } = (await answer.json()) as {
      data: { collection: { slots: { start_time: string }[] }[] };
    };
    return data.collection.flatMap(({ slots }) => slots).at(-back)?.start_time ?? "";
  }, from);
  expect(startTime).not.toBe("");
  return { doctorId: 1, startTime };
}

const addressOf = ({ doctorId, startTime }: Slot) =>
  `/scheduling/patient?doctorId=${doctorId}&appointmentDate=${startTime}`;

async function signInAs(page: Page, index: number, home = "/"): Promise<void> {
  const patient = demoClinic().patients[index];
  if (!patient) throw new Error(`No demo patient ${index}`);
  await open(page, home);
  await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/patients/auth/login", { method: "POST", headers, body });
      const { data } = (await answer.json()) as { data: { entity: { token: string } } };
      localStorage.setItem("patient-token", data.entity.token);
    },
    JSON.stringify({ login: patient.login, password: patient.password }),
  );
}

/** Pays in the window that opens with the tap, and waits until it has closed itself. */
async function payInWindow(page: Page, button: RegExp, card: string): Promise<void> {
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: button }).click();
  const bank = await opening;
  await bank.waitForURL(/\/pay\//);
  await bank.locator("[name=name]").fill("Inês Carvalho");
  await bank.locator("[name=number]").fill(card);
  await bank.locator("[name=expiry]").fill("12/39");
  await bank.locator("[name=cvv]").fill("123");
  const closing = bank.waitForEvent("close");
  // The window may close before the key is let go.
  await bank.keyboard.press("Enter").catch((error: unknown) => {
    if (!bank.isClosed()) throw error;
  });
  await closing;
}

const words = {
  en: {
    motive: "In your own words",
    name: "Patient’s name",
    parts: ["Day", "Month", "Year"],
    sex: "Female",
    email: "Email address",
    next: "Continue",
    terms: /I agree to the/,
    pay: /^Pay .*\d/,
    booked: /^You’re booked, Ana$/,
    missing: "5 things are missing",
    titles: [/^What would you like help with\? – /, /^Review and pay – /, /^Appointment booked – /],
  },
  ar: {
    motive: "بكلماتك",
    name: "اسم المريض",
    parts: ["اليوم", "الشهر", "السنة"],
    sex: "أنثى",
    email: "البريد الإلكتروني",
    next: "متابعة",
    terms: /أوافق على/,
    pay: /^ادفع .*\d/,
    booked: /^تم حجز موعدك يا Ana$/,
    missing: "تنقص 5 أمور",
    titles: [/^بماذا يمكننا مساعدتك؟ – /, /^راجع وادفع – /, /^تم حجز الموعد – /],
  },
} as const;

for (const [index, lang] of (["en", "ar"] as const).entries()) {
  const say = words[lang];
  test(
    `a guest books and pays on a phone (${lang}), and a reload at any step keeps everything`,
    {
      tag: [
        ...(lang === "en" ? [extendedTag] : []), // the main journey has it in English
        "@S1.03",
        "@S1.08",
        "@S1.09",
        "@S1.10",
        "@S2.R16",
        "@S2.R17",
        "@S2.R17.q-appointmentDate",
        "@S2.R17.q-doctorId",
        "@S2.SCR.02",
        "@S3.PAY.04",
        "@S3.PINFO.04",
        "@S4.PAYFLOW.02",
        "@S4.PAYFLOW.05",
        "@S5.FIELD.02",
        "@S5.GUARD.01",
        "@S5.GUARD.06",
        "@S6.ROLE.01",
        "@D.67",
        "@D.68",
        "@D.69",
        "@S6.ROLE.05",
      ],
    },
    async ({ page, context }) => {
      await chooseLanguage(context, lang, ["aurora"]);
      const slot = await freeTime(page, 2 + index);
      await open(page, addressOf(slot));
      await expect(page).toHaveTitle(say.titles[0]);
      await page.getByRole("button", { name: say.next }).click();
      await expect(page.getByRole("heading", { name: say.missing })).toBeVisible();
      await page.getByLabel(say.motive).fill("A cough for three days\nand a little fever");
      await page.getByLabel(say.name).fill("Ana Guest");
      for (const [at, value] of ["27", "3", "1987"].entries())
        await page.getByLabel(say.parts[at] ?? "", { exact: true }).fill(value);
      await page.getByRole("radio", { name: say.sex, exact: true }).check();
      await page.getByLabel(say.email).fill("ana@example.org");
      await reload(page);
      await expect(page.getByLabel(say.motive)).toHaveValue("A cough for three days\nand a little fever");
      await expect(page.getByLabel(say.parts[2], { exact: true })).toHaveValue("1987");
      expect(await axe(page)).toEqual([]);
      await page.getByRole("button", { name: say.next }).click();

      await page.waitForURL(/\/appointment-checkout/);
      await expect(page).toHaveTitle(say.titles[1]);
      await reload(page);
      await expect(page.getByText("A cough for three days")).toBeVisible();
      await page.getByRole("checkbox", { name: say.terms }).check();
      expect(await axe(page)).toEqual([]);
      await payInWindow(page, say.pay, approved);

      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.booked);
      await expect(page.getByText(/[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}/)).toBeVisible();
      expect(await axe(page)).toEqual([]);
      await expect(page).toHaveTitle(say.titles[2]);
      await reload(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(say.booked);
      await expect(page).toHaveTitle(say.titles[2]);
      const stored = await page.evaluate(() => Object.keys(localStorage));
      expect(stored).not.toContain("scheduling-draft");
      expect(stored).not.toContain("patient-information");
      expect(stored).not.toContain("appointment-hold");
    },
  );
}

test(
  "a declined card books nothing, and one tap starts again with every entry kept",
  { tag: ["@S4.PAYFLOW.06", "@S4.PAYFLOW.11", "@S8.MSG.07", "@D.75"] },
  async ({ page }) => {
    await signInAs(page, 2);
    const slot = await freeTime(page, 5);
    await open(page, addressOf(slot));
    await page.getByLabel("In your own words").fill("A rash on one arm");
    await payInWindow(page, /^Pay .*\d/, declined);
    await expect(page).toHaveURL(/\/appointments\/\d+\/pay$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("The payment could not be completed");
    await expect(page.getByText("You have not been charged.")).toBeVisible();
    await reload(page);
    await page.getByRole("link", { name: "Book again" }).click();
    await expect(page.getByLabel("In your own words")).toHaveValue("A rash on one arm");
    await expect(page.getByText("is reserved for you")).toBeVisible();
  },
);

test(
  "a visitor whose time was just taken gets the nearest free times and keeps what was typed",
  { tag: ["@S8.MSG.12", "@D.43"] },
  async ({ page, anotherBrowser, baseURL }) => {
    await signInAs(page, 0);
    const slot = await freeTime(page, 12);
    const own = await freeTime(page, 15);
    const late = await anotherBrowser();
    await signInAs(late, 1, `${baseURL}/`);
    await open(page, addressOf(slot));
    await expect(page.getByText("is reserved for you")).toBeVisible();

    await open(late, `${baseURL}${addressOf(own)}`);
    await late.getByLabel("In your own words").fill("A twisted ankle");
    await open(late, `${baseURL}${addressOf(slot)}`);
    await expect(late.getByRole("heading", { level: 1 })).toContainText("Someone else just took");
    expect(await axe(late)).toEqual([]);
    const times = late.getByRole("link", { name: /, with Dr / });
    await expect(times).toHaveCount(3);
    await times.last().click();
    await expect(late.getByText("is reserved for you")).toBeVisible();
    await expect(late.getByLabel("In your own words")).toHaveValue("A twisted ankle");
  },
);
