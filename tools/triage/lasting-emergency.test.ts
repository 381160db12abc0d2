import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview, type Interview } from "@anteroom/triage/complaints/interview";
import { appliesTo, compareUrgency } from "@anteroom/triage/complaints/knowledge";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());
const people = [34, 67, 5, 0.5, 16].flatMap((age) => (["F", "M"] as const).map((sex) => ({ age, sex })));
const isEmergency = ({ urgency }: { urgency: Parameters<typeof compareUrgency>[0] }) =>
  compareUrgency(urgency, "emergency-department-now") <= 0;

/** Chooses the longest duration of the list, which disables rules that require a short one. */
function afterMonths(interview: Interview): Interview {
  const list = prepared.groups.get("duration");
  if (!list) throw new Error("there is no list of lengths");
  return answerQuestion(
    prepared,
    interview,
    { ...list, kind: "one" },
    { "duration-over-8-weeks": "present" },
  );
}

test("the urgency never falls after one ticked danger sign resulted in emergency care", () => {
  const fallen: string[] = [];
  let told = 0;
  for (const { id, applies } of prepared.knowledge.complaints)
    for (const person of people.filter((one) => appliesTo(applies, one)).slice(0, 3)) {
      const begun = beginInterview(prepared, { person, complaints: [id] });
      const question = nextQuestion(prepared, begun);
      for (const flag of question?.kind === "red-flags" ? question.findings : []) {
        const ticked = question && answerQuestion(prepared, begun, question, { [flag]: "present" });
        if (!ticked || !isEmergency({ urgency: ticked.byRules })) continue;
        told += 1;
        const result = conclude(prepared, afterMonths(ticked));
        if (compareUrgency(result.urgency, ticked.byRules) > 0)
          fallen.push(`${id} ${person.age} ${person.sex}: ${flag} ${result.urgency}`);
      }
    }
  expect(told).toBeGreaterThan(500);
  expect(fallen).toEqual([]);
});
