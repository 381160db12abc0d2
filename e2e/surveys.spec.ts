// Surveys in a real browser: filled in on a phone by keyboard alone, with errors, a reload, another language and no network.
import type { Page } from "@playwright/test";
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import { signIn } from "./support/visit.ts";
import { extendedTag } from "../tools/test/extended.ts";

test.use({ viewport: { width: 360, height: 740 }, actionTimeout: 20_000 });

/** Goes on with the button of the page, by keyboard. */
async function goOn(page: Page, name = "Continue"): Promise<void> {
  await page.getByRole("button", { name, exact: true }).press("Enter");
}

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("questionnaire-")));

/** Where the clinic says that this patient's survey is. */
async function addressOfSurvey(page: Page, id: string): Promise<string> {
  return page.evaluate(async (template) => {
    const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
    const path = `/api/patients/survey_templates/${template}/url?project_id=spring`;
    const { data } = (await (await fetch(path, { headers })).json()) as { data: { url: string } };
    return data.url;
  }, id);
}

async function speak(page: Page, language: string): Promise<void> {
  await page.locator("header summary").first().click();
  await page.getByRole("button", { name: language, exact: true }).click();
}

test(
  "a survey filled in by keyboard on a phone survives an error, reload, language change and lost network",
  {
    tag: [
      "@S1.35",
      "@S2.R29",
      "@S2.R29.q-action_name",
      "@S2.R29.q-actionable_id",
      "@S2.R29.q-project_id",
      "@S2.SCR.12",
      "@S5.GUARD.10",
      "@S5.GUARD.11",
      "@S5.GUARD.12",
      "@D.37",
      "@D.64",
      "@G.18",
    ],
  },
  async ({ page, context, complaints }) => {
    test.setTimeout(180_000);
    complaints.allow(withoutNetwork);
    const clinic = await anotherClinic("aurora", "surveys", { attended: false });
    await signIn(page, clinic);
    const address = await addressOfSurvey(page, "before-first-visit");

    await test.step("a link without a parameter leads home, an unknown survey is not found", async () => {
      for (const part of ["action_name", "actionable_id", "project_id"]) {
        const incomplete = new URL(address);
        incomplete.searchParams.delete(part);
        await open(page, incomplete.href);
        await expect(page).toHaveURL(`${clinicUrl(clinic)}/?reason=link-incomplete`);
        await expect(page.getByText("That link is not complete.")).toBeVisible();
      }
      await open(page, address.replace("before-first-visit", "no-such-survey"));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/not/i);
    });

    await open(page, address);
    const heading = page.getByRole("heading", { level: 1 });
    await expect(heading).toHaveText("Before your first appointment");
    expect(await axe(page)).toEqual([]);
    await goOn(page, "Begin");
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText("Do you have a long-term illness?");

    await test.step("missing answers are listed at the top and link to their fields", async () => {
      await goOn(page);
      const summary = page.getByRole("region", { name: "One answer needs your attention" });
      await expect(summary).toBeFocused();
      await expect(page).toHaveTitle(/^Error:/);
      expect(await axe(page)).toEqual([]);
      await summary.getByRole("link", { name: "Choose one answer or more." }).press("Enter");
      await expect(page.getByRole("checkbox").first()).toBeFocused();
    });

    await test.step("multiple choice, an exclusive choice, and a question shown by an answer", async () => {
      await page.getByRole("checkbox", { name: "Diabetes" }).press("Space");
      await page.getByRole("checkbox", { name: "None that I know of" }).press("Space");
      await expect(page.getByRole("checkbox", { name: "Diabetes" })).not.toBeChecked();
      await page.getByRole("checkbox", { name: "Another illness" }).press("Space");
      await expect(page.getByRole("checkbox", { name: "None that I know of" })).not.toBeChecked();
      await expect(page.getByText("Question 1 of 9")).toBeVisible();
      await goOn(page);
      await expect(heading).toHaveText("Which other illness?");
      await expect(heading).toBeFocused();
    });

    await test.step("a reload keeps answers and position; another language shows the same page", async () => {
      await page.getByLabel("Which other illness?").pressSequentially("Migraine");
      await reload(page);
      await expect(page.getByLabel("Which other illness?")).toHaveValue("Migraine");
      await speak(page, "العربية");
      await expect(heading).toHaveText("ما المرض الآخر؟");
      await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
      expect(await axe(page)).toEqual([]);
      await speak(page, "English");
      await goOn(page);
    });

    await test.step("yes and no, a number with a comma, a scale, and optional questions", async () => {
      await expect(heading).toHaveText("Do you take any medicines?");
      await page.getByRole("radio", { name: "Yes" }).press("ArrowDown");
      await expect(page.getByRole("radio", { name: "No" })).toBeChecked();
      await goOn(page);
      await page.getByRole("radio", { name: "No" }).press("Space");
      await goOn(page);
      await expect(heading).toHaveText("How tall are you?");
      await goOn(page);
      const weight = page.getByRole("textbox", { name: "How much do you weigh? (kg)" });
      await weight.pressSequentially("7000");
      await goOn(page);
      await expect(page.getByRole("link", { name: "Enter 400 or less." })).toBeVisible();
      await weight.fill("71,5");
      await goOn(page);
      await page.getByRole("radio", { name: "0, Not at all" }).press("ArrowRight");
      await expect(page.getByRole("radio", { name: "1", exact: true })).toBeChecked();
      expect(await axe(page)).toEqual([]);
      await goOn(page);
      await page.getByLabel("Day").fill("30");
      await page.getByLabel("Month").fill("2");
      await page.getByLabel("Year").fill("2025");
      await goOn(page);
      await expect(page.getByRole("link", { name: "Enter a real date." })).toBeVisible();
      await page.getByLabel("Day").fill("28");
      await goOn(page);
      await page.getByLabel("What matters most to you in this appointment?").fill("To sleep again");
      await page.getByRole("button", { name: "Previous question" }).press("Enter");
      await expect(page.getByLabel("Day")).toHaveValue("28");
      await goOn(page);
      await expect(page.getByLabel("What matters most to you in this appointment?")).toHaveValue(
        "To sleep again",
      );
      await goOn(page);
    });

    await test.step("all answers are listed; changing one returns to the list", async () => {
      await expect(heading).toHaveText("Check your answers");
      await expect(heading).toBeFocused();
      await expect(page.getByText("71.5 kg")).toBeVisible();
      await page.getByRole("button", { name: "Change How tall are you?" }).press("Enter");
      await page.getByRole("textbox", { name: "How tall are you? (cm)" }).fill("171");
      await goOn(page, "Save this answer");
      await expect(page.getByText("171 cm")).toBeVisible();
      expect(await axe(page)).toEqual([]);
    });

    await test.step("answers are sent only with consent; a lost network loses nothing", async () => {
      await goOn(page, "Send my answers");
      const summary = page.getByRole("region", { name: "One thing is missing" });
      await expect(summary).toBeFocused();
      await page.getByRole("checkbox", { name: /I agree that/ }).press("Space");
      await expect(summary).toHaveCount(0);
      await context.setOffline(true);
      await goOn(page, "Send my answers");
      await expect(page.getByRole("alert").getByText("You’re offline.")).toBeVisible();
      await context.setOffline(false);
      expect(await drafts(page)).toHaveLength(1);
      await goOn(page, "Send my answers");
      await expect(heading).toHaveText("Thank you. The clinic has your answers.");
      await expect(heading).toBeFocused();
      expect(await drafts(page)).toEqual([]);
    });

    await open(page, address);
    await expect(heading).toHaveText("You have answered this survey");
    expect(await axe(page)).toEqual([]);
  },
);

