import { type AreaResult, type Given, notAnAdult, numbersBar, type Person, unable } from "./areas.ts";

/** Each from 0, as the advice has it, to 3, far from it. */
export type NutritionAnswers = { greens: Given; sweetDrinks: Given; salt: Given; processed: Given };

/** Four questions of ours about habits that WHO names (healthy diet, 2020), 0 to 12 points; a habit is never called a very high risk. */
export function assessNutrition(answers: NutritionAnswers, person: Person): AreaResult {
  const given = [answers.greens, answers.sweetDrinks, answers.salt, answers.processed];
  const bar =
    notAnAdult(person) ??
    numbersBar(given.map((value) => [value, 0, 3])) ??
    (given.every(Number.isInteger) ? null : "invalid-answer");
  if (bar) return unable("nutrition", bar);
  const number = given.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  const level = number >= 8 ? "high" : number >= 4 ? "medium" : "low";
  return { area: "nutrition", level, number, reasons: [] };
}
