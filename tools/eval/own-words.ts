// `npm run eval:own-words -- FILE... [--misses] [--phrases] [--slips] [--seed N] [--locale L] [--half odd]`: how often the symptom checker reads the right complaint
// in people's own words, and the findings that are told where a file names them; with `--phrases` as it is read before what was learned has come, with
// `--slips` also with one slip of typing in each text.
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { openLearned } from "@anteroom/domain/health/own-words/learned";
import { openOwnWords, type OwnWords, type Understood } from "@anteroom/domain/health/own-words/own-words";
import { readWeights } from "../own-words/files.ts";
import { findingsOfValues } from "@anteroom/triage/complaints/known";
import { impliedBy, prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { phrasesOf, textsOf } from "../triage/triage-words.ts";
import { formatSuccess } from "./shares.ts";
import { withSlips } from "./word-slips.ts";

/**
 * A typed text with its right results: any of `complaints` (none where it contains no symptom), and findings that
 * are present or absent.
 */
export type Phrase = {
  readonly id: string;
  readonly locale: Locale;
  readonly text: string;
  readonly age: number;
  readonly sex: "F" | "M";
  readonly complaints: readonly string[];
  readonly present?: readonly string[];
  readonly absent?: readonly string[];
  /** Findings that must not be read as denied. */
  readonly neverDenied?: readonly string[];
  /** Complaints that must not be read: denied or not mentioned. */
  readonly neverComplaint?: readonly string[];
  /** Findings that must not be read as present: not mentioned. */
  readonly neverFinding?: readonly string[];
};

/**
 * The result for one text. `isFirst` and `isInThree`: whether a right complaint is offered first, or among the first
 * three; `got` names those three.
 */
export type PhraseResult = {
  readonly phrase: Phrase;
  readonly isFirst: boolean;
  readonly isInThree: boolean;
  /** Whether any complaint was preselected. */
  readonly isNamed: boolean;
  readonly got: string;
  /** The preselected complaints, and all that were offered, best first. */
  readonly named: readonly string[];
  readonly offered: readonly string[];
  /** Findings read from the text, its values and the preselected complaints; denied ones begin with a minus. */
  readonly findings: ReadonlySet<string>;
};

/** Reads texts from a JSON lines file. Does not validate. */
export function readPhrases(file: string): Phrase[] {
  const lines = readFileSync(file, "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => JSON.parse(line) as Phrase);
}

/**
 * Opens the reader of one language as a browser does; `isLearned` false is the state before the learned weights
 * have loaded.
 */
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

/**
 * Reads each text in its language, and compares the result with the right one; without `isLearned` the learned
 * weights are not used.
 */
export function readAll(phrases: readonly Phrase[], isLearned = true): PhraseResult[] {
  return locales.flatMap((locale) => {
    const own = phrases.filter((phrase) => phrase.locale === locale);
    if (own.length === 0) return [];
    const understand = openReader(locale, isLearned);
    return own.map((phrase): PhraseResult => {
      const understood = understand(phrase.text, phrase);
      const { complaints, named } = understood;
      const got = complaints.map(({ id }) => id);
      const isIn = (most: number) => got.slice(0, most).some((id) => phrase.complaints.includes(id));
      return {
        phrase,
        isFirst: isIn(1),
        isInThree: isIn(3),
        isNamed: named.length > 0,
        got: got.slice(0, 3).join(", ") || "nothing",
        named,
        offered: got,
        findings: findingsRead(understood),
      };
    });
  });
}

const prepared = prepareKnowledge(readKnowledge());

function findingsRead({ findings, named, values }: Understood): ReadonlySet<string> {
  const present = [
    ...findings.filter(({ presence }) => presence === "present").map(({ id }) => id),
    ...Object.entries(values).flatMap(([id, number]) =>
      [...findingsOfValues(prepared, { [id]: number })].flatMap(([finding, presence]) =>
        presence === "present" ? [finding] : [],
      ),
    ),
    ...named.flatMap((id) => prepared.complaints.get(id)?.findings ?? []),
  ];
  const absent = findings.filter(({ presence }) => presence === "absent").map(({ id }) => `-${id}`);
  return new Set([...present.flatMap((id) => impliedBy(prepared, id)), ...absent]);
}

/** Of the findings that a file names, how many were read, and of those that must not be denied how many were. */
function tellFindings(title: string, read: readonly PhraseResult[]): string {
  const told = read.flatMap(({ phrase: { present = [], absent = [] }, findings }) =>
    [...present, ...absent.map((id) => `-${id}`)].map((id) => findings.has(id)),
  );
  const never = read.flatMap(({ phrase: { neverDenied = [] }, findings }) =>
    neverDenied.map((id) => findings.has(`-${id}`)),
  );
  const denied =
    never.length > 0 ? `, wrongly denied ${never.filter(Boolean).length} of ${never.length}` : "";
  return `${title.padEnd(8)} findings read ${formatSuccess(told.filter(Boolean).length, told.length)}${denied}`;
}

/** Of complaints that are denied or not told, how many were taken for meant and how many at least offered, and how much of what is told was read as denied or the other way round. */
function tellWrong(title: string, read: readonly PhraseResult[]): string {
  const wrong = read.flatMap(({ phrase: { neverComplaint = [] }, named, offered }) =>
    neverComplaint.map((id) => ({ isNamed: named.includes(id), isOffered: offered.includes(id) })),
  );
  const reversed = read.flatMap(({ phrase: { present = [], absent = [] }, findings }) => [
    ...present.map((id) => findings.has(`-${id}`)),
    ...absent.map((id) => findings.has(id)),
  ]);
  const count = (all: readonly boolean[]) => `${all.filter(Boolean).length} of ${all.length}`;
  return (
    `${title.padEnd(8)} denied or untold complaints taken for meant ${count(wrong.map(({ isNamed }) => isNamed))}, ` +
    `offered ${count(wrong.map(({ isOffered }) => isOffered))}, findings the wrong way round ${count(reversed)}`
  );
}

/** Of findings that nobody told of, how many were read all the same. */
function tellUntold(read: readonly PhraseResult[]): string {
  const untold = read.flatMap(({ phrase: { neverFinding = [] }, findings }) =>
    neverFinding.map((id) => findings.has(id)),
  );
  return `findings nobody told of read ${untold.filter(Boolean).length} of ${untold.length}`;
}

/** With one slip in each text beside the same texts without: complaints, and how many of the findings that were read without are read with it. */
function tellSlips(phrases: readonly Phrase[], seed: number, isLearned: boolean): void {
  const pairs = withSlips(phrases, seed);
  const clean = readAll(
    pairs.map((pair) => pair.clean),
    isLearned,
  );
  const slipped = readAll(
    pairs.map((pair) => pair.slip),
    isLearned,
  );
  for (const locale of [...locales, null]) {
    const own = [...clean.keys()].filter((at) => locale === null || clean[at]?.phrase.locale === locale);
    if (own.length === 0) continue;
    const some = (all: readonly PhraseResult[]) => own.flatMap((at) => all[at] ?? []);
    const retained = own.flatMap((at) =>
      Array.from(clean[at]?.findings ?? [], (id) => slipped[at]?.findings.has(id) === true),
    );
    console.log(tell(locale ?? "all", some(clean)));
    console.log(`${tell("  slip", some(slipped))}`);
    console.log(`  findings retained ${formatSuccess(retained.filter(Boolean).length, retained.length)}`);
  }
}

function tell(title: string, read: readonly PhraseResult[]): string {
  const first = read.filter(({ isFirst }) => isFirst).length;
  const inThree = read.filter(({ isInThree }) => isInThree).length;
  return `${title.padEnd(8)} first ${formatSuccess(first, read.length)}, in three ${formatSuccess(inThree, read.length)}`;
}

/** Of texts that tell of no symptom: for how many one was taken all the same. */
function tellNone(read: readonly PhraseResult[]): string {
  const named = read.filter(({ isNamed }) => isNamed).length;
  return `no symptom told, but a complaint taken for meant: ${named} of ${read.length}`;
}

/** Whether the number at the end of an id is odd, or even. */
const isOfHalf = (id: string, half: string) => Number(/\d+$/u.exec(id)?.[0]) % 2 === (half === "odd" ? 1 : 0);

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      misses: { type: "boolean", default: false },
      phrases: { type: "boolean", default: false },
      slips: { type: "boolean", default: false },
      seed: { type: "string", default: "1" },
      locale: { type: "string" },
      half: { type: "string" },
    },
  });
  const phrases = positionals
    .flatMap(readPhrases)
    .filter(({ locale }) => values.locale === undefined || locale === values.locale)
    .filter(({ id }) => values.half === undefined || isOfHalf(id, values.half));
  if (values.slips) {
    tellSlips(phrases, Number(values.seed), !values.phrases);
    process.exit();
  }
  const all = readAll(phrases, !values.phrases);
  const read = all.filter(({ phrase }) => phrase.complaints.length > 0);
  const none = all.filter(({ phrase }) => phrase.complaints.length === 0);
  if (none.length > 0) console.log(tellNone(none));
  for (const locale of locales) {
    const own = read.filter(({ phrase }) => phrase.locale === locale);
    if (own.length > 0) console.log(tell(locale, own));
  }
  if (read.length > 0) console.log(tell("all", read));
  if (read.some(({ phrase }) => phrase.present)) {
    for (const locale of locales)
      console.log(
        tellFindings(
          locale,
          read.filter(({ phrase }) => phrase.locale === locale),
        ),
      );
    console.log(tellFindings("all", read));
  }
  if (read.some(({ phrase }) => phrase.neverComplaint)) {
    for (const locale of locales)
      console.log(
        tellWrong(
          locale,
          read.filter(({ phrase }) => phrase.locale === locale),
        ),
      );
    console.log(tellWrong("all", read));
  }
  if (read.some(({ phrase }) => phrase.neverFinding)) console.log(tellUntold(read));
  if (values.misses)
    for (const { phrase, isFirst, got } of read)
      if (!isFirst)
        console.log(`${phrase.locale} ${phrase.complaints.join("/")}: "${phrase.text}" -> ${got}`);
  if (values.misses)
    for (const { phrase, findings, named } of read) {
      const { present = [], absent = [], neverComplaint = [], neverFinding = [] } = phrase;
      const lost = [...present, ...absent.map((id) => `-${id}`)].filter((id) => !findings.has(id));
      const reversed = [...present.map((id) => `-${id}`), ...absent].filter((id) => findings.has(id));
      const wrong = neverComplaint.filter((id) => named.includes(id));
      const told = [
        ...(lost.length > 0 ? [`not read ${lost.join(", ")}`] : []),
        ...(reversed.length > 0 ? [`the wrong way round ${reversed.join(", ")}`] : []),
        ...(wrong.length > 0 ? [`taken for meant ${wrong.join(", ")}`] : []),
        ...neverFinding.filter((id) => findings.has(id)).map((id) => `untold ${id}`),
      ];
      if (told.length > 0) console.log(`${phrase.locale} "${phrase.text}": ${told.join("; ")}`);
    }
}
