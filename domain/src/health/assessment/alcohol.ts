import {
  type AreaResult,
  type Given,
  mayBePregnant,
  notAnAdult,
  numbersBar,
  type Person,
  type Reason,
  unable,
} from "./areas.ts";

export type AlcoholAnswers = {
  /** Days of a usual week with alcohol; 0 for none, or fewer than one. */
  days: Given;
  /** Drinks of 10 g on such a day; asked from one day on. */
  drinks: Given;
};

/** Grams of pure alcohol in a drink, as WHO counts. */
const gramsOfDrink = 10;
/** Drinks on one day that WHO calls heavy episodic drinking: 60 g. */
const manyAtOnce = 6;

/**
 * Grams of alcohol a week. Up to 100 is low (Wood et al., Lancet 2018); above, the daily 40, 60 and 20, 40 g (men, others) of
 * WHO (2000) times seven. Six drinks on one day, or any in a pregnancy, raise it; these two and the four words are ours.
 */
export function assessAlcohol({ days, drinks }: AlcoholAnswers, person: Person): AreaResult {
  const bar =
    notAnAdult(person) ??
    numbersBar([[days, 0, 7]]) ??
    (days !== null && !Number.isInteger(days) ? "invalid-answer" : null) ??
    (days === 0 ? null : numbersBar([[drinks, 0.5, 50]]));
  if (bar || days === null) return unable("alcohol", bar ?? "missing-answer");
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
