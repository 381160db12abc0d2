/**
 * Formats a value with the decimal mark of the language and at most one decimal, 38,5 or 38.5; digits are
 * Latin in every language, without grouping.
 */
export function formatVitalNumber(value: number, locale: string): string {
  const digits = { maximumFractionDigits: 1, useGrouping: false } as const;
  return new Intl.NumberFormat(locale === "ar" ? "en" : locale, digits).format(value);
}
