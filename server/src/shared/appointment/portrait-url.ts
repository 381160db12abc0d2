/**
 * Returns the path of a doctor's portrait: that of an uploaded picture, which begins with `/`, or of a
 * built-in drawing by its name.
 */
export function portraitUrl(portrait: string): string {
  if (portrait.startsWith("/")) return portrait;
  return `/portraits/${encodeURIComponent(portrait)}.svg`;
}
