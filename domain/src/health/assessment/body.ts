import type { Given } from "./areas.ts";

/** What is taken for a measure and not for a slip of the finger; ours. cm, kg, cm. */
export const bodyBounds = {
  height: [100, 250],
  weight: [25, 400],
  waist: [40, 250],
} as const;

/** cm and kg; the waist in cm at the height of the navel. */
export type Body = { height: Given; weight: Given; waist: Given };

/** Body mass index in kg/m2, to six digits: 86.7 kg at 170 cm are 30, not the next number above that a computer knows. */
export function bodyMassIndex({ height, weight }: { height: number; weight: number }): number {
  return Number((weight / (height / 100) ** 2).toFixed(6));
}
