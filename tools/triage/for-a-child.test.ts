import { conclude } from "@anteroom/triage/complaints/conclude";
import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import { appliesTo } from "@anteroom/triage/complaints/knowledge";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import type { Person } from "@anteroom/triage/complaints/prior";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());
const feverish = "fever fever-high rash headache muscle-aches tiredness duration-1-to-3-days nausea";

/** Answers every question: reported findings are present, all others absent. */
function walkIn(
  person: Person,
  complaints: readonly string[],
  findings = feverish,
  known: ReadonlyMap<string, "present" | "absent"> = new Map(),
) {
  const present = new Set(findings.split(" "));
  let interview = beginInterview(prepared, { person, complaints, known });
  for (
    let question = nextQuestion(prepared, interview);
    question;
    question = nextQuestion(prepared, interview)
  )
    interview = answerQuestion(
      prepared,
      interview,
      question,
      Object.fromEntries(question.findings.map((one) => [one, present.has(one) ? "present" : "absent"])),
    );
  return conclude(prepared, interview);
}

test.each([
  [{ age: 5, sex: "F" }, "pain-fever-medicine-not-pregnant"],
  [{ age: 30, sex: "M" }, "pain-fever-medicine-not-pregnant"],
  [{ age: 30, sex: "F" }, "pain-fever-medicine"],
  [{ age: 60, sex: "F" }, "pain-fever-medicine-not-pregnant"],
] as const)("self-care for %j mentions pregnancy only when it is possible", (person, advice) => {
  const conclusion = walkIn(
    person,
    ["fever"],
    "fever sore-throat runny-nose cough muscle-aches duration-1-to-3-days",
  );
  expect(conclusion.selfCare.filter((id) => id.startsWith("pain-fever"))).toEqual([advice]);
});

test("children are not asked about years of sun exposure", () => {
  const applies = prepared.findings.get("sun-exposure-much")?.applies;
  expect([5, 40].map((age) => appliesTo(applies, { age, sex: "F" }))).toEqual([false, true]);
});

test("an illness from travel is named when travel is reported and not when it is denied", () => {
  const child = { age: 5, sex: "F" } as const;
  const journeys = ["travel-abroad", "travel-tropics", "mosquito-bites"];
  // Reported in own words, because few people are asked about travel.
  const named = (presence: "present" | "absent") =>
    walkIn(
      child,
      ["fever", "rash"],
      feverish,
      new Map(journeys.map((finding) => [finding, presence])),
    ).conditions.map(({ id }) => id);
  expect(named("absent")).not.toContain("dengue");
  expect(named("present")).toContain("dengue");
});

test.each([
  [4, "urine-little", "emergency-department-now"],
  [7, "urine-little", "within-hours"],
  [40, "urine-little", "within-hours"],
] as const)(
  "at %i years, hardly drinking with %s is urgent whatever else is denied",
  (age, urine, urgency) => {
    const known = new Map([urine, "drinking-little"].map((one) => [one, "present"] as const));
    expect(walkIn({ age, sex: "M" }, ["thirst"], "thirst", known).urgency).toBe(urgency);
  },
);
