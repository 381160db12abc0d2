import { areaNames } from "@anteroom/content/questionnaires/health-assessment/area-names";
import { type Area, areas } from "@anteroom/domain/health-assessment/areas";
import type { RiskLevel } from "@anteroom/domain/risk-level";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/locale.ts";

/** S4.RISK in words. */
export function useLevelWords() {
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

/** The names of the areas, as the questionnaire has them. */
export function useAreaNames(): Record<Area, string> {
  const locale = useLocale();
  const [base = "en"] = locale.split("-");
  const named = areas.map((area) => {
    const names: Partial<Record<string, string>> = areaNames[area];
    return [area, names[locale] ?? names[base] ?? areaNames[area].en] as const;
  });
  return Object.fromEntries(named) as Record<Area, string>; // one for each of them
}
