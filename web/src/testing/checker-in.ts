import type { Locale } from "@anteroom/domain/shared/locales";
import { checkerOf } from "../adapters/embedded-checker/open-checker.ts";
import { openTriage } from "../adapters/embedded-checker/open-triage.ts";
import type { SymptomChecker } from "../ports/symptom-checker.ts";

const opened = new Map<Locale, Promise<SymptomChecker>>();

/** Returns the checker in this language. Each language is opened once a process: its words take seconds to read. */
export function checkerIn(locale: Locale): Promise<SymptomChecker> {
  const known = opened.get(locale) ?? openTriage(locale).then((triage) => checkerOf(triage, locale));
  opened.set(locale, known);
  return known;
}
