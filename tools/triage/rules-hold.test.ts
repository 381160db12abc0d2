import { compareUrgency } from "@anteroom/triage/complaints/knowledge";
import { urgencyByRules } from "@anteroom/triage/complaints/judge-urgency";
import { learn } from "@anteroom/triage/complaints/known";
import { impliedBy, prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";
import { triedPeople, waysToHold } from "./ways-to-hold.ts";

const knowledge = readKnowledge();
const prepared = prepareKnowledge(knowledge);

test("every rule makes somebody as urgent as it says", () => {
  const idle = knowledge.rules.filter(({ when, urgency }) =>
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

test("every red flag helps a rule to hold, itself or what it is a quality of", () => {
  const flags = knowledge.complaints.flatMap(({ redFlags }) =>
    redFlags.flatMap((id) => prepared.groups.get(id)?.findings ?? []),
  );
  const idle = [...new Set(flags)].filter((flag) =>
    impliedBy(prepared, flag).every((one) => (prepared.rulesOf.get(one) ?? []).length === 0),
  );
  expect(idle).toEqual([]);
});
