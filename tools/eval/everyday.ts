// `npm run eval:everyday [-- --misses]`: how the checker of complaints answers 120 invented people, 60 with everyday complaints, 30 children and 30 in
// danger, written before it was tuned. It is a check against sending everybody to an emergency department; nothing is tuned on it.
import path from "node:path";
import { parseArgs } from "node:util";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import {
  type InventedPerson,
  measureVignettes,
  transcriptProblems,
  readLines,
  transcriptOf,
} from "../triage/measure-vignettes.ts";
import { readKnowledge } from "../triage/read-knowledge.ts";
import { isSafe, formatOutcomes } from "../triage/vignette-figures.ts";

const { values } = parseArgs({ options: { misses: { type: "boolean", default: false } } });
const prepared = prepareKnowledge(readKnowledge());
const people = readLines<InventedPerson>(path.join(import.meta.dirname, "../triage/invented-everyday.jsonl"));
const transcripts = people.map((person) => transcriptOf(prepared, person));
for (const problem of transcriptProblems(prepared, transcripts)) console.error(problem);

for (const kind of ["everyday", "child", "danger"] as const) {
  const references = people
    .filter((person) => person.kind === kind)
    .map(({ id, reference }) => ({ ...reference, id }));
  const outcomes = measureVignettes(prepared, transcripts, references);
  console.log(`\n${kind}, n=${outcomes.length}`);
  const shown = new Set(["safe urgency", "exact urgency", "more urgent than right"]);
  for (const [name, figure] of formatOutcomes(outcomes))
    if (shown.has(name) || name.startsWith("more") || name.startsWith("questions"))
      console.log(`  ${name.padEnd(40)} ${figure}`);
  const sent = outcomes.filter(({ answered }) => answered?.urgency.startsWith("emergency")).length;
  console.log(`  ${"told to seek emergency care".padEnd(40)} ${sent} of ${outcomes.length}`);
  for (const outcome of values.misses ? outcomes : []) {
    const { id, under, answered } = outcome;
    if (under >= 0 && isSafe(outcome) && under === 0) continue;
    const why = (answered?.reasons ?? []).map((reason) => ("id" in reason ? reason.id : reason.kind));
    console.log(`    ${id}: ${answered?.urgency}, under by ${under}, by ${why.join(", ")}`);
  }
}
