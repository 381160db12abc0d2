/**
 * Normalises a text: lower case, no accents or vowel signs, doubled letters as one ("goodbye" becomes "godbye"),
 * interchangeable Arabic letters as one, no hamza. Keeps punctuation and spaces; not the same as `foldWords`.
 */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/[\p{M}\u0640\u0621\u200b-\u200f]/gu, "")
    .replaceAll("\u0649", "\u064a")
    .replaceAll("\u06cc", "\u064a")
    .replaceAll("\u06a9", "\u0643")
    .replaceAll("\u0629", "\u0647")
    .replaceAll("\u0671", "\u0627")
    .replaceAll("œ", "oe")
    .replaceAll(/(\p{L})\1+/gu, "$1");
}
