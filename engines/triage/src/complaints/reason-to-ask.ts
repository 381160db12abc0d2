import type { Interview } from "./interview.ts";
import { compareUrgency, impliedFindings } from "./knowledge.ts";
import { baseRateOf, impliedBy, type PreparedCondition, type PreparedKnowledge } from "./prepare.ts";
import { priorOf } from "./prior.ts";
import { holds, supportingFindings } from "./rules.ts";
import { rulesFor } from "./rules-of-complaints.ts";

/** A condition brings a finding, or a complaint, where it is told at least this often with it. */
const bringsIt = 0.25;

/** A finding speaks for a condition where it is at least this many times likelier with it. */
const speaksFor = 2;

/** What is less likely than this in somebody of this age and sex cannot be meant. */
const possibleFrom = 1e-3;

/**
 * Returns a predicate: whether there is a reason to ask about a finding. A condition that is not rare causes it, or
 * an answer supports a rare one, or it raises the urgency. Red flags of the complaint require no reason.
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
  /** How long it has lasted brings no danger nearer: that of everybody has lasted. */
  const isLength = (one: string) => prepared.findings.get(one)?.kind === "duration";
  /** A danger that the complaint lists needs no more than the complaint; any other needs an answer that brings it nearer. */
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
