import type { VitalName } from "@anteroom/domain/vitals/vital-values";

/** Rows of a result after the blood pressure: what is read off a device of one's own or typed. */
export const ownDeviceRows = [
  "oxygen_saturation",
  "temperature",
  "weight",
  "glucose",
] as const satisfies readonly VitalName[];

/** What the history offers to draw; the blood pressure by its upper number. */
export const drawnNames = [
  "heart_rate",
  "systolic",
  "respiration_rate",
  "rmssd",
  ...ownDeviceRows,
] as const satisfies readonly VitalName[];

/** Where a measurement stands in one list; the two numbers of the blood pressure stand together. */
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
