import { stemsOf } from "../../booking/doctor-search/word-stems.ts";
import { featuresOf, type Features } from "./features.ts";

/**
 * The weights of a model learned from people's texts, in the form shipped to browsers: which features indicate
 * which complaints. Compact texts, each character one number.
 */
export type LearnedWeights = {
  /** The complaints that the model distinguishes. */
  readonly ids: readonly string[];
  /** The bias of each complaint, in steps. */
  readonly anyway: readonly number[];
  /**
   * Features in order, a line each: one encoded number of leading characters shared with the line before, then the
   * rest.
   */
  readonly features: string;
  /** For each feature how many weights it has. */
  readonly counts: string;
  /**
   * For each weight how far its complaint's index is behind that of the weight before; the first one of a feature is
   * the index itself.
   */
  readonly gaps: string;
  /** Each weight in steps, plus `zeroWeight`. */
  readonly weights: string;
  /** The size of one step, in units of log-odds. */
  readonly step: number;
};

/**
 * Returns the natural logarithm of each complaint's probability for the folded words of a text; those of one text add
 * up to a probability of 1.
 */
export type Learned = ((words: readonly string[]) => ReadonlyMap<string, number>) & {
  /** Whether the training texts contain this folded word, or its stem, often enough to be a correct spelling. */
  readonly isSeen: (word: string) => boolean;
};

/**
 * Numbers from 0 to 84 are one character each, none of which needs escaping in a script; `more` precedes larger
 * ones.
 */
const first = 40;
const more = "~";
const mostOfOne = 84;
const backslash = 92;

/** Encodes a whole number from 0 as characters of the compact format: one up to 84, one more for each further 85. */
export function encodeNumber(number: number): string {
  if (number > mostOfOne) return more + encodeNumber(number - mostOfOne - 1);
  const code = first + number;
  return String.fromCharCode(code < backslash ? code : code + 1);
}

function* numbersOf(text: string): Generator<number> {
  let before = 0;
  for (const character of text) {
    if (character === more) {
      before += mostOfOne + 1;
      continue;
    }
    const code = character.charCodeAt(0);
    yield before + (code < backslash ? code : code - 1) - first;
    before = 0;
  }
}

/**
 * What is added to a weight, in steps, before it is encoded: 42 encodes weight zero, smaller numbers are negative
 * weights.
 */
export const zeroWeight = 42;

/** Pieces of two lengths are nearly as informative as those of three, with fewer weights. */
const weighing = { pair: 0.4, piece: 0.7, pieceLengths: [3, 5] };

/**
 * Returns the features of folded words as the model uses them, with its own weights and pieces of 3 and 5 characters.
 * Fitting and reading must both use this.
 */
export const learnedFeaturesOf = (words: readonly string[]): Features => featuresOf(words, weighing);

/** Feature numbers with their values, as two arrays of one length. */
export type Vector = { readonly numbers: Int32Array; readonly values: Float32Array };

/**
 * Returns the vector of the features that `numberOf` knows, normalised to length one; others are omitted. Empty where
 * none is known.
 */
export function vectorOf(features: Features, numberOf: (feature: string) => number | undefined): Vector {
  const known = [...features].flatMap(([feature, value]) => {
    const number = numberOf(feature);
    return number === undefined ? [] : [{ number, value }];
  });
  const length = Math.sqrt(known.reduce((sum, { value }) => sum + value * value, 0)) || 1;
  return {
    numbers: Int32Array.from(known, ({ number }) => number),
    values: Float32Array.from(known, ({ value }) => value / length),
  };
}

/** Logarithms of chances from sums of weights (multinomial logistic regression). */
function asChances(sums: Float64Array): Float64Array {
  const most = sums.reduce((one, other) => Math.max(one, other), -Infinity);
  const total = sums.reduce((sum, one) => sum + Math.exp(one - most), 0);
  return sums.map((one) => one - most - Math.log(total));
}

/** Decodes the weights into a model. Decodes all of them at once (slow on a phone), so do it once. */
export function openLearned(learned: LearnedWeights): Learned {
  const { ids, step } = learned;
  const features = unfold(learned.features);
  const numberOf = new Map(features.map((feature, at) => [feature, at] as const));
  const starts = new Uint32Array(features.length + 1);
  for (const [at, count] of [...numbersOf(learned.counts)].entries())
    starts[at + 1] = (starts[at] ?? 0) + count;
  const owners = Uint16Array.from(numbersOf(learned.gaps));
  for (let at = 0; at < features.length; at += 1)
    for (let place = (starts[at] ?? 0) + 1; place < (starts[at + 1] ?? 0); place += 1)
      owners[place] = (owners[place] ?? 0) + (owners[place - 1] ?? 0);
  const weights = Float32Array.from(numbersOf(learned.weights), (number) => (number - zeroWeight) * step);
  const isSeen = (word: string) => numberOf.has(stemsOf(word).at(-1) ?? word);
  const chancesOf = (words: readonly string[]) => {
    const sums = Float64Array.from(learned.anyway, (number) => number * step);
    const { numbers: own, values } = vectorOf(learnedFeaturesOf(words), (one) => numberOf.get(one));
    for (const [at, feature] of own.entries())
      for (let place = starts[feature] ?? 0; place < (starts[feature + 1] ?? 0); place += 1) {
        const owner = owners[place] ?? 0;
        sums[owner] = (sums[owner] ?? 0) + (values[at] ?? 0) * (weights[place] ?? 0);
      }
    const chances = asChances(sums);
    return new Map(ids.map((id, at) => [id, chances[at] ?? -Infinity] as const));
  };
  return Object.assign(chancesOf, { isSeen });
}

/** Lines that each begin like the one before. */
function unfold(text: string): readonly string[] {
  let before = "";
  return text.split("\n").map((line) => {
    const [shared = 0] = numbersOf(line.slice(0, 1));
    before = before.slice(0, shared) + line.slice(1);
    return before;
  });
}

/**
 * Compresses sorted lines by the prefix each shares with the one before (at most 84 characters); writes the format of
 * `LearnedWeights.features`.
 */
export function compressPrefixes(lines: readonly string[]): string {
  let before = "";
  return lines
    .map((line) => {
      let shared = 0;
      while (shared < mostOfOne && shared < line.length && line[shared] === before[shared]) shared += 1;
      before = line;
      return encodeNumber(shared) + line.slice(shared);
    })
    .join("\n");
}
