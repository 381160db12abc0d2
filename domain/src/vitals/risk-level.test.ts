import { expect, test } from "vitest";
import { type RiskLevel, stressLevel } from "./risk-level.ts";

test.each<[number | null, RiskLevel]>([
  [0, "low"],
  [149, "low"],
  [150, "medium"],
  [299, "medium"],
  [300, "high"],
  [599, "high"],
  [600, "very_high"],
  [null, "unable_to_assess"],
  [Number.NaN, "unable_to_assess"],
])(
  "a stress index of %s is a level of %s",
  { tags: ["S4.RISK.01", "S4.RISK.02", "S4.RISK.03", "S4.RISK.04", "S4.RISK.05", "S1.24"] },
  (index, level) => {
    expect(stressLevel(index)).toBe(level);
  },
);
