import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

const arabic = await openCheckerIn("ar");
const person = { age: 34, sex: "F" } as const;
const read = async (text: string) => {
  const { meant, findings } = await arabic.understand(text, person);
  return { meant, findings: findings.map(({ id }) => id) };
};

test("pressing chest pain and short breath are read and nothing else when both are told", async () => {
  const { meant, findings } = await read("ألم في الصدر يضغط وضيق في التنفس");
  expect(meant.toSorted()).toEqual(["chest-pain", "shortness-of-breath"]);
  expect(findings).toEqual(["chest-pain-pressing"]);
});

test("short breath is no tight chest when chest pain is told beside it", async () => {
  expect((await read("ألم في الصدر مع ضيق في التنفس")).findings).not.toContain("chest-tightness");
});

test.each(["ألم ضاغط في الصدر", "ضغط في الصدر", "أحس بضغط على صدري", "ألم في الصدر كأنه ضغط"])(
  "%s is a pressing pain and no high blood pressure when read",
  async (text) => {
    const { findings } = await read(text);
    expect(findings).toContain("chest-pain-pressing");
    expect(findings).not.toContain("history-hypertension");
  },
);

test.each(["عندي ضغط وألم في الصدر", "مريض ضغط وعندي ألم في الصدر", "ألم في الصدر عند الضغط عليه"])(
  "%s is no pressing pain when read",
  async (text) => {
    expect((await read(text)).findings).not.toContain("chest-pain-pressing");
  },
);

test.each(["ضيق في الصدر", "ضيق بالصدر وكحة"])("%s is a tight chest when read", async (text) => {
  expect((await read(text)).findings).toContain("chest-tightness");
});

test("a heart attack is named when an Arabic text tells of pressing chest pain and short breath", async () => {
  const { meant, findings, complaints } = await arabic.understand("ألم في الصدر يضغط وضيق في التنفس", person);
  const interview = {
    person: { ...person, pregnancy: "no" as const },
    complaints: complaints.filter(({ id }) => meant.includes(id)),
    findings,
    answered: [],
  };
  const { level, conditions } = await arabic.conclude(interview);
  expect(level).toBe("emergency-services");
  expect(conditions.map(({ id }) => id)).toContain("heart-attack");
});
