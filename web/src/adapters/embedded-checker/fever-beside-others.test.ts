import { expect, test } from "vitest";
import type { CheckInterview } from "../../ports/symptom-checker.ts";
import { checkerIn } from "../../testing/checker-in.ts";

test.each([
  ["fever and chills for 5 days, shaking, headache", { age: 28, sex: "M" }],
  ["fever for 5 days and a cough, snotty nose", { age: 3, sex: "M" }],
] as const)("a symptom beside a fever of five days makes nothing milder: %s", async (text, person) => {
  const checker = await checkerIn("en");
  const { meant, findings } = await checker.understand(text, person);
  expect(meant.length).toBeGreaterThan(1);
  const complaints = meant.map((id) => ({ id, words: id }));
  let interview: CheckInterview = { person, complaints, findings, answered: [] };
  for (;;) {
    const { question } = await checker.next(interview);
    if (!question) break;
    const choices = Object.fromEntries(question.options.map(({ id }) => [id, "absent" as const]));
    interview = { ...interview, answered: [...interview.answered, { question, choices }] };
  }
  expect((await checker.conclude(interview)).level).toBe("within-hours");
});
