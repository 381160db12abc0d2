import { latinDigits } from "@anteroom/domain/text/latin-digits";

/** In what the age of a baby is told; how many of each make a year. */
export const unitsPerYear = { years: 1, months: 12, weeks: 365.25 / 7 } as const;
export type AgeUnit = keyof typeof unitsPerYear;

/** Months below two years; weeks in the first three months. */
export function ageUnitOf(age: number): AgeUnit {
  if (age >= 2) return "years";
  return age >= 0.25 ? "months" : "weeks";
}

/** From two years on an age is told in years: "30" in months is more often a slip than a child. */
export function isTooOldForUnit(value: unknown, unit: AgeUnit): boolean {
  const count = typeof value === "string" ? Number(latinDigits(value.trim())) : 0;
  return unit !== "years" && count >= 2 * unitsPerYear[unit];
}

/** In years, fractions for babies. Nobody of 0 years is told apart: that is asked in months or weeks. */
export function readAge(value: unknown, unit: AgeUnit): number | null {
  const text = typeof value === "string" ? latinDigits(value.trim()) : "";
  if (!/^\d{1,3}$/.test(text)) return null;
  const age = Number(text) / unitsPerYear[unit];
  if (isTooOldForUnit(text, unit)) return null;
  return age > 120 || (unit === "years" && age === 0) ? null : age;
}

/** Below this age, in years, a children's doctor sees somebody. */
const childhood = 14;

export const isChild = ({ person }: { person: { age: number } }): boolean => person.age < childhood;
