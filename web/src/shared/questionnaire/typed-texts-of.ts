import { flatItems } from "@anteroom/domain/health/questionnaire/item-facts";
import type { Answers, Questionnaire } from "@anteroom/domain/health/questionnaire/questionnaire";

/**
 * Returns the free-text answers that are not blank, in the order of the questions; also those of questions
 * hidden now.
 */
export function typedTextsOf(questionnaire: Questionnaire, answers: Answers): readonly string[] {
  return flatItems(questionnaire.item)
    .filter(({ type }) => type === "text" || type === "string")
    .flatMap(({ linkId }) => answers[linkId] ?? [])
    .flatMap((value) => (typeof value === "string" && value.trim() !== "" ? [value] : []));
}
