import type { Interview } from "./interview.ts";
import { appliesTo } from "./knowledge.ts";
import { hasAnyOf } from "./known.ts";
import { impliedBy, type PreparedKnowledge } from "./prepare.ts";

/**
 * Returns whether a finding can be asked about, given age, sex and known findings (no periods in a pregnancy).
 * Small children are not asked what only they can feel.
 */
export function isAskableFinding(
  prepared: PreparedKnowledge,
  { person, known }: Pick<Interview, "person" | "known">,
  id: string,
): boolean {
  const own = prepared.findings.get(id);
  return (
    !isRuledOut(prepared, known, id) &&
    appliesTo(own?.applies, person) &&
    appliesTo(own?.audience, person) &&
    hasAnyOf(known, own?.onlyWith) &&
    isObservable(prepared, id, person.age)
  );
}

/** Whether something that is known rules it out, or all that it is a kind of: after a birth nothing is asked about the pregnancy. */
function isRuledOut(prepared: PreparedKnowledge, known: Interview["known"], id: string): boolean {
  const { notWith = [], of = [] } = prepared.findings.get(id) ?? {};
  if (notWith.some((other) => known.get(other) === "present")) return true;
  return of.length > 0 && of.every((parent) => isRuledOut(prepared, known, parent));
}

/** Whether somebody of this age can tell it, or whoever looks after them can see it; a kind of something is as hard to tell as that. */
function isObservable(prepared: PreparedKnowledge, id: string, age: number): boolean {
  return impliedBy(prepared, id).every((one) => (prepared.findings.get(one)?.observableFrom ?? 0) <= age);
}
