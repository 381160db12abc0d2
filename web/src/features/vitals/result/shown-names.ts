import type { VitalName } from "@anteroom/domain/vitals/vital-values";

/** Values below the blood pressure in a result: from the patient's own devices or typed. */
export const ownDeviceRows = [
  "oxygen_saturation",
  "temperature",
  "weight",
  "glucose",
] as const satisfies readonly VitalName[];

/** Values that the history can chart; blood pressure by its systolic value. */
export const drawnNames = [
  "heart_rate",
  "systolic",
  "respiration_rate",
  "rmssd",
  ...ownDeviceRows,
] as const satisfies readonly VitalName[];

/** The order of values in a list. */
export const listedNames = [
  "heart_rate",
  "respiration_rate",
  "systolic",
  ...ownDeviceRows,
  "rmssd",
  "sdnn",
  "pnn50",
  "stress_index",
] as const satisfies readonly VitalName[];
