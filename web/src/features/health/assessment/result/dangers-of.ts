import { assess } from "@anteroom/domain/health/assessment/assess";
import {
  type MoodDanger,
  moodDanger,
  isSelfHarmReported,
} from "@anteroom/domain/health/assessment/mood-danger";
import { readNumber } from "@anteroom/domain/health/assessment/read-answers";
import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { isVeryHighPressure } from "@anteroom/domain/vitals/blood-pressure";

export type Danger = MoodDanger | "crisis-pressure";

/** What the answers tell that does not wait for a visit. */
export function dangersOf(requested: Questionnaire, answers: Answers): Danger[] {
  const mood = assess(answers).areas.find(({ area }) => area === "mood");
  const ofMood = moodDanger(mood, isSelfHarmReported(requested.item, answers));
  const systolic = readNumber(answers, "systolic");
  const hasCrisis = systolic !== null && isVeryHighPressure({ systolic });
  return [...(ofMood === null ? [] : [ofMood]), ...(hasCrisis ? (["crisis-pressure"] as const) : [])];
}
