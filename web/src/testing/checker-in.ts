import type { Locale } from "@anteroom/domain/shared/locales";
import { checkerOf } from "../adapters/embedded-checker/open-checker.ts";
import { openTriage } from "../adapters/embedded-checker/open-triage.ts";
import type { SymptomChecker } from "../ports/symptom-checker.ts";

const opened = new Map<Locale, Promise<SymptomChecker>>();

/** Returns the checker in this language, which reads with what was learned. Each language is opened once a process: its words take seconds to read. */
export function openCheckerIn(locale: Locale): Promise<SymptomChecker> {
  const known = opened.get(locale) ?? openLearned(locale);
  opened.set(locale, known);
  return known;
}

async function openLearned(locale: Locale): Promise<SymptomChecker> {
  const triage = await openTriage(locale);
  await triage.learned;
  return checkerOf(triage, locale);
}
