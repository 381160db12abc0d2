// `npm run eval:vignettes -- TRANSCRIPTS.jsonl [REFERENCES.jsonl] [--folds=1,2,3] [--misses]`: how the checker of complaints answers cases that were written down
// before it was run on them, in the vocabulary of `engines/triage/knowledge`. A line of the references names `id`, `conditions` (ids or names, any is
// right), `urgency` (one level, or several that are right) and, where known, `specialty`; without a file of references they stand in the transcripts
// under `reference`. Without either only questions, urgencies and conditions are told. `--folds` takes only the cases of these folds.
import { parseArgs } from "node:util";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { answerFromTranscript } from "@anteroom/triage/complaints/from-transcript";
import {
  type CaseTranscript,
  measureVignettes,
  type Outcome,
  transcriptProblems,
  readLines,
  type Reference,
} from "../triage/measure-vignettes.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { foldOf } from "../triage/vignette-folds.ts";
import { groupOutcomes, isSafe, formatOutcomes } from "../triage/vignette-figures.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folds: { type: "string" },
    misses: { type: "boolean", default: false },
  },
});
const [file, referenceFile] = positionals;
if (file) run(file);
else {
  console.error("npm run eval:vignettes -- TRANSCRIPTS.jsonl [REFERENCES.jsonl] [--folds=1,2,3] [--misses]");
  process.exitCode = 2;
}

function run(transcriptFile: string): void {
  const prepared = prepareKnowledge(readKnowledge());
  const only = values.folds?.split(",").map(Number);
  const transcripts = readLines<CaseTranscript & { readonly reference?: Omit<Reference, "id"> }>(
    transcriptFile,
  ).filter(({ id }) => !only || only.includes(foldOf(id)));
  const problems = transcriptProblems(prepared, transcripts);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) {
    process.exitCode = 1;
    return;
  }
  const references = referenceFile
    ? readLines<Reference>(referenceFile)
    : transcripts.flatMap(({ id, reference }) => (reference ? [{ ...reference, id }] : []));
  if (references.length === 0) {
    for (const transcript of transcripts.filter(({ complaints }) => complaints.length > 0))
      tellCase(transcript.id, answerFromTranscript(prepared, transcript));
    return;
  }
  const outcomes = measureVignettes(prepared, transcripts, references);
  tellPart(`all (${transcripts.length} transcripts, ${references.length} references)`, outcomes);
  for (const [name, part] of groupOutcomes(outcomes, ({ specialty }) => specialty))
    tellPart(`specialty: ${name}`, part);
  for (const [name, part] of groupOutcomes(outcomes, ({ age }) => age)) tellPart(`age: ${name}`, part);
  if (values.misses) tellMisses(outcomes);
}

function tellPart(title: string, outcomes: readonly Outcome[]): void {
  console.log(`\n${title}, n=${outcomes.length}`);
  for (const [name, figure] of formatOutcomes(outcomes)) console.log(`  ${name.padEnd(40)} ${figure}`);
}

function tellMisses(outcomes: readonly Outcome[]): void {
  console.log("\nmissed: not among the first three, not safe, or more urgent by two levels");
  for (const outcome of outcomes) {
    const { id, place, under, answered, isKnown } = outcome;
    if (place > 0 && place <= 3 && isSafe(outcome) && under > -2) continue;
    console.log(`${id}: place ${place}${isKnown ? "" : " (not in the knowledge)"}, under by ${under}`);
    if (answered) tellCase(id, answered);
  }
}

function tellCase(id: string, answered: ReturnType<typeof answerFromTranscript>): void {
  const { urgency, specialty, questions, reasons, conditions } = answered;
  const names = conditions.map(({ name, fit, share }) => `${name} (${fit}, ${share.toFixed(2)})`);
  const why = reasons.map((reason) => ("id" in reason ? reason.id : reason.kind));
  console.log(
    `  ${id}: ${urgency} by ${why.join(", ")}; ${specialty}; ${questions} questions; ${names.join(", ")}`,
  );
}
