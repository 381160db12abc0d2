import { flatItems, isQuestion } from "./item-facts.ts";
import type { QuestionnaireItem } from "./questionnaire.ts";

/** The most questions on one page; conditional ones do not count, since few are asked. */
const mostAtOnce = 5;

/**
 * Returns how a form is shown: on one page (`whole`) where at most five questions have no condition of their own,
 * else question by question (`pages`).
 */
export function layoutOf(items: readonly QuestionnaireItem[]): "whole" | "pages" {
  const requested = flatItems(items).filter((one) => isQuestion(one) && one.enableWhen === undefined);
  return requested.length <= mostAtOnce ? "whole" : "pages";
}
