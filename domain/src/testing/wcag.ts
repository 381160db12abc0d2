/** The rule sets of axe-core that pages are held to, in a simulated browser and in real ones: WCAG 2.2 AA and good practice. */
export const wcagRuleSets = [
  "wcag2a",
  "wcag2aa",
  "wcag21a",
  "wcag21aa",
  "wcag22a",
  "wcag22aa",
  "best-practice",
] as const;
