import { expect, test } from "vitest";
import { answersOf, responseOf, type QuestionnaireResponse } from "./response.ts";
import type { Answers } from "./questionnaire.ts";
import { sampleQuestionnaire as sample } from "../../testing/sample-questionnaire.ts";

const stamp = { authored: "2027-03-01T09:00:00.000Z", language: "en" };
const answers: Answers = {
  smokes: [true],
  "a-day": [5],
  weight: [70.5],
  since: ["2026-11-24"],
  complaints: ["cough", "fever"],
};
const response = responseOf(sample, answers, stamp);

test("answers become a FHIR QuestionnaireResponse and are read back unchanged", () => {
  expect(response).toEqual({
    resourceType: "QuestionnaireResponse",
    questionnaire: "https://example.org/questionnaires/sample|1",
    status: "completed",
    ...stamp,
    item: [
      { linkId: "smokes", answer: [{ valueBoolean: true }] },
      { linkId: "smoking", item: [{ linkId: "a-day", answer: [{ valueInteger: 5 }] }] },
      { linkId: "weight", answer: [{ valueDecimal: 70.5 }] },
      { linkId: "since", answer: [{ valueDate: "2026-11-24" }] },
      {
        linkId: "complaints",
        answer: [
          { valueCoding: { code: "cough", display: "cough" } },
          { valueCoding: { code: "fever", display: "fever" } },
        ],
      },
    ],
  });
  expect(answersOf(sample, response)).toEqual(answers);
});

test("an answer to a hidden question is not sent", () => {
  const sent = responseOf(sample, { ...answers, smokes: [false] }, stamp);
  expect(JSON.stringify(sent)).not.toContain("a-day");
});

test.each<[string, Partial<QuestionnaireResponse>]>([
  ["another questionnaire", { questionnaire: "https://example.org/questionnaires/other|1" }],
  ["another version", { questionnaire: "https://example.org/questionnaires/sample|2" }],
  ["an unknown question", { item: [{ linkId: "shoe-size", answer: [{ valueInteger: 42 }] }] }],
  ["a question that is not asked", { item: [{ linkId: "a-day", answer: [{ valueInteger: 5 }] }] }],
  ["an answer of another kind", { item: [{ linkId: "smokes", answer: [{ valueString: "yes" }] }] }],
  ["an answer to a heading", { item: [{ linkId: "smoking", answer: [{ valueString: "yes" }] }] }],
  [
    "one question twice",
    {
      item: [
        { linkId: "smokes", answer: [{ valueBoolean: true }] },
        { linkId: "smokes", answer: [{ valueBoolean: false }] },
      ],
    },
  ],
])("a response with %s is refused", (_, change) => {
  expect(answersOf(sample, { ...response, ...change })).toBeNull();
});
