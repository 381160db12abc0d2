import { isArabic, stemsOf } from "./word-stems.ts";

/**
 * A common sound for Arabic letters and Latin ones that replace each other; one vowel sign for what Arabic writes
 * alike.
 */
const arabicSounds = soundTable(
  "ا:a ع:a و:o ي:i ب:b پ:b ف:f ڤ:f ت:t ط:t د:d ض:d ذ:s ظ:s ث:s س:s ص:s ز:s ش:s ج:k غ:k خ:k ح:k ه:k ك:k ق:k گ:k چ:s ر:r ل:l م:m ن:n",
);
const latinSounds = soundTable(
  "a:a e:i i:i y:i o:o u:o w:o b:b p:b f:f v:f t:t d:d s:s z:s x:s j:k g:k h:k c:k k:k q:k r:r l:l m:m n:n",
);

function soundTable(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(" ").map((pair) => [pair.slice(0, 1), pair.slice(2)]));
}

/**
 * How a folded name sounds, roughly, so that a name in Latin letters is found by its Arabic spelling: "Joaquín" and "خواكين"
 * give `koakin`.
 */
function soundOf(word: string): string {
  const [table, letters] = isArabic(word)
    ? [arabicSounds, word.replace(/(?<=...)ه$/u, "ا")]
    : [
        latinSounds,
        word
          .replaceAll(/[csz]h|c(?=[ei])/gu, "s")
          .replaceAll("qu", "k")
          .replaceAll("ph", "f"),
      ];
  const sounds = Array.from(letters, (letter) => table.get(letter) ?? "").join("");
  return sounds.replaceAll(/(.)\1+/gu, "$1");
}

/** The consonants of a sound alone: Arabic leaves short vowels out. */
const consonantsOf = (sound: string) => sound.replaceAll(/[aio]/gu, "").replaceAll(/(.)\1+/gu, "$1");

/** The least fit of a whole word, in any inflection. */
export const leastWhole = 0.9;
/** The least fit of the beginning of a word; below it, a match is a misspelling. */
export const leastPrefix = 0.6;

/** A known word with its stems; `letters` and `bareLetters` are the letters of the word and of its barest stem, each a bit. */
export type KnownWord = {
  readonly word: string;
  readonly stems: readonly string[];
  readonly letters: number;
  readonly bareLetters: number;
};

/** Returns a folded word with its stems and letters. */
export function knownWord(word: string): KnownWord {
  const stems = stemsOf(word);
  return { word, stems, letters: lettersOf(word), bareLetters: lettersOf(stems.at(-1) ?? "") };
}

/** The letters of a word as bits; different letters may share one. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at += 1) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

/** The most errors that any misspelling may have. */
const mostErrors = 2;

/**
 * Returns whether more letters were typed that the known word lacks than errors are forgiven: each error explains one.
 * A bit that both have may stand for two letters, so `false` says nothing.
 */
function isFar(typed: number, known: number): boolean {
  let alien = typed & ~known;
  for (let errors = 0; errors < mostErrors; errors += 1) alien &= alien - 1;
  return alien !== 0;
}

/**
 * Returns how well a typed word fits one of a name, both folded, from 0 to 1: equal, its beginning or a misspelling,
 * never its middle: "ent" is not in "Quental". Names have no inflection; Arabic and Latin letters are compared by
 * sound. `isLast`: it is the last typed word, so that a single letter counts as a beginning.
 */
export function fitOfName(typed: string, known: string, isLast: boolean): number {
  if (typed === known) return 1;
  if (isArabic(typed) !== isArabic(known)) return soundFit(soundOf(typed), soundOf(known));
  const isLong = typed.length > 1 || isLast;
  return (isLong ? prefixFit(typed, known) : 0) || errorFit(typed, known);
}

function soundFit(typed: string, known: string): number {
  if (typed === known) return 0.97;
  const errors = editDistance(typed, known, 3);
  const [bare, knownBare] = [consonantsOf(typed), consonantsOf(known)];
  if (bare === knownBare && errors <= (bare.length >= 3 ? 3 : bare.length === 2 ? 1 : 0)) return 0.92;
  if (typed.length >= 3 && known.startsWith(typed)) return 0.65;
  if (bare.length >= 3 && knownBare.startsWith(bare)) return 0.62;
  return errors <= 1 && typed.length >= 4 ? 0.53 : 0;
}

