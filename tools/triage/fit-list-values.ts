import { conditions } from "@anteroom/triage/conditions";
import { questions, type Question } from "@anteroom/triage/evidences";
import type { TriageModel } from "@anteroom/triage/model";
import { firstFive } from "./first-five.ts";
import { trueAnswers, type PatientRow } from "./patients.ts";

/** How many questions are kept, and how many patients the mean over all conditions counts as beside a condition's own. */
const fit = { stored: 40, general: 1 };

/**
 * Returns, for the 40 most telling yes-or-no questions by code, how much of the differential's first five the answer determines among
 * patients of each condition: explained variance summed over conditions, less the amount expected by chance, in thousandths.
 */
export function fitListValues(patients: readonly PatientRow[]): TriageModel["listValue"] {
  const of = conditions.map(({ source }) =>
    patients
      .filter((row) => row.pathology === source)
      .map((row) => ({ truth: trueAnswers(row), listed: firstFive(row) })),
  );
  const values = questions
    .filter(({ kind, parent, background }) => kind === "yes-no" && !parent && !background)
    .map((question) => {
      const own = of.map((rows) => explained(question, rows));
      const counts = of.map((rows) => rows.length);
      const all = counts.reduce((sum, n) => sum + n, 0);
      const mean = own.reduce((sum, one, at) => sum + one * (counts[at] ?? 0), 0) / all;
      const drawn = own.map((one, at) => {
        const n = counts[at] ?? 0;
        return Math.max(
          0,
          Math.round((1000 * (n * one + fit.general * Math.max(0, mean))) / (n + fit.general)),
        );
      });
      return { code: question.code, mean, drawn };
    })
    .sort((a, b) => b.mean - a.mean)
    .slice(0, fit.stored);
  return Object.fromEntries(values.map(({ code, drawn }) => [code, drawn]));
}

type Seen = { readonly truth: ReturnType<typeof trueAnswers>; readonly listed: Float64Array };

function explained(question: Question, rows: readonly Seen[]): number {
  const yes = rows.filter(({ truth }) => truth(question) === "yes");
  const no = rows.filter(({ truth }) => truth(question) !== "yes");
  const n = rows.length;
  if (yes.length < 2 || no.length < 2) return 0;
  const share = (yes.length * no.length) / n ** 2;
  return conditions.reduce((sum, _, at) => {
    const [a, b] = [meanOf(yes, at), meanOf(no, at)];
    const spread = (yes.length * a * (1 - a) + no.length * b * (1 - b)) / (n - 2);
    return sum + share * (a - b) ** 2 - spread / n;
  }, 0);
}

const meanOf = (rows: readonly Seen[], at: number) =>
  rows.reduce((sum, { listed }) => sum + (listed[at] ?? 0), 0) / rows.length;
