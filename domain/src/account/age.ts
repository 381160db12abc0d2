/**
 * Returns the whole years between a date of birth (`1987-03-14`) and the UTC day of `now` (ms); negative for a future
 * birth.
 */
export function ageOn(birthdate: string, now: number): number {
  const today = new Date(now).toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5, 10) < birthdate.slice(5) ? years - 1 : years;
}

/** From this age on, in years, fractions are not needed. */
const wholeYearsFrom = 2;
const dayInMs = 86_400_000;
const weekInDays = 7;
/** From this age on, in whole months, a baby's age is given in months. */
const monthsFrom = 3;

/**
 * Returns the age of a child below two years in the language of `locale` (BCP 47, Latin digits): days in the first
 * week, then weeks ("5 weeks"), months from three months on. Null from two years on; a future birth is 0 days.
 */
export function babyAge(birthdate: string, now: number, locale: string): string | null {
  const months = monthsOn(birthdate, now);
  if (months >= wholeYearsFrom * 12) return null;
  const days = Math.max(0, daysOn(birthdate, now));
  const [unit, value] =
    months >= monthsFrom
      ? (["month", months] as const)
      : days < weekInDays
        ? (["day", days] as const)
        : (["week", Math.floor(days / weekInDays)] as const);
  return new Intl.NumberFormat(`${locale}-u-nu-latn`, { style: "unit", unit, unitDisplay: "long" }).format(
    value,
  );
}

/** Returns the whole months between a date of birth (`1987-03-14`) and the UTC day of `now` (ms); negative for a future birth. */
export function monthsOn(birthdate: string, now: number): number {
  const today = new Date(now);
  const born = new Date(`${birthdate}T00:00:00Z`);
  const months =
    (today.getUTCFullYear() - born.getUTCFullYear()) * 12 + today.getUTCMonth() - born.getUTCMonth();
  return today.getUTCDate() < born.getUTCDate() ? months - 1 : months;
}

function daysOn(birthdate: string, now: number): number {
  return Math.floor((now - Date.parse(`${birthdate}T00:00:00Z`)) / dayInMs);
}

/**
 * Returns the years between a date of birth (`1987-03-14`) and the UTC day of `now` (ms): whole years from two on,
 * below that with fractions and never negative.
 */
export function exactAgeOn(birthdate: string, now: number): number {
  const years = ageOn(birthdate, now);
  if (years >= wholeYearsFrom) return years;
  return Math.max(0, daysOn(birthdate, now) / 365.25);
}
