import { type RiskLevel, riskLevels } from "../../vitals/risk-level.ts";
import type { AreaResult } from "./areas.ts";

/** `score` from 0 to 100; S8.MSG.28 where nothing can be said. */
export type Overall =
  | { level: Exclude<RiskLevel, "unable_to_assess">; score: number; assessable: number }
  | { level: "unable_to_assess"; score: null; assessable: number };

/** So many areas an overall number needs. */
export const fewestAreas = 5;

const burden = { low: 0, medium: 25, high: 60, very_high: 100 } as const;

/**
 * S1.32: an index of our own, not validated: 100 less the mean burden of the areas that can be assessed. Its level is that of
 * the worst area, so that a good mean hides nothing. Adults only: below 18 no area can be assessed.
 */
export function assessOverall(results: readonly AreaResult[]): Overall {
  const levels = results.flatMap(({ level }) => (level === "unable_to_assess" ? [] : [level]));
  const assessable = levels.length;
  if (assessable < fewestAreas) return { level: "unable_to_assess", score: null, assessable };
  const sum = levels.reduce((total, level) => total + burden[level], 0);
  const level = levels.reduce((worst, one) => (rank(one) > rank(worst) ? one : worst));
  return { level, score: Math.round(100 - sum / assessable), assessable };
}

/** 0 for low to 3 for very high; what cannot be assessed stands behind all. */
const rank = (level: RiskLevel) => riskLevels.indexOf(level);

/** The areas as they are shown: the worst first, those that cannot be assessed last. */
export function worstFirst(results: readonly AreaResult[]): AreaResult[] {
  const place = ({ level }: AreaResult) => (level === "unable_to_assess" ? 9 : 3 - rank(level));
  return results.toSorted((a, b) => place(a) - place(b));
}
