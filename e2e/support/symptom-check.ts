import type { Locator, Page } from "@playwright/test";
import { expect } from "./test.ts";

/** Fills in age and sex in the symptom checker and continues, in English. */
export async function tellWhom(page: Page, age: string, sex: string): Promise<void> {
  await page.getByLabel("How old is the person it is for?").fill(age);
  await page.getByRole("radio", { name: sex, exact: true }).check();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
}

/** Types the complaint in free text, waits until the checker recognises `complaint`, and continues, in English. */
export async function tellComplaint(page: Page, words: string, complaint: string): Promise<void> {
  await page.getByRole("textbox", { name: "In your own words" }).fill(words);
  await expect(page.getByRole("button", { name: `${complaint} (remove)` })).toBeVisible();
  await page.getByRole("button", { name: "Continue" }).press("Enter");
}

/** Returns the question that the page shows. */
export const askedNow = (page: Page): Promise<string> => page.getByRole("heading", { level: 1 }).innerText();

/** The questions that were asked, in order. */
export type AnswersGiven = { readonly requested: readonly string[] };

/** What a page says in one language; `rest` are the answers that say that nothing is so, the first there is taken. */
const english = {
  end: "Your answers so far",
  next: "Next question",
  rest: ["None of these", "No", "Not pregnant", "I am not sure"],
};
/** The texts that `answerAll` looks for, in Portuguese. */
export const portuguese: typeof english = {
  end: "As suas respostas até agora",
  next: "Pergunta seguinte",
  rest: ["Nada disto", "Não", "Sem gravidez", "Não sei"],
};

/**
 * Answers all questions by `choose`: the options whose label is in `facts`, otherwise the first of `said.rest` that the
 * page offers ("None of these", "No" …). Throws after 20 questions.
 */
export async function answerAll(
  page: Page,
  facts: ReadonlySet<string>,
  choose: (control: Locator) => Promise<void>,
  said = english,
): Promise<AnswersGiven> {
  const requested: string[] = [];
  const end = page.getByRole("heading", { name: said.end });
  const form = page.getByRole("main").locator("fieldset");
  const choices = form.getByRole("radio").or(form.getByRole("checkbox"));
  for (let at = 0; at < 20; at += 1) {
    await expect(end.or(choices.first())).toBeVisible();
    if (await end.isVisible()) return { requested };
    const question = await askedNow(page);
    requested.push(question);
    const words = await form.locator("label").allInnerTexts();
    const wanted = words.filter((one) => facts.has(one));
    const rest = said.rest.find((one) => words.includes(one));
    const before = await shownNow(page);
    for (const one of wanted.length > 0 ? wanted : [rest ?? ""])
      await choose(form.getByLabel(one, { exact: true }));
    // Where one answer is all there can be a tap has gone on already.
    if ((await shownNow(page)) === before) await choose(page.getByRole("button", { name: said.next }));
    await expect.poll(() => shownNow(page)).not.toBe(before);
  }
  throw new Error(`The check does not end: ${requested.join("; ")}`);
}

/** What the page asks now, with the values of its boxes. */
const shownNow = (page: Page): Promise<string> =>
  page
    .getByRole("main")
    .evaluate((main) =>
      [
        main.querySelector("h1")?.textContent,
        ...[...main.querySelectorAll("input")].map(({ value }) => value),
      ].join(),
    );

/** Fills in the booking as a guest, a woman of 34 years, and continues, in English. */
export async function presentCallToGuest(page: Page, motive: string): Promise<void> {
  await page.getByLabel("In your own words").pressSequentially(motive);
  await page.getByLabel("Patient’s name").fill("Ana Guest");
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
