import {
  type AreaResult,
  type Given,
  ageExclusion,
  numbersProblem,
  type Person,
  unableResult,
} from "./areas.ts";

/** Minutes in a usual week of moderate and of vigorous activity. */
export type ActivityAnswers = { moderate: Given; vigorous: Given };

/** The most plausible minutes of activity in a week: sixteen hours a day (IPAQ scoring protocol). */
export const mostActivityMinutes = 6_720;

/**
 * Assesses minutes of activity a week, vigorous ones counted twice: 150 (WHO; Bull et al., 2020) is low risk, 75
 * medium, fewer high; the limit of 75 is our own. Unassessable under 18, without both numbers, or above
 * `mostActivityMinutes` together.
 */
export function assessActivity({ moderate, vigorous }: ActivityAnswers, person: Person): AreaResult {
  const bar =
    ageExclusion(person) ??
    numbersProblem([
      [moderate, 0, mostActivityMinutes],
      [vigorous, 0, mostActivityMinutes],
    ]);
  if (bar || moderate === null || vigorous === null) return unableResult("activity", bar ?? "missing-answer");
  if (moderate + vigorous > mostActivityMinutes) return unableResult("activity", "invalid-answer");
  const number = Math.floor(moderate + 2 * vigorous);
  const level = number >= 150 ? "low" : number >= 75 ? "medium" : "high";
  return { area: "activity", level, number, reasons: level === "low" ? [] : ["few-minutes"] };
}
