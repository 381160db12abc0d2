import type { RiskLevel } from "../../vitals/risk-level.ts";

/** S1.31: the ten areas, in the order in which they are asked. */
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

/** Why nothing can be said about an area. */
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

/** What a result rests on, where a word of it helps. */
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

/** What an area's answers give. `number` stands in the area's own measure; null where its source names none, and always with unable (S4.RISK.05). */
export type AreaResult =
  | { area: Area; level: Exclude<RiskLevel, "unable_to_assess">; number: number | null; reasons: Reason[] }
  | { area: Area; level: "unable_to_assess"; number: null; reasons: UnableReason[] };

/** Whether the person wanted to look at it. */
export const isChosen = ({ reasons: all }: AreaResult) =>
  !(all as readonly (Reason | UnableReason)[]).includes("not-chosen");

/** Who the answers are about. `sex` is what the formulas know; null: not told, or neither of the two. */
export type Person = {
  age: number | null;
  sex: "male" | "female" | null;
  /** Null: not told. */
  isPregnant: boolean | null;
  /** A diagnosis of diabetes. */
  hasDiabetes: boolean | null;
  /** A heart attack, angina, stroke, narrowed arteries of the legs or heart failure before. */
  hasHeartDisease: boolean | null;
};

/** A number that was given, or null for none. What is no number of its question counts as invalid. */
export type Given = number | null;

export const adultAge = 18;
const lastChildbearingAge = 55;

/** Whether the question of a pregnancy makes sense; the upper age is ours. */
export function mayBePregnant({ sex, age }: Pick<Person, "sex" | "age">): boolean {
  return sex !== "male" && age !== null && age >= adultAge && age <= lastChildbearingAge;
}

export function unable(area: Area, reason: UnableReason): AreaResult {
  return { area, level: "unable_to_assess", number: null, reasons: [reason] };
}

/** Why the person is outside of what every area is made for, or null: adults with a known age alone. */
export function notAnAdult({ age }: Person): UnableReason | null {
  if (age === null) return "missing-answer";
  if (!Number.isInteger(age) || age < 0 || age > 130) return "invalid-answer";
  return age < adultAge ? "under-18" : null;
}

/** What a pregnancy does to areas that go by body weight: they say nothing; nor do they when it may be and nobody said. */
export function pregnancyBars(person: Person): UnableReason | null {
  if (!mayBePregnant(person)) return null;
  if (person.isPregnant === null) return "missing-answer";
  return person.isPregnant ? "pregnancy" : null;
}

type Bound = readonly [value: Given, least: number, most: number];

/** What is wrong with numbers that are all needed: one is missing, or is no number within its bounds. */
export function numbersBar(bounds: readonly Bound[]): UnableReason | null {
  if (bounds.some(([value]) => value === null)) return "missing-answer";
  const isIn = ([value, least, most]: Bound) => value !== null && value >= least && value <= most;
  return bounds.every(isIn) ? null : "invalid-answer";
}

/** What is shown of a number with one digit: rounded down, so that it never reads as the next level. */
export function oneDigit(value: number): number {
  return Math.floor(value * 10 + 1e-9) / 10;
}
