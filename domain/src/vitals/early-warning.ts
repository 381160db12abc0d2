import { isVeryLowPressure } from "./blood-pressure.ts";
import { usualRange } from "./usual-ranges.ts";
import { veryLowSaturation, type VitalValues } from "./vital-values.ts";

/** NEWS2 applies from 16 years on (Royal College of Physicians, 2017); in months. */
export const adultMonths = 16 * 12;

/** Points of one value: the first row whose `upTo` it does not pass. */
type Points = readonly (readonly [upTo: number, points: 0 | 1 | 2 | 3])[];

const top = Number.POSITIVE_INFINITY;

/**
 * The scoring system of NEWS2, chart 1, oxygen scale 1, without supplemental oxygen and consciousness, which are
 * not measured here.
 */
const news2Points = {
  respiration_rate: [
    [8, 3],
    [11, 1],
    [20, 0],
    [24, 2],
    [top, 3],
  ],
  oxygen_saturation: [
    [91, 3],
    [93, 2],
    [95, 1],
    [top, 0],
  ],
  systolic: [
    [90, 3],
    [100, 2],
    [110, 1],
    [219, 0],
    [top, 3],
  ],
  heart_rate: [
    [40, 3],
    [50, 1],
    [90, 0],
    [110, 1],
    [130, 2],
    [top, 3],
  ],
  temperature: [
    [35, 3],
    [36, 1],
    [38, 0],
    [39, 1],
    [top, 2],
  ],
} as const satisfies Partial<Record<keyof VitalValues, Points>>;

/**
 * Heart rates of children at high risk of sepsis: age in months below, beats a minute from (NICE NG51, 2016, tables
 * 1 to 3; read in NICE's own compiled tables).
 */
const highRiskPulse: readonly (readonly [below: number, from: number])[] = [
  [12, 160],
  [36, 150],
  [60, 140],
  [72, 130],
  [96, 120],
  [144, 115],
  [adultMonths, 130],
];

/** Below this it is a high risk at any age of a child, by the same tables. */
const lowestPulse = 60;

/**
 * Breathing rates of children at high risk: age in months below, breaths a minute from (NICE NG51, 2016, tables 1
 * to 3).
 */
const highRiskBreaths: readonly (readonly [below: number, from: number])[] = [
  [12, 60],
  [36, 50],
  [60, 40],
  [72, 29],
  [96, 27],
];

/** Of adults by NEWS2, which NICE NG51 has from 8 years on. */
const veryFastBreaths = 25;

/**
 * Returns whether a resting breathing rate (per minute) is high risk by NICE NG51 at an age in months; null is an
 * adult.
 */
export function isVeryFastBreathing(rate: number, months: number | null): boolean {
  const row = months === null ? undefined : highRiskBreaths.find(([below]) => months < below);
  return rate >= (row?.[1] ?? veryFastBreaths);
}

/**
 * Returns whether a child's heart rate is high risk by NICE NG51 and above the 99th centile of healthy
 * children of that age; false from 16 years on. `months`: whole months.
 */
export function isVeryFastPulse(rate: number, months: number): boolean {
  const row = highRiskPulse.find(([below]) => months < below);
  return row !== undefined && rate >= row[1] && rate > usualRange("heart_rate", months).highest;
}

/**
 * Returns whether a child's heart rate is high risk by NICE NG51 (below 60) and below the 1st centile of
 * healthy children of that age in months. For adults it has no meaning.
 */
export function isVerySlowPulse(rate: number, months: number): boolean {
  return rate < lowestPulse && rate < usualRange("heart_rate", months).lowest;
}

/**
 * Returns whether values under 16 years are an emergency together: two or more of breathing, pulse, oxygen and
 * blood pressure are high risk. NICE NG51 asks for an ambulance at one where infection is suspected; a single one,
 * as of a crying child, is measured again first.
 */
export function isEmergencyInChild(values: VitalValues, months: number): boolean {
  const { respiration_rate: breaths, heart_rate: pulse, oxygen_saturation: oxygen } = values;
  const highRisks = [
    breaths !== undefined && isVeryFastBreathing(breaths, months),
    pulse !== undefined && (isVeryFastPulse(pulse, months) || isVerySlowPulse(pulse, months)),
    oxygen !== undefined && oxygen <= veryLowSaturation,
    isVeryLowPressure(values, months),
  ];
  return highRisks.filter(Boolean).length >= 2;
}

/** The total score from which NEWS2 requires an emergency response. */
const emergencyScore = 7;

/**
 * Returns whether an adult's values are an emergency by NEWS2: two values with three points each, or a total that
 * requires an emergency response. Values that were not measured count as normal.
 */
export function isEmergencyInAdult(values: VitalValues): boolean {
  const points = (Object.keys(news2Points) as (keyof typeof news2Points)[]).map((name) => {
    const value = values[name];
    const rows: Points = news2Points[name];
    return value === undefined ? 0 : (rows.find(([upTo]) => value <= upTo)?.[1] ?? 0);
  });
  const sum = points.reduce<number>((total, one) => total + one, 0);
  return points.filter((one) => one === 3).length >= 2 || sum >= emergencyScore;
}
