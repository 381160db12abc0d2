import { brotliCompressSync } from "node:zlib";
import { learnedFeaturesOf, openLearned, vectorOf } from "@anteroom/domain/health/own-words/learned";
import { describe, expect, test } from "vitest";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { phrasesOf } from "../triage/triage-words.ts";
import { learnedFrom, learnedLanguages, readCorpus, readWeights, type LearnedLanguage } from "./files.ts";
import { learnWeights } from "./learn.ts";
import { packWeights } from "./pack.ts";
import { fitRegression, gain, type TrainingRow } from "./train.ts";

const examples = [
  ["headache", "my head hurts"],
  ["headache", "head is pounding"],
  ["headache", "pounding head all day"],
  ["cough", "coughing all night"],
  ["cough", "a dry cough at night"],
  ["cough", "dry cough and coughing fits"],
].map(([id = "", text = ""]) => ({ text, complaints: [id], weight: 1 }));
const size = { most: 400, step: 0.2 };
const best = (weights: ReturnType<typeof learnWeights>, text: string) =>
  [...openLearned(weights)(text.split(" "))].sort(([, one], [, other]) => other - one)[0]?.[0];

describe("learnWeights", () => {
  test("returns byte-identical weights for the same texts", () => {
    expect(JSON.stringify(learnWeights(examples, size))).toBe(JSON.stringify(learnWeights(examples, size)));
  });

  test("classifies texts it has not seen, and other texts result in other weights", () => {
    const weights = learnWeights(examples, size);
    expect(best(weights, "head pounding at night")).toBe("headache");
    expect(best(weights, "dry cough")).toBe("cough");
    const moved = examples.map((one) => ({ ...one, complaints: ["fever"] }));
    expect(best(learnWeights(moved, size), "dry cough")).toBe("fever");
  });

  test("returns no more weights than requested", () => {
    expect(learnWeights(examples, { ...size, most: 20 }).weights.length).toBeLessThanOrEqual(20);
  });
});

test("packed weights classify a text like the original weights, within rounding", () => {
  const features = ["+^co", "cough", "head", "pounding"];
  const numberOf = (feature: string) => features.indexOf(feature);
  const known = (text: string) =>
    vectorOf(learnedFeaturesOf(text.split(" ")), (one) =>
      features.includes(one) ? numberOf(one) : undefined,
    );
  const rows: TrainingRow[] = [
    { vector: known("dry cough"), owners: [0], weight: 1 },
    { vector: known("pounding head"), owners: [1], weight: 1 },
    { vector: known("head cough"), owners: [0, 1], weight: 1 },
  ];
  const fitted = fitRegression(rows, {
    features: 4,
    owners: 2,
    rounds: 20,
    rate: 0.5,
    least: 1e-4,
    shrink: 0,
  });
  const sumsOf = (text: string) => {
    const { numbers, values } = known(text);
    return [0, 1].map((owner) =>
      numbers.reduce(
        (sum, feature, at) => sum + gain * (values[at] ?? 0) * (fitted.weights[feature * 2 + owner] ?? 0),
        fitted.anyway[owner] ?? 0,
      ),
    );
  };
  const read = openLearned(packWeights(fitted, features, ["cough", "headache"], 0.15));
  for (const text of ["dry cough", "pounding head", "head cough", "cough cough head"]) {
    const [one = 0, other = 0] = sumsOf(text);
    const chances = read(text.split(" "));
    const told = (chances.get("cough") ?? 0) - (chances.get("headache") ?? 0);
    expect(Math.abs(told - (one - other))).toBeLessThan(0.15 * 3);
  }
});

describe("the shipped weights", () => {
  const ids = readKnowledge().complaints.map((complaint) => complaint.id);
  const languages = Object.entries(learnedLanguages) as [LearnedLanguage, readonly "pt"[]][];

  test("were learned from the current corpus; if not, run `npm run train:own-words`", () => {
    expect(learnedFrom.kept()).toBe(learnedFrom.now());
  });

  test.each(languages)("in %s cover exactly the complaints that the checker knows", (language) => {
    expect(readWeights(language).ids).toEqual(ids);
  });

  test.each(languages)("in %s are at most 180 kB together with the phrases", (language) => {
    const bytes = [readWeights(language), phrasesOf(language)].map(
      (piece) => brotliCompressSync(JSON.stringify(piece)).length,
    );
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(180_000);
  });

  test.each(languages.flatMap(([, locales]) => locales))(
    "come from texts in %s of known complaints only",
    (locale) => {
      const texts = readCorpus(locale);
      expect(texts.length).toBeGreaterThan(3_000);
      expect(texts.filter(({ complaints }) => complaints.some((id) => !ids.includes(id)))).toEqual([]);
    },
  );
});
