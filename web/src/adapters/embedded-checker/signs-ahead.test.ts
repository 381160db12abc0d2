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

test("weakness of an arm or leg is not listed among the signs to be seen soon for", async () => {
  const result = await endOf(
    "I always need to pee, weak stream, never empty, for a year",
    { age: 67, sex: "M" },
    () => "absent",
  );
  expect(result.seeSoonIf).not.toContain("Weakness of an arm or leg");
});

test("an uncertain answer about emergency signs lists them", async () => {
  const result = await endOf("fever with shaking chills for 5 days", { age: 45, sex: "F" }, isUnsure);
  expect(result.level).toBe("within-hours");
  expect(result.unsureEmergencies).toContain("New confusion, or not making sense");
});

test("a birth weeks ago is not listed as a sign to watch for", async () => {
  const result = await endOf("fever with shaking chills for 5 days", { age: 45, sex: "F" }, (finding) =>
    ["pregnant", "postpartum"].includes(finding) ? "absent" : "unknown",
  );
  expect(result.getHelpIf.length).toBeGreaterThan(0);
  expect([...result.getHelpIf, ...(result.seeSoonIf ?? [])].join(" ")).not.toMatch(/birth/i);
});

test.each([
  ["ar", "حرارة وسعال منذ يومين", { age: 7, sex: "M" }],
  ["en", "headache since this morning", { age: 40, sex: "F" }],
] as const)(
  "in %s uncertainty about every danger sign leads to care today, as the box says",
  async (locale, text, person) => {
    const checker = await openCheckerIn(locale);
    const { meant, findings } = await checker.understand(text, person);
    const complaints = meant.map((id) => ({ id, words: id }));
    const begun: CheckInterview = { person, complaints, findings, answered: [] };
    const result = await checker.conclude(await answerAll(checker, begun, isUnsure));
    expect(result.unsureEmergencies?.length).toBeGreaterThan(0);
    expect(result.level).toBe("within-hours");
    expect(result.reasons[0]?.kind).toBe("rule");
    expect(result.seeSoonIf).toEqual([]);
  },
);

test("a headache at home lists every danger sign asked about with its first step", async () => {
  const result = await endOf("headache since yesterday", { age: 35, sex: "F" }, () => "absent");
  expect(result.level).toBe("self-care");
  const said = result.getHelpIf.join("\n");
  for (const sign of [/droop/i, /weak/i, /speech|speak/i, /worst|sudden/i, /do not fade/i, /confus/i])
    expect(said).toMatch(sign);
  expect(said).toMatch(/carbon monoxide alarm – .*go outside into fresh air now/);
  expect(result.seeSoonIf?.join("\n")).toMatch(/worse again indoors – .*leave it, and get advice today/);
});

test("a stiff neck is among the signs of fever with headache", async () => {
  const person = { age: 35, sex: "F" } as const;
  const { getHelpIf } = await endOf("fever and headache since yesterday", person, () => "absent");
  expect(getHelpIf.join("\n")).toMatch(/stiff neck/i);
});

test("suicidal thoughts are listed once among the signs to watch for", async () => {
  const checker = await openCheckerIn("en");
  const person = { age: 35, sex: "F" } as const;
  const complaints = [{ id: "low-mood", words: "Low mood" }];
  const begun: CheckInterview = { person, complaints, findings: [], answered: [] };
  const { getHelpIf } = await checker.conclude(await answerAll(checker, begun, () => "absent"));
  const lines = getHelpIf.filter((one) => /suicid/i.test(one));
  expect(lines.length).toBeGreaterThan(0);
  for (const one of lines) expect(one.match(/suicid/gi)).toHaveLength(1);
});
