// `npm run eval:own-words -- FILE... [--misses] [--phrases]`: how often the symptom checker reads the right complaint in people's own words;
// with `--phrases` as it is read before what was learned has come.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { openLearned } from "@anteroom/domain/health/own-words/learned";
import { openOwnWords, type OwnWords } from "@anteroom/domain/health/own-words/own-words";
import { readWeights } from "../own-words/files.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { phrasesOf, textsOf } from "../triage/triage-words.ts";
import { tellSuccess } from "./shares.ts";

/** What somebody types. Right is any of `complaints`, none where it tells of no symptom; the findings that are told are there or are not. */
export type Phrase = {
  readonly id: string;
  readonly locale: Locale;
  readonly text: string;
  readonly age: number;
  readonly sex: "F" | "M";
  readonly complaints: readonly string[];
  readonly present?: readonly string[];
  readonly absent?: readonly string[];
};

export type Read = {
  readonly phrase: Phrase;
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  /** Whether a complaint was taken for meant. */
  readonly isNamed: boolean;
  readonly got: string;
};

/** The phrases of a file, one a line. */
export function readPhrases(file: string): Phrase[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Phrase);
}

/** The reader of one language, as a browser opens it; without what was learned, as before that has come. */
export function openReader(locale: Locale, isLearned = true): OwnWords {
  const knowledge = readKnowledge();
  const texts = textsOf(knowledge, locale);
  const read = openOwnWords(locale, phrasesOf(locale), {
    groups: knowledge.groups,
    complaints: knowledge.complaints.map((complaint, at) => ({
      ...complaint,
      name: texts.complaints[at] ?? complaint.name,
    })),
    findings: knowledge.findings.map((finding, at) => ({
      ...finding,
      label: texts.findings[at] ?? finding.label,
    })),
  });
  const learned = isLearned ? openLearned(readWeights(locale)) : undefined;
  return (text, person) => read(text, person, learned);
}

/** Reads each phrase in its language. */
export function readAll(phrases: readonly Phrase[], isLearned = true): Read[] {
  return locales.flatMap((locale) => {
    const own = phrases.filter((phrase) => phrase.locale === locale);
    if (own.length === 0) return [];
    const understand = openReader(locale, isLearned);
    return own.map((phrase): Read => {
      const { complaints, named } = understand(phrase.text, phrase);
      const got = complaints.map(({ id }) => id);
      const isIn = (most: number) => got.slice(0, most).some((id) => phrase.complaints.includes(id));
      return {
        phrase,
        isFirst: isIn(1),
        isInThree: isIn(3),
        isNamed: named.length > 0,
        got: got.slice(0, 3).join(", ") || "nothing",
      };
    });
  });
}

function tell(title: string, read: readonly Read[]): string {
  const first = read.filter(({ isFirst }) => isFirst).length;
  const inThree = read.filter(({ isInThree }) => isInThree).length;
  return `${title.padEnd(8)} first ${tellSuccess(first, read.length)}, in three ${tellSuccess(inThree, read.length)}`;
}

/** Of texts that tell of no symptom: for how many one was taken all the same. */
function tellNone(read: readonly Read[]): string {
  const named = read.filter(({ isNamed }) => isNamed).length;
  return `no symptom told, but a complaint taken for meant: ${named} of ${read.length}`;
}

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      misses: { type: "boolean", default: false },
      phrases: { type: "boolean", default: false },
    },
  });
  const all = readAll(positionals.flatMap(readPhrases), !values.phrases);
  const read = all.filter(({ phrase }) => phrase.complaints.length > 0);
  const none = all.filter(({ phrase }) => phrase.complaints.length === 0);
  if (none.length > 0) console.log(tellNone(none));
  for (const locale of locales) {
    const own = read.filter(({ phrase }) => phrase.locale === locale);
    if (own.length > 0) console.log(tell(locale, own));
  }
  if (read.length > 0) console.log(tell("all", read));
  if (values.misses)
    for (const { phrase, isFirst, got } of read)
      if (!isFirst)
        console.log(`${phrase.locale} ${phrase.complaints.join("/")}: "${phrase.text}" -> ${got}`);
}
