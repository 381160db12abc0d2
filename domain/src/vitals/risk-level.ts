/** Risk levels from the lowest (S4.RISK); the last one means that no level can be given. */
export const riskLevels = ["low", "medium", "high", "very_high", "unable_to_assess"] as const;
/** A level of risk. */
export type RiskLevel = (typeof riskLevels)[number];

/**
 * Returns the level of a stress index (Baevsky, 50 ms bins, 60 s). The limits are our convention: the literature
 * gives 50 to 150 as usual at rest and no agreed bands above. Null, not read or rejected, cannot be assessed.
 */
export function stressLevel(index: number | null): RiskLevel {
  if (index === null || !(index >= 0)) return "unable_to_assess";
  if (index < 150) return "low";
  if (index < 300) return "medium";
  return index < 600 ? "high" : "very_high";
}
