import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import type { Locale } from "@anteroom/domain/shared/locales";
import { pagesOf } from "@anteroom/domain/health/questionnaire/pages";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { expect, test } from "vitest";
import { alternativeLanguages, officialWordings, shownQuestionnaire } from "./shown-questionnaire.ts";

const shown = (locale: Locale, answers: Answers, known: readonly string[] = []) => {
  const questionnaire = shownQuestionnaire(healthAssessment, { locale, answers, known: new Set(known) });
  return {
    questionnaire,
    words: labelsOf(questionnaire, locale),
    pages: pagesOf(questionnaire.item, answers),
  };
};

test.each<[Locale, Answers]>([
  ["en", { "mood-language": ["en"], "anxiety-language": ["en"] }],
  ["es", { "mood-language": ["es"], "anxiety-language": ["es"] }],
  ["pt-BR", { "mood-language": ["pt-BR"], "anxiety-language": ["pt-BR"] }],
  ["fr", { "mood-language": ["fr"], "anxiety-language": ["fr"] }],
  ["it", { "mood-language": ["it"] }],
  ["es-CL", {}],
  ["pt", {}],
  ["ar", {}],
])(
  "in %s the instruments with official wording are %o; the others are not asked",
  { tags: ["D.103"] },
  (locale, wanted) => {
    const official = officialWordings(healthAssessment, locale);
    expect(official).toEqual(wanted);
    const { pages } = shown(locale, { areas: ["mood", "anxiety"], age: [40], ...official });
    const requested = pages.map(({ id }) => id).filter((id) => id.endsWith("-language"));
    expect(requested).toEqual(["mood-language", "anxiety-language"].filter((name) => !(name in wanted)));
  },
);

test.each<[Locale, string[]]>([
  ["en", []],
  ["it", ["anxiety"]],
  ["pt", ["mood", "anxiety"]],
  ["ar", ["mood", "anxiety"]],
])(
  "in %s other languages are offered for %j, each those of its own wordings",
  { tags: ["D.103"] },
  (locale, wanted) => {
    const offered = alternativeLanguages(healthAssessment, locale);
    expect(offered.map(({ area }) => area)).toEqual(wanted);
    for (const { area, languages } of offered) {
      const withOwn = languages.filter(
        (code) => `${area}-language` in officialWordings(healthAssessment, code as Locale),
      );
      expect(languages).toEqual(withOwn);
      expect(languages.includes("it")).toBe(area === "mood");
    }
  },
);

test("the introduction of known questions does not precede the next one", () => {
  const answers = {
    areas: ["anxiety", "activity"],
    "anxiety-language": ["en"],
    "gad7-1": ["1"],
    "gad7-2": ["0"],
  };
  const { pages } = shown("en", answers, ["anxiety-language", "gad7-1", "gad7-2"]);
  const texts = pages.flatMap(({ items }) => items.filter(({ type }) => type === "display"));
  expect(pages.some(({ group }) => group?.linkId === "activity")).toBe(true);
  expect(texts.map(({ linkId }) => linkId)).toEqual([]);
  const open = shown("en", { ...answers, "gad7-2": [] }, ["anxiety-language", "gad7-1"]).pages;
  expect(open.find(({ id }) => id === "gad7-2")?.items.map(({ linkId }) => linkId)).toEqual([
    "gad7-2.stem",
    "gad7-2",
  ]);
});

test(
  "an Arabic reader choosing Italian gets the official Italian wording, marked, and the rest in Arabic",
  { tags: ["D.103"] },
  () => {
    const { pages, words } = shown("ar", { areas: ["mood"], "mood-language": ["it"] });
    const [stem, question] = pages.find(({ id }) => id === "phq8-1")?.items ?? [];
    if (!stem || !question) throw new Error("The first item is not asked");
    expect(words.item(stem)).toEqual({
      text: "Nelle ultime due settimane, quanto spesso sei stato disturbato da uno dei seguenti problemi",
      lang: "it",
    });
    expect(words.item(question).lang).toBe("it");
    const options = question.answerOption?.map(({ valueCoding }) => words.coding(valueCoding));
    expect(options?.[3]).toEqual({ text: "Quasi tutti i giorni", lang: "it" });
    const choice = pages.find(({ id }) => id === "mood-language");
    expect(
      choice && words.item(choice.items[0] ?? question).lang,
      "which language is asked in one's own",
    ).toBe("ar");
    expect(choice?.group && words.item(choice.group)).toEqual({ text: "المزاج", lang: "ar" });
  },
);

test.each<[Locale, string]>([
  ["pt", "pt-BR"],
  ["es-CL", "es"],
  ["ar", "en"],
])("a reader of %s is offered %s first and can skip the area", { tags: ["D.103"] }, (locale, first) => {
  const { pages } = shown(locale, { areas: ["mood"] });
  const [requested] = pages.find(({ id }) => id === "mood-language")?.items ?? [];
  const codes = requested?.answerOption?.map(({ valueCoding }) => valueCoding.code) ?? [];
  expect([codes[0], codes.at(-1)]).toEqual([first, "none"]);
});

test(
  "a European Portuguese reader choosing Brazilian gets that wording, marked as Brazilian",
  { tags: ["D.103"] },
  () => {
    const { pages, words } = shown("pt", { areas: ["anxiety"], "anxiety-language": ["pt-BR"] });
    const question = pages.find(({ id }) => id === "gad7-1")?.items.at(-1);
    if (!question) throw new Error("The first item is not asked");
    expect(words.item(question)).toEqual({
      text: "Sentir-se nervoso/a, ansioso/a ou muito tenso/a",
      lang: "pt-BR",
    });
    expect(question.answerOption?.map(({ valueCoding }) => words.coding(valueCoding).lang)).toEqual(
      Array(4).fill("pt-BR"),
    );
  },
);

test("a known fact is not asked and still decides later questions", { tags: ["S1.31"] }, () => {
  const answers = { areas: ["weight"], age: [30], sex: ["female"] };
  const { pages } = shown("en", answers, ["age", "sex"]);
  expect(pages.map(({ id }) => id)).toEqual(["areas", "pregnant", "body"]);
  expect(shown("en", { ...answers, sex: ["male"] }, ["age", "sex"]).pages.map(({ id }) => id)).toEqual([
    "areas",
    "body",
  ]);
});
