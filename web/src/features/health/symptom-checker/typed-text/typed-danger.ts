import type { CheckInterview, CheckResult } from "../../../../ports/symptom-checker.ts";

/** Returns whether the typed text led to an emergency warning that the person has not taken back. */
export function isTypedDanger({ warning }: Pick<CheckInterview, "warning">): boolean {
  return warning === "emergency" || warning === "hospital";
}

/**
 * Returns whether one line replaces the warning of the typed text: danger signs were asked and all denied.
 * Being unsure keeps the warning.
 */
export function isWarnedInLine(interview: CheckInterview): boolean {
  const dangers = interview.answered.filter(({ question }) => question.kind === "red-flags");
  return (
    isTypedDanger(interview) &&
    dangers.length > 0 &&
    dangers.every(({ choices }) => Object.values(choices).every((presence) => presence === "absent"))
  );
}

/** Returns whether the level is an emergency: an ambulance, or an emergency department now. */
export function isEmergency({ level }: Pick<CheckResult, "level">): boolean {
  return level === "emergency-services" || level === "emergency-department-now";
}