/**
 * Returns how well `typed` fits as the beginning of `known`, by the share of it that was typed: `leastPrefix` to
 * 0.85; else 0.
 */
export function prefixFit(typed: string, known: string): number {
  return known.startsWith(typed) ? leastPrefix + 0.25 * (typed.length / known.length) : 0;
}

/**
 * Returns how well a typed word fits as a misspelling of a known one: 0.4 to 0.53, by the number and place of its
 * errors; else 0. Three letters may lack one more; one error counts from four letters on, two from six on. Arabic words
 * are also compared by their barest stems.
 */
export function misspeltFit(typed: KnownWord, known: KnownWord): number {
  const best = isFar(typed.letters, known.letters) ? 0 : errorFit(typed.word, known.word);
  if (best > 0 || isFar(typed.bareLetters, known.bareLetters) || !isArabic(typed.word)) return best;
  return Math.max(0, errorFit(typed.stems.at(-1) ?? "", known.stems.at(-1) ?? "") - 0.02);
}

/** One error 0.53, less where it is the first letter; two 0.47, never the first; the beginning of a longer word with one 0.42. */
function errorFit(typed: string, known: string): number {
  const forgiven = errorsForgiven(typed, known);
  if (forgiven === 0) return 0;
  const errors = editDistance(typed, known, forgiven);
  const isFirstRight = typed[0] === known[0];
  if (errors <= forgiven && (errors === 1 || isFirstRight))
    return 0.59 - 0.06 * errors - (isFirstRight ? 0 : 0.02);
  if (typed.length < 5 || known.length <= typed.length) return 0;
  const isBeginning = [-1, 0, 1].some(
    (more) => editDistance(typed, known.slice(0, typed.length + more), 1) <= 1,
  );
  return isBeginning ? 0.42 : 0;
}

/** Three rows of the table of `editDistance`, used in turn: they grow with the longest word. */
const rows: readonly [number[], number[], number[]] = [[], [], []];

/**
 * Returns the least number of letters omitted, added, replaced or swapped with a neighbour that turns one word into
 * the other (optimal string alignment after Damerau, 1964). Returns `most + 1` where it is more than `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  // What both begin or end with alike costs nothing.
  let [aEnd, bEnd] = [a.length, b.length];
  while (aEnd > 0 && bEnd > 0 && a.charCodeAt(aEnd - 1) === b.charCodeAt(bEnd - 1)) {
    aEnd -= 1;
    bEnd -= 1;
  }
  let start = 0;
  while (start < aEnd && start < bEnd && a.charCodeAt(start) === b.charCodeAt(start)) start += 1;
  const [height, width] = [aEnd - start, bEnd - start];
  if (height === 0 || width === 0) return Math.min(height + width, most + 1);
  let [older, old, row] = rows;
  for (let j = 0; j <= width; j += 1) old[j] = j;
  for (let i = 1; i <= height; i += 1) {
    const letter = a.charCodeAt(start + i - 1);
    const before = i > 1 ? a.charCodeAt(start + i - 2) : -1;
    // Farther from the diagonal than `most` no cell counts.
    const from = Math.max(1, i - most);
    const to = Math.min(width, i + most);
    row[from - 1] = from === 1 ? i : most + 1;
    let least = row[from - 1] ?? 0;
    for (let j = from; j <= to; j += 1) {
      const other = b.charCodeAt(start + j - 1);
      let value = (old[j - 1] ?? 0) + (letter === other ? 0 : 1);
      // The cell above the band's last one was never filled.
      if (j < i + most) value = Math.min(value, (old[j] ?? 0) + 1);
      value = Math.min(value, (row[j - 1] ?? 0) + 1);
      if (j > 1 && before === other && letter === b.charCodeAt(start + j - 2))
        value = Math.min(value, (older[j - 2] ?? 0) + 1);
      row[j] = value;
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    [older, old, row] = [old, row, older];
  }
  return Math.min(old[width] ?? 0, most + 1);
}

/** The most typing errors, by the length of the shorter word; in three letters only a missing one. */
function errorsForgiven(typed: string, known: string): number {
  const length = Math.min(typed.length, known.length);
  if (length === 3) return typed.length === 3 && known.length === 4 && typed[0] === known[0] ? 1 : 0;
  return length < 4 ? 0 : length < 6 ? 1 : 2;
}
