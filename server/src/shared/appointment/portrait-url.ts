/** Returns the URL of a doctor's portrait: an uploaded picture, or a built-in drawing by its name. */
export function portraitUrl(portrait: string): string {
  if (portrait.startsWith("/")) return portrait;
  return `/portraits/${encodeURIComponent(portrait)}.svg`;
}
