import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

/** Returns the result for a boy who denies everything else. */
function end(age: number, complaints: readonly string[], told: readonly string[], asked: readonly string[]) {
  let interview = beginInterview(prepared, {
    person: { age, sex: "M" },
    complaints,
    known: new Map(told.map((finding) => [finding, "present" as const])),
  });
  for (let next = nextQuestion(prepared, interview); next; next = nextQuestion(prepared, interview))
    interview = answerQuestion(
      prepared,
      interview,
      next,
      Object.fromEntries(next.findings.map((one) => [one, asked.includes(one) ? "present" : "absent"])),
    );
  const { urgency, conditions } = conclude(prepared, interview);
  return { urgency, named: conditions.map(({ id }) => id) };
}

test.each([
  [["irritability"], ["vomiting", "drinking-little", "child-not-itself"]],
  [[], ["vomiting", "child-not-itself", "runny-nose"]],
] as const)(
  "a child with an ear infection who gets worse on antibiotics is sent to a hospital (%j)",
  (told, asked) => {
    const { urgency, named } = end(
      10,
      ["child-fever", "earache"],
      ["medicine-antibiotic-recent", "duration-1-to-3-days", ...told],
      asked,
    );
    expect(urgency).toBe("emergency-department-now");
    expect(named).toEqual(expect.arrayContaining(["meningitis", "mastoiditis"]));
  },
);

test("a child with an earache who vomits once and is otherwise well is not sent to a hospital", () => {
  const { urgency } = end(
    4,
    ["earache"],
    ["medicine-antibiotic-recent", "fever", "duration-1-to-3-days"],
    ["vomiting", "runny-nose"],
  );
  expect(urgency.startsWith("emergency")).toBe(false);
});
