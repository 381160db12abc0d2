import type { Locale } from "@anteroom/domain/shared/locales";

/** One text in each language; a variety without a text of its own uses its language's. */
export type InLanguages = Record<Exclude<Locale, "pt-BR" | "es-CL">, string> &
  Partial<Record<"pt-BR" | "es-CL", string>>;

/** The text in a language. */
export function inLocale(texts: InLanguages, locale: Locale): string {
  if (locale === "pt-BR") return texts["pt-BR"] ?? texts.pt;
  return locale === "es-CL" ? (texts["es-CL"] ?? texts.es) : texts[locale];
}
