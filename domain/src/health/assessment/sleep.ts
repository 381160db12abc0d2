import {
  type AreaResult,
  type Given,
  ageExclusion,
  numbersProblem,
  type Person,
  type Reason,
  unableResult,
} from "./areas.ts";

/** The answers about sleep. */
export type SleepAnswers = {
  /** Hours of a usual night. */
  hours: Given;
  /** Nights a week with trouble falling or staying asleep: 0 none, 1 one or two, 2 three and more. */
  nights: Given;
  /** Tired by day: 0 hardly, 1 sometimes, 2 most days. */
  tired: Given;
};

/**
 * Assesses three questions of our own, 0 to 6 points: medium from 2, high from 4, very high at 6. Recommended hours
 * are those of Hirshkowitz et al. (2015): 7 to 9, from 65 years 7 to 8. Unassessable under 18 and with a missing or
 * invalid answer.
 */
export function assessSleep({ hours, nights, tired }: SleepAnswers, person: Person): AreaResult {
  const bar =
    ageExclusion(person) ??
    numbersProblem([
      [hours, 0, 24],
      [nights, 0, 2],
      [tired, 0, 2],
    ]);
  if (bar || hours === null || nights === null || tired === null)
    return unableResult("sleep", bar ?? "missing-answer");
  if (!Number.isInteger(nights) || !Number.isInteger(tired)) return unableResult("sleep", "invalid-answer");
  const length = pointsOfHours(hours, (person.age ?? 0) >= 65);
  const number = length + nights + tired;
  const reasons: Reason[] = [];
  if (length > 0) reasons.push("hours");
  if (nights > 0) reasons.push("nights");
  if (tired > 0) reasons.push("tired");
  const level = number >= 6 ? "very_high" : number >= 4 ? "high" : number >= 2 ? "medium" : "low";
  return { area: "sleep", level, number, reasons };
}

function pointsOfHours(hours: number, isOlder: boolean): number {
  const most = isOlder ? 8 : 9;
  if (hours < 6 || hours > most + 1) return 2;
  return hours < 7 || hours > most ? 1 : 0;
}
