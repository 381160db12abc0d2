import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";

/** Whether the typed words told to call or to go to an emergency department, and the person has not taken that back. */
export function isTypedDanger({ warning }: Pick<CheckInterview, "warning">): boolean {
  return warning === "emergency" || warning === "hospital";
}

/** Whether one line stands for the alarm of typed words: danger signs were asked about and all of them denied. Doubt about one keeps the alarm. */
export function isWarnedInLine(interview: CheckInterview): boolean {
  const dangers = interview.answered.filter(({ question }) => question.kind === "red-flags");
  return (
    isTypedDanger(interview) &&
    dangers.length > 0 &&
    dangers.every(({ choices }) => Object.values(choices).every((presence) => presence === "absent"))
  );
}

/** Whether help is needed at once. */
export function isEmergency({ level }: Pick<CheckResult, "level">): boolean {
  return level === "emergency-services" || level === "emergency-department-now";
}
