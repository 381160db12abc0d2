import { stemsOf } from "../../booking/doctor-search/word-stems.ts";

/** What of a text is compared, with how much it counts. */
export type Features = Map<string, number>;

/**
 * With `fading` each word counts a little less than the one before. Unless told otherwise a pair of words counts less than a word, a piece of a word less
 * than both: pieces find dialects and misspellings.
 */
type Weighing = {
  readonly fading?: number;
  readonly pair?: number;
  readonly piece?: number;
  readonly pieceLengths?: readonly number[];
};

/** Bare words, pairs of neighbours, and pieces of words with their ends marked. */
export function featuresOf(words: readonly string[], weighing: Weighing = {}): Features {
  const features: Features = new Map();
  addFeatures(features, words, 1, weighing);
  return features;
}

/** Adds the features of these words, each times `weight`, to those that are there. */
export function addFeatures(
  features: Features,
  words: readonly string[],
  weight: number,
  {
    fading = 0,
    pair: weightOfPair = 0.7,
    piece: weightOfPiece = 0.35,
    pieceLengths = [3, 4, 5],
  }: Weighing = {},
): void {
  let before = "";
  for (const [at, word] of words.entries()) {
    const own = weight / (1 + fading * at);
    const bare = stemsOf(word).at(-1) ?? word;
    features.set(bare, (features.get(bare) ?? 0) + own);
    const pair = `${before} ${bare}`;
    if (at > 0) features.set(pair, (features.get(pair) ?? 0) + own * weightOfPair);
    before = bare;
    const marked = `^${word}$`;
    for (const length of pieceLengths)
      for (let from = 0; from + length <= marked.length; from += 1) {
        const piece = `+${marked.slice(from, from + length)}`;
        features.set(piece, (features.get(piece) ?? 0) + own * weightOfPiece);
      }
  }
}

/** For each feature who has it and how much, in two lists of one length: hundreds of thousands of pairs would keep the garbage collector busy. */
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
