import { expect, test } from "vitest";
import { extensionUrls, type QuestionnaireItem, type Translated } from "./questionnaire.ts";
import { templateFaults, templateLimits } from "./template-faults.ts";

const question = (linkId: string, more: Partial<QuestionnaireItem> = {}): QuestionnaireItem => ({
  linkId,
  type: "boolean",
  text: "Do you smoke?",
  ...more,
});
const inLanguages = (...languages: string[]): Translated => ({
  extension: languages.map((valueCode) => ({
    url: extensionUrls.translation,
    extension: [
      { url: "lang", valueCode },
      { url: "content", valueString: "x" },
    ],
  })),
});
const nested = (depth: number): QuestionnaireItem =>
  depth === 1 ? question("q") : { linkId: `g${depth}`, type: "group", text: "x", item: [nested(depth - 1)] };

test("a survey that can be filled in has no faults", () => {
  const item = [question("smokes", { _text: inLanguages("pt", "fr") }), nested(templateLimits.depth)];
  expect(templateFaults({ item, _title: inLanguages("es-CL") })).toEqual([]);
});

test.each([
  [[], null, "asks-nothing"],
  [[{ linkId: "a", type: "display", text: "Hello" }], null, "asks-nothing"],
  [[nested(templateLimits.depth + 1)], null, "too-deep"],
  [[nested(3_000)], null, "too-deep"],
  [Array.from({ length: 201 }, (_, at) => question(`q${at}`)), null, "too-many-items"],
  [[question("a"), question("a")], "a", "is-named-twice"],
  [[question("a", { type: "choice" })], "a", "is-a-choice-with-fewer-than-two-options"],
  [
    [question("a", { enableWhen: [{ question: "b", operator: "exists", answerBoolean: true }] })],
    "a",
    "depends-on-a-question-that-does-not-come-before-it",
  ],
  [[question("a", { _text: inLanguages("de") })], "a", "unknown-language"],
  [[question("a", { _text: inLanguages("pt", "pt") })], "a", "language-twice"],
] as [QuestionnaireItem[], string | null, string][])("a fault is named: %#", (item, where, code) => {
  expect(templateFaults({ item })).toEqual([{ item: where, code }]);
});

test("too many options and an unreadable title language are faults", () => {
  const answerOption = Array.from({ length: 51 }, (_, at) => ({
    valueCoding: { code: `c${at}`, display: "x" },
  }));
  const item = [question("a", { type: "choice", answerOption })];
  expect(templateFaults({ item, _title: inLanguages("xx") })).toEqual([
    { item: null, code: "unknown-language" },
    { item: "a", code: "too-many-options" },
  ]);
});