test(
  "a feedback survey answered in another window disappears here, and drafts are deleted at log-out",
  { tag: [extendedTag, "@S7.API.17", "@S3.SURVEY.01", "@G.18"] },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    const clinic = await anotherClinic("aurora", "after-visit", { attended: false });
    await signIn(page, clinic);
    await open(page, clinicUrl(clinic));
    const question = page.getByRole("region", { name: /^How was your appointment with Dr / });
    await expect(question, "it names doctor and time").toContainText(/, \d\d:\d\d, Lisbon time/);
    const offer = question.getByRole("link", { name: "Leave a review" });
    const further = page.getByRole("link", { name: /^A few more questions/ });
    expect(await axe(page)).toEqual([]);

    const window = await context.newPage();
    await open(window, new URL((await offer.getAttribute("href")) ?? "", page.url()).href);
    await window.setViewportSize({ width: 360, height: 740 });
    const heading = window.getByRole("heading", { level: 1 });
    await expect(heading, "one request: the review, and the questions after it").toHaveText(
      "How was your appointment?",
    );
    await window.getByRole("radio", { name: "4 stars, good" }).check();
    await window.getByRole("button", { name: "Send review" }).click();
    await expect(heading).toHaveText("Thank you");
    await window.getByRole("link", { name: /^A few more questions/ }).click();
    await goOn(window, "Begin");
    await expect(heading).toHaveText("After your appointment");
    await expect(heading, "a short survey stands whole on one page").toBeFocused();
    await expect(window.getByRole("main").getByRole("group")).toHaveCount(4);
    await window.getByRole("radio", { name: "Worse" }).press("Space");
    await expect(window.getByText("No one reads this survey in real time")).toBeVisible();
    expect(await drafts(window)).toHaveLength(1);
    await reload(window);
    await expect(window.getByRole("radio", { name: "Worse" }), "a reload keeps answers").toBeChecked();
    await goOn(window, "Send my answers");
    const summary = window.getByRole("region", { name: "3 answers need your attention" });
    await expect(summary).toBeFocused();
    await expect(window).toHaveTitle(/^Error:/);
    expect(await axe(window)).toEqual([]);
    await summary.getByRole("link").nth(1).press("Enter");
    await expect(window.getByRole("radio", { name: "Yes", exact: true })).toBeFocused();
    await window.getByRole("radio", { name: "All of it" }).press("Space");
    await window.getByRole("radio", { name: "Partly" }).press("Space");
    await window.getByRole("textbox", { name: "What made it hard?" }).fill("The stairs");
    await window.getByRole("radio", { name: "I didn’t need to do anything" }).press("Space");
    await expect(window.getByRole("textbox", { name: "What made it hard?" })).toHaveCount(0);
    await window.getByRole("radio", { name: "10, Very good" }).press("Space");
    await goOn(window, "Send my answers");
    await expect(window.getByRole("region", { name: "One thing is missing" })).toBeFocused();
    await window.getByRole("checkbox", { name: /I agree that/ }).press("Space");
    await goOn(window, "Send my answers");
    await expect(heading).toHaveText(/Thank you/);
    await expect(offer).toHaveCount(0);
    await expect(further).toHaveCount(0);

    await open(window, await addressOfSurvey(page, "before-first-visit"));
    await goOn(window, "Begin");
    await window.getByRole("checkbox", { name: "Diabetes" }).check();
    expect(await drafts(window)).toHaveLength(1);
    await open(window, `${clinicUrl(clinic)}/profile-settings`);
    await window.getByRole("button", { name: "Sign out" }).click();
    await expect.poll(() => drafts(window)).toEqual([]);
  },
);

