import type { Assessment } from "@anteroom/domain/health/assessment/assess";
import { readNumber } from "@anteroom/domain/health/assessment/read-answers";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { useLingui } from "@lingui/react/macro";
import { useDependentName } from "../use-name-of.ts";
import { useAreaNames, useLevelLabels } from "./use-level-labels.ts";
import { useNumberLabels } from "./use-number-labels.ts";

type Reported = { answers: Answers; result: Assessment; patientId: number };

/**
 * Returns the texts that the clinic will read about a danger, in the page's language: of mood, of blood
 * pressure, and `about`, which puts a dependent's name before a text. Sends nothing. Requires
 * `QuestionnaireProvider`.
 */
export function useDangerReport({ answers, result, patientId }: Reported) {
  const { t } = useLingui();
  const names = useAreaNames();
  const { risk } = useLevelLabels();
  const inNumbers = useNumberLabels();
  const name = useDependentName(patientId);
  const mood = result.areas.find(({ area }) => area === "mood");
  const systolic = readNumber(answers, "systolic");
  return {
    mood: mood ? `${names.mood}: ${risk[mood.level]}. ${inNumbers(mood)}` : names.mood,
    pressure: t`Upper blood pressure: ${systolic} mmHg`,
    about: (words: string) => (name === null ? words : t`About ${name}: ${words}`),
  };
}
