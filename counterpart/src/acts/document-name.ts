/**
 * Returns the name of a file for the patient: kind, doctor and date in the patient's language (the program's time zone); Arabic has
 * English dates (S9.DATE.01).
 */
export function nameOfSheet(sheet: string, doctor: string, { language, at }: { language: string; at: Date }) {
  const isArabic = language.startsWith("ar");
  const locale = isArabic || language === "en" ? "en-GB" : language;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(at);
  return [sheet, doctor, day].join(isArabic ? "، " : ", ");
}
