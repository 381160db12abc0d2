import { assess } from "@anteroom/domain/health/assessment/assess";
import {
  type MoodDanger,
  moodDanger,
  isSelfHarmReported,
} from "@anteroom/domain/health/assessment/mood-danger";
import { readNumber } from "@anteroom/domain/health/assessment/read-answers";
import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";
import { isVeryHighPressure, isVeryLowPressure } from "@anteroom/domain/vitals/blood-pressure";

/** A danger that the answers show: of mood or of blood pressure. */
export type Danger = MoodDanger | PressureDanger;
/** A systolic pressure that needs care now: very high or very low. */
export type PressureDanger = "crisis-pressure" | "low-pressure";

/** Returns whether a danger is one of blood pressure. */
export const isPressureDanger = (danger: Danger): danger is PressureDanger =>
  danger === "crisis-pressure" || danger === "low-pressure";

/** Returns the dangers that the answers show: at most one of mood, then at most one of blood pressure. */
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
