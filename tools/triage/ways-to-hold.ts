import { appliesTo, type Expression } from "@anteroom/triage/complaints/knowledge";
import type { PreparedKnowledge } from "@anteroom/triage/complaints/prepare";

const ages = [0.04, 0.2, 0.4, 0.9, 1.5, 3, 4.5, 6, 8, 10, 14, 17, 20, 30, 45, 54, 58, 62, 70, 80];

/** People of all ages, on whom every rule is tested. */
export const triedPeople = ages.flatMap((age) => [{ age, sex: "F" } as const, { age, sex: "M" } as const]);
/** One of the people on whom rules are tested. */
export type TriedPerson = (typeof triedPeople)[number];

/**
 * Returns sets of present findings that make an expression hold for this person, at most 200 for each `all`, and one way only for "at
 * least"; empty where it cannot hold. A negation counts as held.
 */
export function waysToHold(
  prepared: PreparedKnowledge,
  expression: Expression,
  person: TriedPerson,
): readonly (readonly string[])[] {
  const ways = (part: Expression) => waysToHold(prepared, part, person);
  if (typeof expression === "string")
    return appliesTo(prepared.findings.get(expression)?.applies, person) ? [[expression]] : [];
  if ("all" in expression)
    return expression.all
      .map(ways)
      .reduce<readonly (readonly string[])[]>(
        (all, more) => all.flatMap((way) => more.map((one) => [...way, ...one])).slice(0, 200),
        [[]],
      );
  if ("any" in expression) return expression.any.flatMap(ways);
  if ("not" in expression) return [[]];
  if ("of" in expression) return ways({ all: expression.of.slice(0, expression.atLeast) });
  // Nothing that is present makes these hold.
  if ("deniedAmong" in expression || "unsureOf" in expression || "unsureDangerBeside" in expression)
    return [];
  const isSo =
    "sex" in expression
      ? person.sex === expression.sex
      : "ageFrom" in expression
        ? person.age >= expression.ageFrom
        : person.age < expression.ageBelow;
  return isSo ? [[]] : [];
}
