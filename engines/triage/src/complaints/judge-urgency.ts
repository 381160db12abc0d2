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

/** A rule that holds, as a reason. */
export type RuleReason = {
  readonly kind: "rule";
  readonly id: string;
  readonly text: string;
  readonly source: string;
  /** The present findings that make the rule hold. */
  readonly findings: readonly string[];
};

/**
 * A reason for an urgency: a rule, the likeliest condition of that urgency, a complaint's usual urgency, or `earlier`
 * where an earlier answer required it.
 */
export type UrgencyReason =
  | RuleReason
  | { readonly kind: "condition"; readonly id: string; readonly name: string }
  | { readonly kind: "complaint"; readonly id: string; readonly name: string }
  | { readonly kind: "earlier" };

/**
 * Returns the most urgent emergency rule (ambulance or emergency department) that holds and states a first step
 * before anything else, or undefined.
 */
export function ruleWithFirstStep(prepared: PreparedKnowledge, evidence: Evidence): UrgencyRule | undefined {
  return rulesOf(prepared, evidence).find(
    ({ doFirst, urgency }) => doFirst && compareUrgency(urgency, "emergency-department-now") <= 0,
  );
}

/** An urgency with the reasons for it, at least one. */
export type Urgency = { readonly urgency: UrgencyLevel; readonly reasons: readonly UrgencyReason[] };

/**
 * Conditions raise the urgency to `to` when those of level `of` or higher have at least the share `limit` together.
 * Each counts from the share `least`, so that hundreds of unlikely ones do not send every person to a doctor. A
 * proposal until it is tuned on cases.
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

/**
 * Returns the urgency by rules and complaints, without conditions. Doubtful answers are ignored: they count only in
 * the result and shorten no interview.
 */
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
 * Returns the urgency by rules and complaints that no later answer can undo: excludes rules that require something to
 * be unknown or denied, and takes long-standing complaints at their lower urgency while a duration may be reported.
 */
export function permanentUrgency(prepared: PreparedKnowledge, evidence: Evidence): UrgencyLevel {
  const { known, complaints } = evidence;
  const facts = factsOf(prepared, evidence);
  // A duration may still be reported and lower the usual urgency of a complaint.
  const mayBePresent = (finding: string) =>
    facts.isPresent(finding) || prepared.durations.some((listed) => listed.finding === finding);
  return rulesFor(prepared, complaints)
    .within(known)
    .filter(({ when }) => holdsPermanently(when, facts, (finding) => !known.has(finding)))
    .reduce((most, { urgency }) => mostUrgent(most, urgency), usualUrgency(prepared, evidence, mayBePresent));
}

/**
 * Returns the urgency by rules, complaints and conditions, never below `floor`, with the reasons for that level only.
 * The reason is "earlier" when only `floor` requires the level. Requires a ranking with the likeliest first; an empty
 * one leaves conditions out.
 */
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
    ...rules.filter((rule) => rule.urgency === urgency).map((rule) => reasonOf(rule, facts)),
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

function reasonOf({ id, reason, source, when }: UrgencyRule, facts: RuleFacts): RuleReason {
  return { kind: "rule", id, text: reason, source, findings: supportingPresentFindings(when, facts) };
}

/**
 * Returns every emergency rule that holds, also below the final urgency, and every rule that holds and states a first
 * step; the most urgent first.
 */
export function signsOfDanger(prepared: PreparedKnowledge, evidence: Evidence): readonly RuleReason[] {
  const facts = factsOf(prepared, evidence);
  return rulesOf(prepared, evidence)
    .filter(({ urgency, doFirst }) => doFirst || compareUrgency(urgency, "emergency-department-now") <= 0)
    .map((rule) => reasonOf(rule, facts));
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

/** Kinds of findings that are no danger by themselves. */
const ofAnything: ReadonlySet<string> = new Set(["duration", "severity", "quality"]);

/** Returns whether an unsure finding would make an emergency rule hold that has `beside` other findings present. */
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

/** Returns the usual urgency of a complaint; lower for a long-standing one, unless it gets worse. */
function usualOf({ urgency, lasting }: PresentingComplaint, isPresent: RuleFacts["isPresent"]): UrgencyLevel {
  const isCalm = lasting && isPresent(lasting.with) && !lasting.unless.some(isPresent);
  return isCalm ? lasting.urgency : urgency;
}

/**
 * Returns the urgency of the likely conditions; self-care when none raises it. Requires a ranking with the likeliest
 * first.
 */
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

/** Returns the likeliest condition of at least this urgency as a reason; empty without one. */
function conditionsOf(ranking: readonly RankedCondition[], level: UrgencyLevel): readonly UrgencyReason[] {
  const first = ranking.find(({ condition }) => condition && compareUrgency(condition.urgency, level) <= 0);
  return first?.condition ? [{ kind: "condition", id: first.condition.id, name: first.condition.name }] : [];
}
