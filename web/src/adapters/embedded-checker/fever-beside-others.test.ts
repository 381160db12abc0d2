import { expect, test } from "vitest";
import type { CheckInterview, CheckQuestion, SymptomChecker } from "../../ports/symptom-checker.ts";
import { openCheckerIn } from "../../testing/checker-in.ts";

const absent = (question: CheckQuestion) =>
  Object.fromEntries(question.options.map(({ id }) => [id, "absent" as const]));

/** Says no to whatever is asked. */
async function denyAll(checker: SymptomChecker, interview: CheckInterview): Promise<CheckInterview> {
  const { question } = await checker.next(interview);
  if (!question) return interview;
  const answered = [...interview.answered, { question, choices: absent(question) }];
  return denyAll(checker, { ...interview, answered });
}

test.each([
  ["fever and chills for 5 days, shaking, headache", { age: 28, sex: "M" }],
  ["fever for 5 days and a cough, snotty nose", { age: 3, sex: "M" }],
] as const)("another symptom beside a five-day fever lowers no urgency: %s", async (text, person) => {
  const checker = await openCheckerIn("en");
  const { meant, findings } = await checker.understand(text, person);
  const complaints = meant.map((id) => ({ id, words: id }));
  const denied = await denyAll(checker, { person, complaints, findings, answered: [] });
  expect((await checker.conclude(denied)).level).toBe("within-hours");
});

test.each([
  "fever and chills for 5 days, shaking, headache",
  "fever with shaking chills since yesterday and the runs",
])("a fever with shaking chills leads to a doctor where malaria is uncertain: %s", async (text) => {
  const checker = await openCheckerIn("en");
  const person = { age: 28, sex: "M" } as const;
  const { meant, findings } = await checker.understand(text, person);
  const unsure = async (interview: CheckInterview): Promise<CheckInterview> => {
    const { question } = await checker.next(interview);
    if (!question) return interview;
    const choices = Object.fromEntries(
      question.options.map(({ id }) => [
        id,
        id === "travel-malaria" ? ("unknown" as const) : ("absent" as const),
      ]),
    );
    return unsure({ ...interview, answered: [...interview.answered, { question, choices }] });
  };
  const complaints = meant.map((id) => ({ id, words: id }));
  const ended = await unsure({ person, complaints, findings, answered: [] });
  expect(ended.answered.flatMap(({ question }) => question.options.map(({ id }) => id))).toContain(
    "travel-malaria",
  );
  expect((await checker.conclude(ended)).level).toBe("within-hours");
});
