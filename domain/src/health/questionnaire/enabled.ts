import type { Answers, AnswerValue, Condition, QuestionnaireItem } from "./questionnaire.ts";

/**
 * Returns copies of the items that are asked, nested as given, in view of the answers so far. Items inside an item
 * that is not asked are left out too. Conditions see only questions before them, and only answers to questions that
 * are asked.
 */
export function enabledItems(items: readonly QuestionnaireItem[], answers: Answers): QuestionnaireItem[] {
  const requested: Record<string, readonly AnswerValue[]> = {};
  const among = (some: readonly QuestionnaireItem[]): QuestionnaireItem[] =>
    some.flatMap((item) => {
      // Conditions look back only, so what decides is known: an answer to a question no longer asked does not count.
      if (!isEnabled(item, requested)) return [];
      requested[item.linkId] = givenAnswers(answers, item.linkId);
      return [{ ...item, ...(item.item && { item: among(item.item) }) }];
    });
  return among(items);
}

/** Returns the answers to a question without empty texts; empty without an answer. */
export function givenAnswers(answers: Answers, linkId: string): readonly AnswerValue[] {
  return (Object.hasOwn(answers, linkId) ? (answers[linkId] ?? []) : []).filter((value) => value !== "");
}

function isEnabled({ enableWhen = [], enableBehavior }: QuestionnaireItem, requested: Answers): boolean {
  if (enableWhen.length === 0) return true;
  const isMet = (condition: Condition) =>
    isConditionMet(condition, givenAnswers(requested, condition.question));
  return enableBehavior === "any" ? enableWhen.some(isMet) : enableWhen.every(isMet);
}

/** FHIR R4 `enableWhen`: true as soon as one of the answers meets it; without an answer only `exists` = false does. */
function isConditionMet(condition: Condition, values: readonly AnswerValue[]): boolean {
  const wanted = wantedBy(condition);
  if (condition.operator === "exists") return values.length > 0 === wanted;
  return values.some((value) => compares(value, condition.operator, wanted));
}

function wantedBy(condition: Condition): AnswerValue | undefined {
  const { answerBoolean, answerInteger, answerDecimal, answerString, answerDate, answerCoding } = condition;
  return answerBoolean ?? answerInteger ?? answerDecimal ?? answerDate ?? answerCoding?.code ?? answerString;
}

function compares(
  value: AnswerValue,
  operator: Condition["operator"],
  wanted: AnswerValue | undefined,
): boolean {
  if (operator === "=") return value === wanted;
  if (operator === "!=") return value !== wanted;
  // Numbers with numbers, days with days: `2026-11-24` sorts as it is read.
  if (typeof value !== typeof wanted || wanted === undefined) return false;
  if (operator === ">") return value > wanted;
  if (operator === "<") return value < wanted;
  return operator === ">=" ? value >= wanted : value <= wanted;
}
