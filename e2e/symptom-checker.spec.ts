// The symptom checker in a real browser, on a phone at Andes, whose checker is on.
import type { Page } from "@playwright/test";
import { anotherClinic, openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { checkedVisits } from "./support/checked-visits.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, hydrated, open, test, withoutNetwork } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const notADevice = /has not been validated by clinicians, is not a medical device/;
const address = "/scheduling/symptom-checker";

test(
  "with the keyboard I tell a cough, change an answer, reload and lose the line; the result goes into my booking and the clinic reads it",
  {
    tag: [
      "@S2.R18",
      "@S2.R18.q-doctorId",
      "@S2.R18.q-appointmentDate",
      "@S3.TRIAGE.01",
      "@S7.API.12.triage",
      "@D.97",
      "@S3.SET.patientsSymptomChecker",
    ],
  },
  async ({ page, complaints }) => {
    test.setTimeout(180_000);
    complaints.allow(withoutNetwork);
    const { slug, clinicToken } = await openClinic("andes", "check-to-booking", {
      attended: false,
      settings: { patientsPayments: false },
    });
    const asked: string[] = [];
    page.on("request", (request) =>
      asked.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
    );
    await open(page, `${clinicUrl(slug)}/doctors`);
    await page.locator('a[href*="/scheduling/patient"]').nth(2).click();
    await page.getByRole("link", { name: "Check your symptoms first" }).click();
    await page.waitForURL(/symptom-checker\?doctorId=\d+&appointmentDate=/);
    await expect(page.getByRole("heading", { level: 1, name: "Check your symptoms" })).toBeVisible();
    await expect(page.getByText(notADevice)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const cannotWait = page.getByText("Suddenly worse, chest pain or trouble breathing?");
    await expect(cannotWait).toBeInViewport({ ratio: 1 });
    await tellWhom(page, "34", "Female");
    await expect(page.getByRole("heading", { name: "Do you have any of these now?" })).toBeVisible();
    await expect(cannotWait).toBeInViewport({ ratio: 1 });
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "None of these" }).press("Enter");

    const search = page.getByRole("searchbox", { name: "In your own words" });
    await search.pressSequentially("couhg"); // a typing error
    await search.press("Enter");
    await expect(page.getByRole("button", { name: "Cough (remove)" })).toBeVisible();
    await page.getByRole("searchbox", { name: "Anything else?" }).pressSequentially("temperature");
    await page.getByRole("button", { name: "Fever", exact: true }).press("Enter");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).press("Enter");

    await expect(page.getByText("Just begun. You said: Cough")).toBeVisible();
    await expect(cannotWait).toBeInViewport({ ratio: 1 });
    const first = await questionOf(page);
    await page.getByRole("button", { name: "Next question" }).click();
    await expect(page.getByText("Choose an answer. You can choose “I am not sure”.")).toBeVisible();
    await answerByKeyboard(page, "I am not sure");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(first);
    expect(await axe(page)).toEqual([]);

    await page.reload();
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Check your symptoms");
    await page.getByRole("button", { name: "See and change your answers" }).click();
    await expect(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: `Change: ${first}` }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
    await expect(page.getByRole("radio", { name: "I am not sure" })).toBeChecked();
    await answerByKeyboard(page, "No");

    await page.context().setOffline(true);
    await answerAll(page, "No");
    await expect(
      page.getByRole("heading", {
        name: /^(What it may be|The checker cannot (assess this|say what it is))$/,
      }),
    ).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Your answers so far" })).toBeVisible();
    await expect(page.getByText(notADevice).last()).toBeVisible();
    expect(await page.getByRole("main").innerText(), "no share as certainty").not.toContain("%");
    expect(await axe(page)).toEqual([]);
    const urgency = await page.getByRole("heading", { level: 1 }).innerText();
    expect(
      asked.filter((line) => /couhg|E_201|fever/i.test(line)),
      "nothing was sent",
    ).toEqual([]);

    await page.getByRole("button", { name: "Book and send these answers" }).click();
    await page.waitForURL(/\/scheduling\/patient\?doctorId=\d+&appointmentDate=/);
    await expect(page.getByLabel("Send my symptom check with this booking")).toBeChecked();
    await tellGuest(page);
    await page.waitForURL(/\/appointment-checkout/);
    await page.getByRole("checkbox", { name: /terms/ }).check();
    await page.getByRole("button", { name: "Book appointment" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /booked/i })).toBeVisible();
    const [visit] = await checkedVisits(page, clinicToken);
    const details = JSON.parse(visit?.symptoms_triage_details ?? "null");
    expect(details).toMatchObject({
      provider: "embedded",
      language: "en",
      patient: "Female, 34 years old",
      urgency: { words: urgency },
      complaints: [{ words: "Cough" }, { words: "Fever" }],
    });
    expect(details.answers[0]).toMatchObject({ words: first, answer: "No" });
    expect(await page.evaluate(() => localStorage.getItem("triage-session")), "gone once booked").toBeNull();
  },
);

