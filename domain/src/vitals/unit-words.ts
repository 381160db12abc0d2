import type { Locale } from "../shared/locales.ts";

/** Symbols that Arabic pages write in Arabic letters, so that number and unit read in one direction. */
const arabic: Readonly<Record<string, string>> = {
  mmHg: "ملم زئبق",
  "°C": "°م",
  "°F": "°ف",
  kg: "كغ",
  lb: "رطل",
  "mg/dL": "ملغ/ديسيلتر",
  "mmol/L": "مليمول/لتر",
  ms: "ملي ثانية",
};

/**
 * Returns the symbol of a unit as this language writes it: Arabic has its own letters; a symbol it lacks, and
 * any other language, keeps the symbol.
 */
export function localizedUnit(sign: string, locale: Locale): string {
  return locale === "ar" ? (arabic[sign] ?? sign) : sign;
}
