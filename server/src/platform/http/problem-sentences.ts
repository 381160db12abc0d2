import { problemMessage } from "@anteroom/content/messages/problems";
import type { Locale } from "@anteroom/domain/shared/locales";
import type { ProblemOutcome } from "./problem.ts";

/** Returns title and detail of a problem in the caller's language: what happened, and what to do. */
export function problemSentencesOf(
  { code, extra }: ProblemOutcome,
  locale: Locale,
): { title: string; detail: string } {
  return problemMessage(code, locale, { retryAfter: extra.retry_after });
}
