import type { VitalName, VitalProblem } from "@anteroom/domain/vitals/vital-values";
import { vitalBounds } from "@anteroom/domain/vitals/vital-values";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useVitalNumber } from "./use-vital-number.ts";

/** Returns the names and units of values in the page's language; values are in these units. */
export function useVitalLabels() {
  const { t } = useLingui();
  const locale = useLocale();
  const labels: Record<VitalName, string> = {
    heart_rate: t`Heart rate`,
    respiration_rate: t`Breathing`,
    systolic: t`Blood pressure, upper`,
    diastolic: t`Blood pressure, lower`,
    oxygen_saturation: t`Oxygen saturation`,
    temperature: t`Temperature`,
    weight: t`Weight`,
    glucose: t`Blood glucose`,
    sdnn: t`Heart variability, overall`,
    rmssd: t`Heart variability, beat to beat`,
    pnn50: t`Beats that differ by more than 50 ms`,
    stress_index: t`Stress level`,
  };
  const units: Record<VitalName, string> = {
    heart_rate: t`beats a minute`,
    respiration_rate: t`breaths a minute`,
    systolic: localizedUnit("mmHg", locale),
    diastolic: localizedUnit("mmHg", locale),
    oxygen_saturation: "%",
    temperature: localizedUnit("°C", locale),
    weight: localizedUnit("kg", locale),
    glucose: localizedUnit("mg/dL", locale),
    sdnn: localizedUnit("ms", locale),
    rmssd: localizedUnit("ms", locale),
    pnn50: "%",
    stress_index: "",
  };
  return { labels, units };
}

/**
 * Returns a function that says what is wrong with a typed value and what to type instead, with its limits.
 */
export function useSlipMessages(): (name: VitalName, problem: VitalProblem) => string {
  const { t } = useLingui();
  const say = useVitalNumber();
  return (name, problem) => {
    const [least, most] = [say(vitalBounds[name].least), say(vitalBounds[name].most)];
    switch (problem) {
      case "needs-both-pressures":
        return t`Enter both blood pressure numbers`;
      case "pressures-swapped":
        return t`The upper number is the larger one`;
      case "out-of-bounds":
      case "wrong-source":
      case "needs-quality":
        return t`A number from ${least} to ${most}`;
    }
  };
}
