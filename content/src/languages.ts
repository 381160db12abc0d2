import type { Locale } from "@anteroom/domain/shared/locales";

/** What a language is called in another, as "Portuguese"; a tag nobody knows is shown as it is. */
export function languageName(tag: string, locale: Locale): string {
  try {
    return new Intl.DisplayNames([locale], { type: "language" }).of(tag) ?? tag;
  } catch {
    return tag;
  }
}
