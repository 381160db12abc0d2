import { misspeltFit, prefixFit, type KnownWord, knownWord } from "./word-hits.ts";

/** Known words with how well they fit a typed one, from 0 to 1. */
export type Hits = ReadonlyMap<string, number>;

/**
 * The words of a lexicon, folded. `has`: whether it has exactly this word. `hitsOf` looks up whole words and
 * inflections, then prefixes (from 3 letters), misspellings with one error, two words written as one, which give two
 * entries, and last other misspellings; empty without a match.
 */
export type Vocabulary = {
  readonly has: (word: string) => boolean;
  readonly hitsOf: (word: string) => Hits[];
};

/** Creates the vocabulary of these words; `fillers` may stand between two words written as one. */
export function openVocabulary(words: readonly string[], fillers: ReadonlySet<string>): Vocabulary {
  const known = words.map(knownWord);
  const all = new Set(words);
  const byStem = new Map<string, KnownWord[]>();
  for (const one of known) for (const stem of one.stems) byStem.set(stem, [...(byStem.get(stem) ?? []), one]);
  const has = (word: string) => all.has(word);

  /** The same word and its inflections; of a word that is known exactly only those with the same bare stem. */
  const wholes = (typed: KnownWord): Hits | null => {
    const bare = typed.stems.at(-1);
    const kin = typed.stems.flatMap((stem) => byStem.get(stem) ?? []);
    const own = has(typed.word) ? kin.filter(({ stems }) => stems.at(-1) === bare) : kin;
    return asHits(own.map(({ word }) => ({ word, fit: word === typed.word ? 1 : 0.95 })));
  };
  const beginnings = (typed: string): Hits | null =>
    typed.length < 3 ? null : asHits(known.map(({ word }) => ({ word, fit: prefixFit(typed, word) })));
  const misspellings = (typed: KnownWord) =>
    known.map((one) => ({ word: one.word, fit: misspeltFit(typed, one) })).filter(({ fit }) => fit > 0);

  const lookUp = (word: string): Hits[] => {
    const typed = knownWord(word);
    const read = wholes(typed) ?? beginnings(word);
    if (read) return [read];
    const wrong = misspellings(typed);
    const best = Math.max(0, ...wrong.map(({ fit }) => fit));
    const nearest = asHits(wrong.filter(({ fit }) => fit === best));
    if (nearest && best >= oneError) return [nearest];
    const parts = splitWord(word, has, fillers);
    if (parts) return parts.flatMap((part) => wholes(knownWord(part)) ?? []);
    return nearest ? [nearest] : [];
  };
  const recent = new Map<string, Hits[]>();
  /** At each key the same words come again but for the last. */
  const hitsOf = (word: string): Hits[] => {
    const hits = recent.get(word) ?? lookUp(word);
    if (recent.size >= mostRecent) recent.clear();
    recent.set(word, hits);
    return hits;
  };
  return { has, hitsOf };
}

/** So many words are looked up once. */
const mostRecent = 50;

/** From here on one error alone is forgiven. */
const oneError = 0.5;

function asHits(fits: readonly { word: string; fit: number }[]): Hits | null {
  const some = fits.filter(({ fit }) => fit > 0);
  return some.length === 0 ? null : new Map(some.map(({ word, fit }) => [word, fit]));
}

/** Returns the known words that a word without spaces consists of: "skinrash"; null where it does not. */
function splitWord(
  word: string,
  isKnown: (part: string) => boolean,
  fillers: ReadonlySet<string>,
): string[] | null {
  for (let at = word.length - 2; at >= 3; at -= 1) {
    const [head, tail] = [word.slice(0, at), word.slice(at)];
    if (!isKnown(head)) continue;
    if (tail.length >= 3 && isKnown(tail)) return [head, tail];
    const small = [2, 3].find((length) => fillers.has(tail.slice(0, length)));
    const rest = small === undefined ? "" : tail.slice(small);
    if (rest.length >= 3 && isKnown(rest)) return [head, rest];
  }
  return null;
}
