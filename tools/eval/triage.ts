// `npm run eval:triage -- FILE.jsonl [--flip 0.05] [--seed n]`: one JSON object with the figures of the symptom checker on patients in the format
// of DDXPlus. `-- FILE.jsonl --folds 4 [--flip 0.05]`: the same where the model was fitted on the file too, each row by a model that has not seen it
// (flipped with seeds 1 to 4, a line each). `-- --out-of-scope [FILE.jsonl]`: how complaints end that the checker must not assess, begun with the
// first screen as every interview of the product is, and without it.
import path from "node:path";
import { parseArgs } from "node:util";
import { fittedModel } from "@anteroom/triage/fitted-model";
import { readBeyondScope, playAllInterviews, type Attempt } from "../triage/beyond-scope.ts";
import { measureByFolds } from "../triage/by-folds.ts";
import { outcomeFigures, measurePatients } from "../triage/measure.ts";
import { readPatients } from "../triage/patients.ts";
import { shareOf } from "./shares.ts";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    flip: { type: "string", default: "0" },
    seed: { type: "string", default: "1" },
    folds: { type: "string" },
    "out-of-scope": { type: "boolean", default: false },
  },
});
const [file] = positionals;
if (values["out-of-scope"]) {
  console.log(
    JSON.stringify(outOfScope(file ?? path.join(import.meta.dirname, "triage-out-of-scope.jsonl"))),
  );
} else if (file && values.folds) {
  const flipped =
    Number(values.flip) > 0 ? [1, 2, 3, 4].map((seed) => ({ flip: Number(values.flip), seed })) : [];
  const settings = [{ flip: 0, seed: 0 }, ...flipped];
  measureByFolds(readPatients(file), Number(values.folds), settings).forEach((outcomes, at) =>
    console.log(
      JSON.stringify({ folds: Number(values.folds), ...settings[at], ...outcomeFigures(outcomes) }),
    ),
  );
} else if (file) {
  const outcomes = measurePatients(fittedModel, readPatients(file), Number(values.flip), Number(values.seed));
  console.log(JSON.stringify(outcomeFigures(outcomes)));
} else {
  console.error("npm run eval:triage -- FILE.jsonl [--flip 0.05] [--seed n] | --out-of-scope [FILE.jsonl]");
  process.exitCode = 2;
}

function outOfScope(list: string) {
  const all = readBeyondScope(list);
  const ways = (isScreened: boolean) =>
    endsOf(all.map((one) => playAllInterviews(fittedModel, one, isScreened)));
  return { ...ways(true), withoutFirstScreen: ways(false) };
}

/** A complaint counts as refused only when every way to begin it is; bounds are one-sided, 95 % (Clopper and Pearson 1934). */
function endsOf(tried: readonly (readonly Attempt[])[]) {
  const diagnosed = tried.filter((all) => all.some(({ result }) => result.kind === "assessed"));
  const interviews = tried.flat();
  const wrong = interviews.filter(({ result }) => result.kind === "assessed");
  const endedByDanger = interviews.filter(
    ({ result }) => result.kind === "cannot-assess" && result.reason === "danger-first",
  );
  return {
    complaints: tried.length,
    cannotAssess: tried.length - diagnosed.length,
    share: 1 - diagnosed.length / tried.length,
    shareAtLeast: 1 - shareOf(diagnosed.length, tried.length).upper,
    interviews: interviews.length,
    endedByDanger: endedByDanger.length,
    diagnosedInterviews: wrong.length,
    diagnosedInterviewsAtMost: shareOf(wrong.length, interviews.length).upper,
    questions: interviews.reduce((sum, one) => sum + one.questions, 0) / interviews.length,
    diagnosed: wrong.map(({ id, words, complaint, result }) => ({ id, words, complaint, result })),
  };
}
