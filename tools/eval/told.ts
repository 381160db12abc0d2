// `npm run eval:told -- FILE... [--untold]`: of the chips that the symptom checker shows for people's own words, how many stand for something that was never told.
import { parseArgs } from "node:util";
import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { impliedBy, prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { checkerOf } from "../../web/src/adapters/embedded-checker/open-checker.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { textsOf } from "../triage/triage-words.ts";
import { openReader, readPhrases, type Phrase } from "./own-words.ts";
import { formatFailure, formatSuccess } from "./shares.ts";

/** A text with all that may be read of it. */
type ToldPhrase = Phrase & {
  /** Complaints and findings that are not wrong where they are read, there or not. */
  readonly mayAlso?: readonly string[];
};

/** What the page shows for one text: chips, with a minus before what is denied, and those of them that were not told. */
type Shown = {
  readonly phrase: ToldPhrase;
  readonly chips: readonly string[];
  readonly untold: readonly string[];
  readonly isFirst: boolean;
  readonly isInThree: boolean;
};

const prepared = prepareKnowledge(readKnowledge());

/** The checker as a browser has it, in one language. */
function openChecker(locale: Locale) {
  const knowledge = readKnowledge();
  const texts = textsOf(knowledge, locale);
  const worded = prepareKnowledge({
    ...knowledge,
    findings: knowledge.findings.map((one, at) => ({ ...one, label: texts.findings[at] ?? one.label })),
    complaints: knowledge.complaints.map((one, at) => ({ ...one, name: texts.complaints[at] ?? one.name })),
  });
  const read = openReader(locale);
  const understand = (text: string, person: Parameters<typeof read>[1]) =>
    Promise.resolve(read(text, person));
  const reviewed = { conditions: { reviewed: 0, of: 0 } };
  return checkerOf(
    { prepared: worded, version: "", reviewed, understand } as Parameters<typeof checkerOf>[0],
    locale,
  );
}

/** Whether a chip stands for something that the text tells. */
function isTold(chip: string, { complaints, present = [], absent = [], mayAlso = [] }: ToldPhrase): boolean {
  if (chip.startsWith("-")) return [...absent, ...mayAlso].includes(chip.slice(1));
  const told = [...complaints, ...present, ...mayAlso];
  return told.some((id) => {
    const own = prepared.complaints.get(id)?.findings ?? (prepared.findings.has(id) ? [id] : []);
    return id === chip || own.some((finding) => impliedBy(prepared, finding).includes(chip));
  });
}

/** A complaint is told by what it brings. */
function isComplaintTold(id: string, phrase: ToldPhrase): boolean {
  return (
    isTold(id, phrase) || (prepared.complaints.get(id)?.findings ?? []).some((one) => isTold(one, phrase))
  );
}

/** Reads each phrase in its language. */
async function showAll(phrases: readonly ToldPhrase[]): Promise<readonly Shown[]> {
  const shown: Shown[] = [];
  for (const locale of locales) {
    const own = phrases.filter((phrase) => phrase.locale === locale);
    if (own.length === 0) continue;
    const checker = openChecker(locale);
    for (const phrase of own) {
      const { complaints, meant, findings } = await checker.understand(phrase.text, phrase);
      const ids = findings
        .filter(({ saidBy }) => saidBy === undefined || !meant.includes(saidBy))
        .map(({ id, presence }) => (presence === "absent" ? `-${id}` : id));
      const isIn = (most: number) =>
        complaints.slice(0, most).some(({ id }) => phrase.complaints.includes(id));
      shown.push({
        phrase,
        chips: [...meant, ...ids],
        untold: [
          ...meant.filter((id) => !isComplaintTold(id, phrase)),
          ...ids.filter((id) => !isTold(id, phrase)),
        ],
        isFirst: isIn(1),
        isInThree: isIn(3),
      });
    }
  }
  return shown;
}

function tell(title: string, shown: readonly Shown[]): string {
  const sum = (count: (one: Shown) => number) => shown.reduce((all, one) => all + count(one), 0);
  const told = shown.flatMap(({ phrase: { present = [], absent = [] }, chips }) => {
    const read = new Set(
      chips.flatMap((chip) => [
        chip,
        ...(prepared.complaints.get(chip)?.findings ?? [chip])
          .filter((id) => prepared.findings.has(id))
          .flatMap((id) => impliedBy(prepared, id)),
      ]),
    );
    return [...present, ...absent.map((id) => `-${id}`)].map((id) => read.has(id));
  });
  return (
    `${title.padEnd(8)} untold ${formatFailure(
      sum(({ untold }) => untold.length),
      sum(({ chips }) => chips.length),
    )} chips, in ${shown.filter(({ untold }) => untold.length > 0).length} of ${shown.length} texts; ` +
    `told and read ${formatSuccess(told.filter(Boolean).length, told.length)}; ` +
    `first ${formatSuccess(shown.filter(({ isFirst }) => isFirst).length, shown.length)}, ` +
    `in three ${formatSuccess(shown.filter(({ isInThree }) => isInThree).length, shown.length)}`
  );
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { untold: { type: "boolean", default: false } },
});
const files = positionals.length > 0 ? positionals : ["tools/eval/data/own-words-told.jsonl"];
const shown = await showAll(files.flatMap((file) => readPhrases(file) as readonly ToldPhrase[]));
for (const locale of locales) {
  const own = shown.filter(({ phrase }) => phrase.locale === locale);
  if (own.length > 0) console.log(tell(locale, own));
  if (!values.untold) continue;
  for (const { phrase, untold, chips } of own)
    if (untold.length > 0)
      console.log(`    ${phrase.id} "${phrase.text}": ${untold.join(", ")} | of ${chips.join(", ")}`);
}
console.log(tell("all", shown));
