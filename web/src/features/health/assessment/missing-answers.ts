import type { Area } from "@anteroom/domain/health/assessment/areas";
import { flatItems } from "@anteroom/domain/health/questionnaire/item-facts";
import { pagesOf } from "@anteroom/domain/health/questionnaire/pages";
import type {
  Answers,
  Questionnaire,
  QuestionnaireItem,
} from "@anteroom/domain/health/questionnaire/questionnaire";

/** An unanswered question, and the page it is on. */
export type MissingAnswer = { readonly item: QuestionnaireItem; readonly page: string };

/** The question without which no area can be assessed. */
export const ageQuestion = "age";

/** What an area's result can do without. */
const spared: ReadonlySet<string> = new Set(["waist"]);

/**
 * Returns the unanswered questions that prevent an area's result, in their order; only the age if that is
 * missing. Leaves out questions that the result does not need.
 */
export function missingAnswers(
  questionnaire: Questionnaire,
  answers: Answers,
  area: Area,
): readonly MissingAnswer[] {
  const missing = pagesOf(questionnaire.item, { ...answers, areas: [area] }).flatMap(({ id, items }) =>
    flatItems(items)
      .filter(({ type, linkId }) => type !== "group" && type !== "display" && !spared.has(linkId))
      .filter(({ linkId }) => linkId !== "areas" && (answers[linkId] ?? []).length === 0)
      .map((item) => ({ item, page: id })),
  );
  const age = missing.filter(({ item }) => item.linkId === ageQuestion);
  return age.length > 0 ? age : missing;
}
