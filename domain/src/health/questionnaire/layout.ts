import { flatItems, isQuestion } from "./item-facts.ts";
import type { QuestionnaireItem } from "./questionnaire.ts";

/** The most questions on one page; conditional ones do not count, since few are asked. */
const mostAtOnce = 5;

/** Returns how a form is shown: a short one on one page, a longer one question by question. */
export function layoutOf(items: readonly QuestionnaireItem[]): "whole" | "pages" {
  const requested = flatItems(items).filter((one) => isQuestion(one) && one.enableWhen === undefined);
  return requested.length <= mostAtOnce ? "whole" : "pages";
}
