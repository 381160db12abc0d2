import { cameraNames, type CameraName, vitalBounds } from "@anteroom/domain/vitals/vital-values";
import type { Reading } from "@anteroom/vitals/reading";
import type { VitalSigns } from "@anteroom/vitals/read-vitals";
import { noVitals, type TakenVitals } from "../taken.ts";

const nameInReader: Record<CameraName, keyof VitalSigns> = {
  heart_rate: "hr",
  respiration_rate: "rr",
  sdnn: "sdnn",
  rmssd: "rmssd",
  pnn50: "pnn50",
  stress_index: "stressIndex",
};

type Origin = { algorithmVersion: string; consentedAt: string };

/**
 * Returns the accepted values of a camera measurement, rounded to whole numbers, with sources and quality (0
 * .. 1, two decimals), and why the others are missing. A value outside `vitalBounds` is refused as
 * "weak-signal". `consentedAt`: ISO 8601.
 */
export function vitalsFromCamera(read: VitalSigns, { algorithmVersion, consentedAt }: Origin): TakenVitals {
  const taken: TakenVitals = { ...noVitals, algorithmVersion, consentedAt };
  for (const name of cameraNames) {
    const reading = asSaved(name, read[nameInReader[name]]);
    if (reading.ok) {
      taken.values = { ...taken.values, [name]: reading.value };
      taken.sources = { ...taken.sources, [name]: "camera" };
      taken.quality = { ...taken.quality, [name]: Math.round(reading.quality * 100) / 100 };
    } else taken.refused = { ...taken.refused, [name]: reading.reasons };
  }
  return taken;
}

/** Returns whether any value was accepted. */
export const hasValues = ({ values }: TakenVitals): boolean => Object.keys(values).length > 0;

/** Rounded as it is kept; a number outside of what anybody can have was no reading of a person. */
function asSaved(name: CameraName, reading: Reading): Reading {
  if (!reading.ok) return reading;
  const { least, most } = vitalBounds[name];
  const value = Math.round(reading.value);
  return value >= least && value <= most ? { ...reading, value } : { ok: false, reasons: ["weak-signal"] };
}
