import type { RiskLevel } from "../../vitals/risk-level.ts";

/** The ten areas of the health assessment, in the order of their questions (S1.31). */
export const areas = [
  "mood",
  "anxiety",
  "diabetes",
  "heart",
  "weight",
  "activity",
  "tobacco",
  "alcohol",
  "sleep",
  "nutrition",
] as const;
export type Area = (typeof areas)[number];

/** Why an area cannot be assessed. */
export const unableReasons = [
  "not-chosen",
  "missing-answer",
  "invalid-answer",
  "under-18",
  "outside-ages",
  "outside-range",
  "pregnancy",
  "known-disease",
  "sex-needed",
  "no-wording",
] as const;
export type UnableReason = (typeof unableReasons)[number];

/** What a result is based on, where naming it helps. */
export const reasons = [
  "short-form",
  "below-weight",
  "above-weight",
  "wide-waist",
  "without-waist",
  "under-35",
  "treated-pressure",
  "smokes",
  "diabetes",
  "family",
  "glucose",
  "few-minutes",
  "used-to-smoke",
  "some-days",
  "many-at-once",
  "pregnant",
  "hours",
  "nights",
  "tired",
] as const;
export type Reason = (typeof reasons)[number];

/**
 * The result of an area. `number` is in the area's own measure; null where its source defines none, and always with
 * `unable_to_assess` (S4.RISK.05).
 */
export type AreaResult =
  | { area: Area; level: Exclude<RiskLevel, "unable_to_assess">; number: number | null; reasons: Reason[] }
  | { area: Area; level: "unable_to_assess"; number: null; reasons: UnableReason[] };

/** Returns whether the person chose to answer this area, also where it cannot be assessed. */
export const isChosen = ({ reasons: all }: AreaResult) =>
  !(all as readonly (Reason | UnableReason)[]).includes("not-chosen");

/** The person assessed. `sex` is null where the formulas cannot use it: unanswered, or neither of the two. */
export type Person = {
  age: number | null;
  sex: "male" | "female" | null;
  /** Null: not answered, or the question does not apply (`mayBePregnant`). */
  isPregnant: boolean | null;
  /** A diagnosis of diabetes. */
  hasDiabetes: boolean | null;
  /** A heart attack, angina, stroke, narrowed arteries of the legs or heart failure before. */
  hasHeartDisease: boolean | null;
};

/** An answered number, or null without an answer. NaN and numbers out of bounds are invalid answers. */
export type Given = number | null;

/** Age in years from which a person counts as an adult in the assessment. */
export const adultAge = 18;
const lastChildbearingAge = 55;

/**
 * Returns whether the question about pregnancy applies: known age from 18 to 55 years and not male, also with unknown
 * sex. The upper age is our own.
 */
export function mayBePregnant({ sex, age }: Pick<Person, "sex" | "age">): boolean {
  return sex !== "male" && age !== null && age >= adultAge && age <= lastChildbearingAge;
}

/** Returns the result of an area that cannot be assessed, with its reason. */
export function unableResult(area: Area, reason: UnableReason): AreaResult {
  return { area, level: "unable_to_assess", number: null, reasons: [reason] };
}

/**
 * Returns why the age excludes the person from every area, or null: `missing-answer`, `invalid-answer` where it is not a
 * whole number from 0 to 130, or `under-18`.
 */
export function ageExclusion({ age }: Person): UnableReason | null {
  if (age === null) return "missing-answer";
  if (!Number.isInteger(age) || age < 0 || age > 130) return "invalid-answer";
  return age < adultAge ? "under-18" : null;
}

/**
 * Returns why areas based on body weight cannot be assessed, or null: the person is pregnant, or may be and did not
 * answer.
 */
export function pregnancyExclusion(person: Person): UnableReason | null {
  if (!mayBePregnant(person)) return null;
  if (person.isPregnant === null) return "missing-answer";
  return person.isPregnant ? "pregnancy" : null;
}

type Bound = readonly [value: Given, least: number, most: number];

/**
 * Returns what is wrong with required numbers, or null: `missing-answer` where one is missing, before
 * `invalid-answer` where one is out of its bounds (both included) or NaN.
 */
export function numbersProblem(bounds: readonly Bound[]): UnableReason | null {
  if (bounds.some(([value]) => value === null)) return "missing-answer";
  const isIn = ([value, least, most]: Bound) => value !== null && value >= least && value <= most;
  return bounds.every(isIn) ? null : "invalid-answer";
}

/** Rounds down to one decimal, so that a displayed number never reaches the next level; 1.9999999999 counts as 2. */
export function floorToTenth(value: number): number {
  return Math.floor(value * 10 + 1e-9) / 10;
}
