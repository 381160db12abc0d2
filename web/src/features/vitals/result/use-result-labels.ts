import type { PressureLevel } from "@anteroom/domain/vitals/blood-pressure";
import type { RiskLevel } from "@anteroom/domain/vitals/risk-level";
import type { VitalSource } from "@anteroom/domain/vitals/vital-values";
import { useLingui } from "@lingui/react/macro";

/** Returns labels for the sources of values. */
export function useSourceLabels() {
  const { t } = useLingui();
  const sources: Record<VitalSource, string> = {
    camera: t`Camera of this device`,
    cuff: t`Entered by hand (blood pressure cuff)`,
    oximeter: t`Entered by hand (oximeter)`,
    scale: t`Entered by hand (scale)`,
    self_reported: t`Entered by hand`,
    provider: t`Measuring device`,
    device: t`Bluetooth device`,
    photo: t`Photo of the display`,
  };
  return sources;
}

/** Returns labels for levels of blood pressure and risk (S4.BP, S4.RISK). */
export function useLevelLabels() {
  const { t } = useLingui();
  const pressure: Record<PressureLevel, string> = {
    very_low: t`Dangerously low`,
    low: t`Low: below 90/60`,
    normal: t`Normal`,
    elevated: t`Elevated`,
    stage_1: t`High, stage 1`,
    stage_2: t`High, stage 2`,
    crisis: t`Very high: needs attention now`,
  };
  const risk: Record<RiskLevel, string> = {
    low: t`Low`,
    medium: t`Medium`,
    high: t`High`,
    very_high: t`Very high`,
    unable_to_assess: t`Unable to assess`,
  };
  return { pressure, risk };
}
