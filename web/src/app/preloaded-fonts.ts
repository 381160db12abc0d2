const latinFont = "figtree-latin-wght-normal.woff2";

/**
 * Fetched with the document, so that the first paint has them: where one is late, the whole page keeps the fallback and no line moves.
 * An Arabic page has names, numbers and prices in Latin letters beside its own.
 */
export function preloadedFonts(locale: string): readonly string[] {
  return locale === "ar" ? ["readex-pro-arabic-wght-normal.woff2", latinFont] : [latinFont];
}
