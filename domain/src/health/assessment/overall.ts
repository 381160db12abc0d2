import { type RiskLevel, riskLevels } from "../../vitals/risk-level.ts";
import type { AreaResult } from "./areas.ts";

/**
 * The overall result. `riskScore` is 0 for low risk in every area and 100 for very high risk in every area; null
 * where too few areas can be assessed (S8.MSG.28).
 */
export type Overall =
  | { level: Exclude<RiskLevel, "unable_to_assess">; riskScore: number; assessable: number }
  | { level: "unable_to_assess"; riskScore: null; assessable: number };

/** The fewest assessable areas that the overall score requires. */
export const fewestAreas = 5;

const burden = { low: 0, medium: 25, high: 60, very_high: 100 } as const;

/**
 * Computes an index of our own, not validated: the mean risk of the assessable areas, 0 to 100 (S1.32). Its level is
 * that of the worst area, so that a good mean hides nothing. Unable to be assessed with fewer than `fewestAreas`.
 */
export function assessOverall(results: readonly AreaResult[]): Overall {
  const levels = results.flatMap(({ level }) => (level === "unable_to_assess" ? [] : [level]));
  const assessable = levels.length;
  if (assessable < fewestAreas) return { level: "unable_to_assess", riskScore: null, assessable };
  const sum = levels.reduce((total, level) => total + burden[level], 0);
  const level = levels.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst));
  return { level, riskScore: Math.round(sum / assessable), assessable };
}

/** 0 for low to 3 for very high; unassessable areas come last. */
const rank = (level: RiskLevel) => riskLevels.indexOf(level);

/**
 * Returns a copy of the areas in display order: the highest risk first, unassessable ones last, equal ones as given.
 */
export function worstFirst(results: readonly AreaResult[]): AreaResult[] {
  const place = ({ level }: AreaResult) => (level === "unable_to_assess" ? 9 : 3 - rank(level));
  return results.toSorted((a, b) => place(a) - place(b));
}
