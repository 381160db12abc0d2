// The health assessment in a real browser: the whole way by keyboard on a phone with an answer that cannot wait, and Arabic, where instruments are missing.
import type { Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { asPrinted } from "./support/as-printed.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test } from "./support/test.ts";
import { chooseLanguage, signIn } from "./support/visit.ts";
import { extendedTag } from "../tools/test/extended.ts";

test.use({ viewport: { width: 360, height: 740 } });

const crisis = "You don’t have to face this alone.";

/** What is typed or chosen on the page with this heading; a choice by its words, nothing to leave a question out. */
const said: Readonly<Record<string, string | readonly [string, string][]>> = {
  "Your measurements": [
    ["Height", "168"],
    ["Weight", "71,5"],
    ["Waist", "86"],
  ],
  "Are you pregnant?": "No",
  "Has a doctor told you that you have diabetes?": "No",
  "Have you ever had a heart attack, angina, a stroke, heart failure, or narrowed arteries?": "No",
  "Do you take medicine for high blood pressure?": "No",
  "Do you move for at least 30 minutes on most days?": "Yes",
  "Do you eat vegetables, fruit or berries every day?": "Yes",
  "Has a test ever shown high blood sugar?": "No",
  "Does anyone in your family have diabetes?": "No one that I know of",
  "What is the upper number of your blood pressure?": "",
  "Do you smoke?": "No, never",
  "In a usual week, how many minutes of activity make you breathe a little faster?": "90",
  "And how many minutes are so hard that you can’t talk easily?": "0",
  "On how many days of a usual week do you drink alcohol?": "0",
  "How many hours do you sleep in a usual night?": "7.5",
  "On how many nights a week do you find it hard to fall asleep or stay asleep?": "None",
  "How often are you too tired during the day for what you have to do?": "Hardly ever",
  "How many portions of vegetables and fruit do you eat a day?": "Five or more",
  "How often do you have drinks with sugar?": "Less than once a week",
  "How often do you add salt at the table or eat salty snacks?": "Less than once a week",
  "How often do you eat ready meals, fast food, sausages or sweets?": "Once a day",
};

test(
  "an assessment of ten areas by keyboard interrupts for urgent answers and is shared on request only",
  {
    tag: [
      "@S1.31",
      "@S1.32",
      "@S2.R27",
      "@S2.R28",
      "@S3.ASSESS.01",
      "@S3.SET.patientsHomepageHealthAssessment",
      "@S4.RISK.01",
      "@S4.RISK.02",
      "@S4.RISK.04",
      "@S4.RISK.05",
      "@S7.API.16",
      "@G.16",
      "@D.98",
    ],
  },
  async ({ page }) => {
    test.setTimeout(180_000);
    const { slug, clinicToken } = await openClinic("aurora", "assessment", {
      attended: false,
      settings: { crisisLineNumber: "116 123" },
    });
    await signIn(page, slug);
    await open(page, `${clinicUrl(slug)}/health-assessment/results`);
    await expect(page, "nothing is finished yet").toHaveURL(/\/health-assessment$/);
    await open(page, clinicUrl(slug));
    await page.getByRole("link", { name: /Health assessment/ }).press("Enter");
    await expect(page.getByText("It is not a diagnosis and not a medical device.")).toBeVisible();
    await expect(page.getByText("Age, from the profile")).toBeVisible();
    await page.getByRole("checkbox", { name: /Save the answers/ }).press("Space");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Start" }).press("Enter");
    await expect(page.getByRole("heading", { name: "Which areas do you want to look at?" })).toBeFocused();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(10);
    await next(page);
    await answerUntil(page, "Little interest or pleasure in doing things?");

    await expect(page.getByText(/Over the past two weeks, how often/)).toBeVisible();
    for (let item = 1; item <= 8; item += 1) {
      await page.getByRole("radio", { name: "Nearly every day" }).press("Space");
      if (item === 4) await reloadAt(page);
      if (item === 8) expect(await axe(page)).toEqual([]);
      await next(page);
    }
    const warning = page.getByRole("heading", { name: crisis });
    await expect(warning).toBeFocused();
    await expect(page.getByRole("link", { name: /crisis line.*116 123/ })).toHaveAttribute(
      "href",
      "tel:116123",
    );
    await expect(page.getByRole("main").getByRole("link", { name: /In danger\? Call 112/ })).toHaveAttribute(
      "href",
      "tel:112",
    );
    expect(await axe(page)).toEqual([]);
    await page.goBack();
    await expect(warning, "the way back does not pass it").toBeVisible();
    await reload(page);
    await expect(warning, "nor does a reload").toBeVisible();
    expect(await reported(slug, clinicToken), "nothing was sent").toEqual([]);
    await page.getByRole("button", { name: "I have read this, continue" }).press("Enter");
    for (const item of [1, 2]) {
      await expect(page.getByRole("radio"), `item ${item}`).toHaveCount(4);
      await page.getByRole("radio", { name: "Not at all" }).press("Space");
      await next(page);
    }
    await answerUntil(page, "Check your answers");
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Save and show the result" }).press("Enter");

    await expect(page.getByRole("heading", { name: "Your health, 10 areas" })).toBeFocused();
    await expect(page.getByRole("alert")).toContainText(crisis);
    const areas = page
      .getByRole("region", { name: "Each area" })
      .getByRole("list")
      .first()
      .locator(":scope > li");
    await expect(areas).toHaveCount(10);
    await expect(areas.first()).toContainText("24 of 24 points, 0 is best");
    await expect(areas.first()).toContainText("Very high risk");
    await expect(areas.first().getByRole("link", { name: /116 123/ })).toBeVisible();
    await expect(areas.last()).toContainText("Unable to assess");
    await expect(areas.last()).toContainText(/answers? (is|are) missing\./);
    await expect(page.getByRole("heading", { name: "Start with: Mood" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Overall" })).toContainText("Very high risk in 1 area");
    await expect(page.getByRole("region", { name: "Overall" })).toContainText(
      "Average risk of all areas: 17 of 100. 0 is the lowest.",
    );
    await expect(
      page.getByRole("img", { name: /Mood: Very high risk.*Heart: Unable to assess/ }),
    ).toBeVisible();
    await areas.filter({ hasText: "Movement" }).getByText("What it means").press("Enter");
    await expect(areas.filter({ hasText: "Movement" })).toContainText(
      "Our own questions and limits, not validated.",
    );
    expect(await axe(page)).toEqual([]);

    const visit = page.getByRole("radio", { name: /Dr/ }).first();
    await visit.press("Space");
    const id = Number(await visit.getAttribute("value"));
    expect(await shared(slug, clinicToken, id), "choosing is not sharing").toEqual([]);
    await page.getByRole("button", { name: /^Let .* read it$/ }).press("Enter");
    await expect(page.getByText(/can read this result with your appointment/)).toBeVisible();
    expect(await shared(slug, clinicToken, id)).toMatchObject([{ risk_score: 17, level: "very_high" }]);
    await asPrinted(page, async () => {
      await expect(page.getByRole("button", { name: "Print or save as PDF" })).toBeHidden();
      await expect(page.getByRole("heading", { name: "Start with: Mood" })).toBeVisible();
    });
  },
);

test(
  "two untranslated instruments can be skipped in Arabic, which gives no score but a next step",
  { tag: [extendedTag, "@S1.31", "@S8.MSG.28", "@S4.RISK.05", "@D.103"] },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const { slug } = await openClinic("aurora", "assessment-ar", { attended: false });
    await signIn(page, slug);
    await chooseLanguage(context, "ar", [slug]);
    await open(page, `${clinicUrl(slug)}/health-assessment`);
    await page.getByRole("button", { name: "ابدأ" }).click();
    for (const name of ["السكري", "القلب", "الوزن", "الحركة", "التدخين", "الكحول", "النوم", "الطعام"])
      await page.getByRole("checkbox", { name, exact: true }).uncheck();
    await page.getByRole("button", { name: "متابعة" }).click();
    const requested = page.getByRole("heading", {
      name: "هذه الأسئلة غير متوفرة بلغتك بعد. بأي لغة تريد قراءتها؟",
    });
    await expect(requested).toBeFocused();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("radio", { name: "Italiano" }).check();
    await page.getByRole("button", { name: "متابعة" }).click();
    const item = page.getByRole("heading", { name: "Scarso interesse o piacere nel fare le cose." });
    await expect(item.locator("[lang=it]")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "السؤال السابق" }).click();
    await page.getByRole("radio", { name: "Português (Brasil)" }).check();
    await page.getByRole("button", { name: "متابعة" }).click();
    const brazilian = page.getByRole("heading", {
      name: "Pouco interesse ou pouco prazer em fazer as coisas",
    });
    await expect(brazilian.locator("[lang=pt-BR]")).toHaveCSS("direction", "ltr");
    await page.getByRole("button", { name: "السؤال السابق" }).click();
    await page.getByRole("radio", { name: "تخطّي هذا المجال" }).check();
    await page.getByRole("button", { name: "متابعة" }).click();
    await expect(requested, "the second instrument").toBeVisible();
    await page.getByRole("radio", { name: "تخطّي هذا المجال" }).check();
    await page.getByRole("button", { name: "متابعة" }).click();
    await page.getByRole("button", { name: "عرض النتيجة" }).click();
    await expect(page.getByRole("heading", { name: "لا يمكننا تقييم صحتك من هذه الأجوبة." })).toBeVisible();
    await expect(page.getByText("غير متوفر بلغتك بعد.")).toHaveCount(2);
    await expect(page.getByText("هذه النتيجة على هذا الجهاز فقط.")).toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "أكمل الأجوبة أو غيّرها" }).click();
    await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(2);
  },
);

