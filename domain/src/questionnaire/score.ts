import { enabledItems, given } from "./enabled.ts";
import { flatItems, optionOf, ordinalOf } from "./item-facts.ts";
import type { Answers, QuestionnaireItem } from "./questionnaire.ts";

/** What a score is made of, for the rules that say when there can be none. */
export type ScoreFacts = {
  /** Questions that count and are asked, by `linkId`. */
  counted: readonly string[];
  /** Those of them without an answer that counts. */
  missing: readonly string[];
  answers: Answers;
};

/** Says why no score can be given, or null. */
export type CannotScoreWhen<Reason extends string> = (facts: ScoreFacts) => Reason | null;

export type Score<Reason extends string> =
  | { kind: "score"; total: number; answered: number; of: number }
  | { kind: "cannot-score"; reason: Reason };

/**
 * The sum of the ordinal values of what was chosen, over the questions with such values (or those named in `only`). The first rule with
 * a reason wins; without a rule a missing answer counts nothing, so an instrument that forbids gaps passes `whenAnyMissing`.
 */
export function scoreOf<Reason extends string = never>(
  items: readonly QuestionnaireItem[],
  answers: Answers,
  { rules, only }: { rules: readonly CannotScoreWhen<Reason>[]; only?: readonly string[] },
): Score<Reason> {
  const questions = flatItems(enabledItems(items, answers)).filter(
    (item) => hasOrdinals(item) && (only === undefined || only.includes(item.linkId)),
  );
  const points = questions.map((item) => ({ linkId: item.linkId, points: pointsOf(item, answers) }));
  const missing = points.filter(({ points: of }) => of === null).map(({ linkId }) => linkId);
  const facts = { counted: questions.map(({ linkId }) => linkId), missing, answers };
  for (const rule of rules) {
    const reason = rule(facts);
    if (reason !== null) return { kind: "cannot-score", reason };
  }
  const total = points.reduce((sum, { points: of }) => sum + (of ?? 0), 0);
  return { kind: "score", total, answered: points.length - missing.length, of: points.length };
}

/** The usual rule: no score while a question that counts has no answer, nor where none counts. */
export function whenAnyMissing({ counted, missing }: ScoreFacts): "answers-missing" | null {
  return counted.length === 0 || missing.length > 0 ? "answers-missing" : null;
}

function hasOrdinals({ answerOption = [] }: QuestionnaireItem): boolean {
  return answerOption.some((option) => ordinalOf(option) !== null);
}

/** Null where nothing was chosen, or something that has no value, such as "I do not want to say". */
function pointsOf(item: QuestionnaireItem, answers: Answers): number | null {
  const chosen = given(answers, item.linkId).map((code) => {
    const option = optionOf(item, code);
    return option ? ordinalOf(option) : null;
  });
  if (chosen.length === 0) return null;
  return chosen.reduce((sum, points) => (sum === null || points === null ? null : sum + points), 0);
}
