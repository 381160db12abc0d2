import { addFeatures, featuresOf, Postings, type Features, type WordMemory } from "./features.ts";
import type { Document } from "./likeness.ts";

/**
 * Returns for every id how strongly the folded words of a text indicate it: a log-likelihood score, higher is
 * stronger, also negative. Comparable within one text only. The first words count slightly more than the last.
 */
export type Evidence = (words: readonly string[]) => ReadonlyMap<string, number>;

/** What is mentioned first is more often the main complaint than what is mentioned last. */
const fading = 0.05;
/** The number of features assumed for every id beforehand, distributed as all features are. */
const beforehand = 10;

/**
 * Creates a multinomial naive Bayes classifier with smoothing (Maron 1961; Manning, Raghavan and Schütze 2008, ch.
 * 13). `openLikeness` measures similarity; this measures what distinguishes ids. Documents of one id are added up by
 * their weight. Scores are divided by the root of the text's length, so that long texts do not dominate.
 * `memory` is used while opening only.
 */
export function openEvidence(documents: readonly Document[], memory: WordMemory = new Map()): Evidence {
  const sums = new Map<string, Features>();
  for (const { id, words, weight } of documents) {
    const sum = sums.get(id) ?? new Map<string, number>();
    sums.set(id, sum);
    addFeatures(sum, words, weight, { memory });
  }
  const ids = [...sums.keys()];
  const counts = new Postings();
  const totals = Array.from(sums.values(), (sum, owner) => {
    let total = 0;
    for (const [feature, count] of sum) {
      counts.add(feature, owner, count);
      total += count;
    }
    return total;
  });
  const all = totals.reduce((sum, one) => sum + one, 0);
  for (const [, { values }] of counts) {
    const expected = (beforehand * values.reduce((sum, one) => sum + one, 0)) / all;
    for (const [at, count] of values.entries()) values[at] = Math.log1p(count / expected);
  }
  const costs = totals.map((total) => Math.log1p(total / beforehand));
  return (words) => {
    const gains = costs.map(() => 0);
    let mass = 0;
    for (const [feature, count] of featuresOf(words, { fading })) {
      const gained = counts.get(feature);
      if (!gained) continue;
      mass += count;
      for (const [at, owner] of gained.owners.entries())
        gains[owner] = (gains[owner] ?? 0) + count * (gained.values[at] ?? 0);
    }
    const root = Math.sqrt(mass) || 1;
    return new Map(ids.map((id, at) => [id, ((gains[at] ?? 0) - mass * (costs[at] ?? 0)) / root] as const));
  };
}
