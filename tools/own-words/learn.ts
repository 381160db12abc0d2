import { readFileSync } from "node:fs";
import { learnedFeaturesOf, vectorOf, type LearnedWeights } from "@anteroom/domain/health/own-words/learned";
import type { Features } from "@anteroom/domain/health/own-words/features";
import { clausesOf } from "@anteroom/domain/health/own-words/tokens";
import { phrasesOf, textsOf } from "../triage/triage-words.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { learnedLanguages, readCorpus, type LearnedLanguage, type LabelledText } from "./files.ts";
import { packWeights, maskStrongestWeights } from "./pack.ts";
import { fitRegression, type Fitted, type TrainingRow } from "./train.ts";

const knowledge = readKnowledge();
const ids = knowledge.complaints.map(({ id }) => id);

/** A feature that one text alone has tells nothing of others. */
const leastTold = 2;
/** First all weights are learned, most of them drawn to nothing; then those that are kept learn to do without the others. */
const firstly = { rounds: 10, rate: 0.5, least: 3e-3, shrink: 3e-3 };
const afterwards = { rounds: 5, rate: 0.3, least: 3e-4, shrink: 0 };

/** A training text with its weight. */
export type Example = LabelledText & { readonly weight: number };
/** How many weights are delivered, and the step to which they are rounded. */
export type WeightBudget = {
  /** The most weights delivered. */
  readonly most: number;
  readonly step: number;
};
/** Returns the budget of a language; Arabic letters take two bytes each. */
export const weightBudgetOf = (language: LearnedLanguage): WeightBudget => ({
  most: language === "ar" ? 62_000 : 67_000,
  step: 1,
});

/**
 * Returns the reader's own names and phrases as training texts, in all varieties of a language. A phrase of a complaint's first finding
 * counts half.
 */
export function knownExamples(language: LearnedLanguage): readonly Example[] {
  const phrases = phrasesOf(language);
  const names = learnedLanguages[language].flatMap((locale) => {
    const { complaints } = textsOf(knowledge, locale);
    return knowledge.complaints.map(({ id, name }, at) => ({
      text: complaints[at] ?? name,
      complaints: [id],
      weight: 1,
    }));
  });
  const typed = knowledge.complaints.flatMap(({ id, findings: [finding = ""] }) => [
    ...(phrases.complaints[id] ?? []).map((text) => ({ text, complaints: [id], weight: 1 })),
    ...(phrases.findings[finding] ?? []).map((text) => ({ text, complaints: [id], weight: 0.5 })),
  ]);
  return [...names, ...typed];
}

/** Returns all texts of the training corpus in a language and its varieties, each with weight 1. */
export function writtenExamples(language: LearnedLanguage): readonly Example[] {
  return learnedLanguages[language].flatMap(readCorpus).map((told) => ({ ...told, weight: 1 }));
}

/** Returns the texts of the evaluation sets 1 to 3 that tuning may use, those with an odd number, in a language and its varieties. */
export function readExamples(language: LearnedLanguage): readonly Example[] {
  const files = [1, 2, 3].map((set) => new URL(`../eval/data/own-words-${set}.jsonl`, import.meta.url));
  return files
    .flatMap((file) => readFileSync(file, "utf8").trim().split("\n"))
    .map((line) => JSON.parse(line) as LabelledText & { id: string; locale: string })
    .filter(({ id, locale }) => Number(id.split("-").at(-1)) % 2 === 1 && locale.startsWith(language))
    .map(({ text, complaints }) => ({ text, complaints, weight: 1 }));
}

/**
 * Learns which complaints texts express, and keeps the most informative weights, in two passes. The same examples give the same weights.
 * Takes minutes for a whole language.
 */
export function learnWeights(examples: readonly Example[], size: WeightBudget): LearnedWeights {
  const told = examples.map((example) => ({
    features: learnedFeaturesOf(clausesOf(example.text).flat()),
    owners: example.complaints.map((id) => ids.indexOf(id)).filter((owner) => owner >= 0),
    weight: example.weight,
  }));
  const counts = new Map<string, number>();
  for (const { features } of told)
    for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const all = [...counts].flatMap(([feature, count]) => (count >= leastTold ? [feature] : []));
  const fitted = fitRegression(rowsOf(told, all), { features: all.length, owners: ids.length, ...firstly });
  const roots = all.map((feature) => Math.sqrt(counts.get(feature) ?? 0));
  const kept = keep(fitted, all, maskStrongestWeights(fitted, roots, ids.length, size.most));
  const again = fitRegression(rowsOf(told, kept.features), {
    features: kept.features.length,
    owners: ids.length,
    from: kept.from,
    ...afterwards,
  });
  return packWeights(again, kept.features, ids, size.step);
}

type Counted = { readonly features: Features; readonly owners: readonly number[]; readonly weight: number };

function rowsOf(told: readonly Counted[], features: readonly string[]): readonly TrainingRow[] {
  const numbers = new Map(features.map((feature, at) => [feature, at] as const));
  return told.map(({ features: own, owners, weight }) => ({
    vector: vectorOf(own, (feature) => numbers.get(feature)),
    owners,
    weight,
  }));
}

/** Only the features that keep a weight. */
function keep({ weights, anyway }: Fitted, features: readonly string[], mask: Uint8Array) {
  const own = (all: Float32Array | Uint8Array, at: number) =>
    all.subarray(at * ids.length, (at + 1) * ids.length);
  const places = features.flatMap((_, at) => (own(mask, at).includes(1) ? [at] : []));
  const kept = new Float32Array(places.length * ids.length);
  const keptMask = new Uint8Array(kept.length);
  for (const [to, from] of places.entries()) {
    keptMask.set(own(mask, from), to * ids.length);
    kept.set(
      own(weights, from).map((weight, at) => weight * (own(mask, from)[at] ?? 0)),
      to * ids.length,
    );
  }
  return {
    features: places.map((at) => features[at] ?? ""),
    from: { weights: kept, anyway, mask: keptMask },
  };
}
