// `npm run eval:crisis-words -- [FILE...] [--misses]`: how often texts of suicidal thoughts and self-harm are recognised, and ordinary ones taken for them.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { allSelfHarmLanguages } from "@anteroom/domain/testing/all-self-harm-languages";
import { openSelfHarmFinder } from "@anteroom/domain/health/self-harm/find-self-harm";
import { formatFailure, formatSuccess } from "./shares.ts";

/** A text, and whether it expresses suicidal thoughts or self-harm. */
export type CrisisText = { id: string; locale: Locale; positive: boolean; text: string };

type Figures = {
  positives: number;
  negatives: number;
  missed: readonly CrisisText[];
  falseAlarms: readonly CrisisText[];
};

const findSelfHarm = openSelfHarmFinder(allSelfHarmLanguages);

/**
 * Returns how many of the texts make the product show help, with those missed and those wrongly found. All languages are tried for each
 * text.
 */
export function measureCrisisWords(texts: readonly CrisisText[]): Figures {
  const isFound = ({ text }: CrisisText) => findSelfHarm(text) !== null;
  const positives = texts.filter(({ positive }) => positive);
  const negatives = texts.filter(({ positive }) => !positive);
  return {
    positives: positives.length,
    negatives: negatives.length,
    missed: positives.filter((one) => !isFound(one)),
    falseAlarms: negatives.filter(isFound),
  };
}

/** Reads texts from a JSON lines file. Does not validate. */
export function readCrisisTexts(file: string | URL): CrisisText[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line) as CrisisText);
}

/** The files of the texts that the patterns were tuned on; `crisis-words-holdout.jsonl` was held out until 2026-11-25. */
export const tuningTexts = ["crisis-words-dev", "crisis-words-holdout"].map(
  (name) => new URL(`data/${name}.jsonl`, import.meta.url),
);

function tell(name: string, { positives, negatives, missed, falseAlarms }: Figures): string {
  const found = formatSuccess(positives - missed.length, positives);
  return `${name.padEnd(6)} n=${positives + negatives}  recall ${found}  false alarms ${formatFailure(falseAlarms.length, negatives)}`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { misses: { type: "boolean" } },
  });
  const files = positionals.length > 0 ? positionals : tuningTexts;
  const texts = files.flatMap(readCrisisTexts);
  for (const locale of locales) {
    const figures = measureCrisisWords(texts.filter((one) => one.locale === locale));
    console.log(tell(locale, figures));
    if (!values.misses) continue;
    for (const { id, text } of figures.missed) console.log(`    missed ${id}: ${text}`);
    for (const { id, text } of figures.falseAlarms) {
      const sign = findSelfHarm(text);
      console.log(`    false alarm ${id}: ${text} (${sign?.kind}: ${sign?.words})`);
    }
  }
  console.log(tell("all", measureCrisisWords(texts)));
}
