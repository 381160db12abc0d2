import {
  type AreaResult,
  type Given,
  ageExclusion,
  numbersProblem,
  type Person,
  unableResult,
} from "./areas.ts";

/** Answers about four habits, each from 0 (as recommended) to 3 (far from it). */
export type NutritionAnswers = { greens: Given; sweetDrinks: Given; salt: Given; processed: Given };

/**
 * Assesses four questions of our own about habits that WHO names (healthy diet, 2020), 0 to 12 points: medium from 4,
 * high from 8, never `very_high`. Unassessable under 18, without an age, and unless all four are whole numbers from 0
 * to 3.
 */
export function assessNutrition(answers: NutritionAnswers, person: Person): AreaResult {
  const given = [answers.greens, answers.sweetDrinks, answers.salt, answers.processed];
  const bar =
    ageExclusion(person) ??
    numbersProblem(given.map((value) => [value, 0, 3])) ??
    (given.every(Number.isInteger) ? null : "invalid-answer");
  if (bar) return unableResult("nutrition", bar);
  const number = given.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const level = number >= 8 ? "high" : number >= 4 ? "medium" : "low";
  return { area: "nutrition", level, number, reasons: [] };
}
