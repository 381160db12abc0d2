import { directionOf, type Locale } from "@anteroom/domain/shared/locales";

/** Stores the chosen language in a cookie for a year, and sets it on the document. */
export function storeLocale(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
