import { assess } from "@anteroom/domain/health/assessment/assess";
import {
  type MoodDanger,
  moodDanger,
  isSelfHarmReported,
} from "@anteroom/domain/health/assessment/mood-danger";
import { readNumber } from "@anteroom/domain/health/assessment/read-answers";
import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { isVeryHighPressure, isVeryLowPressure } from "@anteroom/domain/vitals/blood-pressure";

export type Danger = MoodDanger | PressureDanger;
export type PressureDanger = "crisis-pressure" | "low-pressure";

/** Whether it is the upper blood pressure that does not wait. */
export const isPressureDanger = (danger: Danger): danger is PressureDanger =>
  danger === "crisis-pressure" || danger === "low-pressure";

/** What the answers tell that does not wait for a visit. */
export function dangersOf(requested: Questionnaire, answers: Answers): Danger[] {
  const mood = assess(answers).areas.find(({ area }) => area === "mood");
  const ofMood = moodDanger(mood, isSelfHarmReported(requested.item, answers));
  const systolic = readNumber(answers, "systolic");
  const ofPressure: PressureDanger[] =
    systolic === null
      ? []
      : isVeryHighPressure({ systolic })
        ? ["crisis-pressure"]
        : isVeryLowPressure({ systolic }, null)
          ? ["low-pressure"]
          : [];
  return [...(ofMood === null ? [] : [ofMood]), ...ofPressure];
}
