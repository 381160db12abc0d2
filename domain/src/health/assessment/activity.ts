import { type AreaResult, type Given, notAnAdult, numbersBar, type Person, unable } from "./areas.ts";

/** Minutes of a usual week that make the heart beat somewhat, and much faster. */
export type ActivityAnswers = { moderate: Given; vigorous: Given };

/** Sixteen hours a day, the most the IPAQ takes for possible. */
export const mostMinutes = 6_720;

/** Minutes a week, vigorous ones counted twice, against the 150 of WHO (Bull et al., 2020); the limit of 75 is ours. */
export function assessActivity({ moderate, vigorous }: ActivityAnswers, person: Person): AreaResult {
  const bar =
    notAnAdult(person) ??
    numbersBar([
      [moderate, 0, mostMinutes],
      [vigorous, 0, mostMinutes],
    ]);
  if (bar || moderate === null || vigorous === null) return unable("activity", bar ?? "missing-answer");
  if (moderate + vigorous > mostMinutes) return unable("activity", "invalid-answer");
  const number = Math.floor(moderate + 2 * vigorous);
  const level = number >= 150 ? "low" : number >= 75 ? "medium" : "high";
  return { area: "activity", level, number, reasons: level === "low" ? [] : ["few-minutes"] };
}
