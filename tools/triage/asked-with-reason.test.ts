import { nextQuestion } from "@anteroom/triage/complaints/choose-question";
import { conclude } from "@anteroom/triage/complaints/conclude";
import { answerQuestion, beginInterview } from "@anteroom/triage/complaints/interview";
import type { Known } from "@anteroom/triage/complaints/known";
import { prepareKnowledge } from "@anteroom/triage/complaints/prepare";
import { expect, test } from "vitest";
import { readKnowledge } from "./read-knowledge.ts";

const prepared = prepareKnowledge(readKnowledge());

type Walk = {
  readonly age: number;
  readonly sex: "F" | "M";
  readonly complaints: readonly string[];
  /** Told before anything is asked. */
  readonly reported?: readonly string[];
  /** Said yes to where it is asked; all else is denied. */
  readonly present?: readonly string[];
};

/** What somebody is asked who denies all that is not so, and how it ends. */
function walk({ age, sex, complaints, reported = [], present = [] }: Walk) {
  const known: Known = new Map(reported.map((finding) => [finding, "present" as const]));
  const asked: string[] = [];
  let interview = beginInterview(prepared, { person: { age, sex }, complaints, known });
  for (let next = nextQuestion(prepared, interview); next; next = nextQuestion(prepared, interview)) {
    asked.push(...next.findings);
    const answers = next.findings.map((one) => [one, present.includes(one) ? "present" : "absent"] as const);
    interview = answerQuestion(prepared, interview, next, Object.fromEntries(answers));
  }
  const { urgency, conditions } = conclude(prepared, interview);
  return { asked, urgency, named: conditions.map(({ id }) => id) };
}

test("no cholera is named at home, and it is where somebody was", () => {
  const baby = {
    age: 0.4,
    sex: "M",
    complaints: ["nausea-vomiting", "diarrhoea"],
    present: [
      "dehydration-signs",
      "urine-little",
      "drowsy-hard-to-wake",
      "diarrhoea-watery",
      "drinking-little",
    ],
  } as const;
  expect(walk(baby).named).not.toContain("cholera");
  const there = { ...baby, present: [...baby.present, "water-food-cholera", "travel-tropics"] };
  expect(walk(there).named).toContain("cholera");
});

test("a heart attack is named before a torn artery for pain in jaw and back with sweat", () => {
  const { urgency, named } = walk({
    age: 58,
    sex: "F",
    complaints: ["upper-back-pain"],
    reported: ["duration-under-1-day", "nausea", "tiredness"],
    present: ["jaw-pain", "sweating", "breathless", "smoker", "history-hypertension"],
  });
  expect(urgency).toBe("emergency-services");
  expect(named[0]).toBe("heart-attack");
});

test.each([
  ["F", "abdominal-pain"],
  ["M", "abdominal-pain"],
  ["F", "pelvic-pain"],
] as const)(
  "fainting with pain in the belly and at the tip of the shoulder calls an ambulance (%s, %s)",
  (sex, pain) => {
    const { urgency } = walk({
      age: 34,
      sex,
      complaints: ["fainting"],
      reported: [pain, "shoulder-tip-pain"],
    });
    expect(urgency).toBe("emergency-services");
  },
);
