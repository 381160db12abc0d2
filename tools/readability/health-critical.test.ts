import { expect, test } from "vitest";
import { criticalTexts, outdatedTranslations, readHealthCritical } from "./health-critical.ts";
import { readTexts } from "./read-texts.ts";

const list = readHealthCritical();
const texts = readTexts();

test("health-critical sentences in use are those that were translated back", () => {
  expect(outdatedTranslations(list, texts)).toEqual([]);
});

test("every critical sentence in use is on the list", () => {
  const listed = new Set(list.map(({ english }) => english));
  const found = criticalTexts(texts).filter((text) => !/^(?:From your bank|With a reference)/.test(text));
  expect(found.filter((text) => !listed.has(text))).toEqual([]);
  expect(found.length).toBeGreaterThan(60);
});

test("each sentence outside health topics has a back-translation in seven languages", () => {
  for (const { id, languages } of list.filter(({ usedIn }) => usedIn.some((area) => area !== "topics")))
    expect(Object.keys(languages), id).toHaveLength(7);
});

test("each back-translation has words and the verdict that it is not weaker", () => {
  for (const { id, languages } of list)
    for (const { backTranslation, verdict } of Object.values(languages)) {
      expect(backTranslation.length, id).toBeGreaterThan(3);
      expect(verdict, id).toBe("not weaker");
    }
});

test("a changed translation is reported until its back-translation is renewed", () => {
  const changed = texts.map((one) =>
    one.locale === "fr" && one.english === "Call an ambulance now"
      ? { ...one, text: "Appelez quelqu’un" }
      : one,
  );
  expect(outdatedTranslations(list, changed)).toEqual(["call-an-ambulance-now [fr]: Appelez quelqu’un"]);
});

test("every danger sign of health topics is on the list", () => {
  const listed = new Set(list.map(({ english }) => english));
  const signs = texts.filter(
    ({ area, locale, where }) => area === "topics" && locale === "en" && where.includes(" emergency "),
  );
  expect(signs.map(({ text }) => text).filter((text) => !listed.has(text))).toEqual([]);
});

test("danger signs without a back-translation only become fewer in each language", () => {
  const missing = (locale: string) => list.filter(({ languages }) => !(locale in languages)).length;
  const most = { pt: 0, "pt-BR": 0, it: 0, es: 0, "es-CL": 0, fr: 0, ar: 0 };
  for (const [locale, limit] of Object.entries(most))
    expect(missing(locale), locale).toBeLessThanOrEqual(limit);
});
