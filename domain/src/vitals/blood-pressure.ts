/** S4.BP: the levels of the ACC/AHA guideline (Whelton et al., 2017; kept in 2025), for adults. */
export const pressureLevels = ["normal", "elevated", "stage_1", "stage_2", "crisis"] as const;
export type PressureLevel = (typeof pressureLevels)[number];

/** mmHg. */
export type Pressure = { systolic: number; diastolic: number };

/** mmHg. Above either of them the level is a crisis (ACC/AHA, 2017); from either of them on one does not wait (NICE NG136, 2019). */
const veryHighPressure: Pressure = { systolic: 180, diastolic: 120 };

/** Returns whether somebody should not wait with a pressure, by one of its numbers; a number that is missing is none. */
export function isVeryHighPressure({
  systolic = 0,
  diastolic = 0,
}: { [Name in keyof Pressure]?: number | undefined }): boolean {
  return systolic >= veryHighPressure.systolic || diastolic >= veryHighPressure.diastolic;
}

/** The level of one pressure in mmHg: the higher one of its two numbers' levels. */
export function pressureLevel({ systolic, diastolic }: Pressure): PressureLevel {
  if (systolic > veryHighPressure.systolic || diastolic > veryHighPressure.diastolic) return "crisis";
  if (systolic >= 140 || diastolic >= 90) return "stage_2";
  if (systolic >= 130 || diastolic >= 80) return "stage_1";
  return systolic >= 120 ? "elevated" : "normal";
}

/** The mean of readings taken one after the other, in whole mmHg; the guideline asks for two at least. Null for none. */
export function meanPressure(readings: readonly Pressure[]): Pressure | null {
  if (readings.length === 0) return null;
  const mean = (name: keyof Pressure) =>
    Math.round(readings.reduce((sum, reading) => sum + reading[name], 0) / readings.length);
  return { systolic: mean("systolic"), diastolic: mean("diastolic") };
}
