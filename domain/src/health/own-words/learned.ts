import { stemsOf } from "../../booking/doctor-search/word-stems.ts";
import { featuresOf, type Features } from "./features.ts";

/**
 * What was learned from texts of people, as it reaches a browser: for each feature how much it speaks for some complaints or against them. Four texts that
 * compress well, each character one number.
 */
export type LearnedWeights = {
  /** What is told apart. */
  readonly ids: readonly string[];
  /** How much each is told anyway, in steps. */
  readonly anyway: readonly number[];
  /** Features in order, a line each: how many characters it shares with the one before, and its others. */
  readonly features: string;
  /** For each feature how many weights it has. */
  readonly counts: string;
  /** For each weight how far its complaint is behind that of the weight before. */
  readonly gaps: string;
  /** Each weight in steps. */
  readonly weights: string;
  readonly step: number;
};

/** The chance of each complaint, as logarithms. */
export type Learned = ((words: readonly string[]) => ReadonlyMap<string, number>) & {
  /** Whether the texts that were learned from have this word in some inflection. */
  readonly isSeen: (word: string) => boolean;
};

/** Numbers from 0 to 84 are a character each, none of which a script would have to escape; `more` stands before what is further. */
const first = 40;
const more = "~";
const mostOfOne = 84;
const backslash = 92;

/** The character of a number. */
export function spellNumber(number: number): string {
  if (number > mostOfOne) return more + spellNumber(number - mostOfOne - 1);
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

/** Half of the numbers stand for weights below zero. */
export const zeroWeight = 42;

/** Pieces of two lengths say nearly as much as those of three, in fewer weights. */
const weighing = { pair: 0.4, piece: 0.7, pieceLengths: [3, 5] };

/** What of a text the weights are for. */
export const learnedFeaturesOf = (words: readonly string[]): Features => featuresOf(words, weighing);

/** Features by their numbers, with how much each says, in two lists of one length. */
export type Vector = { readonly numbers: Int32Array; readonly values: Float32Array };

/** The features that are known; all together are of length one, so the shorter a text is, the more each says. */
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

/** Opens what was learned. */
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

/** The other way round. */
export function foldLines(lines: readonly string[]): string {
  let before = "";
  return lines
    .map((line) => {
      let shared = 0;
      while (shared < mostOfOne && shared < line.length && line[shared] === before[shared]) shared += 1;
      before = line;
      return spellNumber(shared) + line.slice(shared);
    })
    .join("\n");
}
