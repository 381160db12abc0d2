import { featuresOf, rememberFeatures } from "./features.ts";

/** Words that stand for something, with how much they count. */
export type Document = { readonly id: string; readonly words: readonly string[]; readonly weight: number };

/** How like a text is to what is known of each id, from 0 to 1. */
export type Likeness = (words: readonly string[]) => ReadonlyMap<string, number>;

/** What counts less than this says what goes along with a thing; only the others tell how rare a feature is. */
const leastOwn = 0.5;

/**
 * Compares texts with documents by the cosine of their weighted features (vector space model: Salton, Wong and Yang 1975; inverse document frequency:
 * Spärck Jones 1972; the square root of a count, because the tenth phrase with a word says less than the first).
 */
export function openLikeness(documents: readonly Document[]): Likeness {
  const remembered = rememberFeatures();
  const owners = new Map<string, Set<string>>();
  const sums = new Map<string, Map<string, number>>();
  for (const { id, words, weight } of documents) {
    const sum = sums.get(id) ?? new Map<string, number>();
    sums.set(id, sum);
    for (const [feature, count] of remembered(words)) {
      sum.set(feature, (sum.get(feature) ?? 0) + count * weight);
      if (weight < leastOwn) continue;
      const own = owners.get(feature);
      if (own) own.add(id);
      else owners.set(feature, new Set([id]));
    }
  }
  const rarity = new Map(
    Array.from(owners, ([feature, ids]) => [feature, Math.log(1 + sums.size / (ids.size + 0.5))] as const),
  );
  const vectors = new Map(Array.from(sums, ([id, sum]) => [id, asVector(sum, rarity, Math.sqrt)] as const));
  const index = indexOf(vectors);
  return (words) => {
    const likeness = new Map<string, number>();
    for (const [feature, weight] of asVector(featuresOf(words), rarity, (count) => count))
      for (const [id, own] of index.get(feature) ?? [])
        likeness.set(id, (likeness.get(id) ?? 0) + weight * own);
    return likeness;
  };
}

type Vector = ReadonlyMap<string, number>;

/** Of length one; features that nothing known has are left out. */
function asVector(counts: Vector, rarity: Vector, dampen: (count: number) => number): Vector {
  const entries = Array.from(counts, ([feature, count]) => {
    const rare = rarity.get(feature);
    return rare === undefined ? null : ([feature, dampen(count) * rare] as const);
  }).filter((entry) => entry !== null);
  const length = Math.hypot(...entries.map(([, value]) => value)) || 1;
  return new Map(entries.map(([feature, value]) => [feature, value / length]));
}

function indexOf(
  vectors: ReadonlyMap<string, Vector>,
): ReadonlyMap<string, readonly (readonly [string, number])[]> {
  const index = new Map<string, (readonly [string, number])[]>();
  for (const [id, vector] of vectors)
    for (const [feature, value] of vector) {
      const list = index.get(feature);
      if (list) list.push([id, value]);
      else index.set(feature, [[id, value]]);
    }
  return index;
}
