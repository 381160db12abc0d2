import type { Interview } from "./interview.ts";
import { compareUrgency, impliedFindings } from "./knowledge.ts";
import { baseRateOf, impliedBy, type PreparedCondition, type PreparedKnowledge } from "./prepare.ts";
import { priorOf } from "./prior.ts";
import { holds, supportingFindings } from "./rules.ts";
import { rulesFor } from "./rules-of-complaints.ts";

/** The frequency from which a condition counts as a cause of a finding or complaint. */
const bringsIt = 0.25;

/** A finding speaks for a condition where it is at least this many times likelier with it. */
const speaksFor = 2;

/** Conditions with a lower prior for this age and sex are ignored. */
const possibleFrom = 1e-3;

/**
 * Returns a predicate: whether there is a reason to ask about a finding. A reason is a condition that is not rare, fits
 * the complaints and the person and causes it, or a rare one that an answer supports, or a rule by which it raises the
 * urgency at once (for unlisted findings only with a present supporting answer). `isListed`: whether the complaints
 * list a finding.
 */
export function reasonsToAsk(
  prepared: PreparedKnowledge,
  interview: Interview,
  isListed: (finding: string) => boolean,
): (finding: string) => boolean {
  const { complaints, known, person, byRules } = interview;
  const named = complaints.flatMap((id) => prepared.complaints.get(id) ?? []);
  const own = new Set(named.flatMap(impliedFindings).flatMap((one) => impliedBy(prepared, one)));
  const reported = new Set(
    [...known].flatMap(([one, presence]) => (presence === "present" && !own.has(one) ? [one] : [])),
  );
  const complained = named.flatMap(({ findings }) => findings);
  const brings = ({ condition, shares }: PreparedCondition) =>
    complained.some((one) => (shares.get(one) ?? 0) >= bringsIt) &&
    priorOf(condition, person, prepared) >= possibleFrom;
  const isRaised = ({ shares }: PreparedCondition) =>
    [...reported].some((one) => {
      const share = shares.get(one) ?? 0;
      return share >= bringsIt && share >= speaksFor * baseRateOf(prepared.findings.get(one));
    });
  const brought = new Set(
    prepared.conditions
      .filter((one) => brings(one) && (!one.condition.frequency.endsWith("rare") || isRaised(one)))
      .flatMap(({ shares }) =>
        [...shares].flatMap(([finding, share]) => (share >= bringsIt ? [finding] : [])),
      ),
  );
  const { of: rulesOf } = rulesFor(prepared, complaints);
  const facts = { ...person, isPresent: (one: string) => known.get(one) === "present" };
  /** A duration alone does not make a danger more likely. */
  const isLength = (one: string) => prepared.findings.get(one)?.kind === "duration";
  /** A danger that the complaint lists requires no answer; any other requires an answer that supports its rule. */
  const isDanger = (finding: string) => {
    const implied = impliedBy(prepared, finding);
    const withIt = { ...facts, isPresent: (one: string) => implied.includes(one) || facts.isPresent(one) };
    return implied
      .flatMap((one) => rulesOf.get(one) ?? [])
      .some(
        ({ when, urgency }) =>
          compareUrgency(urgency, byRules) < 0 &&
          (isListed(finding) ||
            supportingFindings(when).some((one) => reported.has(one) && !isLength(one))) &&
          holds(when, withIt),
      );
  };
  return (finding) => brought.has(finding) || isDanger(finding);
}
