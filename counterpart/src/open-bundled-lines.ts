/**
 * Gives media sections with `a=bundle-only` (RFC 8843) a port. Firefox offers them with port 0, as the RFC
 * says; werift 0.25 treats that as rejected and sends no video.
 */
export function openBundledLines(sdp: string): string {
  return sdp
    .split(/^(?=m=)/m)
    .map((section) =>
      /^a=bundle-only\r?$/m.test(section) ? section.replace(/^(m=\w+) 0 /, "$1 9 ") : section,
    )
    .join("");
}
