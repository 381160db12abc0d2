import { expect, test } from "vitest";
import { answerProblems } from "./slips.ts";
import { extensionUrls, type Answers, type QuestionnaireItem } from "./questionnaire.ts";
import { sampleChoice, sampleQuestionnaire } from "../../testing/sample-questionnaire.ts";

const kinds = (item: Partial<QuestionnaireItem>, values: Answers[string]) =>
  answerProblems([{ linkId: "q", type: "string", text: "Q", ...item }], { q: values }).map(
    ({ kind }) => kind,
  );

const between = (min: number, max: number): Partial<QuestionnaireItem> => ({
  type: "integer",
  extension: [
    { url: extensionUrls.minValue, valueInteger: min },
    { url: extensionUrls.maxValue, valueInteger: max },
  ],
});
const days: Partial<QuestionnaireItem> = {
  type: "date",
  extension: [
    { url: extensionUrls.minValue, valueDate: "2020-01-01" },
    { url: extensionUrls.maxValue, valueDate: "2026-12-31" },
  ],
};
const complaints = sampleChoice("q", ["cough", "fever"]);
const none = {
  valueCoding: { code: "none", display: "None of these" },
  extension: [{ url: extensionUrls.optionExclusive, valueBoolean: true }],
} as const;
const several = {
  ...complaints,
  repeats: true,
  answerOption: [...(complaints.answerOption ?? []), none],
};

test.each<[string, Partial<QuestionnaireItem>, Answers[string], string[]]>([
  ["a needed answer is missing", { required: true }, [], ["missing"]],
  ["spaces are no answer", { type: "text", required: true }, ["  "], ["missing"]],
  ["an answer that is not needed may be missing", {}, [], []],
  ["the smallest number is fine", between(1, 100), [1], []],
  ["one less is too small", between(1, 100), [0], ["too-small"]],
  ["the largest is fine", between(1, 100), [100], []],
  ["one more is too large", between(1, 100), [101], ["too-large"]],
  ["a broken number where whole ones are asked", between(1, 100), [1.5], ["not-whole"]],
  ["words where a number is asked", { type: "decimal" }, ["a lot"], ["not-a-number"]],
  ["30 February", days, ["2024-02-30"], ["not-a-date"]],
  ["half a day", days, ["2024-02-"], ["not-a-date"]],
  ["29 February of a leap year", days, ["2024-02-29"], []],
  ["a day too early", days, ["2019-12-31"], ["too-early"]],
  ["a day too late", days, ["2027-01-01"], ["too-late"]],
  ["yes", { type: "boolean" }, [true], []],
  ["the word yes is no yes", { type: "boolean" }, ["yes"], ["not-yes-or-no"]],
  ["a choice that is offered", complaints, ["fever"], []],
  ["a choice that is not offered", complaints, ["plague"], ["not-a-choice"]],
  ["two choices where one is asked", complaints, ["cough", "fever"], ["one-only"]],
  ["two choices where several may be given", several, ["cough", "fever"], []],
  ["the same choice twice", several, ["cough", "cough"], ["not-a-choice"]],
  ["none of these alone", several, ["none"], []],
  ["none of these and a cough", several, ["cough", "none"], ["excludes-others"]],
  ["a text of the longest length", { maxLength: 5 }, ["12345"], []],
  ["a longer text", { maxLength: 5 }, ["123456"], ["too-long"]],
  ["no line of ours is longer than 200 characters", {}, ["x".repeat(201)], ["too-long"]],
])("%s", (_, item, values, wanted) => {
  expect(kinds(item, values)).toEqual(wanted);
});

test("only visible questions can be missing, in their order", () => {
  const missing = (answers: Answers) =>
    answerProblems(sampleQuestionnaire.item, answers).map(({ linkId }) => linkId);
  expect(missing({})).toEqual(["smokes"]);
  expect(missing({ smokes: [true], weight: ["much"] })).toEqual(["a-day", "weight"]);
  expect(missing({ smokes: [false] })).toEqual([]);
});
