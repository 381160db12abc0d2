/** Where a doctor's portrait is served: an uploaded one under its own address, else a drawing of ours by its name. */
export function portraitUrl(portrait: string): string {
  if (portrait.startsWith("/")) return portrait;
  return `/portraits/${encodeURIComponent(portrait)}.svg`;
}
