import type { Interview } from "./interview.ts";
import { appliesTo } from "./knowledge.ts";
import { hasAnyOf } from "./known.ts";
import { impliedBy, type PreparedKnowledge } from "./prepare.ts";

/**
 * Whether it makes sense to ask this person about a finding: of this age and sex, of what is known already (no periods in a pregnancy), and nothing that only
 * the person can feel while they are too small to say so.
 */
export function isSensible(
  prepared: PreparedKnowledge,
  { person, known }: Pick<Interview, "person" | "known">,
  id: string,
): boolean {
  const own = prepared.findings.get(id);
  const isUnfit = own?.notWith?.some((one) => known.get(one) === "present") ?? false;
  return (
    !isUnfit &&
    appliesTo(own?.applies, person) &&
    hasAnyOf(known, own?.onlyWith) &&
    isObservable(prepared, id, person.age)
  );
}

/** Whether somebody of this age can tell it, or whoever looks after them can see it; a kind of something is as hard to tell as that. */
function isObservable(prepared: PreparedKnowledge, id: string, age: number): boolean {
  return impliedBy(prepared, id).every((one) => (prepared.findings.get(one)?.observableFrom ?? 0) <= age);
}
