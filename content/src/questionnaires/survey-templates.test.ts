import { locales } from "@anteroom/domain/shared/locales";
import { faultsOf } from "@anteroom/domain/health/questionnaire/faults";
import { flatItems } from "@anteroom/domain/health/questionnaire/item-facts";
import { labelsOf } from "@anteroom/domain/health/questionnaire/labels";
import { expect, test } from "vitest";
import { healthAssessment } from "./health-assessment.ts";
import { surveyTemplates } from "./survey-templates.ts";

test.each(surveyTemplates)(
  "the survey $slug can be filled in and is complete in all eight languages",
  ({ slug, questionnaire }) => {
    expect(questionnaire.id).toBe(slug);
    expect(faultsOf(questionnaire)).toEqual([]);
    for (const locale of locales) {
      const words = labelsOf(questionnaire, locale);
      const all = [
        words.title,
        words.description,
        ...flatItems(questionnaire.item).flatMap((item) => [
          words.item(item),
          ...(item.answerOption ?? []).map(({ valueCoding }) => words.coding(valueCoding)),
        ]),
      ];
      expect(all.filter((one) => one?.lang !== locale || one.text.trim() === "")).toEqual([]);
    }
  },
);

test("in French no punctuation of surveys or the health assessment can wrap alone to the next line", () => {
  for (const one of [...surveyTemplates.map(({ questionnaire }) => questionnaire), healthAssessment])
    expect(JSON.stringify(one), one.id).not.toMatch(/\p{L} [?!:;»]/u);
});
