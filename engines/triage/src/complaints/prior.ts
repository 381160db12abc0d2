import { type AgeGroup, ageGroups, appliesTo, type Condition } from "./knowledge.ts";
import type { PreparedKnowledge } from "./prepare.ts";

/** The person checked; age in years, fractions for babies, and the sex of the body. */
export type Person = { readonly age: number; readonly sex: "F" | "M" };

/**
 * The number of steps from the most common word of frequency. A step is half an order of magnitude or less: the words
 * are judgements, not counts, and larger steps would let a common condition win against three findings for a rarer
 * one.
 */
const stepsOfFrequency = { "very-common": 0, common: 1, uncommon: 2, rare: 3, "very-rare": 4 } as const;

/** `none` is not zero: a condition at an unusual age can still be found by its findings. */
const ageFactor = { none: 0.003, low: 0.3, high: 2.5 } as const;

/** Three to one where a condition is said to be more frequent in one sex. */
const moreIn = 1.5;
const lessIn = 0.5;

/** The factor for a condition of the other sex, or one that needs an impossible finding. */
const impossible = 1e-6;

/** Where each group of ages begins, in years. */
const ageFrom = { baby: 0, toddler: 1, child: 4, teen: 12, adult: 18, middle: 40, older: 65 } as const;

/** Returns the age group of an age in years (see `ageGroups`). */
export function ageGroupOf(age: number): AgeGroup {
  return ageGroups.findLast((group) => age >= ageFrom[group]) ?? "baby";
}

/**
 * Returns the relative frequency of a condition among people of this age and sex who seek care; tiny but never 0
 * where it is impossible. Comparable between conditions; not a proportion.
 */
export function priorOf(
  condition: Condition,
  person: Person,
  { findings, limits }: Pick<PreparedKnowledge, "findings" | "limits">,
): number {
  const age = condition.ages?.[ageGroupOf(person.age)];
  const needs = condition.findings.needs ?? [];
  const isPossible = needs.every((id) => appliesTo(findings.get(id)?.applies, person));
  return (
    10 ** (-limits.stepOfFrequency * stepsOfFrequency[condition.frequency]) *
    (age ? ageFactor[age] : 1) *
    sexFactor(condition.sex, person.sex) *
    (isPossible ? 1 : impossible)
  );
}

/**
 * Returns the factor, from 0 to 1, that spreads priors so that each step of frequency is one order of magnitude, as
 * the words usually mean; multiply a share by it.
 */
export function fullBaseRate(
  { frequency }: Condition,
  { stepOfFrequency }: PreparedKnowledge["limits"],
): number {
  return 10 ** (-(1 - stepOfFrequency) * stepsOfFrequency[frequency]);
}

function sexFactor(usual: Condition["sex"], sex: Person["sex"]): number {
  if (!usual) return 1;
  if (usual === "F" || usual === "M") return usual === sex ? 1 : impossible;
  return usual === `more-${sex}` ? moreIn : lessIn;
}
