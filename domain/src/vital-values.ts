/** What a patient can read off a cuff, an oximeter, a scale, or count (D.95). */
export const vitalNames = [
  "heart_rate",
  "respiration_rate",
  "systolic",
  "diastolic",
  "oxygen_saturation",
  "weight",
] as const;
export type VitalName = (typeof vitalNames)[number];
export type VitalValues = Partial<Record<VitalName, number>>;

/**
 * What is taken for a value and not for a slip of the finger; no judgement of health. Bounds of ours, on purpose wider
 * than the outermost bands of NEWS2 (Royal College of Physicians, 2017), which are open-ended: pulse <= 40 and >= 131,
 * breathing <= 8 and >= 25, systolic pressure <= 90 and >= 220, saturation <= 91.
 * beats/min, breaths/min, mmHg, mmHg, %, kg.
 */
export const vitalBounds: Readonly<Record<VitalName, { least: number; most: number; digits: 0 | 1 }>> = {
  heart_rate: { least: 20, most: 300, digits: 0 },
  respiration_rate: { least: 3, most: 80, digits: 0 },
  systolic: { least: 40, most: 300, digits: 0 },
  diastolic: { least: 20, most: 200, digits: 0 },
  oxygen_saturation: { least: 40, most: 100, digits: 0 },
  weight: { least: 0.5, most: 400, digits: 1 },
};

export type VitalProblem = "out-of-bounds" | "needs-both-pressures" | "pressures-swapped";

/** Whether a value of this name can be one that was read. */
function isPlausible(name: VitalName, value: number): boolean {
  const { least, most, digits } = vitalBounds[name];
  return value >= least && value <= most && Number(value.toFixed(digits)) === value;
}

/** What is wrong with values entered together, by name; empty when they can be kept. */
export function problemsOfVitals(values: VitalValues): Partial<Record<VitalName, VitalProblem>> {
  const found: Partial<Record<VitalName, VitalProblem>> = {};
  for (const name of vitalNames) {
    const value = values[name];
    if (value !== undefined && !isPlausible(name, value)) found[name] = "out-of-bounds";
  }
  const { systolic, diastolic } = values;
  if (systolic !== undefined && diastolic === undefined) found.diastolic ??= "needs-both-pressures";
  if (diastolic !== undefined && systolic === undefined) found.systolic ??= "needs-both-pressures";
  if (systolic !== undefined && diastolic !== undefined && systolic <= diastolic)
    found.systolic ??= "pressures-swapped";
  return found;
}

/**
 * Values at which one does not wait for the doctor's look: pressure above 180 or 120 mmHg (Whelton et al., ACC/AHA
 * guideline, 2017), saturation of 91 % or less (score 3 of NEWS2, Royal College of Physicians, 2017).
 */
export function areVitalsDangerous({ systolic, diastolic, oxygen_saturation }: VitalValues): boolean {
  return (systolic ?? 0) > 180 || (diastolic ?? 0) > 120 || (oxygen_saturation ?? 100) <= 91;
}