test(
  "urgent blood pressure shows the emergency numbers first, is shared on request, and excludes children",
  { tag: ["@S1.02", "@S1.31", "@S1.32", "@D.101"] },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { slug, clinicToken } = await openClinic("aurora", "assessment-mother", { attended: false });
    await signIn(page, slug);
    await open(page, `${clinicUrl(slug)}/health-assessment`);
    await page.getByRole("radio", { name: "Tomás Carvalho" }).check();
    await expect(page.getByText("The assessment is for adults aged 18 and over.")).toBeVisible();
    await expect(page.getByRole("link", { name: "See a doctor about a child" })).toBeVisible();
    await page.getByRole("radio", { name: "Aurora Carvalho" }).check();
    await page.getByRole("checkbox", { name: /Save the answers/ }).check();
    await page.getByRole("button", { name: "Start" }).click();
    for (const area of await page.getByRole("checkbox").all())
      if (!(await area.evaluate((box: HTMLInputElement) => box.value === "heart"))) await area.uncheck();
    await next(page);
    const warning = page.getByRole("heading", { name: "Blood pressure this high may need urgent care." });
    await answerUntil(page, "Blood pressure this high may need urgent care.", {
      ...said,
      "What is the upper number of your blood pressure?": "190",
    });
    await expect(warning).toBeFocused();
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: "In danger? Call 112" })).toHaveAttribute("href", "tel:112");
    await expect(main.getByRole("link", { name: /crisis line/i }), "that is for a hard time").toHaveCount(0);
    await expect(page.getByText("No one at the clinic has seen your answers.")).toBeVisible();
    await reload(page);
    await expect(warning, "a reload does not pass it").toBeVisible();
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "I have read this, continue" }).click();
    await answerUntil(page, "Check your answers");
    await page.getByRole("button", { name: "Save and show the result" }).click();

    await expect(page.getByRole("heading", { name: "Your health, 1 area" })).toBeFocused();
    await expect(page.getByText("About Aurora Carvalho")).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("Blood pressure this high may need urgent care.");
    expect(await reported(slug, clinicToken), "nothing was sent").toEqual([]);
    await page.getByRole("button", { name: "Tell the clinic now" }).click();
    await expect(page.getByText(/^Sent at \d\d:\d\d\. No one has answered yet\.$/)).toBeVisible();
    expect(await reported(slug, clinicToken)).toMatchObject([
      { place: "health_assessment", words: "About Aurora Carvalho: Upper blood pressure: 190 mmHg" },
    ]);
    expect(await axe(page)).toEqual([]);
  },
);

