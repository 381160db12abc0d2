/** The axe-core rule sets for pages, in simulated and real browsers: WCAG 2.2 AA and best practice. */
export const wcagRuleSets = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
] as const;
