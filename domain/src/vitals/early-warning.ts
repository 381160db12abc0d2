import type { VitalValues } from "./vital-values.ts";

/** NEWS2 holds from 16 years on (Royal College of Physicians, 2017). */
export const adultMonths = 16 * 12;

/** Points of one value: the first row whose `upTo` it does not pass. */
type Points = readonly (readonly [upTo: number, points: 0 | 1 | 2 | 3])[];

const top = Number.POSITIVE_INFINITY;

/** The scoring system of NEWS2, chart 1, oxygen by scale 1, without added oxygen and consciousness, which nobody measures here. */
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

/** The aggregate from which NEWS2 asks for an emergency response. */
const emergencyScore = 7;

/**
 * Returns whether values of an adult are an emergency together: two of them with three points each, or so many points
 * that NEWS2 asks for an emergency response, whatever was not measured.
 */
export function isEmergencyTogether(values: VitalValues): boolean {
  const points = (Object.keys(news2Points) as (keyof typeof news2Points)[]).map((name) => {
    const value = values[name];
    const rows: Points = news2Points[name];
    return value === undefined ? 0 : (rows.find(([upTo]) => value <= upTo)?.[1] ?? 0);
  });
  const sum = points.reduce<number>((total, one) => total + one, 0);
  return points.filter((one) => one === 3).length >= 2 || sum >= emergencyScore;
}
