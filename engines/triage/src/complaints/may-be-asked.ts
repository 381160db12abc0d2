import { isTooShort } from "./durations.ts";
import type { Interview } from "./interview.ts";
import { appliesTo } from "./knowledge.ts";
import { hasAnyOf } from "./known.ts";
import { impliedBy, type PreparedKnowledge } from "./prepare.ts";

/**
 * Returns whether a finding can be asked about, given age, sex and known findings (no periods in a pregnancy;
 * `onlyWith`). False for what small children cannot report and for durations longer than the person's life. Does not
 * check whether it is known or was asked before.
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
    isObservable(prepared, id, person.age) &&
    !isLongerThanLife(prepared, id, person.age)
  );
}

/** Days that can have passed beyond an age in whole weeks or months. */
const mostDaysMore = { weeks: 6, months: 30 };

/** Returns whether a duration is longer than the person's life; `age` in years. */
function isLongerThanLife(prepared: PreparedKnowledge, id: string, age: number): boolean {
  const isInMonths = age > 0 && Number.isInteger(Math.round(age * 12 * 1e6) / 1e6);
  const days = age * 365.25 + mostDaysMore[isInMonths ? "months" : "weeks"];
  const listed = prepared.durations.find(({ finding }) => finding === id);
  if (listed) return listed.least > days;
  const lasts = prepared.findings.get(id)?.lasts;
  return lasts !== undefined && isTooShort(lasts, days);
}

/** Returns whether a present finding rules out this one, or all of its parents. */
function isRuledOut(prepared: PreparedKnowledge, known: Interview["known"], id: string): boolean {
  const { notWith = [], of = [] } = prepared.findings.get(id) ?? {};
  if (notWith.some((other) => known.get(other) === "present")) return true;
  return of.length > 0 && of.every((parent) => isRuledOut(prepared, known, parent));
}

/** Returns whether a person of this age (years), or a carer, can notice the finding and all of its parents. */
function isObservable(prepared: PreparedKnowledge, id: string, age: number): boolean {
  return impliedBy(prepared, id).every((one) => (prepared.findings.get(one)?.observableFrom ?? 0) <= age);
}
