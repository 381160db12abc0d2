import type { Locale } from "@anteroom/domain/shared/locales";

/** A text in each language; pt-BR and es-CL may fall back to pt and es. */
export type InLanguages = Record<Exclude<Locale, "pt-BR" | "es-CL">, string> &
  Partial<Record<"pt-BR" | "es-CL", string>>;

/** Returns the text in a language; for pt-BR and es-CL that of pt and es where they have none. */
export function inLocale(texts: InLanguages, locale: Locale): string {
  if (locale === "pt-BR") return texts["pt-BR"] ?? texts.pt;
  return locale === "es-CL" ? (texts["es-CL"] ?? texts.es) : texts[locale];
}
