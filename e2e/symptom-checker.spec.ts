// The symptom checker in a real browser, on a phone at Andes, whose checker is on.
import type { Locator, Page } from "@playwright/test";
import { extendedTag } from "../tools/test/extended.ts";
import { anotherClinic, openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { checkedVisits } from "./support/checked-visits.ts";
import { clinicUrl } from "./support/demo.ts";
import { answerAll, askedNow, portuguese, presentCallToGuest, tellWhom } from "./support/symptom-check.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const notADevice = /has not been validated by clinicians, is not a medical device/;
const address = "/scheduling/symptom-checker";

test(
  "a sore throat told by keyboard survives a reload and a lost network, and goes into the booking",
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
    const sent: string[] = [];
    page.on("request", (request) =>
      sent.push(`${request.method()} ${request.url()} ${request.postData() ?? ""}`),
    );
    await open(page, `${clinicUrl(slug)}/doctors`);
    await page.locator('a[href*="/scheduling/patient"]').nth(2).click();
    const weights = page.waitForResponse(/\/triage-weights-en-/);
    await page.getByRole("link", { name: "Check your symptoms first" }).click();
    await page.waitForURL(/symptom-checker\?doctorId=\d+&appointmentDate=/);
    await expect(page.getByRole("heading", { level: 1, name: "Check your symptoms" })).toBeVisible();
    await expect(page.getByText(notADevice)).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const cannotWait = page.getByText("Suddenly worse, chest pain or trouble breathing?");
    await expect(cannotWait).toBeInViewport({ ratio: 1 });
    await tellWhom(page, "34", "Female");
    await expect(page.getByRole("heading", { name: "What is bothering you most?" })).toBeVisible();
    await expect(cannotWait).toBeInViewport({ ratio: 1 });
    expect((await weights).status(), "what the reader of own words has learned").toBe(200);
    const box = page.getByRole("textbox", { name: "In your own words" });
    await box.fill("a sore throat for 3 days");
    await expect(page.getByRole("button", { name: "Sore throat (remove)" })).toBeVisible();
    await expect(page.getByRole("button", { name: "1 to 3 days (remove)" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await box.press("Enter");

    await expect(page.getByText("Just begun. You said: Sore throat")).toBeVisible();
    await expect(page.getByText("Tick all that apply.")).toBeVisible();
    await expect(cannotWait).toBeInViewport({ ratio: 1 });
    const first = await askedNow(page);
    await page.getByRole("button", { name: "Next question" }).click();
    await expect(page.getByText("Choose an answer. You can choose “I am not sure”.")).toBeVisible();
    await press(page.getByLabel("I am not sure"));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("radio").or(page.getByRole("checkbox")).first()).not.toBeChecked();
    await expect(page.getByRole("button", { name: "See and change your answers" })).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await reload(page);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Check your symptoms");
    await page.getByRole("button", { name: "Back", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(first);
    await expect(page.getByLabel("I am not sure")).toBeChecked();
    await press(page.getByLabel("None of these"));
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "See and change your answers" }).click();
    await expect(page.getByRole("heading", { name: "Your answers" })).toBeVisible();
    await expect(page.getByRole("button", { name: `Change: ${first}` })).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();

    await page.context().setOffline(true);
    await answerAll(page, new Set(["Pain on swallowing"]), press);
    await expect(page.getByRole("heading", { name: "What it may be" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Get help right away if" })).toBeVisible();
    await expect(page.getByText(notADevice).last()).toBeVisible();
    expect(await page.getByRole("main").innerText(), "no share as certainty").not.toContain("%");
    expect(await axe(page)).toEqual([]);
    const urgency = await askedNow(page);
    expect(urgency).toMatch(/^(You can look after this at home for now|See a doctor in the next days)$/);
    expect(
      sent.filter((line) => /throat/i.test(decodeURIComponent(line)) && !/\/assets\//.test(line)),
      "nothing was sent",
    ).toEqual([]);

    await page.getByRole("button", { name: "Book and send these answers" }).click();
    await page.waitForURL(/\/scheduling\/patient\?doctorId=\d+&appointmentDate=/);
    await expect(page.getByLabel("Send the symptom check with this booking")).toBeChecked();
    await presentCallToGuest(page, "A sore throat");
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
      complaints: [{ words: "Sore throat" }],
      version: expect.stringMatching(/^\w{8}$/),
    });
    expect(details.answers[0]).toMatchObject({ words: "1 to 3 days", answer: "Yes" });
    expect(details.answers[1]).toMatchObject({ words: first, answer: expect.stringMatching(/^No: /) });
    expect(await page.evaluate(() => localStorage.getItem("triage-session")), "gone once booked").toBeNull();
  },
);

test(
  "danger in free text is reported at once, and text without a symptom leads to a list and a doctor",
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
    await page.context().addCookies([{ name: "lang", value: "en", url }]);
    await open(page, url);
    await expect(page.getByRole("link", { name: "Check your symptoms" })).toHaveAttribute("href", address);
    await open(page, url + address);
    await page.getByRole("radio", { name: "Months" }).check();
    await tellWhom(page, "5", "Male");
    const box = page.getByRole("textbox", { name: "In your own words" });
    await box.fill("crushing chest pain");
    await expect(
      page.getByText("This may be an emergency.").getByRole("link", { name: "131" }),
    ).toBeVisible();
    await box.fill("asdf qwer");
    await expect(page.getByText("We didn’t recognise a symptom in that.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Call the clinic" })).toBeVisible();
    await page.getByText("Skin, hair and nails").click();
    await page.getByRole("button", { name: "Nappy rash", exact: true }).click();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await answerAll(page, new Set(), (control) => control.click());
    await expect(page.getByText("Male, 5 months old", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/at home for now|in the next days/);

    await page.getByRole("button", { name: "Book without sending them" }).click();
    await page.waitForURL((now) => now.pathname === "/doctors" && !now.search.includes("triage"));
    const specialties = new URL(page.url()).searchParams.get("specialties");
    expect(specialties).toMatch(/^(paediatrics|dermatology),general-practice$/);
    const stored = await keptCheck(page);
    expect(stored).toMatchObject({ language: "en", specialty: specialties?.split(",")[0], isShared: false });

    await open(page, `${url}/doctors?triage_session=${stored.id}&triage_language=es`);
    await page.waitForURL((now) => now.search === `?specialties=${stored.specialty}`);
    await expect.poll(() => keptCheck(page)).toMatchObject({ id: stored.id, language: "es" });
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

test(
  "a headache in free text leads to self-care or a doctor within days, in Portuguese",
  { tag: [extendedTag, "@S2.R18", "@S1.34"] },
  async ({ page }) => {
    const url = clinicUrl("aurora");
    await page.context().addCookies([{ name: "lang", value: "pt", url }]);
    await open(page, url + address);
    await page.getByLabel("Que idade tem a pessoa?").fill("41");
    await page.getByRole("radio", { name: "Masculino", exact: true }).check();
    await page.getByRole("button", { name: "Continuar" }).click();
    await page.getByLabel("Por palavras suas").fill("dói-me a cabeça há dois dias");
    await expect(page.getByRole("button", { name: "Dor de cabeça (retirar)" })).toBeVisible();
    await page.getByRole("button", { name: "Continuar" }).click();
    await answerAll(page, new Set(), (control) => control.click(), portuguese);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      /^(Por agora isto pode tratar-se em casa|Consulte um médico nos próximos dias)$/,
    );
    await expect(page.getByRole("heading", { name: "O que pode ser" })).toBeVisible();
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "Back steps through the pages, a reload keeps text, danger shows on each page, returning asks first",
  { tag: [extendedTag, "@S2.R18", "@S4.DRAFT.05", "@S1.08"] },
  async ({ page }) => {
    const url = clinicUrl("aurora");
    await page.context().addCookies([{ name: "lang", value: "en", url }]);
    await open(page, url);
    await page.getByRole("link", { name: "Check your symptoms" }).click();
    await page.getByRole("radio", { name: "Months" }).check();
    await tellWhom(page, "30", "Female");
    await expect(page.getByText("From 2 years on, choose years and enter the age in years.")).toBeVisible();
    await page.getByRole("radio", { name: "Years" }).check();
    await tellWhom(page, "30", "Female");
    const box = page.getByRole("textbox", { name: "In your own words" });
    await box.fill("very sleepy, hard to wake, with watery poo");
    // Until the checker knows the level the words say that it may not wait; then what the result will say.
    const danger = page
      .getByText(/This may be an emergency\.|Go to an emergency department now\./)
      .getByRole("link", { name: "112" })
      .first();
    await expect(danger).toBeVisible();
    const chip = page.getByRole("button", { name: "Diarrhoea (remove)", exact: true });
    await expect(chip).toBeVisible();
    await reload(page);
    await expect(box).toHaveValue("very sleepy, hard to wake, with watery poo");
    await expect(chip).toBeVisible();
    await box.press("End");
    await danger.scrollIntoViewIfNeeded();
    const call = await danger.boundingBox();
    const way = await page.getByRole("button", { name: "Continue" }).boundingBox();
    expect(call && way && (call.y + call.height <= way.y || way.y + way.height <= call.y)).toBe(true);
    await box.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("What is bothering you most?");
    await expect(danger).toBeVisible();
    await page.goBack();
    await expect(box).toHaveValue("very sleepy, hard to wake, with watery poo");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Check your symptoms" })).toBeVisible();
    await page.goBack();
    await page.waitForURL((now) => now.pathname === "/");

    await page.getByRole("link", { name: "Check your symptoms" }).click();
    await tellWhom(page, "30", "Female");
    await box.fill("headache for two days");
    await expect(page.getByRole("button", { name: "Headache (remove)" })).toBeVisible();
    await box.press("Enter");
    await expect(page.getByText("Not pregnant")).toBeVisible();
    await open(page, url);
    await page.getByRole("link", { name: "Check your symptoms" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Continue your check?" })).toBeVisible();
    await expect(page.getByText("You began a check (Female, 30 years old), last on")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Not pregnant")).toBeVisible();
  },
);

type Stored = { id: string; specialty: string };

const keptCheck = (page: Page): Promise<Stored> =>
  page.evaluate(() => JSON.parse(localStorage.getItem("triage-session") ?? "null"));

/** With the keyboard an answer is chosen, and Enter goes on; a button is pressed. */
async function press(control: Locator): Promise<void> {
  const isBox = (await control.getAttribute("type")) !== "submit";
  await control.focus();
  if (isBox) await control.press("Space");
  else await control.press("Enter");
}
