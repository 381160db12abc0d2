import type { Locale } from "@anteroom/domain/shared/locales";
import { checkerOf } from "../adapters/embedded-checker/open-checker.ts";
import { openTriage } from "../adapters/embedded-checker/open-triage.ts";
import type { SymptomChecker } from "../ports/symptom-checker.ts";

const opened = new Map<Locale, Promise<SymptomChecker>>();

/**
 * Opens the symptom checker of a language with its trained model; once a process, because loading takes
 * seconds.
 */
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
