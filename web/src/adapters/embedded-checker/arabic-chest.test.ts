import { expect, test } from "vitest";
import { openCheckerIn } from "../../testing/checker-in.ts";

const arabic = await openCheckerIn("ar");
const person = { age: 34, sex: "F" } as const;
const read = async (text: string) => {
  const { meant, findings } = await arabic.understand(text, person);
  return { meant, findings: findings.map(({ id }) => id) };
};

test("pressing chest pain and short breath are read together without a third complaint", async () => {
  const { meant, findings } = await read("ألم في الصدر يضغط وضيق في التنفس");
  expect(meant.toSorted()).toEqual(["chest-pain", "shortness-of-breath"]);
  expect(findings).toEqual(["chest-pain-pressing"]);
});

test("short breath beside chest pain is not read as a tight chest", async () => {
  expect((await read("ألم في الصدر مع ضيق في التنفس")).findings).not.toContain("chest-tightness");
});

test.each(["ألم ضاغط في الصدر", "ضغط في الصدر", "أحس بضغط على صدري", "ألم في الصدر كأنه ضغط"])(
  "%s is read as pressing pain and not as high blood pressure",
  async (text) => {
    const { findings } = await read(text);
    expect(findings).toContain("chest-pain-pressing");
    expect(findings).not.toContain("history-hypertension");
  },
);

test.each(["عندي ضغط وألم في الصدر", "مريض ضغط وعندي ألم في الصدر", "ألم في الصدر عند الضغط عليه"])(
  "%s is not read as pressing pain",
  async (text) => {
    expect((await read(text)).findings).not.toContain("chest-pain-pressing");
  },
);

test.each(["ضيق في الصدر", "ضيق بالصدر وكحة"])("%s is read as a tight chest", async (text) => {
  expect((await read(text)).findings).toContain("chest-tightness");
});

test("a heart attack is listed for pressing chest pain and short breath in Arabic", async () => {
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
