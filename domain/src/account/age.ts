/** Whole years between a date of birth and the day that `now` lies in. */
export function ageOn(birthdate: string, now: number): number {
  const today = new Date(now).toISOString();
  const years = Number(today.slice(0, 4)) - Number(birthdate.slice(0, 4));
  return today.slice(5, 10) < birthdate.slice(5) ? years - 1 : years;
}

/** From this age on, in years, whole years say enough. */
const wholeYearsFrom = 2;
const dayInMs = 86_400_000;

/** Years between a date of birth and the day that `now` lies in: whole ones, and fractions below two. */
export function exactAgeOn(birthdate: string, now: number): number {
  const years = ageOn(birthdate, now);
  if (years >= wholeYearsFrom) return years;
  const days = Math.floor((now - Date.parse(`${birthdate}T00:00:00Z`)) / dayInMs);
  return Math.max(0, days / 365.25);
}
