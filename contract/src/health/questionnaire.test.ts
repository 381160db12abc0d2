import { sampleQuestionnaire } from "@anteroom/domain/testing/sample-questionnaire";
import { expect, test } from "vitest";
import { Questionnaire } from "./questionnaire.ts";

test("a questionnaire is read as FHIR R4, without unsupported parts", { tags: ["S3.SURVEY.01"] }, () => {
  expect(Questionnaire.safeParse(sampleQuestionnaire).success).toBe(true);
  const [first] = sampleQuestionnaire.item;
  for (const change of [
    { item: [{ ...first, type: "open-choice" }] },
    { item: [{ ...first, linkId: "__proto__" }] },
    { item: [{ ...first, initial: [{ valueBoolean: true }] }] },
    { resourceType: "Survey" },
  ])
    expect(Questionnaire.safeParse({ ...sampleQuestionnaire, ...change }).success).toBe(false);
});
