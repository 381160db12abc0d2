import { directionOf, type Locale } from "@anteroom/domain/shared/locales";

/**
 * Stores the chosen language in the cookie `lang` for a year, and sets language and direction of the
 * document. Does not change the texts.
 */
export function storeLocale(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
