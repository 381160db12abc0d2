import type { Area } from "@anteroom/domain/health/assessment/areas";
import type { RiskLevel } from "@anteroom/domain/vitals/risk-level";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { useQuestionnaire } from "../questionnaire-context.ts";

/** Returns the labels of the risk levels (S4.RISK), in the page's language. */
export function useLevelLabels() {
  const { t } = useLingui();
  const risk: Record<RiskLevel, string> = {
    low: t`Low risk`,
    medium: t`Medium risk`,
    high: t`High risk`,
    very_high: t`Very high risk`,
    unable_to_assess: t`Unable to assess`,
  };
  return { risk };
}

/**
 * Returns the names of the areas in the page's language, from the questionnaire. Requires
 * `QuestionnaireProvider`.
 */
export function useAreaNames(): Record<Area, string> {
  const questionnaire = useQuestionnaire();
  const words = labelsOf(questionnaire, useLocale());
  const options = questionnaire.item[0]?.answerOption ?? [];
  const named = options.map(({ valueCoding }) => [valueCoding.code, words.coding(valueCoding).text]);
  return Object.fromEntries(named) as Record<Area, string>; // one option for each area
}
