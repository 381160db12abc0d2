import { expect, test, vi } from "vitest";
import type { CheckInterview, SymptomChecker } from "../../ports/symptom-checker.ts";
import { openCheckerIn } from "../../testing/checker-in.ts";

vi.setConfig({ testTimeout: 60_000 }); // the first opens the knowledge

type Answer = "present" | "absent" | "unknown";
type AnswerOf = (finding: string) => Answer;

/** Answers whatever is asked. */
async function answerAll(
  checker: SymptomChecker,
  interview: CheckInterview,
  answerOf: AnswerOf,
): Promise<CheckInterview> {
  const { question } = await checker.next(interview);
  if (!question) return interview;
  const choices = Object.fromEntries(question.options.map(({ id }) => [id, answerOf(id)]));
  return answerAll(
    checker,
    { ...interview, answered: [...interview.answered, { question, choices }] },
    answerOf,
  );
}

async function endOf(text: string, person: CheckInterview["person"], answerOf: AnswerOf) {
  const checker = await openCheckerIn("en");
  const { meant, findings } = await checker.understand(text, person);
  const complaints = meant.map((id) => ({ id, words: id }));
  return checker.conclude(await answerAll(checker, { person, complaints, findings, answered: [] }, answerOf));
}

const isUnsure: AnswerOf = () => "unknown";

test("a weak arm that starts is no matter of hours", async () => {
  const result = await endOf(
    "I always need to pee, weak stream, never empty, for a year",
    { age: 67, sex: "M" },
    () => "absent",
  );
  expect(result.seeSoonIf).not.toContain("Weakness of an arm or leg");
});

test("who is not sure about signs of an emergency is told which they are", async () => {
  const result = await endOf("fever with shaking chills for 5 days", { age: 45, sex: "F" }, isUnsure);
  expect(result.level).toBe("within-hours");
  expect(result.unsureEmergencies).toContain("New confusion, or not making sense");
});

test("a birth of weeks ago is no sign to look out for", async () => {
  const result = await endOf("fever with shaking chills for 5 days", { age: 45, sex: "F" }, (finding) =>
    ["pregnant", "postpartum"].includes(finding) ? "absent" : "unknown",
  );
  expect(result.getHelpIf.length).toBeGreaterThan(0);
  expect([...result.getHelpIf, ...(result.seeSoonIf ?? [])].join(" ")).not.toMatch(/birth/i);
});
