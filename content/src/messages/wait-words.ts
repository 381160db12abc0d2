import type { Locale } from "@anteroom/domain/shared/locales";

/** From so many minutes on a wait is told in hours. */
const longestInMinutes = 90;

/** Formats a wait in seconds as "5 minutes" or "24 hours", rounded up, in the plural form of the language. */
export function formatWait(seconds: number, locale: Locale): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes < longestInMinutes
    ? inUnit(minutes, "minute", locale)
    : inUnit(Math.ceil(minutes / 60), "hour", locale);
}

function inUnit(count: number, unit: "minute" | "hour", locale: Locale): string {
  // Arabic in plain digits, as everywhere in the product.
  const digits = locale === "ar" ? "ar-u-nu-latn" : locale;
  return new Intl.NumberFormat(digits, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
