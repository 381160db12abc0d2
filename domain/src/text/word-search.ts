import { foldWords, formsOf } from "./fold-words.ts";
import { smallWords } from "./small-words.ts";
import { beginsWithOneError, isOneErrorApart } from "./typing-error.ts";

/** An entry of the search with all its names; the first is its title. */
export type Findable = { readonly id: string; readonly names: readonly string[] };

/** A match: `name` is the name that fits best; `score` is from 0 to 2, and above 1 only for a complete name. */
export type Found = { readonly id: string; readonly name: string; readonly score: number };

/** Returns at most `most` (8) entries that match the typed text, the best first. */
export type WordSearch = (typed: string, most?: number) => Found[];

type Name = { text: string; wholes: readonly string[]; words: readonly string[]; isTitle: boolean };
/** `all`: the words of all its names. */
type Entry = { id: string; names: readonly Name[]; all: readonly string[] };
/** Every word of the names with its forms. */
type Vocabulary = ReadonlyMap<string, readonly string[]>;
/** How well each typed word fits each word of the names, from 0 to 1. */
type Fits = readonly { weight: number; fit: ReadonlyMap<string, number> }[];

/** Lowest accepted score: below it, less than about half of the typed text was found. */
const leastScore = 0.5;

/**
 * Creates a search for entries by name, best match first, at most 8 unless told. It ignores case, accents, Arabic
 * forms and word order, and matches prefixes and words with one typing error. It sends nothing: what is typed
 * stays on the device.
 */
export function openWordSearch(findables: readonly Findable[]): WordSearch {
  const entries = findables.map(readEntry);
  const known = new Set(entries.flatMap(({ all }) => all));
  const vocabulary: Vocabulary = new Map(Array.from(known, (word) => [word, formsOf(word)]));
  const fitting = storedFits(vocabulary);
  return (typed, most = 8) => {
    const words = foldWords(typed);
    if (words.length === 0) return [];
    const wholes = wholesOf(words);
    const fits = words.map((word, index) => ({
      weight: weightOf(word),
      fit: fitting(word, index === words.length - 1),
    }));
    return entries
      .map((entry) => judge(entry, wholes, fits))
      .filter(({ score }) => score >= leastScore)
      .sort((a, b) => b.score - a.score || (a.name < b.name ? -1 : 1))
      .slice(0, most);
  };
}

function readEntry({ id, names: texts }: Findable): Entry {
  const names = texts.map(readName);
  return { id, names, all: [...new Set(names.flatMap(({ words }) => words))] };
}

function readName(text: string, index: number): Name {
  const words = foldWords(text);
  return { text, words, wholes: wholesOf(words), isTitle: index === 0 };
}

/** Returns the words joined, with and without Arabic articles: a missing space may be the typing error. */
function wholesOf(words: readonly string[]): string[] {
  const bare = words.map((word) => formsOf(word).at(-1) ?? word);
  return [...new Set([words.join(""), bare.join("")])];
}

const weightOf = (word: string) => (smallWords.has(word) ? 0.15 : word.length === 1 ? 0.3 : 1);

/** Returns how well a word fits each word of the names, cached, since earlier words stay the same while typing. */
function storedFits(vocabulary: Vocabulary): (word: string, isLast: boolean) => ReadonlyMap<string, number> {
  const stored = new Map<string, ReadonlyMap<string, number>>();
  return (word, isLast) => {
    const key = isLast ? `${word} ` : word;
    const before = stored.get(key);
    if (before) return before;
    if (stored.size >= 100) stored.clear();
    const fit = fitsOf(word, vocabulary, isLast);
    stored.set(key, fit);
    return fit;
  };
}

function fitsOf(word: string, vocabulary: Vocabulary, isLast: boolean): Map<string, number> {
  const typed = formsOf(word);
  const fit = new Map<string, number>();
  // A short word that is known as it stands is no typing error of the many that differ in one letter.
  const isKnown = word.length < 5 && vocabulary.has(word);
  for (const [known, forms] of vocabulary) {
    let best = 0;
    for (const form of forms)
      for (const one of typed) best = Math.max(best, fitOf(one, form, { isLast, isKnown }));
    if (best > 0) fit.set(known, best);
  }
  return fit;
}

type TypedWord = { isLast: boolean; isKnown: boolean };

/** Equal, prefix, additional ending (a plural), one typing error, or prefix with one. */
function fitOf(typed: string, known: string, { isLast, isKnown }: TypedWord): number {
  if (typed === known) return 1;
  const share = typed.length / known.length;
  if (known.startsWith(typed)) return typed.length > 1 || isLast ? 0.55 + 0.4 * share : 0;
  if (known.length >= 4 && typed.startsWith(known) && share <= 1.5) return 0.8;
  if (!isKnown && typed.length >= 3 && known.length >= 3 && isOneErrorApart(typed, known))
    return typed.length >= 5 ? 0.85 : 0.65;
  if (typed.length >= 4 && share < 1 && beginsWithOneError(known, typed)) return 0.4 + 0.4 * share;
  return 0;
}

/** How well a thing fits: by its best name, or by several of its names together. */
function judge({ id, names, all }: Entry, wholes: readonly string[], fits: Fits): Found {
  let best = { id, name: names[0]?.text ?? "", score: 0 };
  const foundInAll = foundOf(all, fits);
  for (const name of names) {
    const found = foundInAll === 0 ? 0 : foundOf(name.words, fits);
    const score = scoreOf(name, wholes, fits, found) + (name.isTitle ? 0.02 : 0);
    if (score > best.score) best = { id, name: name.text, score };
  }
  return { ...best, score: Math.max(best.score, 0.7 * foundInAll) };
}

function scoreOf(
  { words, wholes: known }: Name,
  wholes: readonly string[],
  fits: Fits,
  found: number,
): number {
  let whole = 0;
  for (const typed of wholes) for (const one of known) whole = Math.max(whole, wholeScore(typed, one));
  return Math.max(whole, found === 0 ? 0 : 0.75 * found + 0.2 * coveredOf(words, fits));
}

/** Compares the typed text with a whole name: equal, one error apart, or a prefix. */
function wholeScore(typed: string, known: string): number {
  if (typed === known) return 1.9;
  const share = typed.length / known.length;
  // Two letters are a whole word as likely as a beginning: "BP" is no slip of "BV", and comes before "BPH".
  const isShort = typed.length <= 2;
  if (known.startsWith(typed)) return (isShort ? 0.72 : 0.85) + 0.12 * share;
  if (!isShort && isOneErrorApart(typed, known)) return typed.length >= 4 ? 0.96 : 0.9;
  return 0;
}

/** Returns the share of the typed text that these words match. */
function foundOf(words: readonly string[], fits: Fits): number {
  let [found, total] = [0, 0];
  for (const { weight, fit } of fits) {
    let best = 0;
    for (const word of words) best = Math.max(best, fit.get(word) ?? 0);
    found += weight * best;
    total += weight;
  }
  return found / total;
}

/** Returns the share of these words that was typed. */
function coveredOf(words: readonly string[], fits: Fits): number {
  let [covered, total] = [0, 0];
  for (const word of words) {
    let best = 0;
    for (const { fit } of fits) best = Math.max(best, fit.get(word) ?? 0);
    const weight = weightOf(word);
    covered += weight * best;
    total += weight;
  }
  return total === 0 ? 0 : covered / total;
}
