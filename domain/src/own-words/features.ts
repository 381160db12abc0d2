import { stemsOf } from "../doctor-search/word-stems.ts";

/** What of a text is compared, with how much it counts. */
export type Features = ReadonlyMap<string, number>;

/** A pair of words counts less than a word, a piece of a word less than both: pieces find dialects and misspellings. */
const weightOfPair = 0.7;
const weightOfPiece = 0.35;
const pieceLengths = [3, 4, 5];

/** Bare words, pairs of neighbours, and pieces of words with their ends marked; with `fading` each word counts a little less than the one before. */
export function featuresOf(words: readonly string[], fading = 0): Features {
  const features = new Map<string, number>();
  const bare = words.map((word) => stemsOf(word).at(-1) ?? word);
  for (const [at, word] of words.entries()) {
    const weight = 1 / (1 + fading * at);
    const add = (feature: string, own: number) =>
      features.set(feature, (features.get(feature) ?? 0) + own * weight);
    add(bare[at] ?? word, 1);
    if (at > 0) add(`${bare[at - 1]} ${bare[at]}`, weightOfPair);
    const marked = `^${word}$`;
    for (const length of pieceLengths)
      for (let from = 0; from + length <= marked.length; from += 1)
        add(`+${marked.slice(from, from + length)}`, weightOfPiece);
  }
  return features;
}

/** As `featuresOf`, reckoned once for a list of words that comes again. */
export function rememberFeatures(): (words: readonly string[]) => Features {
  const known = new Map<readonly string[], Features>();
  return (words) => {
    const before = known.get(words);
    if (before) return before;
    const features = featuresOf(words);
    known.set(words, features);
    return features;
  };
}
