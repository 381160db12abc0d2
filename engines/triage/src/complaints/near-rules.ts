import type { Interview } from "./interview.ts";
import { compareUrgency, type Expression } from "./knowledge.ts";
import { isAskableFinding } from "./may-be-asked.ts";
import type { PreparedKnowledge } from "./prepare.ts";
import { holds, supportingFindings, type RuleFacts } from "./rules.ts";
import { rulesFor } from "./rules-of-complaints.ts";

/** The most findings that a near rule may lack. */
const mostLacking = 2;

/**
 * The least levels by which a rule must raise the urgency to bring questions; rules that call an ambulance need one.
 */
const leastLevels = 2;

/**
 * Returns the findings that a dangerous rule still lacks when others of it are present: a headache asks about a
 * faulty heating. Only rules two levels above the current urgency, or that call an ambulance, which lack at most two
 * findings. Each has the urgency levels gained, divided by the findings lacking. Only askable findings not asked
 * before.
 */
export function lackedByNearRules(
  prepared: PreparedKnowledge,
  interview: Interview,
): ReadonlyMap<string, number> {
  const { person, known, byRules, questionedFindings, complaints } = interview;
  const facts: RuleFacts = { ...person, isPresent: (finding) => known.get(finding) === "present" };
  const unknown: RuleFacts = { ...person, isPresent: () => false };
  const isOpen = (finding: string) => {
    const { of = [] } = prepared.findings.get(finding) ?? {};
    const isOfPresent = of.length === 0 || of.some((parent) => facts.isPresent(parent));
    return (
      !known.has(finding) &&
      !questionedFindings.has(finding) &&
      isOfPresent &&
      isAskableFinding(prepared, interview, finding)
    );
  };
  const lacked = new Map<string, number>();
  for (const { when, urgency } of rulesFor(prepared, complaints).all) {
    const levels = compareUrgency(byRules, urgency);
    if (levels < (urgency === "emergency-services" ? 1 : leastLevels)) continue;
    const lacking = lackingOf(when, facts, isOpen);
    const isNear = lacking > 0 && lacking <= mostLacking;
    // A rule that no answer brings nearer is left to the red flags.
    if (!isNear || lackingOf(when, unknown, () => true) <= lacking) continue;
    for (const finding of supportingFindings(when)) {
      if (!isOpen(finding)) continue;
      const withIt: RuleFacts = { ...facts, isPresent: (one) => one === finding || facts.isPresent(one) };
      const worth = levels * (lackingOf(when, withIt, isOpen) < lacking ? 1 / lacking : 0);
      if (worth > 0) lacked.set(finding, Math.max(worth, lacked.get(finding) ?? 0));
    }
  }
  return lacked;
}

/** Returns the least number of findings that an expression still lacks; infinite where it can no longer hold. */
function lackingOf(expression: Expression, facts: RuleFacts, isOpen: (finding: string) => boolean): number {
  if (typeof expression === "string") return lackingFinding(expression, facts, isOpen);
  const of = (part: Expression) => lackingOf(part, facts, isOpen);
  if ("all" in expression) return expression.all.reduce((sum, part) => sum + of(part), 0);
  if ("any" in expression) return Math.min(...expression.any.map(of));
  if ("of" in expression) {
    const cheapest = expression.of.map(of).sort((a, b) => a - b);
    return cheapest.slice(0, expression.atLeast).reduce((sum, one) => sum + one, 0);
  }
  return holds(expression, facts) ? 0 : Infinity;
}

function lackingFinding(finding: string, facts: RuleFacts, isOpen: (finding: string) => boolean): number {
  if (facts.isPresent(finding)) return 0;
  return isOpen(finding) ? 1 : Infinity;
}
