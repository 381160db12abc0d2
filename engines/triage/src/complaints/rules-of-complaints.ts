import { compareUrgency, type UrgencyRule } from "./knowledge.ts";
import { impliedBy, type PreparedKnowledge } from "./prepare.ts";
import type { Known } from "./known.ts";
import { couldHold, supportingFindings, withoutDurations } from "./rules.ts";

/** The rules for these complaints: all in the order of the knowledge, and by supporting finding id. */
export type RulesOfComplaints = {
  readonly all: readonly UrgencyRule[];
  readonly of: ReadonlyMap<string, readonly UrgencyRule[]>;
  /** Returns the rules that can hold: one supporting finding is present, or none is required. In the order of `all`. */
  readonly within: (known: Known) => readonly UrgencyRule[];
};

const stored = new WeakMap<PreparedKnowledge, Map<string, RulesOfComplaints>>();

/**
 * Returns the rules for these complaints. A duration refers to the complaints. So a rule up to "within days" about
 * a symptom that no complaint implies loses its duration: a cough of two weeks says nothing about a sore throat.
 * More urgent rules keep it, to be safe. Cached by knowledge and complaints.
 */
export function rulesFor(prepared: PreparedKnowledge, complaints: readonly string[]): RulesOfComplaints {
  const ofKnowledge = stored.get(prepared) ?? new Map<string, RulesOfComplaints>();
  stored.set(prepared, ofKnowledge);
  const key = complaints.join(" ");
  const known = ofKnowledge.get(key);
  if (known) return known;
  const reckoned = reckon(prepared, complaints);
  ofKnowledge.set(key, reckoned);
  return reckoned;
}

function reckon(prepared: PreparedKnowledge, complaints: readonly string[]): RulesOfComplaints {
  const brought = new Set(
    complaints
      .flatMap((id) => prepared.complaints.get(id)?.findings ?? [])
      .flatMap((finding) => impliedBy(prepared, finding)),
  );
  // Complaints of one specialty count as related (an itching and a red eye), except in general practice.
  const specialties = new Set(
    complaints
      .map((id) => prepared.complaints.get(id)?.specialty)
      .filter((specialty) => specialty !== "general-practice"),
  );
  for (const { specialty, findings } of prepared.knowledge.complaints)
    if (specialties.has(specialty)) for (const finding of findings) brought.add(finding);
  const isDuration = (finding: string) => prepared.findings.get(finding)?.kind === "duration";
  const isAbout = ({ when }: UrgencyRule) => {
    const symptoms = supportingFindings(when).filter((finding) => {
      const own = prepared.findings.get(finding);
      return own?.kind === "symptom" || (own?.of ?? []).length > 0;
    });
    return (
      symptoms.length === 0 ||
      symptoms.some((finding) => impliedBy(prepared, finding).some((one) => brought.has(one)))
    );
  };
  const all = prepared.knowledge.rules.map((rule) => {
    const takesDuration =
      complaints.length === 0 ||
      compareUrgency(rule.urgency, "within-days") < 0 ||
      !supportingFindings(rule.when).some(isDuration) ||
      isAbout(rule);
    return takesDuration ? rule : { ...rule, when: withoutDurations(rule.when, isDuration) };
  });
  const of = new Map<string, UrgencyRule[]>();
  for (const rule of all)
    for (const finding of new Set(supportingFindings(rule.when)))
      of.set(finding, [...(of.get(finding) ?? []), rule]);
  return { all, of, within: rulesWithin(all) };
}

/** Indexes rules by supporting finding, because most of the hundreds of rules have none present. */
function rulesWithin(all: readonly UrgencyRule[]): RulesOfComplaints["within"] {
  const nothing = () => false;
  const always = all.flatMap(({ when }, at) => (couldHold(when, nothing) ? [at] : []));
  const places = new Map<string, number[]>();
  for (const [at, { when }] of all.entries())
    for (const finding of new Set(supportingFindings(when))) {
      const ofFinding = places.get(finding);
      if (ofFinding) ofFinding.push(at);
      else places.set(finding, [at]);
    }
  return (known) => {
    const near = new Set(always);
    for (const [finding, presence] of known)
      if (presence === "present") for (const at of places.get(finding) ?? []) near.add(at);
    return [...near].sort((a, b) => a - b).flatMap((at) => all[at] ?? []);
  };
}
