import type { Locale } from "@anteroom/domain/shared/locales";

/** From this many minutes on a wait is given in hours. */
const longestInMinutes = 90;

/**
 * Formats a wait in seconds as "5 minutes", or from 90 minutes on as "24 hours": rounded up to whole minutes or hours,
 * at least one minute, in the plural form of the language. Digits are 0 to 9 in Arabic too.
 */
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
