import { compareUrgency } from "@anteroom/triage/complaints/knowledge";
import { urgencyByRules } from "@anteroom/triage/complaints/judge-urgency";
import { type Known, learn } from "@anteroom/triage/complaints/known";
import { impliedBy, prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { refersToDoubt, rulesThatHold } from "@anteroom/triage/complaints/rules";
import { rulesFor } from "@anteroom/triage/complaints/rules-of-complaints";
import { readKnowledge } from "./read-knowledge.ts";
import { triedPeople, waysToHold } from "./ways-to-hold.ts";

const knowledge = readKnowledge();
const prepared = prepareKnowledge(knowledge);

test("every rule can result in its urgency", () => {
  const idle = knowledge.rules.filter(
    ({ when, urgency }) =>
      !refersToDoubt(when) && // unsure.test.ts covers uncertain findings
      triedPeople.every((person) =>
        waysToHold(prepared, when, person).every((present) => {
          const reported = new Map(present.map((finding) => [finding, "present"] as const));
          const known = learn(prepared, new Map(), reported);
          return compareUrgency(urgencyByRules(prepared, { person, complaints: [], known }), urgency) > 0;
        }),
      ),
  );
  expect(idle.map(({ id }) => id)).toEqual([]);
});

test("every red flag, or a finding implied by it, is used by a rule", () => {
  const flags = knowledge.complaints.flatMap(({ redFlags }) =>
    redFlags.flatMap((id) => prepared.groups.get(id)?.findings ?? []),
  );
  const idle = [...new Set(flags)].filter((flag) =>
    impliedBy(prepared, flag).every((one) => (prepared.rulesOf.get(one) ?? []).length === 0),
  );
  expect(idle).toEqual([]);
});

test("rulesFor skips no rule that holds for the known findings", () => {
  const { all, within } = rulesFor(prepared, []);
  const person = { age: 34, sex: "F" } as const;
  const facts = (known: Known) => ({
    ...person,
    isPresent: (finding: string) => known.get(finding) === "present",
  });
  const ways = knowledge.rules.flatMap(({ when }) => waysToHold(prepared, when, person).slice(0, 1));
  for (const present of [[], ...ways]) {
    const known = learn(
      prepared,
      new Map(),
      new Map(present.map((finding) => [finding, "present"] as const)),
    );
    const held = rulesThatHold(within(known), facts(known)).map(({ id }) => id);
    expect(held).toEqual(rulesThatHold(all, facts(known)).map(({ id }) => id));
  }
});
