import { type Area, type AreaResult, type Given, ageExclusion, type Person, unableResult } from "./areas.ts";

/** Answers to PHQ-8 or GAD-7. */
export type ScaleAnswers = {
  /** One for each item, 0 "not at all" to 3 "nearly every day". */
  items: readonly Given[];
  /** The instrument has an official wording in a language that the person reads. */
  hasWording: boolean;
};

/** The least score of the first two items from which the others are asked (Kroenke et al., 2003 and 2007). */
const shortFormCutOff = 3;

/**
 * Returns whether the first two answers allow the questionnaire to end here: both from 0 to 3, with a sum below 3.
 */
export function endsAfterTwo([first, second]: readonly Given[]): boolean {
  return isItem(first) && isItem(second) && first + second < shortFormCutOff;
}

/**
 * Assesses the first `items` items from 0 to 3 with the limits 5, 10 and 15 of the sum. With only the first two
 * answered and a sum below 3 the short form gives `low`. Unassessable under 18, without an official wording, and with
 * other missing or invalid items.
 */
export function assessScale(
  { area, items: count }: { area: Area; items: number },
  { items, hasWording }: ScaleAnswers,
  person: Person,
): AreaResult {
  const bar = ageExclusion(person) ?? (hasWording ? null : "no-wording");
  if (bar) return unableResult(area, bar);
  const given = items.slice(0, count).filter((item) => item !== null && item !== undefined);
  if (items.length > count || !given.every(isItem)) return unableResult(area, "invalid-answer");
  const sum = given.reduce((total, item) => total + item, 0);
  if (given.length === 2 && endsAfterTwo(items))
    return { area, level: "low", number: sum, reasons: ["short-form"] };
  if (given.length < count) return unableResult(area, "missing-answer");
  return { area, level: levelOf(sum), number: sum, reasons: [] };
}

function levelOf(sum: number) {
  if (sum >= 15) return "very_high";
  if (sum >= 10) return "high";
  return sum >= 5 ? "medium" : "low";
}

function isItem(value: unknown): value is number {
  return value === 0 || value === 1 || value === 2 || value === 3;
}
