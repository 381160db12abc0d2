import {
  compareUrgency,
  mostUrgent,
  type PresentingComplaint,
  type UrgencyLevel,
  type UrgencyRule,
} from "./knowledge.ts";
import { lacksNamedWith } from "./namable.ts";
import { impliedBy, type PreparedKnowledge } from "./prepare.ts";
import type { Evidence, RankedCondition } from "./rank-conditions.ts";
import {
  supportingPresentFindings,
  holdsPermanently,
  countHeldTerms,
  type RuleFacts,
  rulesThatHold,
} from "./rules.ts";
import { rulesFor } from "./rules-of-complaints.ts";

/** A reason for an urgency. */
export type UrgencyReason =
  | {
      readonly kind: "rule";
      readonly id: string;
      readonly text: string;
      readonly source: string;
      /** The present findings that make the rule hold. */
      readonly findings: readonly string[];
    }
  | { readonly kind: "condition"; readonly id: string; readonly name: string }
  | { readonly kind: "complaint"; readonly id: string; readonly name: string }
  | { readonly kind: "earlier" };

/** Returns the emergency rule that holds and states a first step before anything else, or undefined. */
export function ruleWithFirstStep(prepared: PreparedKnowledge, evidence: Evidence): UrgencyRule | undefined {
  return rulesOf(prepared, evidence).find(
    ({ doFirst, urgency }) => doFirst && compareUrgency(urgency, "emergency-department-now") <= 0,
  );
}

export type Urgency = { readonly urgency: UrgencyLevel; readonly reasons: readonly UrgencyReason[] };

/**
 * Conditions raise the urgency where those of a level, with all above it, hold so much together. Rules find what is dangerous; conditions add what no
 * rule says: likely emergencies are emergencies, one in seven is too much to wait for days. A condition counts from `least` of its own: hundreds of
 * unlikely ones together must not send everybody to a doctor. A proposal until it is tuned on cases.
 */
const raisedByConditions = [
  { of: "emergency-services", limit: "raiseToCall", least: "leastEmergency", to: "emergency-services" },
  {
    of: "emergency-department-now",
    limit: "raiseToEmergency",
    least: "leastEmergency",
    to: "emergency-department-now",
  },
  { of: "emergency-department-now", limit: "raiseToHours", least: "leastSerious", to: "within-hours" },
  { of: "within-hours", limit: "hoursRaise", least: "leastUsual", to: "within-hours" },
  { of: "within-days", limit: "daysRaise", least: "leastUsual", to: "within-days" },
] as const;

/** Returns the urgency by rules and complaints. Doubtful answers count only at the end and shorten no interview. */
export function urgencyByRules(
  prepared: PreparedKnowledge,
  { person, complaints, known }: Evidence,
): UrgencyLevel {
  const sure = { person, complaints, known };
  return urgencyOf(prepared, sure, rulesOf(prepared, sure));
}

function urgencyOf(
  prepared: PreparedKnowledge,
  evidence: Evidence,
  rules: readonly UrgencyRule[],
): UrgencyLevel {
  return rules.reduce((most, { urgency }) => mostUrgent(most, urgency), usualUrgency(prepared, evidence));
}

/**
 * Returns the urgency by rules that no later answer can undo: excludes rules that require something to be unknown
 * or denied.
 */
export function permanentUrgency(prepared: PreparedKnowledge, evidence: Evidence): UrgencyLevel {
  const { known, complaints } = evidence;
  const facts = factsOf(prepared, evidence);
  // How long it has lasted may still be told, and makes a complaint milder.
  const mayBePresent = (finding: string) =>
    facts.isPresent(finding) || prepared.durations.some((listed) => listed.finding === finding);
  return rulesFor(prepared, complaints)
    .within(known)
    .filter(({ when }) => holdsPermanently(when, facts, (finding) => !known.has(finding)))
    .reduce((most, { urgency }) => mostUrgent(most, urgency), usualUrgency(prepared, evidence, mayBePresent));
}

