import { stemsOf } from "../../booking/doctor-search/word-stems.ts";
import { foldWords } from "../../text/fold-words.ts";

/**
 * A linear model of suicidal thoughts learned from texts (`npm run fit:crisis-words`): one feature a line, a tab, its
 * weight in hundredths. It finds wordings that no pattern has. `bias` and `least` are not in hundredths.
 */
export type TextWeights = {
  readonly bias: number;
  /** The least score, bias included, that counts. */
  readonly least: number;
  readonly features: string;
};

/** Shorter texts cannot be judged by their words alone. */
const leastWords = 3;

/** Returns whether a text's score reaches the limit; false where it has fewer than three words. */
export type Likely = (text: string) => boolean;

/** Decodes the weights into a classifier. Decodes thousands of lines, so do it once. */
export function openLikely({ bias, least, features }: TextWeights): Likely {
  const weights = new Map(
    features.split("\n").map((line) => {
      const [feature = "", weight = "0"] = line.split("\t");
      return [feature, Number(weight) / 100] as const;
    }),
  );
  return (text) => {
    const all = featuresOf(text);
    if (all === null) return false;
    let sum = bias;
    for (const [feature, value] of all) sum += (weights.get(feature) ?? 0) * value;
    return sum >= least;
  };
}

/**
 * Returns the features of an unfolded text, normalised to length one: stems, two and three in a row, pairs with one
 * word between, and pieces of four and five letters. Null where it has fewer than three words. Fitting and reading
 * must both use this.
 */
export function featuresOf(text: string): ReadonlyMap<string, number> | null {
  const words = foldWords(text.replaceAll(/(\p{L})\1{2,}/gu, "$1"));
  if (words.length < leastWords) return null;
  const bare = words.map((word) => stemsOf(word).at(-1) ?? word);
  const features = new Map<string, number>();
  const add = (feature: string, value: number) => features.set(feature, (features.get(feature) ?? 0) + value);
  for (const [at, word] of words.entries()) {
    const own = bare[at] ?? word;
    const [second = "", first = ""] = [bare[at - 1], bare[at - 2]];
    add(own, 1);
    if (at > 0) add(`${second} ${own}`, 1);
    if (at > 1) add(`${first} ${second} ${own}`, 0.8);
    if (at > 1) add(`${first} _ ${own}`, 0.6);
    const marked = `^${word}$`;
    for (const length of [4, 5])
      for (let from = 0; from + length <= marked.length; from += 1)
        add(`+${marked.slice(from, from + length)}`, 0.25);
  }
  const length = Math.hypot(...features.values()) || 1;
  return new Map(Array.from(features, ([feature, value]) => [feature, value / length]));
}