const next = (page: Page) => page.getByRole("button", { name: "Continue" }).press("Enter");

/** Goes on, page after page, with what stands in `said`. */
async function answerUntil(page: Page, last: string, answers = said): Promise<void> {
  for (;;) {
    const heading = page.getByRole("main").getByRole("heading", { level: 1 });
    const title = (await heading.innerText()).trim();
    if (title === last) return;
    const answer = answers[title];
    if (answer === undefined) throw new Error(`Nobody answers "${title}".`);
    if (typeof answer !== "string")
      for (const [label, value] of answer) await page.getByLabel(new RegExp(`^${label}`)).fill(value);
    else if (/^[\d.]+$/.test(answer)) await page.getByRole("textbox").fill(answer);
    else if (answer !== "") await page.getByRole("radio", { name: answer, exact: true }).press("Space");
    await next(page);
    await expect(heading).not.toHaveText(title);
  }
}

/** The question and its answer are still there. */
async function reloadAt(page: Page): Promise<void> {
  const heading = page.getByRole("main").getByRole("heading", { level: 1 });
  const title = await heading.innerText();
  await reload(page);
  await expect(heading).toHaveText(title);
  await expect(page.getByRole("radio", { name: "Nearly every day" })).toBeChecked();
}

async function askClinic(slug: string, clinicToken: string, path: string): Promise<unknown> {
  const { text } = await localHttp(`${clinicUrl(slug)}/api/clinic${path}`, {
    headers: { authorization: `Bearer ${clinicToken}` },
  });
  return (JSON.parse(text) as { data: { collection: unknown } }).data.collection;
}

const reported = (slug: string, token: string) => askClinic(slug, token, "/urgent_events");
const shared = (slug: string, token: string, id: number) =>
  askClinic(slug, token, `/appointments/${id}/health_assessments`);
