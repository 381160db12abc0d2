import type { RankedCondition } from "./rank-conditions.ts";

/** The probability of each possible answer (a row) under each condition (a column, as ranked). */
export type Answers = readonly (readonly number[])[];

/** The weight of information about the urgencies, beside that about the conditions. */
const weightOfUrgencies = 0.7;

/** Returns the answers of a yes-or-no question, "yes" first, from the chance of "yes" under each condition. */
export function yesOrNo(chances: readonly number[]): Answers {
  return [chances, chances.map((chance) => 1 - chance)];
}

/**
 * Returns the answers of a list from the chances of its entries: one entry is true, or none of the remaining ones
 * (the last row).
 */
export function answersOfList(chances: Answers): Answers {
  const [first = []] = chances;
  const none = first.map((_, at) => Math.max(0, 1 - chances.reduce((sum, one) => sum + (one[at] ?? 0), 0)));
  return [...chances, none];
}

/**
 * Returns the expected information gain (Lindley 1956), in bits and at least 0, about the conditions plus 0.7 of that
 * about their urgencies. `ranking` need not add up to one; its spread is cached by the array, which must not change.
 */
export function expectedInformation(ranking: readonly RankedCondition[], answers: Answers): number {
  const { shares, places, levels, entropy: before } = spreadOf(ranking);
  const after = new Float64Array(shares.length);
  let gained = before;
  for (const chances of answers) {
    let whole = 0;
    for (let at = 0; at < shares.length; at += 1) {
      const joint = (shares[at] ?? 0) * (chances[at] ?? 0);
      after[at] = joint;
      whole += joint;
    }
    if (whole <= 0) continue;
    for (let at = 0; at < after.length; at += 1) after[at] = (after[at] ?? 0) / whole;
    gained -= whole * bothEntropies(after, places, levels);
  }
  return Math.max(0, gained);
}

/** Returns the entropy of a distribution, in bits; the shares are not normalised. */
export function entropy(shares: Iterable<number>): number {
  let sum = 0;
  for (const share of shares) if (share > 0) sum -= share * Math.log2(share);
  return sum;
}

/**
 * The distribution of a ranking over conditions and urgencies. Stored, since many questions are weighed against one
 * ranking.
 */
type Spread = {
  readonly shares: Float64Array;
  /** The place of each condition's urgency among the urgencies that there are. */
  readonly places: readonly number[];
  readonly levels: number;
  readonly entropy: number;
};

const spreads = new WeakMap<readonly RankedCondition[], Spread>();

function spreadOf(ranking: readonly RankedCondition[]): Spread {
  const known = spreads.get(ranking);
  if (known) return known;
  const shares = Float64Array.from(ranking, ({ share }) => share);
  const names = ranking.map(({ condition }) => condition?.urgency ?? "unknown");
  const unique = [...new Set(names)];
  const places = names.map((name) => unique.indexOf(name));
  const levels = unique.length;
  const spread = { shares, places, levels, entropy: bothEntropies(shares, places, levels) };
  spreads.set(ranking, spread);
  return spread;
}

function bothEntropies(shares: Float64Array, places: readonly number[], levels: number): number {
  const sums = new Float64Array(levels);
  for (let at = 0; at < shares.length; at += 1) {
    const place = places[at] ?? 0;
    sums[place] = (sums[place] ?? 0) + (shares[at] ?? 0);
  }
  return entropy(shares) + weightOfUrgencies * entropy(sums);
}
