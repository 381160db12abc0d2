import type { Locale } from "../../shared/locales.ts";
import type { Coding, Questionnaire, QuestionnaireItem, Translated } from "./questionnaire.ts";

/** A text and the locale to mark it with (`lang`), which differs from the requested one where the text is the original. */
export type LocalizedText = { text: string; lang: string };

/**
 * Returns a questionnaire's text in the requested language, else in its base language (`pt` for `pt-BR`), else as it
 * was written. `lang` is the requested locale for either translation, and `written` for the original.
 */
export function translationIn(
  text: string,
  translated: Translated | undefined,
  { requested, written }: { requested: Locale; written: Locale },
): LocalizedText {
  for (const lang of [requested, requested.split("-")[0] ?? requested]) {
    if (lang === written) return { text, lang };
    const found = translated?.extension.find(({ extension: [{ valueCode }] }) => valueCode === lang);
    if (found) return { text: found.extension[1].valueString, lang: requested };
  }
  return { text, lang: written };
}

/**
 * Returns title, description (null without one) and functions for the texts of items and codings in the requested
 * language, each falling back as `translationIn` does.
 */
export function labelsOf(questionnaire: Questionnaire, requested: Locale) {
  const languages = { requested, written: questionnaire.language };
  return {
    title: translationIn(questionnaire.title, questionnaire._title, languages),
    description:
      questionnaire.description === undefined
        ? null
        : translationIn(questionnaire.description, questionnaire._description, languages),
    item: ({ text, _text, writtenIn: written = questionnaire.language }: QuestionnaireItem) =>
      translationIn(text, _text, { requested, written }),
    coding: ({ display, _display, writtenIn: written = questionnaire.language }: Coding) =>
      translationIn(display, _display, { requested, written }),
  };
}
/** The texts of a questionnaire in one language, as `labelsOf` returns them. */
export type QuestionnaireLabels = ReturnType<typeof labelsOf>;
