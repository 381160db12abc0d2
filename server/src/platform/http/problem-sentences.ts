import { problemMessage } from "@anteroom/content/messages/problems";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { ProblemOutcome } from "./problem.ts";

/** What happened and what to do next, in the caller's language. */
export function sentencesOf(
  { code, extra }: ProblemOutcome,
  locale: Locale,
): { title: string; detail: string } {
  return problemMessage(code, locale, { retryAfter: extra.retry_after });
}
