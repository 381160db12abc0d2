const latinFont = "figtree-latin-wght-normal.woff2";

/**
 * Returns the font files to preload for a locale, so that the first paint has them. An Arabic page needs
 * Latin letters too.
 */
export function preloadedFonts(locale: string): readonly string[] {
  return locale === "ar" ? ["readex-pro-arabic-wght-normal.woff2", latinFont] : [latinFont];
}
