import { featuresOf } from "./features.ts";
import type { Document } from "./likeness.ts";

/** How strongly a text speaks for each id, the higher the more; to be compared within one text only. */
export type Evidence = (words: readonly string[]) => ReadonlyMap<string, number>;

/** What is told first is the main thing more often than what is told last. */
const fading = 0.05;
/** As much as this is taken for seen of every id beforehand, spread over all features as they are common. */
const beforehand = 10;

/**
 * Weighs texts by how much more often each of their features is told of an id than of all (multinomial naive Bayes with smoothing towards what all have:
 * Maron 1961; Manning, Raghavan and Schütze 2008, ch. 13). Where `openLikeness` asks what a text is like, this asks what it tells one id from the others by.
 * Divided by the root of the text's length, so that a long text does not drown other voices.
 */
export function openEvidence(documents: readonly Document[]): Evidence {
  const counts = new Map<string, Map<string, number>>();
  const totals = new Map<string, number>();
  for (const { id, words, weight } of documents)
    for (const [feature, count] of featuresOf(words)) {
      const own = counts.get(feature) ?? new Map<string, number>();
      counts.set(feature, own);
      own.set(id, (own.get(id) ?? 0) + count * weight);
      totals.set(id, (totals.get(id) ?? 0) + count * weight);
    }
  const all = Array.from(totals.values()).reduce((sum, one) => sum + one, 0);
  const gains = new Map(
    Array.from(counts, ([feature, own]) => {
      const expected = (beforehand * Array.from(own.values()).reduce((sum, one) => sum + one, 0)) / all;
      return [
        feature,
        Array.from(own, ([id, count]) => [id, Math.log1p(count / expected)] as const),
      ] as const;
    }),
  );
  const costs = Array.from(totals, ([id, total]) => [id, Math.log1p(total / beforehand)] as const);
  return (words) => {
    const sums = new Map<string, number>();
    let mass = 0;
    for (const [feature, count] of featuresOf(words, fading)) {
      const gained = gains.get(feature);
      if (!gained) continue;
      mass += count;
      for (const [id, gain] of gained) sums.set(id, (sums.get(id) ?? 0) + count * gain);
    }
    if (mass === 0) return sums;
    const root = Math.sqrt(mass);
    return new Map(costs.map(([id, cost]) => [id, ((sums.get(id) ?? 0) - mass * cost) / root] as const));
  };
}
