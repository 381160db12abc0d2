import type { Locale } from "../shared/locales.ts";

/** Articles of a man's and a woman's title, in languages where a title takes one. A French title has one form. */
const articles: Readonly<Partial<Record<string, readonly [string, string]>>> = {
  pt: ["o", "a"],
  it: ["il", "la"],
  es: ["el", "la"],
  fr: ["le", "le"],
};

/** Titles as `doctorName` writes them, a woman's in the group; "Psic." and "Ps." have one form, and so take no article. */
const title = /^(?:(?:Dr|Prof|Dott|Pr)\.?|(Dra\.|Profa\.|Prof\.ª|(?:Dott|Prof)\.ssa)) /;

/**
 * Returns a doctor's displayed name (`doctorName`) as it is written after "with": "con la Dra. Pinho", "avec le Dr
 * Vale". The article follows the form of the title; a name without one, or a language without articles, leaves it
 * unchanged.
 */
export function doctorInSentence(name: string, locale: Locale): string {
  const forms = articles[locale.slice(0, 2)];
  const found = title.exec(name);
  return forms && found ? `${forms[found[1] ? 1 : 0]} ${name}` : name;
}
