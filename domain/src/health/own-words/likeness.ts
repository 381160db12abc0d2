import { addFeatures, featuresOf, Postings, type Features, type WordMemory } from "./features.ts";

/**
 * Folded words that describe an id, with their weight. An id may have several; those below a weight of 0.5 do not
 * count for how rare a feature is.
 */
export type Document = { readonly id: string; readonly words: readonly string[]; readonly weight: number };

/** Returns how similar folded words are to each id, from 0 to 1. Ids that share no feature with them are absent. */
export type Likeness = (words: readonly string[]) => ReadonlyMap<string, number>;

/** Features below this weight belong to side aspects; only the others count for how rare a feature is. */
const leastOwn = 0.5;

/**
 * Creates a comparison by the cosine of weighted features (vector space model: Salton, Wong and Yang 1975; inverse
 * document frequency: Spärck Jones 1972). Counts in documents enter as square roots, since repeated phrases add less.
 * Documents of one id are added up. `memory` is used while opening only.
 */
export function openLikeness(documents: readonly Document[], memory: WordMemory = new Map()): Likeness {
  const sums = new Map<string, { readonly own: Features; readonly along: Features }>();
  const remembered = new Map<readonly string[], Features>();
  for (const { id, words, weight } of documents) {
    const sum = sums.get(id) ?? { own: new Map(), along: new Map() };
    sums.set(id, sum);
    if (weight >= leastOwn) {
      addFeatures(sum.own, words, weight, { memory });
      continue;
    }
    // The same words go along with many things.
    const features = remembered.get(words) ?? featuresOf(words, { memory });
    remembered.set(words, features);
    for (const [feature, count] of features)
      sum.along.set(feature, (sum.along.get(feature) ?? 0) + count * weight);
  }
  const owners = new Map<string, number>();
  for (const { own } of sums.values())
    for (const feature of own.keys()) owners.set(feature, (owners.get(feature) ?? 0) + 1);
  const rarity = new Map(
    Array.from(owners, ([feature, many]) => [feature, Math.log(1 + sums.size / (many + 0.5))] as const),
  );
  const ids = [...sums.keys()];
  const postings = new Postings();
  for (const [owner, { own, along }] of [...sums.values()].entries()) {
    for (const [feature, count] of along) own.set(feature, (own.get(feature) ?? 0) + count);
    addVector(postings, { counts: own, owner, rarity });
  }
  return (words) => {
    const likeness = new Map<string, number>();
    for (const [feature, weight] of asVector(featuresOf(words), rarity)) {
      const found = postings.get(feature);
      for (const [at, owner] of found?.owners.entries() ?? []) {
        const id = ids[owner] ?? "";
        likeness.set(id, (likeness.get(id) ?? 0) + weight * (found?.values[at] ?? 0));
      }
    }
    return likeness;
  };
}

type Counted = {
  readonly counts: Features;
  readonly owner: number;
  readonly rarity: ReadonlyMap<string, number>;
};

/** Adds the vector of length one, of the roots of these counts, to `postings`; unknown features are omitted. */
function addVector(postings: Postings, { counts, owner, rarity }: Counted): void {
  let squares = 0;
  for (const [feature, count] of counts) {
    const value = Math.sqrt(count) * (rarity.get(feature) ?? 0);
    counts.set(feature, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [feature, value] of counts) if (value !== 0) postings.add(feature, owner, value / length);
}

/** Returns the vector of length one; unknown features are omitted. */
function asVector(counts: Features, rarity: ReadonlyMap<string, number>): Features {
  const vector: Features = new Map();
  let squares = 0;
  for (const [feature, count] of counts) {
    const value = count * (rarity.get(feature) ?? 0);
    if (value === 0) continue;
    vector.set(feature, value);
    squares += value * value;
  }
  const length = Math.sqrt(squares) || 1;
  for (const [feature, value] of vector) vector.set(feature, value / length);
  return vector;
}
