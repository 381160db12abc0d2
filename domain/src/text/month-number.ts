/** The languages in which a month is known by its name, or by the beginning of it. */
const monthLanguages = ["en", "pt", "es", "it", "fr", "ar"];

const plain = (text: string) => text.toLowerCase().normalize("NFKD").replaceAll(/\p{M}/gu, "");

/**
 * Returns the number of a month typed as a word or its beginning of at least three letters, such as "feb" or "março";
 * the text unchanged where it begins no month or several.
 */
export function monthNumber(text: string): string {
  const word = plain(text).replace(/\.$/, "");
  if (!/^\p{L}{3,}$/u.test(word)) return text;
  const fits = new Set<number>();
  for (const language of monthLanguages) {
    const names = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    for (let month = 0; month < 12; month++)
      if (plain(names.format(Date.UTC(2000, month))).startsWith(word)) fits.add(month + 1);
  }
  const [only] = fits;
  return fits.size === 1 ? String(only) : text;
}
