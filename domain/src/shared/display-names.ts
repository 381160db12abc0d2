import type { Locale } from "./locales.ts";

/** Returns the names of languages or of regions in a language of the product; "pt" is Portuguese as in Portugal. */
export function displayNames(locale: Locale, type: "language" | "region"): Intl.DisplayNames {
  return new Intl.DisplayNames(locale === "pt" ? "pt-PT" : locale, { type });
}
