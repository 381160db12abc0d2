import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import type { Presence } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

type Walk = {
  readonly age: number;
  readonly sex: "F" | "M";
  readonly complaints: readonly string[];
  readonly reported: readonly string[];
  /** Findings that the person is unsure of; all others are denied. */
  readonly isUnsure: (finding: string) => boolean;
};

function walk({ age, sex, complaints, reported, isUnsure }: Walk) {
  const known = new Map(reported.map((finding) => [finding, "present" as Presence]));
  const asked: string[] = [];
  let interview = beginInterview(prepared, { person: { age, sex }, complaints, known });
  for (let next = nextQuestion(prepared, interview); next; next = nextQuestion(prepared, interview)) {
    asked.push(...next.findings);
    const denied = next.findings.filter((finding) => !isUnsure(finding));
    const answers = Object.fromEntries(denied.map((finding) => [finding, "absent" as const]));
    interview = answerQuestion(prepared, interview, next, answers);
  }
  const { urgency, reasons } = conclude(prepared, interview);
  return { asked, urgency, rules: reasons.flatMap((one) => (one.kind === "rule" ? [one.id] : [])) };
}

const feverish = {
  age: 28,
  sex: "M",
  complaints: ["fever", "diarrhoea", "headache"],
  reported: ["chills", "duration-1-to-3-days"],
} as const;

test("a fever with shaking chills is seen today when a stay in a malaria area is uncertain", () => {
  const { asked, urgency, rules } = walk({ ...feverish, isUnsure: (one) => one === "travel-malaria" });
  expect(asked).toContain("travel-malaria");
  expect(urgency).toBe("within-hours");
  expect(rules).toEqual(["fever-chills-travel-unsure"]);
});

test("the same fever results in self-care when everything else is denied", () => {
  expect(walk({ ...feverish, isUnsure: () => false }).urgency).toBe("self-care");
});

test("a fever with headache and vomiting is seen today when a stiff neck is uncertain", () => {
  const person = {
    age: 24,
    sex: "F",
    complaints: ["fever", "headache"],
    reported: ["vomiting", "duration-under-1-day"],
  } as const;
  const unsure = walk({ ...person, isUnsure: (one) => one === "neck-stiff" });
  expect(unsure.asked).toContain("neck-stiff");
  expect(unsure.urgency).toBe("within-hours");
  expect(unsure.rules).toContain("meningitis-unsure");
  expect(walk({ ...person, isUnsure: () => false }).urgency).toBe("self-care");
});

test("an uncertain danger sign with three matching signs is seen today", () => {
  const child = {
    age: 3,
    sex: "F",
    complaints: ["earache"],
    reported: ["medicine-antibiotic-recent", "vomiting", "duration-1-to-3-days"],
  } as const;
  const unsure = walk({ ...child, isUnsure: (one) => one === "drowsy-hard-to-wake" });
  expect(unsure.asked).toContain("drowsy-hard-to-wake");
  expect(unsure.urgency).toBe("within-hours");
  expect(unsure.rules).toContain("danger-unsure");
  expect(walk({ ...child, isUnsure: () => false }).urgency).toBe("self-care");
});

test("uncertainty alone does not raise the urgency", () => {
  const cold = { age: 24, sex: "F", complaints: ["cold"], reported: ["duration-1-to-3-days"] } as const;
  expect(walk({ ...cold, isUnsure: () => true }).urgency).toBe("self-care");
});
