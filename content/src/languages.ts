import type { Locale } from "@anteroom/domain/shared/locales";

/**
 * Returns the name of a language (a BCP 47 tag) in another, as "Portuguese"; an unknown or invalid tag is returned
 * unchanged.
 */
export function languageName(tag: string, locale: Locale): string {
  const names = namesIn.get(locale) ?? new Intl.DisplayNames([locale], { type: "language" });
  namesIn.set(locale, names);
  try {
    return names.of(tag) ?? tag;
  } catch {
    return tag;
  }
}

/** Made once: each takes longer than what it is asked for. */
const namesIn = new Map<Locale, Intl.DisplayNames>();
