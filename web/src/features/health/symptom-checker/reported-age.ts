import { latinDigits } from "@anteroom/domain/text/latin-digits";

/** How many of each age unit make a year. */
export const unitsPerYear = { years: 1, months: 12, weeks: 365.25 / 7 } as const;
/** A unit in which an age is entered. */
export type AgeUnit = keyof typeof unitsPerYear;

/** Returns the unit of an age in years: months below two years, weeks in the first three months. */
export function ageUnitOf(age: number): AgeUnit {
  if (age >= 2) return "years";
  return age >= 0.25 ? "months" : "weeks";
}

/** Returns whether an age in months or weeks is two years or more: more often a typing error than a child. */
export function isTooOldForUnit(value: unknown, unit: AgeUnit): boolean {
  const count = typeof value === "string" ? Number(latinDigits(value.trim())) : 0;
  return unit !== "years" && count >= 2 * unitsPerYear[unit];
}

/**
 * Returns a typed age in years, with fractions for babies; null if invalid. "0 years" is invalid: it requires
 * months or weeks.
 */
export function readAge(value: unknown, unit: AgeUnit): number | null {
  const text = typeof value === "string" ? latinDigits(value.trim()) : "";
  if (!/^\d{1,3}$/.test(text)) return null;
  const age = Number(text) / unitsPerYear[unit];
  if (isTooOldForUnit(text, unit)) return null;
  return age > 120 || (unit === "years" && age === 0) ? null : age;
}

/** Below this age, in years, a children's doctor sees somebody. */
const childhood = 14;

/** Returns whether the person is a child. */
export const isChild = ({ person }: { person: { age: number } }): boolean => person.age < childhood;
