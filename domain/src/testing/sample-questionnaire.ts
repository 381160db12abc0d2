import {
  extensionUrls,
  type Questionnaire,
  type QuestionnaireItem,
} from "../health/questionnaire/questionnaire.ts";

/** For tests: returns a choice whose options score 0, 1, 2 … in order. */
export function sampleChoice(
  linkId: string,
  codes: readonly string[],
  more: Partial<QuestionnaireItem> = {},
): QuestionnaireItem {
  return {
    linkId,
    type: "choice",
    text: linkId,
    answerOption: codes.map((code, index) => ({
      valueCoding: { code, display: code },
      extension: [{ url: extensionUrls.ordinalValue, valueDecimal: index }],
    })),
    ...more,
  };
}

/** For tests: questions about smoking (with a dependent amount), weight, several complaints and a note. */
export const sampleQuestionnaire: Questionnaire = {
  resourceType: "Questionnaire",
  id: "sample",
  url: "https://example.org/questionnaires/sample",
  version: "1",
  status: "active",
  language: "en",
  title: "Sample",
  item: [
    { linkId: "smokes", type: "boolean", text: "Do you smoke?", required: true },
    {
      linkId: "smoking",
      type: "group",
      text: "Smoking",
      enableWhen: [{ question: "smokes", operator: "=", answerBoolean: true }],
      item: [
        {
          linkId: "a-day",
          type: "integer",
          text: "Cigarettes a day?",
          required: true,
          extension: [
            { url: extensionUrls.minValue, valueInteger: 1 },
            { url: extensionUrls.maxValue, valueInteger: 100 },
          ],
        },
        {
          linkId: "many",
          type: "text",
          text: "What would help you to smoke less?",
          enableWhen: [{ question: "a-day", operator: ">=", answerInteger: 20 }],
        },
      ],
    },
    { linkId: "weight", type: "decimal", text: "Weight?" },
    { linkId: "since", type: "date", text: "Since when?" },
    sampleChoice("complaints", ["cough", "fever"], { repeats: true }),
  ],
};
