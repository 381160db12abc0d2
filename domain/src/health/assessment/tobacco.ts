import {
  type AreaResult,
  type Given,
  ageExclusion,
  numbersProblem,
  type Person,
  unableResult,
} from "./areas.ts";

/** The choices of the question about smoking. */
export const smokingHabits = ["never", "former", "some-days", "daily"] as const;
export type SmokingHabit = (typeof smokingHabits)[number];

/** The answers about smoking; `habit` is null where it was not answered. */
export type TobaccoAnswers = {
  habit: SmokingHabit | null;
  /** Cigarettes a day, and minutes from waking to the first one; only for daily smokers. */
  cigarettes: Given;
  minutesToFirst: Given;
};

/**
 * Assesses the heaviness of smoking index, 0 to 6, of daily smokers (Heatherton et al., 1989): 0 to 1 is medium, 2 to
 * 4 high, 5 to 6 very high. Non-smokers are at low risk and occasional smokers at medium; these two are our own and
 * have no number. Unassessable under 18, and for daily smokers without 1 to 150 cigarettes and 0 to 1,440 minutes.
 */
export function assessTobacco(
  { habit, cigarettes, minutesToFirst }: TobaccoAnswers,
  person: Person,
): AreaResult {
  const bar = ageExclusion(person) ?? (habit === null ? "missing-answer" : null);
  if (bar) return unableResult("tobacco", bar);
  if (habit === "never") return { area: "tobacco", level: "low", number: null, reasons: [] };
  if (habit === "former") return { area: "tobacco", level: "low", number: null, reasons: ["used-to-smoke"] };
  if (habit === "some-days")
    return { area: "tobacco", level: "medium", number: null, reasons: ["some-days"] };
  const slip = numbersProblem([
    [cigarettes, 1, 150],
    [minutesToFirst, 0, 1_440],
  ]);
  if (slip || cigarettes === null || minutesToFirst === null)
    return unableResult("tobacco", slip ?? "missing-answer");
  const number = pointsOfCigarettes(cigarettes) + pointsOfFirst(minutesToFirst);
  const level = number >= 5 ? "very_high" : number >= 2 ? "high" : "medium";
  return { area: "tobacco", level, number, reasons: ["smokes"] };
}

function pointsOfCigarettes(count: number): number {
  if (count >= 31) return 3;
  if (count >= 21) return 2;
  return count >= 11 ? 1 : 0;
}

function pointsOfFirst(minutes: number): number {
  if (minutes <= 5) return 3;
  if (minutes <= 30) return 2;
  return minutes <= 60 ? 1 : 0;
}