/** Returns the urgency by rules, complaints and conditions, never below `floor`, with its reasons. */
export function judgeUrgency(
  prepared: PreparedKnowledge,
  evidence: Evidence,
  ranking: readonly RankedCondition[],
  floor: UrgencyLevel,
): Urgency {
  const rules = rulesOf(prepared, evidence);
  const facts = factsOf(prepared, evidence);
  const byConditions = urgencyByConditions(prepared, ranking);
  const urgency = mostUrgent(floor, mostUrgent(byConditions, urgencyOf(prepared, evidence, rules)));
  const reasons: readonly UrgencyReason[] = [
    ...rules
      .filter((rule) => rule.urgency === urgency)
      .map(
        ({ id, reason, source, when }) =>
          ({
            kind: "rule",
            id,
            text: reason,
            source,
            findings: supportingPresentFindings(when, facts),
          }) as const,
      ),
    ...(byConditions === urgency && urgency !== "self-care"
      ? conditionsOf(
          ranking.filter(({ condition }) => !lacksNamedWith(condition, evidence.known)),
          urgency,
        )
      : []),
    ...evidence.complaints
      .map((id) => prepared.complaints.get(id))
      .filter((complaint) => complaint !== undefined)
      .filter((complaint) => usualOf(complaint, facts.isPresent) === urgency)
      .map(({ id, name }) => ({ kind: "complaint", id, name }) as const),
  ];
  return { urgency, reasons: reasons.length > 0 ? reasons : [{ kind: "earlier" }] };
}

function rulesOf(prepared: PreparedKnowledge, evidence: Evidence): readonly UrgencyRule[] {
  const rules = rulesFor(prepared, evidence.complaints).within(evidence.known);
  return rulesThatHold(rules, factsOf(prepared, evidence));
}

function factsOf(prepared: PreparedKnowledge, evidence: Evidence): RuleFacts {
  const { person, known, complaints, unsure } = evidence;
  return {
    ...person,
    isPresent: (finding) => known.get(finding) === "present",
    isDeniedAmong: (finding) => complaints.length > 1 && known.get(finding) === "absent",
    isUnsure: (finding) => unsure?.has(finding) === true && !known.has(finding),
    isDangerUnsure: (beside) => isDangerUnsure(prepared, evidence, beside),
  };
}

/** How long or how bad it is, and what it is like, bring no danger by themselves. */
const ofAnything: ReadonlySet<string> = new Set(["duration", "severity", "quality"]);

/** Whether one thing that somebody was not sure of would make it an emergency by a rule of which so much is there. */
function isDangerUnsure(
  prepared: PreparedKnowledge,
  { person, known, complaints, unsure }: Evidence,
  beside: number,
): boolean {
  if (!unsure || unsure.size === 0) return false;
  const { of: rulesOfFinding } = rulesFor(prepared, complaints);
  const isDistinct = (finding: string) => !ofAnything.has(prepared.findings.get(finding)?.kind ?? "");
  return [...unsure].some((finding) => {
    if (known.has(finding) || !isDistinct(finding)) return false;
    const implied = impliedBy(prepared, finding);
    const isPresent = (one: string) => known.get(one) === "present";
    const facts: RuleFacts = { ...person, isPresent: (one) => implied.includes(one) || isPresent(one) };
    const isNear = ({ urgency, when }: UrgencyRule) =>
      compareUrgency(urgency, "emergency-department-now") <= 0 &&
      countHeldTerms(when, facts, (one) => isPresent(one) && !implied.includes(one) && isDistinct(one)) >=
        beside;
    return implied.some((one) => rulesOfFinding.get(one)?.some(isNear));
  });
}

function usualUrgency(
  prepared: PreparedKnowledge,
  evidence: Evidence,
  isPresent: RuleFacts["isPresent"] = factsOf(prepared, evidence).isPresent,
): UrgencyLevel {
  return evidence.complaints.reduce<UrgencyLevel>((most, id) => {
    const complaint = prepared.complaints.get(id);
    return complaint ? mostUrgent(most, usualOf(complaint, isPresent)) : most;
  }, "self-care");
}

/** A pain of years is not as urgent as a new one, unless it gets worse. */
function usualOf({ urgency, lasting }: PresentingComplaint, isPresent: RuleFacts["isPresent"]): UrgencyLevel {
  const isCalm = lasting && isPresent(lasting.with) && !lasting.unless.some(isPresent);
  return isCalm ? lasting.urgency : urgency;
}

/** Returns the urgency of the likely conditions. */
export function urgencyByConditions(
  { limits }: PreparedKnowledge,
  ranking: readonly RankedCondition[],
): UrgencyLevel {
  const raised = raisedByConditions.find(({ of, limit, least }) => {
    let sum = 0;
    for (const { condition, share } of ranking) {
      if (share < limits[least]) break; // the likeliest come first
      if (condition && compareUrgency(condition.urgency, of) <= 0) sum += share;
    }
    return sum >= limits[limit];
  });
  return raised?.to ?? "self-care";
}

/** The likeliest condition of at least this urgency: the one that a person can be told of. */
function conditionsOf(ranking: readonly RankedCondition[], level: UrgencyLevel): readonly UrgencyReason[] {
  const first = ranking.find(({ condition }) => condition && compareUrgency(condition.urgency, level) <= 0);
  return first?.condition ? [{ kind: "condition", id: first.condition.id, name: first.condition.name }] : [];
}
