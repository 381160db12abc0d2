import { foldWords } from "../../text/fold-words.ts";
import type { Locale } from "../../shared/locales.ts";
import { smallWordsOf } from "../../text/small-words.ts";
import { grammarOf } from "./grammar.ts";

/** The variety of each language with the most words. */
const varieties: readonly Locale[] = ["en", "es-CL", "pt-BR", "fr", "it", "ar"];

/** The most languages tried: each costs a download and a second on a slow phone. */
const mostTried = 2;

/** Short and frequent words that no list of function words has, because several languages share them. */
const articles: Readonly<Record<string, string>> = {
  es: "la a de no en me",
  pt: "a o de no me",
  fr: "la le de a ne pas",
  it: "la il di a non mi",
};

/**
 * Returns at most two languages other than the page's that a text may be written in, by its function words and script,
 * likeliest first, each as one variety (`es-CL` for Spanish, `pt-BR` for Portuguese). Empty where the page's language is
 * as likely. On an Arabic page a text in Latin letters has two even without a function word.
 */
export function otherLanguagesOf(text: string, page: Locale): readonly Locale[] {
  const isArabic = /\p{Script=Arabic}/u.test(text);
  const own = languageOf(page);
  if (isArabic) return own === "ar" ? [] : ["ar"];
  const words = foldWords(text);
  const counted = varieties
    .filter((locale) => locale !== "ar")
    .map((locale) => ({ locale, count: countOf(words, locale) }));
  const ownCount = counted.find(({ locale }) => languageOf(locale) === own)?.count ?? 0;
  const least = own === "ar" ? 0 : ownCount + 1;
  return counted
    .filter(({ locale, count }) => languageOf(locale) !== own && count >= least)
    .sort((a, b) => b.count - a.count)
    .slice(0, mostTried)
    .map(({ locale }) => locale);
}

function languageOf(locale: Locale): string {
  return locale.slice(0, 2);
}

function countOf(words: readonly string[], locale: Locale): number {
  const { negators, fillers, wants } = grammarOf(locale);
  const marks = new Set([
    ...smallWordsOf(locale),
    ...fillers,
    ...wants,
    ...negators.flat(),
    ...foldWords(articles[languageOf(locale)] ?? ""),
  ]);
  return words.filter((word) => marks.has(word)).length;
}
