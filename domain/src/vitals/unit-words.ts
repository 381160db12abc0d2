import type { Locale } from "../shared/locales.ts";

/** Signs that an Arabic page writes in its own letters, so that number and unit read in one direction. */
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

/** The sign of a unit as a page in this language writes it. */
export function unitIn(sign: string, locale: Locale): string {
  return locale === "ar" ? (arabic[sign] ?? sign) : sign;
}