test(
  "an external survey is announced as leaving the site, opened as configured, and receives no referrer",
  { tag: ["@S1.35", "@S3.SURVEY.01", "@G.17"] },
  async ({ page, context }) => {
    const elsewhere = "https://surveys.example/production/abc?x=1&y=a%20b";
    const clinic = await anotherClinic("aurora", "survey-elsewhere", {
      attended: false,
      settings: { surveyAddresses: { feedback: elsewhere } },
    });
    const requested: { url: string; referer: string | undefined }[] = [];
    await context.route("https://surveys.example/**", async (route) => {
      requested.push({
        url: route.request().url(),
        referer: (await route.request().headerValue("referer")) ?? undefined,
      });
      await route.fulfill({ contentType: "text/html", body: "<title>Survey</title><h1>Elsewhere</h1>" });
    });
    await signIn(page, clinic);
    await open(
      page,
      `${clinicUrl(clinic)}/fill-survey?action_name=feedback&actionable_id=1&project_id=spring`,
    );
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^A survey from /);
    await expect(
      page.getByText("It opens in a new window, at surveys.example.", { exact: false }),
    ).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Open the survey" }).press("Enter");
    const tab = await opened;
    await expect(tab.getByRole("heading", { name: "Elsewhere" })).toBeVisible();
    expect(requested).toEqual([{ url: elsewhere, referer: undefined }]);
    expect(await tab.evaluate(() => window.opener)).toBeNull();
  },
);
