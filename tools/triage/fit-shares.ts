import { conditions } from "@anteroom/triage/conditions";
import { questions, type Question } from "@anteroom/triage/evidences";
import { ageFrom, type TriageModel } from "@anteroom/triage/model";
import { trueAnswers, type PatientRow } from "./patients.ts";

/** The statistics of DDXPlus over its 1,025,602 training patients. */
export type Training = {
  readonly probabilities: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly condition_counts: Readonly<Record<string, number>>;
};

/** How many patients the general picture counts as, beside those seen. */
const weight = { age: 3, sex: 4, option: 1.5 };

/**
 * Fits the model's shares (priors, ages, sex, answers), without the differential's network and the value of its questions. Shares are
 * smoothed, in thousandths; priors in millionths.
 */
export function fitShares(
  training: Training,
  patients: readonly PatientRow[],
): Omit<TriageModel, "provenance" | "differential" | "listValue"> {
  const of = conditions.map(({ source }) => patients.filter((one) => one.pathology === source));
  const all = Object.values(training.condition_counts).reduce((sum, one) => sum + one, 0);
  const ageClass = (row: PatientRow) => ageFrom.findLastIndex((from) => row.age >= from);
  const generalAge = ageFrom.map(
    (_, at) => (patients.filter((row) => ageClass(row) === at).length + 1) / (patients.length + 8),
  );
  return {
    prior: conditions.map(({ source }) => Math.round((1e6 * (training.condition_counts[source] ?? 0)) / all)),
    ages: of.map((rows) =>
      ageFrom.map((_, at) => {
        const seen = rows.filter((row) => ageClass(row) === at).length;
        return thousandths((seen + weight.age * (generalAge[at] ?? 0)) / (rows.length + weight.age));
      }),
    ),
    female: of.map((rows) =>
      thousandths(
        (rows.filter((row) => row.sex === "F").length + weight.sex / 2) / (rows.length + weight.sex),
      ),
    ),
    yes: Object.fromEntries(
      questions
        .filter(({ kind }) => kind === "yes-no")
        .map((one) => [
          one.code,
          one.parent
            ? shareOfYes(one, of)
            : conditions.map(({ source }) => thousandths(training.probabilities[source]?.[one.code] ?? 0)),
        ]),
    ),
    options: Object.fromEntries(
      questions.filter(({ kind }) => kind !== "yes-no").map((one) => [one.code, sharesOfOptions(one, of)]),
    ),
  };
}

const thousandths = (share: number) => Math.round(1000 * share);

/** Among those who have what it details. */
function withParent(question: Question, rows: readonly PatientRow[]): readonly PatientRow[] {
  return rows.filter((row) => row.evidences.includes(question.parent ?? "") || !question.parent);
}

function shareOfYes(question: Question, of: readonly (readonly PatientRow[])[]): readonly number[] {
  const seen = of.map((rows) =>
    withParent(question, rows).map((row) => trueAnswers(row)(question) === "yes"),
  );
  const general = seen.flat().filter(Boolean).length / Math.max(1, seen.flat().length);
  return seen.map((all) =>
    thousandths((all.filter(Boolean).length + weight.option * general) / (all.length + weight.option)),
  );
}

function sharesOfOptions(
  question: Question,
  of: readonly (readonly PatientRow[])[],
): readonly (readonly number[])[] {
  const options = question.options ?? [];
  const seen = of.map((rows) => {
    const posed = withParent(question, rows);
    const counts = options.map(() => 0);
    for (const row of posed)
      spread(question, row).forEach((share, at) => (counts[at] = (counts[at] ?? 0) + share));
    return { n: posed.length, counts };
  });
  const total = seen.reduce((sum, one) => sum + one.n, 0);
  return options.map((_, at) => {
    const general = seen.reduce((sum, one) => sum + (one.counts[at] ?? 0), 0) / Math.max(1, total);
    return seen.map(({ n, counts }) =>
      thousandths(((counts[at] ?? 0) + weight.option * general) / (n + weight.option)),
    );
  });
}

/** What one patient adds to each option; steps of a scale are spread over their neighbours, as one who said 6 might have said 5. */
function spread(question: Question, row: PatientRow): readonly number[] {
  const options = question.options ?? [];
  const steps = options.flatMap(({ gathers }) => gathers);
  if (!steps.every((one) => /^\d+$/.test(one))) {
    const given = trueAnswers(row)(question);
    return options.map(({ slug }) => (given !== "unknown" && given.includes(slug) ? 1 : 0));
  }
  const value = row.evidences.find((one) => one.startsWith(`${question.code}_@_`))?.split("_@_")[1];
  const centre = Number(value ?? 0);
  const kernel = (step: number) => Math.max(0, 1 - Math.abs(step - centre) / 3);
  const sum = steps.reduce((all, step) => all + kernel(Number(step)), 0);
  return options.map(({ gathers }) => gathers.reduce((all, step) => all + kernel(Number(step)), 0) / sum);
}
