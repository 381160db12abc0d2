import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { LearnedWeights } from "@anteroom/domain/health/own-words/learned";

const corpusFolder = new URL("../../content/src/own-words-corpus/", import.meta.url);
const weightsFolder = new URL("../../content/src/own-words-weights/", import.meta.url);

/** Languages that are learned, each with its varieties. */
export const learnedLanguages = {
  en: ["en"],
  pt: ["pt", "pt-BR"],
  it: ["it"],
  es: ["es", "es-CL"],
  fr: ["fr"],
  ar: ["ar"],
} as const satisfies Partial<Record<Locale, readonly Locale[]>>;
export type LearnedLanguage = keyof typeof learnedLanguages;

/** A text that somebody wrote, with the complaints that are right for it. */
export type Told = { readonly text: string; readonly complaints: readonly string[] };

/** The texts of a locale in the order in which they were written; a line is the complaints, a tab and the text. */
export function readCorpus(locale: Locale): readonly Told[] {
  const file = new URL(`${locale}.tsv`, corpusFolder);
  if (!existsSync(file)) return [];
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split("\t"))
    .flatMap(([complaints = "", text = ""]) =>
      text === "" ? [] : [{ text, complaints: complaints.split("+").map((id) => id.trim()) }],
    );
}

/** What was learned of the language of a locale. */
export function readWeights(locale: Locale): LearnedWeights {
  const language = Object.entries(learnedLanguages).find(([, all]) => all.some((one) => one === locale))?.[0];
  return JSON.parse(readFileSync(new URL(`${language}.json`, weightsFolder), "utf8")) as LearnedWeights;
}

/** Keeps what was learned of a language. */
export function writeWeights(language: LearnedLanguage, weights: LearnedWeights): void {
  writeFileSync(new URL(`${language}.json`, weightsFolder), `${JSON.stringify(weights)}\n`);
}

/** Which texts the weights were learned from, and which they would be learned from now. */
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
