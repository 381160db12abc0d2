import {
  type AreaResult,
  ageExclusion,
  numbersProblem,
  type Person,
  pregnancyExclusion,
  type Reason,
  unableResult,
  type UnableReason,
} from "./areas.ts";
import { type Body, bodyBounds, bodyMassIndex } from "./body.ts";

/**
 * Relatives with diabetes. `distant`: grandparent, aunt, uncle or first cousin. `close`: parent, sibling or child.
 */
export const relatives = ["none", "distant", "close"] as const;
export type Relatives = (typeof relatives)[number];

/** Answers for FINDRISC: body in cm and kg, and yes or no; null is not answered. */
export type DiabetesAnswers = Body & {
  /** At least 30 minutes of movement on most days. */
  movesDaily: boolean | null;
  eatsGreensDaily: boolean | null;
  takesPressureMedicine: boolean | null;
  /** Whether a high blood glucose was ever diagnosed. */
  hadHighGlucose: boolean | null;
  relatives: Relatives | null;
};

/**
 * Assesses FINDRISC, 0 to 26 (Lindström and Tuomilehto, 2003), for adults without diabetes. The limits 7 and 15 are
 * theirs, the level names our own; above 20 is very high. Unassessable with diabetes or pregnancy, without a sex, and
 * with a missing or invalid answer.
 */
export function assessDiabetes(answers: DiabetesAnswers, person: Person): AreaResult {
  const bar = barOf(answers, person);
  const { height, weight, waist } = answers;
  if (bar || height === null || weight === null || waist === null || person.sex === null)
    return unableResult("diabetes", bar ?? "missing-answer");
  const age = person.age ?? 0;
  const number =
    pointsOfAge(age) +
    pointsOfIndex(bodyMassIndex({ height, weight })) +
    pointsOfWaist(waist, person.sex) +
    (answers.movesDaily ? 0 : 2) +
    (answers.eatsGreensDaily ? 0 : 1) +
    (answers.takesPressureMedicine ? 2 : 0) +
    (answers.hadHighGlucose ? 5 : 0) +
    (answers.relatives === "close" ? 5 : answers.relatives === "distant" ? 3 : 0);
  return { area: "diabetes", level: levelOf(number), number, reasons: reasonsOf(answers, age) };
}

function barOf(answers: DiabetesAnswers, person: Person): UnableReason | null {
  const bar = ageExclusion(person);
  if (bar) return bar;
  if (person.hasDiabetes) return "known-disease";
  const { movesDaily, eatsGreensDaily, takesPressureMedicine, hadHighGlucose } = answers;
  const reported = [movesDaily, eatsGreensDaily, takesPressureMedicine, hadHighGlucose, answers.relatives];
  return (
    (person.sex === null ? "sex-needed" : null) ??
    pregnancyExclusion(person) ??
    (person.hasDiabetes === null || reported.includes(null) ? "missing-answer" : null) ??
    numbersProblem([
      [answers.height, ...bodyBounds.height],
      [answers.weight, ...bodyBounds.weight],
      [answers.waist, ...bodyBounds.waist],
    ])
  );
}

function pointsOfAge(age: number): number {
  if (age > 64) return 4;
  if (age >= 55) return 3;
  return age >= 45 ? 2 : 0;
}

function pointsOfIndex(index: number): number {
  if (index > 30) return 3;
  return index >= 25 ? 1 : 0;
}

function pointsOfWaist(waist: number, sex: "male" | "female"): number {
  const [some, many] = sex === "male" ? [94, 102] : [80, 88];
  if (waist > many) return 4;
  return waist >= some ? 3 : 0;
}

function levelOf(score: number) {
  if (score > 20) return "very_high";
  if (score >= 15) return "high";
  return score >= 7 ? "medium" : "low";
}

function reasonsOf({ hadHighGlucose, relatives: kin }: DiabetesAnswers, age: number): Reason[] {
  const found: Reason[] = [];
  if (hadHighGlucose) found.push("glucose");
  if (kin !== "none") found.push("family");
  if (age < 35) found.push("under-35");
  return found;
}

/**
 * Returns n where one in n people with this FINDRISC score gets diabetes within ten years (Lindström and Tuomilehto,
 * 2003): 2, 3, 6, 25 or 100.
 */
export function oneInWithDiabetes(score: number): number {
  if (score > 20) return 2;
  if (score >= 15) return 3;
  if (score >= 12) return 6;
  return score >= 7 ? 25 : 100;
}
