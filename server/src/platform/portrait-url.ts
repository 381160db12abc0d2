/** Where the drawing of a doctor is served. */
export function portraitUrl(portrait: string): string {
  return `/portraits/${encodeURIComponent(portrait)}.svg`;
}
