import { expect, test } from "vitest";
import { type RiskLevel, stressLevel } from "./risk-level.ts";

test.each<[string, number | null, RiskLevel]>([
  ["S4.RISK.01", 0, "low"],
  ["S4.RISK.01", 149, "low"],
  ["S4.RISK.02", 150, "medium"],
  ["S4.RISK.02", 299, "medium"],
  ["S4.RISK.03", 300, "high"],
  ["S4.RISK.03", 599, "high"],
  ["S4.RISK.04", 600, "very_high"],
  ["S4.RISK.05", null, "unable_to_assess"],
  ["S4.RISK.05", Number.NaN, "unable_to_assess"],
])("%s S1.24: a stress index of %s is a level of %s", (_, index, level) => {
  expect(stressLevel(index)).toBe(level);
});
