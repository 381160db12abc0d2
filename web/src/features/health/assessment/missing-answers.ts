import type { Area } from "@anteroom/domain/health/assessment/areas";
import { flatItems } from "@anteroom/domain/health/questionnaire/item-facts";
import { pagesOf } from "@anteroom/domain/health/questionnaire/pages";
import type {
  Answers,
  Questionnaire,
  QuestionnaireItem,
} from "@anteroom/domain/health/questionnaire/questionnaire";

/** A question without an answer, and the page it stands on. */
export type MissingAnswer = { readonly item: QuestionnaireItem; readonly page: string };

/** Without it no area can be assessed, whatever else is answered. */
export const ageQuestion = "age";

/** What an area's result can do without. */
const spared: ReadonlySet<string> = new Set(["waist"]);

/** The questions without an answer that keep an area from its result; the age alone where that is missing. */
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
