import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

test("a smoker breathless for years who denies every danger sign is seen within days", () => {
  const known = new Map(["smoker", "duration-over-8-weeks"].map((finding) => [finding, "present"] as const));
  const complaints = ["shortness-of-breath", "wheeze", "cough"];
  let interview = beginInterview(prepared, { person: { age: 58, sex: "M" }, complaints, known });
  for (let next = nextQuestion(prepared, interview); next; next = nextQuestion(prepared, interview)) {
    const answers = next.findings.map((one) => [one, one === "breathless-on-effort" ? "present" : "absent"]);
    interview = answerQuestion(prepared, interview, next, Object.fromEntries(answers));
  }
  expect(conclude(prepared, interview).urgency).toBe("within-days");
});
