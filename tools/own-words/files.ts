import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { LearnedWeights } from "@anteroom/domain/health/own-words/learned";

const corpusFolder = new URL("../../content/src/own-words-corpus/", import.meta.url);
const weightsFolder = new URL("../../content/src/own-words-weights/", import.meta.url);

/** Languages with learned weights, and their varieties. */
export const learnedLanguages = {
  en: ["en"],
  pt: ["pt", "pt-BR"],
  it: ["it"],
  es: ["es", "es-CL"],
  fr: ["fr"],
  ar: ["ar"],
} as const satisfies Partial<Record<Locale, readonly Locale[]>>;
/** A language with learned weights, without its varieties. */
export type LearnedLanguage = keyof typeof learnedLanguages;

/** A text that a person wrote, with its right complaints. */
export type LabelledText = { readonly text: string; readonly complaints: readonly string[] };

/**
 * Reads the training texts of a locale; none without a file. A line has the complaints joined by `+`, a tab and
 * the text.
 */
export function readCorpus(locale: Locale): readonly LabelledText[] {
  const file = new URL(`${locale}.tsv`, corpusFolder);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .flatMap(([complaints = "", text = ""]) =>
      text === "" ? [] : [{ text, complaints: complaints.split("+").map((id) => id.trim()) }],
    );
}

/** Reads the learned weights for the language of a locale. Throws when they have not been learned yet. */
export function readWeights(locale: Locale): LearnedWeights {
  const language = Object.entries(learnedLanguages).find(([, all]) => all.some((one) => one === locale))?.[0];
  return JSON.parse(readFileSync(new URL(`${language}.json`, weightsFolder), "utf8")) as LearnedWeights;
}

/** Writes the learned weights of a language to its file. */
export function writeWeights(language: LearnedLanguage, weights: LearnedWeights): void {
  writeFileSync(new URL(`${language}.json`, weightsFolder), `${JSON.stringify(weights)}\n`);
}

/**
 * Hashes of the training texts: `kept` at the time of training, `now` at present. `write` saves the present one.
 */
export const learnedFrom = {
  kept: () => readFileSync(new URL("learned-from", weightsFolder), "utf8").trim(),
  now: () => {
    const hash = createHash("sha256");
    for (const file of readdirSync(corpusFolder)
      .filter((name) => name.endsWith(".tsv"))
      .sort())
      hash.update(file).update(readFileSync(new URL(file, corpusFolder)));
    return hash.digest("hex");
  },
  write: () => writeFileSync(new URL("learned-from", weightsFolder), `${learnedFrom.now()}\n`),
};
