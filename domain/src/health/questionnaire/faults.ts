import { boundsOf, flatItems, hasControl, isQuestion, scaleOf } from "./item-facts.ts";
import type { Questionnaire, QuestionnaireItem } from "./questionnaire.ts";

/**
 * Returns the faults of a questionnaire as English sentences for its author, each `linkId: fault`; empty when it can
 * be filled in. Texts and translations are not examined; see `templateFaults`.
 */
export function faultsOf({ item: items }: Pick<Questionnaire, "item">): string[] {
  const before = new Set<string>();
  return flatItems(items).flatMap((item) => {
    const faults = faultsOfItem(item, before).map((words) => `${item.linkId}: ${words}`);
    before.add(item.linkId);
    return faults;
  });
}

function faultsOfItem(item: QuestionnaireItem, before: ReadonlySet<string>): string[] {
  const { enableWhen = [], enableBehavior, answerOption = [], type } = item;
  const codes = answerOption.map(({ valueCoding }) => valueCoding.code);
  const { min, max } = boundsOf(item);
  const isChoice = type === "choice";
  return [
    before.has(item.linkId) && "is named twice",
    enableWhen.some(({ question }) => !before.has(question)) &&
      "depends on a question that does not come before it",
    enableWhen.length > 1 &&
      enableBehavior === undefined &&
      "has several conditions and does not say all or any",
    isChoice && codes.length < 2 && "is a choice with fewer than two options",
    !isChoice && codes.length > 0 && "has options and is no choice",
    new Set(codes).size < codes.length && "has two options of one code",
    item.repeats === true && !isChoice && "may be answered several times and is no choice",
    hasControl(item, "slider") && scaleOf(item) === null && "is a scale without whole-number ends",
    min !== null && max !== null && min > max && "has a smallest value above its largest",
    !isQuestion(item) && item.required === true && "is required and asks nothing",
    isQuestion(item) && (item.item ?? []).some(isQuestion) && "has a question inside a question",
  ].filter((fault) => fault !== false);
}
