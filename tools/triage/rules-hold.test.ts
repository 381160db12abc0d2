import { appliesTo, compareUrgency, type Expression } from "@anteroom/triage/complaints/knowledge";
import { urgencyByRules } from "@anteroom/triage/complaints/judge-urgency";
import { learn } from "@anteroom/triage/complaints/known";
import { impliedBy, prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const knowledge = readKnowledge();
const prepared = prepareKnowledge(knowledge);
const ages = [0.04, 0.2, 0.4, 0.9, 1.5, 3, 4.5, 6, 8, 10, 14, 17, 20, 30, 45, 54, 58, 62, 70, 80];
const people = ages.flatMap((age) => [{ age, sex: "F" } as const, { age, sex: "M" } as const]);

/** Ways to make an expression hold, each a list of findings that are present; none where it cannot hold in this person. */
function waysOf(expression: Expression, person: (typeof people)[number]): readonly (readonly string[])[] {
  if (typeof expression === "string")
    return appliesTo(prepared.findings.get(expression)?.applies, person) ? [[expression]] : [];
  if ("all" in expression)
    return expression.all
      .map((part) => waysOf(part, person))
      .reduce<readonly (readonly string[])[]>(
        (ways, more) => ways.flatMap((way) => more.map((one) => [...way, ...one])).slice(0, 200),
        [[]],
      );
  if ("any" in expression) return expression.any.flatMap((part) => waysOf(part, person));
  if ("not" in expression) return [[]];
  if ("of" in expression) return waysOf({ all: expression.of.slice(0, expression.atLeast) }, person);
  const isSo =
    "sex" in expression
      ? person.sex === expression.sex
      : "ageFrom" in expression
        ? person.age >= expression.ageFrom
        : person.age < expression.ageBelow;
  return isSo ? [[]] : [];
}

test("every rule makes somebody as urgent as it says", () => {
  const idle = knowledge.rules.filter(({ when, urgency }) =>
    people.every((person) =>
      waysOf(when, person).every((present) => {
        const told = new Map(present.map((finding) => [finding, "present"] as const));
        const known = learn(prepared, new Map(), told);
        return compareUrgency(urgencyByRules(prepared, { person, complaints: [], known }), urgency) > 0;
      }),
    ),
  );
  expect(idle.map(({ id }) => id)).toEqual([]);
});

test("every red flag helps a rule to hold, itself or what it is a quality of", () => {
  const flags = knowledge.complaints.flatMap(({ redFlags }) =>
    redFlags.flatMap((id) => prepared.groups.get(id)?.findings ?? []),
  );
  const idle = [...new Set(flags)].filter((flag) =>
    impliedBy(prepared, flag).every((one) => (prepared.rulesOf.get(one) ?? []).length === 0),
  );
  expect(idle).toEqual([]);
});
