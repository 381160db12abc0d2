import { stemsOf } from "../../booking/doctor-search/word-stems.ts";

/**
 * Features of a text with their weights. Keys: a stem, two neighbouring stems with a space between, or `+` and a
 * piece of `^word$`.
 */
export type Features = Map<string, number>;

/**
 * Weights of features. `fading`: each word counts a little less than the previous one (default 0). `pair` and
 * `piece`: weights of a pair (0.7) and a piece of a word (0.35) beside 1 for a word; pieces match dialects and
 * misspellings.
 */
type Weighing = {
  readonly fading?: number;
  readonly pair?: number;
  readonly piece?: number;
  readonly pieceLengths?: readonly number[];
  /** Words whose stem and pieces are known already, for these lengths; more are added. */
  readonly memory?: WordMemory;
};

type WordFeatures = { readonly bare: string; readonly pieces: readonly string[] };

/** The features of words that many texts share: to form their strings again takes most of the time. */
export type WordMemory = Map<string, WordFeatures>;

/**
 * Returns the features of folded words: stems, pairs of neighbouring stems, and character n-grams (3 to 5 by default)
 * with word ends marked. Repeated features add up; nothing is normalised.
 */
export function featuresOf(words: readonly string[], weighing: Weighing = {}): Features {
  const features: Features = new Map();
  addFeatures(features, words, 1, weighing);
  return features;
}

/**
 * Adds the features of these folded words, each times `weight`, to `features`, which it changes; see `featuresOf`.
 */
export function addFeatures(
  features: Features,
  words: readonly string[],
  weight: number,
  {
    fading = 0,
    pair: weightOfPair = 0.7,
    piece: weightOfPiece = 0.35,
    pieceLengths = [3, 4, 5],
    memory,
  }: Weighing = {},
): void {
  const add = (feature: string, count: number) => features.set(feature, (features.get(feature) ?? 0) + count);
  let before = "";
  for (const [at, word] of words.entries()) {
    const own = weight / (1 + fading * at);
    const known = memory?.get(word);
    const { bare, pieces } = known ?? featuresOfWord(word, pieceLengths);
    if (!known) memory?.set(word, { bare, pieces });
    add(bare, own);
    if (at > 0) add(`${before} ${bare}`, own * weightOfPair);
    before = bare;
    for (const piece of pieces) add(piece, own * weightOfPiece);
  }
}

function featuresOfWord(word: string, pieceLengths: readonly number[]): WordFeatures {
  const marked = `^${word}$`;
  const pieces: string[] = [];
  for (const length of pieceLengths)
    for (let from = 0; from + length <= marked.length; from += 1)
      pieces.push(`+${marked.slice(from, from + length)}`);
  return { bare: stemsOf(word).at(-1) ?? word, pieces };
}

/**
 * For each feature its owners (numbers of ids) and values, as two arrays of one length: objects for each pair would
 * burden the garbage collector. `add` appends without merging; `get` returns the arrays themselves, or undefined.
 */
export class Postings {
  readonly #lists = new Map<string, { readonly owners: number[]; readonly values: number[] }>();

  add(feature: string, owner: number, value: number): void {
    const list = this.#lists.get(feature);
    if (list) {
      list.owners.push(owner);
      list.values.push(value);
    } else this.#lists.set(feature, { owners: [owner], values: [value] });
  }

  get(feature: string) {
    return this.#lists.get(feature);
  }

  [Symbol.iterator]() {
    return this.#lists[Symbol.iterator]();
  }
}
