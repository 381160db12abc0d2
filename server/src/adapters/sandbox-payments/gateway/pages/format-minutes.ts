import type { Locale } from "@anteroom/domain/locales";

/** Minutes in words, as "14 minutes"; at least one. */
export function formatMinutes(locale: Locale, milliseconds: number): string {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const format = { style: "unit", unit: "minute", unitDisplay: "long" } as const;
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, format).format(minutes);
}
