import { editDistance, errorsForgiven } from "./edit-distance.ts";
import { consonantsOf, soundOf } from "./name-sounds.ts";
import { isArabic, stemsOf } from "./word-stems.ts";

/** From here on a word was meant as a whole, in whatever inflection. */
export const leastWhole = 0.9;
/** From here on it is the beginning of a word; below, a misspelt one. */
export const leastPrefix = 0.6;

/** A known word with its stems. */
export type KnownWord = { readonly word: string; readonly stems: readonly string[] };

export const knownWord = (word: string): KnownWord => ({ word, stems: stemsOf(word) });

/**
 * How well a typed word fits one of a name, from 0 to 1: the same, its beginning, a misspelling; never its middle: "ent" is
 * not in "Quental". Names have no inflection, and may be typed in Arabic letters.
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

/** The beginning of a word, by the share that was typed; else 0. */
export function prefixFit(typed: string, known: string): number {
  return known.startsWith(typed) ? leastPrefix + 0.25 * (typed.length / known.length) : 0;
}

/** A misspelling of a word (see `errorFit`); else 0. */
export function misspeltFit(typed: KnownWord, known: KnownWord): number {
  const best = errorFit(typed.word, known.word);
  if (best > 0 || !isArabic(typed.word)) return best;
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
