import { latinDigits } from "@anteroom/domain/text/latin-digits";

/** How many of each age unit make a year. */
export const unitsPerYear = { years: 1, months: 12, weeks: 365.25 / 7 } as const;
/** A unit in which an age is entered. */
export type AgeUnit = keyof typeof unitsPerYear;

/**
 * Returns the unit in which an age in years is entered: months below two years, weeks in the first three
 * months.
 */
export function ageUnitOf(age: number): AgeUnit {
  if (age >= 2) return "years";
  return age >= 0.25 ? "months" : "weeks";
}

/** Years beyond this are a slip of the keys. */
const mostYears = 120;

/**
 * Returns why `readAge` refused a value; call it only then. Two years and more in months or weeks count as a
 * typing error; years of 0 need months or weeks, months of 0 weeks.
 */
export function problemOfAge(value: unknown, unit: AgeUnit) {
  const count = wholeNumberIn(value);
  if (count === null) return "no-number";
  if (unit !== "years" && count >= 2 * unitsPerYear[unit]) return "too-old-for-unit";
  if (count > mostYears) return "too-old";
  return unit === "months" ? "too-young-for-months" : "too-young-for-years";
}

/**
 * Returns a typed age in years, with fractions for babies; null if invalid, over 120 years, two years and more in
 * months or weeks, or 0 in years or months. Accepts Arabic digits.
 */
export function readAge(value: unknown, unit: AgeUnit): number | null {
  const count = wholeNumberIn(value);
  if (count === null || (count === 0 && unit !== "weeks")) return null;
  const isTooOld = unit === "years" ? count > mostYears : count >= 2 * unitsPerYear[unit];
  return isTooOld ? null : count / unitsPerYear[unit];
}

function wholeNumberIn(value: unknown): number | null {
  const text = typeof value === "string" ? latinDigits(value.trim()) : "";
  return /^\d{1,3}$/.test(text) ? Number(text) : null;
}

/** Below this age, in years, a children's doctor sees somebody. */
const childhood = 14;

/** Returns whether the person is under 14 years, so that a children's doctor sees them. */
export const isChild = ({ person }: { person: { age: number } }): boolean => person.age < childhood;
