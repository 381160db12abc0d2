import { expect, test } from "vitest";
import { scoreOf, whenAnyMissing } from "./score.ts";
import { sampleChoice } from "./sample-questionnaire.ts";
import type { QuestionnaireItem } from "./questionnaire.ts";

const never = ["never", "sometimes", "often"];
const items: QuestionnaireItem[] = [
  { linkId: "note", type: "text", text: "Anything else?" },
  sampleChoice("sad", never),
  sampleChoice("tired", never),
  sampleChoice("why", never, {
    enableWhen: [{ question: "sad", operator: "=", answerCoding: { code: "often" } }],
  }),
];
const rules = [whenAnyMissing];

test("S1.35: a score is the sum of what the answers count", () => {
  expect(scoreOf(items, { sad: ["sometimes"], tired: ["often"] }, { rules })).toEqual({
    kind: "score",
    total: 3,
    answered: 2,
    of: 2,
  });
});

test("S1.35: with a missing answer there is no score, and it is told why", () => {
  const cannot = { kind: "cannot-score", reason: "answers-missing" };
  expect(scoreOf(items, { sad: ["never"] }, { rules })).toEqual(cannot);
  expect(scoreOf(items, { sad: ["often"], tired: ["never"] }, { rules }), "a question that came up").toEqual(
    cannot,
  );
  expect(scoreOf([], {}, { rules }), "nothing that counts").toEqual(cannot);
});

test("S1.35: an instrument may allow gaps, and count some of the questions only", () => {
  expect(scoreOf(items, { sad: ["sometimes"] }, { rules: [] })).toMatchObject({
    total: 1,
    answered: 1,
    of: 2,
  });
  expect(scoreOf(items, { sad: ["sometimes"] }, { rules, only: ["sad"] })).toMatchObject({ total: 1, of: 1 });
});

test("S1.35: a rule of the instrument refuses before anything is summed, the first one wins", () => {
  const young = () => "too-young" as const;
  expect(scoreOf(items, {}, { rules: [young, whenAnyMissing] })).toEqual({
    kind: "cannot-score",
    reason: "too-young",
  });
});

test("S1.35: a choice that counts nothing, such as not wanting to say, is a missing answer", () => {
  const silent = { valueCoding: { code: "silent", display: "I do not want to say" } };
  const [, sad] = items;
  if (!sad) throw new Error("The sample has a question");
  const asked = [{ ...sad, answerOption: [...(sad.answerOption ?? []), silent] }];
  expect(scoreOf(asked, { sad: ["silent"] }, { rules })).toMatchObject({ kind: "cannot-score" });
});
