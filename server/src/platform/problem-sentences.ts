import type { Locale } from "@anteroom/domain/locales";
import type { ProblemOutcome } from "./problem.ts";

/** What happened and what to do next, in the caller's language. */
export function sentencesOf(outcome: ProblemOutcome, _locale: Locale): { title: string; detail: string } {
  return { title: outcome.code, detail: "" };
}
