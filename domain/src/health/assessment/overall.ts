import { type RiskLevel, riskLevels } from "../../vitals/risk-level.ts";
import type { AreaResult } from "./areas.ts";

/** `riskScore` from 0, low risk in every area, to 100, very high risk in every area; S8.MSG.28 where nothing can be said. */
export type Overall =
  | { level: Exclude<RiskLevel, "unable_to_assess">; riskScore: number; assessable: number }
  | { level: "unable_to_assess"; riskScore: null; assessable: number };

/** So many areas an overall number needs. */
export const fewestAreas = 5;

const burden = { low: 0, medium: 25, high: 60, very_high: 100 } as const;

/**
 * S1.32: an index of our own, not validated: the mean burden of the areas that can be assessed. Like the levels and the bars it
 * grows with the risk. Its level is that of the worst area, so that a good mean hides nothing. Adults only: below 18 no area
 * can be assessed.
 */
export function assessOverall(results: readonly AreaResult[]): Overall {
  const levels = results.flatMap(({ level }) => (level === "unable_to_assess" ? [] : [level]));
  const assessable = levels.length;
  if (assessable < fewestAreas) return { level: "unable_to_assess", riskScore: null, assessable };
  const sum = levels.reduce((total, level) => total + burden[level], 0);
  const level = levels.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst));
  return { level, riskScore: Math.round(sum / assessable), assessable };
}

/** 0 for low to 3 for very high; what cannot be assessed stands behind all. */
const rank = (level: RiskLevel) => riskLevels.indexOf(level);

/** The areas as they are shown: the worst first, those that cannot be assessed last. */
export function worstFirst(results: readonly AreaResult[]): AreaResult[] {
  const place = ({ level }: AreaResult) => (level === "unable_to_assess" ? 9 : 3 - rank(level));
  return results.toSorted((a, b) => place(a) - place(b));
}
