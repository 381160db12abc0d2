import { expect, test } from "vitest";
import { enabledItems } from "./enabled.ts";
import { flatItems } from "./item-facts.ts";
import type { Answers, Condition, QuestionnaireItem } from "./questionnaire.ts";
import { sampleQuestionnaire } from "../../testing/sample-questionnaire.ts";

const requested = (answers: Answers, items: readonly QuestionnaireItem[] = sampleQuestionnaire.item) =>
  flatItems(enabledItems(items, answers)).map(({ linkId }) => linkId);

test("a non-smoker is not asked how much", () => {
  expect(requested({})).not.toContain("a-day");
  expect(requested({ smokes: [false] })).not.toContain("a-day");
  expect(requested({ smokes: [true] })).toContain("a-day");
});

test("an answer to a hidden question shows no dependent question", () => {
  const heavy: Answers = { smokes: [true], "a-day": [25] };
  expect(requested(heavy)).toContain("many");
  expect(requested({ ...heavy, smokes: [false] })).not.toContain("many");
});

test("a question depending on a hidden one is hidden too", () => {
  const when = (question: string) => [{ question, operator: "=", answerBoolean: true } as const];
  const chain: QuestionnaireItem[] = [
    { linkId: "one", type: "boolean", text: "One" },
    { linkId: "two", type: "boolean", text: "Two", enableWhen: when("one") },
    { linkId: "three", type: "boolean", text: "Three", enableWhen: when("two") },
  ];
  expect(requested({ one: [true], two: [true] }, chain)).toContain("three");
  expect(requested({ one: [false], two: [true] }, chain)).toEqual(["one"]);
});

const on = (condition: Omit<Condition, "question">, values: Answers[string]) =>
  requested({ first: values }, [
    { linkId: "first", type: "string", text: "First" },
    { linkId: "then", type: "string", text: "Then", enableWhen: [{ question: "first", ...condition }] },
  ]).includes("then");

test.each<[string, Omit<Condition, "question">, Answers[string], boolean]>([
  ["something was answered", { operator: "exists", answerBoolean: true }, ["x"], true],
  ["nothing was answered", { operator: "exists", answerBoolean: false }, [], true],
  ["an empty text is no answer", { operator: "exists", answerBoolean: true }, [""], false],
  [
    "one of several choices is the wanted one",
    { operator: "=", answerCoding: { code: "b" } },
    ["a", "b"],
    true,
  ],
  ["another one than the wanted", { operator: "!=", answerString: "b" }, ["a"], true],
  ["no answer is not another one", { operator: "!=", answerString: "b" }, [], false],
  ["above", { operator: ">", answerDecimal: 36.5 }, [36.6], true],
  ["the bound itself is not above", { operator: ">", answerInteger: 3 }, [3], false],
  ["below", { operator: "<", answerInteger: 3 }, [2], true],
  ["the bound itself is not below", { operator: "<", answerInteger: 3 }, [3], false],
  ["at least", { operator: ">=", answerInteger: 3 }, [3], true],
  ["at most", { operator: "<=", answerInteger: 3 }, [4], false],
  ["a later day", { operator: ">", answerDate: "2026-01-31" }, ["2026-02-01"], true],
  ["what was typed and is no number is not above one", { operator: ">", answerInteger: 3 }, ["9"], false],
])("a question is asked when %s", (_, condition, values, isRequested) => {
  expect(on(condition, values)).toBe(isRequested);
});

test.each([
  ["all", [true, true], true],
  ["all", [true, false], false],
  ["any", [false, true], true],
  ["any", [false, false], false],
] as const)("several conditions, %s of them, met: %j", (enableBehavior, [one, two], isRequested) => {
  const items: QuestionnaireItem[] = [
    { linkId: "one", type: "boolean", text: "One" },
    { linkId: "two", type: "boolean", text: "Two" },
    {
      linkId: "then",
      type: "string",
      text: "Then",
      enableBehavior,
      enableWhen: ["one", "two"].map((question) => ({ question, operator: "=", answerBoolean: true })),
    },
  ];
  expect(requested({ one: [one], two: [two] }, items).includes("then")).toBe(isRequested);
});
