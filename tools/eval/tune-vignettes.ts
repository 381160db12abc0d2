// `npm run tune:vignettes -- TRANSCRIPTS.jsonl REFERENCES.jsonl`: numbers of the checker chosen on four folds of the vignettes and measured on the fifth,
// for each fold. It prints which were chosen, and the pooled figures of all that were held out. The choice is the sum of safe urgency (twice), exact
// urgency and the right condition among the first three, among settings that ask twelve questions in the median at most. The knowledge itself was
// written with all folds in sight: what is pooled here is held out from the numbers alone.
import { type Limits, usualLimits } from "@anteroom/triage/complaints/limits";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import {
  type CaseTranscript,
  measureVignettes,
  type Outcome,
  readLines,
  type Reference,
} from "../triage/measure-vignettes.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { foldOf, folds } from "../triage/vignette-folds.ts";
import { isSafe, formatOutcomes } from "../triage/vignette-figures.ts";

/** What is tried, every combination. */
const tried = {
  stepOfFrequency: [0.3, 0.35, 0.4],
  excludedShare: [0.005, 0.02],
  weightOfAbsence: [0.6, 0.75],
} as const satisfies Partial<Record<keyof Limits, readonly number[]>>;

const mostQuestions = 12;

const [transcriptFile, referenceFile] = process.argv.slice(2);
if (transcriptFile && referenceFile) run(transcriptFile, referenceFile);
else {
  console.error("npm run tune:vignettes -- TRANSCRIPTS.jsonl REFERENCES.jsonl");
  process.exitCode = 2;
}

function run(cases: string, right: string): void {
  const knowledge = readKnowledge();
  const transcripts = readLines<CaseTranscript>(cases);
  const references = readLines<Reference>(right);
  const settings = combinations().map((setting) => {
    const prepared = prepareKnowledge(knowledge, { ...usualLimits, ...setting });
    const outcomes = measureVignettes(prepared, transcripts, references);
    console.log(`${spell(setting)}: ${scoreOf(outcomes).toFixed(3)}`);
    return { setting, outcomes };
  });
  const heldOut: Outcome[] = [];
  for (let fold = 1; fold <= folds; fold += 1) {
    const isIn = ({ id }: Outcome) => foldOf(id) === fold;
    const scored = settings.map(({ setting, outcomes }) => ({
      setting,
      outcomes,
      score: scoreOf(outcomes.filter((one) => !isIn(one))),
    }));
    const best = scored.reduce((most, one) => (one.score > most.score ? one : most));
    console.log(`fold ${fold}: ${spell(best.setting)}`);
    heldOut.push(...best.outcomes.filter(isIn));
  }
  console.log(`\nheld out, pooled, n=${heldOut.length}`);
  for (const [name, figure] of formatOutcomes(heldOut)) console.log(`  ${name.padEnd(40)} ${figure}`);
}

type Setting = Partial<Limits>;

function combinations(): readonly Setting[] {
  return Object.entries(tried).reduce<readonly Setting[]>(
    (all, [name, values]) => all.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}

function scoreOf(outcomes: readonly Outcome[]): number {
  const share = (is: (outcome: Outcome) => boolean) => outcomes.filter(is).length / outcomes.length;
  const questions = outcomes.map(({ answered }) => answered?.questions ?? 0).sort((a, b) => a - b);
  const isTooLong = (questions[Math.floor(questions.length / 2)] ?? 0) > mostQuestions;
  const isFirst = ({ place }: Outcome) => place > 0 && place <= 3;
  return isTooLong ? 0 : 2 * share(isSafe) + share(({ under }) => under === 0) + share(isFirst);
}

function spell(setting: Setting): string {
  return Object.entries(setting)
    .map(([name, value]) => `${name} ${value}`)
    .join(", ");
}
