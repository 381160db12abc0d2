/** S4.BP: the levels of the ACC/AHA guideline (Whelton et al., 2017; kept in 2025), for adults, and below them what is low. */
export const pressureLevels = [
  "very_low",
  "low",
  "normal",
  "elevated",
  "stage_1",
  "stage_2",
  "crisis",
] as const;
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

/** mmHg. Below either of them a pressure is low (NHS, Low blood pressure). */
const lowPressure: Pressure = { systolic: 90, diastolic: 60 };

/** mmHg. Down from here the upper value of an adult is dangerous: two points of MEWS or more (Subbe et al., QJM 2001;94:521-526). */
const veryLowSystolic = 80;

/** The upper value at which a child under 10 has hypotension, by age in whole months (AHA, PALS, 2020). */
function hypotensionOfChild(months: number): number {
  if (months < 1) return 60;
  return months < 12 ? 70 : 70 + 2 * Math.floor(months / 12);
}

/** PALS has the limits of adults from 10 years on. */
const pressureOfChildBelow = 120;

/**
 * Returns whether an upper value is dangerously low at an age in whole months; somebody of unknown age is taken for an
 * adult. The lower value has no such limit in any of the sources.
 */
export function isVeryLowPressure(
  { systolic }: { systolic?: number | undefined },
  months: number | null,
): boolean {
  if (systolic === undefined) return false;
  const isChild = months !== null && months < pressureOfChildBelow;
  return isChild ? systolic < hypotensionOfChild(months) : systolic <= veryLowSystolic;
}

/** Returns whether the upper value alone is low, and not dangerously so; of a child under 10 there is no such limit. */
export function isLowSystolic(
  { systolic }: { systolic?: number | undefined },
  months: number | null,
): boolean {
  if (systolic === undefined || isVeryLowPressure({ systolic }, months)) return false;
  return systolic < lowPressure.systolic && (months === null || months >= pressureOfChildBelow);
}

/**
 * The level of one pressure in mmHg: the higher one of its two numbers' levels. A low upper value counts before a high
 * lower one, a low lower value only beside an upper one that is normal.
 */
export function pressureLevel({ systolic, diastolic }: Pressure): PressureLevel {
  if (systolic > veryHighPressure.systolic || diastolic > veryHighPressure.diastolic) return "crisis";
  if (systolic <= veryLowSystolic) return "very_low";
  if (systolic < lowPressure.systolic) return "low";
  if (systolic >= 140 || diastolic >= 90) return "stage_2";
  if (systolic >= 130 || diastolic >= 80) return "stage_1";
  if (systolic >= 120) return "elevated";
  return diastolic < lowPressure.diastolic ? "low" : "normal";
}

/** The mean of readings taken one after the other, in whole mmHg; the guideline asks for two at least. Null for none. */
export function meanPressure(readings: readonly Pressure[]): Pressure | null {
  if (readings.length === 0) return null;
  const mean = (name: keyof Pressure) =>
    Math.round(readings.reduce((sum, reading) => sum + reading[name], 0) / readings.length);
  return { systolic: mean("systolic"), diastolic: mean("diastolic") };
}
