import type { Measurement } from "@anteroom/contract/health/vital-signs";

/** A measurement that a patient entered. */
export const aMeasurement = (vitalSigns: Measurement["vitalSigns"], date: string): Measurement => ({
  date,
  sourceSystem: "manual",
  vitalSigns,
  sources: { heart_rate: "self_reported", systolic: "cuff", diastolic: "cuff" },
  quality: {},
  algorithmVersion: null,
  pressureReadings: null,
});
