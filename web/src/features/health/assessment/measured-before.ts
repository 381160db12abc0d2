import type { Measurement } from "@anteroom/contract/health/vital-signs";
import type { VitalSource } from "@anteroom/domain/vitals/vital-values";

/** A value of the patient's record that answers a question. `at` in ms. */
export type RecordedValue = {
  question: "weight-kg" | "systolic";
  value: number;
  at: number;
  source: VitalSource | undefined;
};

/** So long a weight or a pressure is worth offering, in ms. */
const offeredFor = 90 * 86_400_000;

/**
 * Returns the newest weight (kg) and the newest systolic pressure (mmHg) of the last three months, with their
 * sources; leaves out what is missing. `all`: newest first; `now` in ms.
 */
export function recentRecordedValues(all: readonly Measurement[], now: number): RecordedValue[] {
  const newest = (name: "weight" | "systolic", question: RecordedValue["question"]): RecordedValue[] => {
    const found = all.find(
      ({ date, vitalSigns }) => vitalSigns[name] !== undefined && now - Date.parse(date) <= offeredFor,
    );
    const value = found?.vitalSigns[name];
    return found && value !== undefined
      ? [{ question, value, at: Date.parse(found.date), source: found.sources[name] }]
      : [];
  };
  return [...newest("weight", "weight-kg"), ...newest("systolic", "systolic")];
}
