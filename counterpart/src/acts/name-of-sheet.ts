/** The name of a file for the patient: what it is, with whom and when, in the patient's language; dates on Arabic pages are English (S9.DATE.01). */
export function nameOfSheet(sheet: string, doctor: string, { language, at }: { language: string; at: Date }) {
  const isArabic = language.startsWith("ar");
  const locale = isArabic || language === "en" ? "en-GB" : language;
  const day = new Intl.DateTimeFormat(locale, { dateStyle: "long" }).format(at);
  return [sheet, doctor, day].join(isArabic ? "، " : ", ");
}
