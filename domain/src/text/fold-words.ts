/** Letters without a decomposition, as people type them. */
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
 * Splits a text into words normalised for search: without case, accents, Arabic vowel signs and hamza carriers, and
 * punctuation. "Évora's" gives `evora` and `s`; "صُداع" gives `صداع`.
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

/** The Arabic article, also after attached "and", "with", "as", "so", "for"; the rest must still be a word. */
const article = /^(?:ال(?=..)|(?:[وبكف]ال|لل)(?=...))/u;

/** "My" at the end of an Arabic word (رأسي, my head); the rest must have three letters. */
const mine = /^(\p{Script=Arabic}{3,})ي$/u;

/** Arabic phrases for something that hurts, folded, as the word that topics use. */
const painOf: Readonly<Record<string, string>> = {
  يولمني: "الم",
  تولمني: "الم",
  يوجعني: "وجع",
  توجعني: "وجع",
};

/**
 * Returns a folded word and then its other forms, since either may be meant; the last is the base form. They are the
 * word without the Arabic article (also after an attached "and", "with", "as", "so" or "for"), else without a final
 * "my". Before "my" ه is written ت, so معدتي also gives معده. An Arabic verb for "it hurts me" gives the noun.
 */
export function formsOf(word: string): readonly string[] {
  const bare = painOf[word] ?? word.replace(article, "");
  if (bare !== word) return [word, bare];
  const owned = mine.exec(word)?.[1];
  if (owned === undefined) return [word];
  return owned.endsWith("ت") ? [word, owned, `${owned.slice(0, -1)}ه`] : [word, owned];
}
