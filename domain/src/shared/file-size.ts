import type { Locale } from "./locales.ts";

const formats: Partial<Record<Locale, string>> = { en: "en-GB", pt: "pt-PT", ar: "en-GB" };

/**
 * Formats a size in bytes: "20 MB", "340 kB", in units of 1024; from one million bytes in MB, at least 1 kB. Rounds to
 * whole numbers, below 10 MB to one decimal. Arabic uses the English format.
 */
export function formatFileSize(bytes: number, locale: Locale): string {
  const inMega = bytes >= 1_000_000;
  const amount = inMega ? bytes / (1024 * 1024) : Math.max(1, bytes / 1024);
  return new Intl.NumberFormat(`${formats[locale] ?? locale}-u-nu-latn`, {
    style: "unit",
    unit: inMega ? "megabyte" : "kilobyte",
    maximumFractionDigits: inMega && amount < 10 ? 1 : 0,
  }).format(amount);
}
