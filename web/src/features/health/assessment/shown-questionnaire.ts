import { wordingQuestion } from "@anteroom/domain/health/assessment/assess";
import { asLocale, type Locale } from "@anteroom/domain/shared/locales";
import {
  extensionUrls,
  type Answers,
  type AnswerOption,
  type Questionnaire,
  type QuestionnaireItem,
} from "@anteroom/domain/health/questionnaire/questionnaire";
import { optionOf } from "@anteroom/domain/health/questionnaire/item-facts";
import { translationIn } from "@anteroom/domain/health/questionnaire/labels";

type Showing = {
  locale: Locale;
  answers: Answers;
  /** Questions whose answer is known from elsewhere. */
  known: ReadonlySet<string>;
};

const instruments = ["mood", "anxiety"] as const;

/**
 * Returns a copy of the questionnaire for one person: known questions are marked hidden, and mood and anxiety
 * get the chosen official wording (D.103). Does not change the given one.
 */
export function shownQuestionnaire(questionnaire: Questionnaire, showing: Showing): Questionnaire {
  // The words before a question belong to it: alone they would stand above the next one.
  const hidden = new Set([...showing.known].flatMap((name) => [name, `${name}.stem`]));
  for (const area of instruments) {
    const [chosen] = showing.answers[wordingQuestion(area)] ?? [];
    if (chosen === showing.locale) hidden.add(wordingQuestion(area));
  }
  const item = questionnaire.item.map((one) => {
    const area = instruments.find((name) => name === one.linkId);
    const [chosen] = (area && showing.answers[wordingQuestion(area)]) ?? [];
    const lang = typeof chosen === "string" ? asLocale(chosen) : undefined;
    if (!area) return withoutKnown(one, hidden);
    const near = nearestFirst(one, { requested: wordingQuestion(area), locale: showing.locale });
    return withoutKnown(lang ? readIn(near, lang, wordingQuestion(area)) : near, hidden);
  });
  return { ...questionnaire, item };
}

/**
 * Returns initial answers for mood and anxiety: the language of their wording is the page's, where an
 * official one exists; others get no answer, so that they are asked.
 */
export function officialWordings(questionnaire: Questionnaire, locale: Locale): Answers {
  const found = instruments.flatMap((area) => {
    const group = questionnaire.item.find(({ linkId }) => linkId === area);
    const requested = group?.item?.find(({ linkId }) => linkId === wordingQuestion(area));
    return requested && optionOf(requested, locale) ? [[wordingQuestion(area), [locale]] as const] : [];
  });
  return Object.fromEntries(found);
}

/** The languages (BCP 47) in which an instrument can be answered, or both where they are the same. */
export type Alternative = { area: (typeof instruments)[number] | "both"; languages: readonly string[] };

/**
 * Returns the languages offered for each instrument without an official wording in the page's language, only those of
 * the app; empty where all have one.
 */
export function alternativeLanguages(questionnaire: Questionnaire, locale: Locale): readonly Alternative[] {
  const found = instruments.flatMap((area) => {
    const group = questionnaire.item.find(({ linkId }) => linkId === area);
    const requested = group?.item?.find(({ linkId }) => linkId === wordingQuestion(area));
    if (!requested || optionOf(requested, locale)) return [];
    const codes = (requested.answerOption ?? []).map(({ valueCoding }) => valueCoding.code);
    return [{ area, languages: codes.filter((code) => asLocale(code) !== undefined) }];
  });
  const [mood, anxiety] = found;
  const isAlike = mood && anxiety?.languages.toSorted().join() === mood.languages.toSorted().join();
  return isAlike ? [{ area: "both", languages: mood.languages }] : found;
}

/** The question which language it shall be, with the varieties of the reader's own language before the others. */
function nearestFirst(
  group: QuestionnaireItem,
  { requested, locale }: { requested: string; locale: Locale },
): QuestionnaireItem {
  const base = (code: string) => code.split("-")[0];
  const isNear = ({ valueCoding }: AnswerOption) => base(valueCoding.code) === base(locale);
  const item = group.item?.map((one) =>
    one.linkId === requested && one.answerOption
      ? { ...one, answerOption: one.answerOption.toSorted((a, b) => Number(isNear(b)) - Number(isNear(a))) }
      : one,
  );
  return { ...group, ...(item && { item }) };
}

function withoutKnown(item: QuestionnaireItem, hidden: ReadonlySet<string>): QuestionnaireItem {
  return {
    ...item,
    ...(hidden.has(item.linkId) && {
      extension: [...(item.extension ?? []), { url: extensionUrls.hidden, valueBoolean: true }],
    }),
    ...(item.item && { item: item.item.map((inner) => withoutKnown(inner, hidden)) }),
  };
}

/** An instrument in one of its official languages, everything but its name and the question which language it shall be. */
function readIn(group: QuestionnaireItem, lang: Locale, requested: string): QuestionnaireItem {
  const inside = (item: QuestionnaireItem): QuestionnaireItem => {
    if (item.linkId === requested) return item;
    const { _text, ...rest } = item;
    const own: Partial<QuestionnaireItem> =
      item.type === "group"
        ? { ...(_text && { _text }) }
        : { text: translate(item.text, _text, lang), writtenIn: lang };
    return {
      ...rest,
      ...own,
      ...(item.answerOption && { answerOption: item.answerOption.map((one) => optionIn(one, lang)) }),
      ...(item.item && { item: item.item.map(inside) }),
    };
  };
  return { ...group, ...(group.item && { item: group.item.map(inside) }) };
}

function optionIn(option: AnswerOption, lang: Locale): AnswerOption {
  const { _display, ...coding } = option.valueCoding;
  const display = translate(coding.display, _display, lang);
  return { ...option, valueCoding: { ...coding, display, writtenIn: lang } };
}

const translate = (text: string, translated: Parameters<typeof translationIn>[1], lang: Locale) =>
  translationIn(text, translated, { requested: lang, written: "en" }).text;
