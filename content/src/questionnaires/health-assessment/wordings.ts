import type { Locale } from "@anteroom/domain/shared/locales";

/** One official wording of an instrument, as published. */
export type Wording = { stem: string; items: readonly string[]; options: readonly string[] };

/** The official wordings of an instrument by language, always with English. */
export type Wordings = { en: Wording } & Partial<Record<Exclude<Locale, "en">, Wording>>;

/** Returns the languages in which an instrument can be read (D.103). */
export function languagesOf(wordings: Wordings): Locale[] {
  return Object.keys(wordings) as Locale[]; // the keys of its type
}
