import { expect, test } from "vitest";
import {
  criticalOfChecker,
  criticalTexts,
  outdatedTranslations,
  readHealthCritical,
} from "./health-critical.ts";
import { readTexts } from "./read-texts.ts";

const list = readHealthCritical();
const texts = readTexts();

test("health-critical sentences in use match their reviewed back-translations", () => {
  expect(outdatedTranslations(list, texts)).toEqual([]);
});

test("every critical sentence in use is on the list", () => {
  const listed = new Set(list.map(({ english }) => english));
  const found = criticalTexts(texts).filter((text) => !/^(?:From your bank|With a reference)/.test(text));
  expect(found.filter((text) => !listed.has(text))).toEqual([]);
  expect(found.length).toBeGreaterThan(60);
});

test("each sentence has a back-translation and a verdict in seven languages", () => {
  for (const { id, languages } of list) {
    expect(Object.keys(languages), id).toHaveLength(7);
    for (const { backTranslation, verdict } of Object.values(languages)) {
      expect(backTranslation.length, id).toBeGreaterThan(3);
      expect(verdict, id).toBe("not weaker");
    }
  }
});

test("Arabic crisis sentences have no form that addresses men only", () => {
  const toMen = /مضطرًا|متأكدًا|تبقَ|تثق به/u;
  const found = list.map(({ languages }) => languages["ar"]?.text ?? "").filter((text) => toMen.test(text));
  expect(found).toEqual([]);
  expect(
    texts.filter(({ locale, text }) => locale === "ar" && /لست مضطرًا إلى (?:مواجه|العمل)/u.test(text)),
  ).toEqual([]);
});

test.each([
  ["fr", "Call an ambulance now", "call-an-ambulance-now"],
  ["es-CL", "You cannot swallow your saliva.", "you-cannot-swallow-your-saliva"],
])("a changed translation in %s is reported until its back-translation is renewed", (locale, english, id) => {
  const changed = texts.map((one) =>
    one.locale === locale && one.english === english ? { ...one, text: "¿?" } : one,
  );
  expect(outdatedTranslations(list, changed)).toEqual([`${id} [${locale}]: ¿?`]);
});

test("every danger sign of health topics is on the list", () => {
  const listed = new Set(list.map(({ english }) => english));
  const signs = texts.filter(
    ({ area, locale, where }) => area === "topics" && locale === "en" && where.includes(" emergency "),
  );
  expect(signs.map(({ text }) => text).filter((text) => !listed.has(text))).toEqual([]);
});

test("at most 24 critical texts of the symptom checker have no back-translation", () => {
  const listed = new Set(list.map(({ english }) => english));
  const found = criticalOfChecker(texts);
  expect(found.filter((text) => !listed.has(text)).length).toBeLessThanOrEqual(24);
  expect(found.length, "the words are read").toBeGreaterThan(15);
});
