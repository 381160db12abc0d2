import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview, type Question } from "@anteroom/triage/complaints/interview";
import type { Presence } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { describe, expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());
const woman = { age: 31, sex: "F" } as const;

/** Runs an interview that confirms these findings and denies everything else. */
function walk(
  complaints: readonly string[],
  present: readonly string[],
  person: { age: number; sex: "F" | "M" } = woman,
) {
  const posed: Question[] = [];
  let interview = beginInterview(prepared, { person, complaints });
  for (
    let question = nextQuestion(prepared, interview);
    question;
    question = nextQuestion(prepared, interview)
  ) {
    posed.push(question);
    const answers: Record<string, Presence> = {};
    for (const finding of question.findings) {
      if (present.includes(finding)) answers[finding] = "present";
      else if (!prepared.listOf.has(finding)) answers[finding] = "absent";
    }
    interview = answerQuestion(prepared, interview, question, answers);
  }
  const { urgency, conditions } = conclude(prepared, interview);
  return {
    posed,
    asked: posed.flatMap(({ findings }) => findings),
    urgency,
    named: conditions.map(({ id }) => id),
  };
}

describe("ketones and blood sugar", () => {
  const stomach = ["nausea-vomiting", "diarrhoea"];

  test("are not asked about for gastroenteritis without diabetes, which takes at most twelve questions", () => {
    const { asked, posed, urgency } = walk(stomach, ["vomiting", "diarrhoea-watery", "duration-under-1-day"]);
    expect(asked).not.toContain("ketones-high");
    expect(asked).not.toContain("glucose-low");
    expect(posed.length).toBeLessThanOrEqual(12);
    expect(urgency).toBe("self-care");
  });

  test("are asked about for vomiting with diabetes", () => {
    const { asked, urgency } = walk(stomach, ["vomiting", "history-diabetes", "ketones-high"]);
    expect(asked).toContain("ketones-high");
    expect(urgency).toBe("emergency-department-now");
  });
});

test.each(["cough", "headache", "sore-throat", "low-back-pain", "rash", "tiredness", "fever"])(
  "a %s of two days alone takes at most eleven questions and is no emergency",
  (complaint) => {
    const { posed, urgency } = walk([complaint], ["duration-1-to-3-days"]);
    expect(posed.length).toBeLessThanOrEqual(11);
    expect(urgency).not.toMatch(/^emergency/);
  },
);

describe("possible conditions", () => {
  test("exclude illnesses contradicted by answers or requiring an unreported exposure", () => {
    const flu = ["fever", "runny-nose", "muscle-aches", "headache", "chills", "tiredness"];
    expect(walk(["cough", "fever"], flu, { age: 29, sex: "M" }).named).not.toContain("leptospirosis");
    expect(
      walk(["nausea-vomiting", "diarrhoea"], ["vomiting", "abdominal-pain", "nausea"]).named,
    ).not.toContain("lead-poisoning");
  });

  test("exclude the rash of late pregnancy in early weeks, and a new rash is seen within days", () => {
    const { named, urgency } = walk(["rash"], ["pregnant", "pregnant-under-12-weeks", "itch"]);
    expect(named).not.toContain("pregnancy-rash");
    expect(urgency).toBe("within-days");
  });
});
