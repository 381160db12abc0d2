/** S4.RISK, from the lowest up; the last one says that nothing can be said. */
export const riskLevels = ["low", "medium", "high", "very_high", "unable_to_assess"] as const;
export type RiskLevel = (typeof riskLevels)[number];

/**
 * The level of a stress index (Baevsky, 50 ms bins, 60 s). The limits are our convention: literature names 50 to 150 as
 * usual at rest and agrees on no bands above. Null, because it was not read or not accepted, cannot be assessed.
 */
export function stressLevel(index: number | null): RiskLevel {
  if (index === null || !(index >= 0)) return "unable_to_assess";
  if (index < 150) return "low";
  if (index < 300) return "medium";
  return index < 600 ? "high" : "very_high";
}
