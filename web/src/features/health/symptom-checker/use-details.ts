import { outsideCheckerOf } from "@anteroom/domain/health/outside-checker";
import { writeTriageDetails } from "@anteroom/domain/health/triage-details";
import { useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { readStoredCheck } from "../../../shared/booking/stored-check.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import type { CheckInterview, CheckResult } from "../../../ports/symptom-checker.ts";
import { useAnswerLabels } from "./use-answer-labels.ts";
import { usePregnancyLabels } from "./use-pregnancy-labels.ts";
import { useUrgencyLabels } from "./use-urgency-labels.ts";
import { useAgeAndSexLabel } from "./use-age-and-sex-label.ts";

type Check = { provider: string; interview: CheckInterview; result: CheckResult };

/**
 * Returns a function that writes a finished check as the text for the doctor, in the page's language, with
 * the stored check's id (empty without one) and today's date (UTC). It sends and stores nothing.
 */
export function useDetailsForDoctor(): (check: Check) => string {
  const { t } = useLingui();
  const outside = outsideCheckerOf(useClinic().settings);
  const { clock, storage } = useApp();
  const locale = useLocale();
  const said = useAnswerLabels();
  const years = useAgeAndSexLabel();
  const { ofUrgency } = useUrgencyLabels();
  const { question: pregnancyQuestion, ofPregnancy } = usePregnancyLabels();
  return ({ provider, interview, result }) => {
    const stored = readStoredCheck(deviceMemory(storage), clock.now());
    const { pregnancy } = interview.person;
    return writeTriageDetails({
      session: stored?.id ?? "",
      language: locale,
      provider,
      notice: outside
        ? t`Symptom checker of ${outside.company}, not checked by the clinic.`
        : t`Symptom checker: based on public health guidance, not validated by clinicians, not a medical device.`,
      version: result.version,
      checkedAt: new Date(clock.now()).toISOString().slice(0, 10),
      patient: years(interview.person),
      urgency: { code: result.level, words: ofUrgency(result.level).title },
      complaints: interview.complaints.map(({ id, words }) => ({ code: id, words })),
      answers: [
        ...(pregnancy === undefined
          ? []
          : [{ code: "pregnancy", words: pregnancyQuestion, answer: ofPregnancy(pregnancy) }]),
        ...interview.findings.map(({ id, words, presence }) => ({
          code: id,
          words,
          answer: presence === "present" ? t`Yes` : t`No`,
        })),
        ...interview.answered.map((answered) => ({
          code: answered.question.id,
          words: answered.question.text,
          answer: said.wholeAnswer(answered),
        })),
      ],
      conditions: result.conditions.map(({ id, name, fit }) => ({
        code: id,
        words: name,
        fit: fit === "well" ? t`fits well` : t`fits partly`,
      })),
      specialty: result.specialty.words,
    });
  };
}
