import type { Locale } from "@anteroom/domain/locales";

/** An amount of minor units in words of the language, with as many decimals as its currency has: "CLP" has none. */
export function formatAmount(locale: Locale, value: number, currency: string): string {
  const format = new Intl.NumberFormat(formatLocale(locale), { style: "currency", currency });
  return format.format(value / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}

/** Minutes in words, as "14 minutes"; at least one. */
export function formatMinutes(locale: Locale, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const numerals = locale === "ar" ? "ar-u-nu-latn" : locale;
  return new Intl.NumberFormat(numerals, { style: "unit", unit: "minute", unitDisplay: "long" }).format(
    minutes,
  );
}

/** Arabic text shows amounts as English does, in an isolate of its own; a bare "pt" would be Brazil's to Intl. */
function formatLocale(locale: Locale): string {
  if (locale === "ar") return "en";
  return locale === "pt" ? "pt-PT" : locale;
}
