/** Formats a value with the decimal mark of the language, 38,5 or 38.5; digits are the same in every language. */
export function formatVitalNumber(value: number, locale: string): string {
  const digits = { maximumFractionDigits: 1, useGrouping: false } as const;
  return new Intl.NumberFormat(locale === "ar" ? "en" : locale, digits).format(value);
}
