import {
  type AreaResult,
  type Given,
  mayBePregnant,
  ageExclusion,
  numbersProblem,
  type Person,
  type Reason,
  unableResult,
} from "./areas.ts";

/** Answers about alcohol in a usual week. */
export type AlcoholAnswers = {
  /** Days of a usual week with alcohol; 0 for none, or fewer than one. */
  days: Given;
  /** Drinks of 10 g on such a day; not asked for 0 days. */
  drinks: Given;
};

/** Grams of pure alcohol in a drink, as WHO counts. */
const gramsOfDrink = 10;
/** Drinks on one day that WHO calls heavy episodic drinking: 60 g. */
const manyAtOnce = 6;

/**
 * Assesses grams of alcohol a week. Up to 100 is low (Wood et al., Lancet 2018). Above, the limits are the daily 40
 * and 60 g (men) or 20 and 40 g (others) of WHO (2000) times seven. Six drinks on one day give at least medium, any
 * in pregnancy at least high; these two and the level names are our own. Unassessable under 18, without whole days
 * from 0 to 7, or without 0.5 to 50 drinks on such days.
 */
export function assessAlcohol({ days, drinks }: AlcoholAnswers, person: Person): AreaResult {
  const bar =
    ageExclusion(person) ??
    numbersProblem([[days, 0, 7]]) ??
    (days !== null && !Number.isInteger(days) ? "invalid-answer" : null) ??
    (days === 0 ? null : numbersProblem([[drinks, 0.5, 50]]));
  if (bar || days === null) return unableResult("alcohol", bar ?? "missing-answer");
  const aDay = days === 0 ? 0 : (drinks ?? 0);
  const grams = Number((days * aDay * gramsOfDrink).toFixed(6)); // 3 times 6.1 is 18.3
  const reasons: Reason[] = [];
  if (aDay >= manyAtOnce) reasons.push("many-at-once");
  const isPregnant = mayBePregnant(person) && person.isPregnant === true;
  if (isPregnant && grams > 0) reasons.push("pregnant");
  const least = isPregnant && grams > 0 ? 2 : aDay >= manyAtOnce ? 1 : 0;
  const level = steps[Math.max(stepOf(grams, person.sex === "male"), least)] ?? "very_high";
  return { area: "alcohol", level, number: Math.floor(grams), reasons };
}

const steps = ["low", "medium", "high", "very_high"] as const;

function stepOf(grams: number, isMan: boolean): number {
  const [medium, high] = isMan ? [280, 420] : [140, 280];
  if (grams > high) return 3;
  if (grams > medium) return 2;
  return grams > 100 ? 1 : 0;
}
