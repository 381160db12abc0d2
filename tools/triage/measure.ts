import { assess } from "@anteroom/triage/assess";
import { care } from "@anteroom/triage/care";
import { conditions } from "@anteroom/triage/conditions";
import { differentialOf } from "@anteroom/triage/differential";
import { conditionCount, type PreparedModel } from "@anteroom/triage/model";
import { posterior } from "@anteroom/triage/posterior";
import { urgencies, type Urgency } from "@anteroom/triage/safety-signs";
import { f1OfFirstFive } from "./first-five.ts";
import { interviewPatient, randomNumbers } from "./interview-patient.ts";
import { conditionIndex, type PatientRow } from "./patients.ts";

/** The result of one interview with the true values. */
export type Outcome = {
  /** Place of the true condition in the ranking of the posterior, from 0. */
  readonly rank: number;
  /** Probability of the most likely condition, given that it is one that the checker has. */
  readonly certainty: number;
  readonly questions: number;
  readonly f1: number;
  readonly refused: boolean;
  readonly urgency: Urgency;
  /** The urgency of the true condition, in the table of the engine (care.ts). */
  readonly trueUrgency: Urgency;
  readonly milliseconds: readonly number[];
};

/**
 * Interviews every patient and compares the results; the same for the same seed. `flip`: share of flipped answers, 0 .. 1. Throws for a
 * condition that the checker does not have.
 */
export function measurePatients(
  model: PreparedModel,
  rows: readonly PatientRow[],
  flip: number,
  seed: number,
): readonly Outcome[] {
  const next = randomNumbers(seed);
  return rows.map((row) => {
    const held = interviewPatient(model, row, flip, next);
    const now = posterior(model, held.interview);
    const inScope = 1 - (now[conditionCount] ?? 0);
    const place = conditionIndex(row.pathology);
    const truth = conditions[place];
    if (!truth) throw new Error(`${row.pathology} is no condition of the checker.`);
    const own = now[place] ?? 0;
    const result = assess(model, held.interview);
    const f1 = f1OfFirstFive(differentialOf(model.stored.differential, held.interview, now), row);
    return {
      rank: now.subarray(0, conditionCount).filter((one) => one > own).length,
      certainty: Math.max(...now.subarray(0, conditionCount)) / inScope,
      questions: held.interview.answers.length,
      f1,
      refused: result.kind === "cannot-assess",
      urgency: result.urgency,
      trueUrgency: care[truth.slug].urgency,
      milliseconds: held.milliseconds,
    };
  });
}

/**
 * Returns the metrics of all interviews; shares from 0 to 1, rounded to five digits, times in ms. A refused patient
 * still counts in the ranking. Shares are NaN without outcomes.
 */
export function outcomeFigures(outcomes: readonly Outcome[]) {
  const n = outcomes.length;
  const share = (is: (one: Outcome) => boolean) => round(outcomes.filter(is).length / n);
  const within = (places: number) => share(({ rank }) => rank < places);
  const times = outcomes.flatMap(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const emergencies = outcomes.filter(({ trueUrgency }) => level(trueUrgency) <= level("emergency"));
  return {
    patients: n,
    gtpa1: within(1),
    gtpa3: within(3),
    gtpa5: within(5),
    questions: round(mean(outcomes.map(({ questions }) => questions))),
    ddf1_5: round(mean(outcomes.map(({ f1 }) => f1))),
    ece: round(calibrationError(outcomes)),
    emergenciesUnderTriaged: round(
      emergencies.filter(({ urgency }) => level(urgency) > level("emergency")).length /
        Math.max(1, emergencies.length),
    ),
    underTriaged: share(({ urgency, trueUrgency }) => level(urgency) > level(trueUrgency)),
    overTriaged: share(({ urgency, trueUrgency }) => level(urgency) < level(trueUrgency)),
    questionMsP50: round(times[Math.floor(times.length * 0.5)] ?? 0),
    questionMsP95: round(times[Math.floor(times.length * 0.95)] ?? 0),
    refused: share(({ refused }) => refused),
  };
}

/** Returns the expected calibration error in ten bins (Naeini et al. 2015). */
export function calibrationError(outcomes: readonly Pick<Outcome, "certainty" | "rank">[]): number {
  const bins = Map.groupBy(outcomes, ({ certainty }) => Math.min(9, Math.floor(certainty * 10)));
  const gaps = [...bins.values()].map((bin) =>
    Math.abs(bin.reduce((sum, { certainty, rank }) => sum + certainty - (rank === 0 ? 1 : 0), 0)),
  );
  return gaps.reduce((sum, one) => sum + one, 0) / outcomes.length;
}

const level = (urgency: Urgency) => urgencies.indexOf(urgency);
const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
const round = (value: number) => Math.round(value * 1e5) / 1e5;
