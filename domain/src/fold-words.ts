/** Letters that no decomposition takes apart, as people type them. */
const spelledOut: Readonly<Record<string, string>> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
  ı: "i",
  // Arabic: the hamza on its own and the lengthened line are left out, letters of one sound are one.
  ء: "",
  ـ: "",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ة: "ه",
  ک: "ك",
};
const oddLetters = new RegExp(`[${Object.keys(spelledOut).join("")}]`, "gu");

/**
 * The words of a text as a search compares them: without case, accents, Arabic vowel signs and hamza carriers, and the
 * signs between words. "Évora's" gives `evora` and `s`; "صُداع" gives `صداع`.
 */
export function foldWords(text: string): string[] {
  return text
    .toLowerCase()
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(oddLetters, (letter) => spelledOut[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "");
}

/** The Arabic article, also behind "and", "with", "as", "so", "for"; what is left must still be a word. */
const article = /^(?:ال(?=..)|(?:[وبكف]ال|لل)(?=...))/u;

/** A folded word as it stands and, where it begins like the Arabic article, without that: which one is meant cannot be told. */
export function formsOf(word: string): readonly string[] {
  const bare = word.replace(article, "");
  return bare === word ? [word] : [word, bare];
}
