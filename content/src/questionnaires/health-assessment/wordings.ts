import type { Locale } from "@anteroom/domain/shared/locales";

/** One official wording of an instrument, as it was published. */
export type Wording = { stem: string; items: readonly string[]; options: readonly string[] };

/** The official wordings of an instrument, by language. English is always among them. */
export type Wordings = { en: Wording } & Partial<Record<Exclude<Locale, "en">, Wording>>;

/** The languages an instrument may be read in (D.103). */
export function languagesOf(wordings: Wordings): Locale[] {
  return Object.keys(wordings) as Locale[]; // the keys of its type
}
