/**
 * Levels of the ACC/AHA guideline for adults (Whelton et al., 2017; unchanged in 2025), with two low levels below
 * them (S4.BP).
 */
export const pressureLevels = [
  "very_low",
  "low",
  "normal",
  "elevated",
  "stage_1",
  "stage_2",
  "crisis",
] as const;
/** A level of blood pressure. */
export type PressureLevel = (typeof pressureLevels)[number];

/** A blood pressure in mmHg. */
export type Pressure = { systolic: number; diastolic: number };

/** mmHg. Above either of them the level is a crisis (ACC/AHA, 2017); from either of them on one does not wait (NICE NG136, 2019). */
const veryHighPressure: Pressure = { systolic: 180, diastolic: 120 };

/**
 * Returns whether a blood pressure is dangerously high by either number, from 180 or 120 mmHg; a missing
 * number is ignored. The same at every age.
 */
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
 * Returns whether a systolic pressure is dangerously low at an age in whole months; null counts as an adult. No
 * source has such a limit for the diastolic one.
 */
export function isVeryLowPressure(
  { systolic }: { systolic?: number | undefined },
  months: number | null,
): boolean {
  if (systolic === undefined) return false;
  const isChild = months !== null && months < pressureOfChildBelow;
  return isChild ? systolic < hypotensionOfChild(months) : systolic <= veryLowSystolic;
}

/**
 * Returns whether the systolic pressure alone is low but not dangerously low, at an age in whole months; null counts as
 * an adult. False below 10 years, where no limit exists, and without a value.
 */
export function isLowSystolic(
  { systolic }: { systolic?: number | undefined },
  months: number | null,
): boolean {
  if (systolic === undefined || isVeryLowPressure({ systolic }, months)) return false;
  return systolic < lowPressure.systolic && (months === null || months >= pressureOfChildBelow);
}

/**
 * Returns the level of a blood pressure: the higher of the levels of its two numbers. A low systolic value comes before
 * a high diastolic one, unless that is a crisis; a low diastolic value counts only beside a normal systolic one. The
 * limits are those of adults. A crisis begins above 180 or 120 mmHg, `isVeryHighPressure` at them.
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

/**
 * Returns the mean of consecutive readings in whole mmHg, or null without any; the guideline recommends at least
 * two.
 */
export function meanPressure(readings: readonly Pressure[]): Pressure | null {
  if (readings.length === 0) return null;
  const mean = (name: keyof Pressure) =>
    Math.round(readings.reduce((sum, reading) => sum + reading[name], 0) / readings.length);
  return { systolic: mean("systolic"), diastolic: mean("diastolic") };
}
