import type { Given } from "./areas.ts";

/** Plausible bounds against typing errors, our own: height and waist in cm, weight in kg. */
export const bodyBounds = {
  height: [100, 250],
  weight: [25, 400],
  waist: [40, 250],
} as const;

/** Height in cm and weight in kg; the waist in cm at the height of the navel. */
export type Body = { height: Given; weight: Given; waist: Given };

/**
 * Returns the body mass index in kg/m2 of a height in cm and a weight in kg, rounded to six digits against
 * floating-point error: 86.7 kg at 170 cm gives exactly 30.
 */
export function bodyMassIndex({ height, weight }: { height: number; weight: number }): number {
  return Number((weight / (height / 100) ** 2).toFixed(6));
}
