import { directionOf, type Locale } from "@anteroom/domain/shared/locales";

/** The person's own choice of language: kept for a year, shown on the page at once. */
export function keepLocale(locale: Locale): void {
  const secure = window.location.protocol === "https:" ? "; secure" : "";
  document.cookie = `lang=${locale}; path=/; max-age=31536000; samesite=lax${secure}`;
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}