test(
  "danger is told at once, in Arabic too; what the checker does not know ends kindly; its doctors are those of the result",
  {
    tag: [
      "@S1.34",
      "@S2.R03.q-triage_session",
      "@S2.R03.q-triage_language",
      "@S3.SET.patientsSymptomChecker",
      "@D.97",
      "@D.33",
    ],
  },
  async ({ page }) => {
    test.setTimeout(180_000);
    const clinic = await anotherClinic("andes", "check-danger", { attended: false });
    const url = clinicUrl(clinic);
    await page.context().addCookies([{ name: "lang", value: "ar", url }]);
    await open(page, url + address);
    await expect(page.getByRole("heading", { level: 1, name: "افحص أعراضك" })).toBeVisible();
    await page.getByRole("textbox").fill("52");
    await page.getByText("ذكر", { exact: true }).click();
    await page.getByRole("button", { name: "متابعة" }).click();
    await page.getByRole("checkbox").first().check();
    await expect(page.getByText("قد لا يحتمل هذا الانتظار.").getByRole("link", { name: "131" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "ما العمل الآن" }).click();
    await expect(page.getByRole("heading", { name: "اطلب سيارة إسعاف الآن" })).toBeFocused();
    await expect(page.getByText("لم يطّلع أحد في العيادة على هذا بعد.")).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await page.context().addCookies([{ name: "lang", value: "en", url }]);
    await open(page, url);
    await expect(page.getByRole("link", { name: "Check your symptoms" })).toHaveAttribute("href", address);
    await open(page, url + address);
    await expect(page.getByRole("heading", { name: "Call an ambulance now" })).toBeVisible();
    await page.getByRole("button", { name: "Start a new check" }).click();
    await tellWhom(page, "8", "Male");
    await page.getByRole("button", { name: "None of these" }).click();
    const search = page.getByRole("searchbox");
    await search.fill("crushing chest pain");
    await expect(
      page.getByText("This may not be able to wait.").getByRole("link", { name: "131" }),
    ).toBeVisible();
    await search.fill("qqzzy");
    await expect(page.getByText("The checker does not know this.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call the clinic" })).toBeVisible();
    await search.fill("tooth");
    await search.press("Enter");
    await page.getByRole("button", { name: "Continue" }).click();
    await answerAll(page, "I am not sure");
    await expect(page.getByRole("heading", { name: "The checker cannot assess this" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "What it may be" })).toHaveCount(0);
    await expect(page.getByText("We’d rather show nothing than guess.", { exact: false })).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await page.getByRole("button", { name: "Book without sending them" }).click();
    await page.waitForURL((now) => now.pathname === "/doctors" && !now.search.includes("triage"));
    expect(new URL(page.url()).search).toBe("?specialties=general-practice");
    await expect(page.getByRole("link", { name: /General practice.*remove/ })).toBeVisible();
    const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("triage-session") ?? "null"));
    expect(kept).toMatchObject({ language: "en", specialty: "general-practice", isShared: false });

    await open(page, `${url}/doctors?triage_session=${kept.id}&triage_language=es`);
    await page.waitForURL((now) => now.search === "?specialties=general-practice");
    await expect
      .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("triage-session") ?? "null")))
      .toMatchObject({ id: kept.id, language: "es" });
    await open(page, `${url}/doctors?specialties=cardiology&triage_session=unknown`);
    await expect(
      page.getByText("That symptom check is no longer here. Choose a doctor as usual."),
    ).toBeVisible();
    expect(new URL(page.url()).searchParams.has("triage_session")).toBe(false);

    const without = await anotherClinic("andes", "without-checker", {
      attended: false,
      settings: { symptomCheckerProvider: "none" },
    });
    await open(page, clinicUrl(without) + address);
    await page.waitForURL((now) => now.pathname === "/doctors");
    const slot = await page.locator('a[href*="/scheduling/patient"]').last().getAttribute("href");
    await open(page, clinicUrl(without) + address + new URL(slot ?? "", url).search);
    await page.waitForURL((now) => now.pathname + now.search === slot);
    await expect(page.getByRole("link", { name: "Check your symptoms first" })).toHaveCount(0);
  },
);

async function tellWhom(page: Page, age: string, sex: string): Promise<void> {
  await page.getByLabel("How old is the person it is for?").fill(age);
  await page.getByRole("radio", { name: sex, exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
}

const questionOf = (page: Page) => page.getByRole("heading", { level: 1 }).innerText();

async function answerByKeyboard(page: Page, answer: string): Promise<void> {
  const choice = page.getByLabel(answer, { exact: true });
  await choice.focus();
  await choice.press("Space");
  await choice.press("Enter");
}

/** The same answer to every question; where it is not offered, that one is not sure. */
async function answerAll(page: Page, answer: string): Promise<void> {
  const next = page.getByRole("button", { name: "Next question" });
  const end = page.getByRole("heading", { name: "Your answers so far" });
  for (let asked = 0; asked < 40; asked += 1) {
    await expect(next.or(end)).toBeVisible();
    if (await end.isVisible()) return;
    const before = await questionOf(page);
    const wanted = page.getByLabel(answer, { exact: true });
    await ((await wanted.count()) > 0 ? wanted : page.getByLabel("I am not sure")).check();
    await next.click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(before);
  }
}

async function tellGuest(page: Page): Promise<void> {
  await page.getByLabel("In your own words").pressSequentially("A cough and a fever");
  await page.getByLabel("Your name").fill("Ana Guest");
  const now = await page.evaluate(() => fetch("/dev/clock").then((answer) => answer.json()));
  const year = new Date(now.now).getUTCFullYear() - 35;
  for (const [name, value] of [
    ["Day", "31"],
    ["Month", "12"],
    ["Year", String(year)],
  ] as const)
    await page.getByLabel(name, { exact: true }).fill(value);
  await page.getByRole("radio", { name: "Female", exact: true }).check();
  await page.getByLabel("Email address").fill("ana@example.org");
  await page.getByRole("button", { name: "Continue" }).click();
}
