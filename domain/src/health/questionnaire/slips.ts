import { fieldLimits } from "../../shared/field-limits.ts";
import { enabledItems, givenAnswers } from "./enabled.ts";
import { boundsOf, flatItems, isExclusive, isQuestion, optionOf } from "./item-facts.ts";
import type { Answers, AnswerValue, QuestionnaireItem } from "./questionnaire.ts";

/**
 * What is wrong with an answer. `not-a-choice`: also a text answer that is no text; `excludes-others`: an
 * exclusive option beside another one.
 */
export type AnswerProblemKind =
  | "missing"
  | "not-a-number"
  | "not-whole"
  | "too-small"
  | "too-large"
  | "too-long"
  | "not-a-date"
  | "too-early"
  | "too-late"
  | "not-a-choice"
  | "one-only"
  | "excludes-others"
  | "not-yes-or-no";
/** What is wrong with the answer to one question. */
export type AnswerProblem = { linkId: string; kind: AnswerProblemKind };

/**
 * Returns missing (only required ones) and invalid answers to the questions that are asked, at most one a question,
 * in their order; empty when complete.
 */
export function answerProblems(items: readonly QuestionnaireItem[], answers: Answers): AnswerProblem[] {
  return flatItems(enabledItems(items, answers))
    .filter(isQuestion)
    .flatMap((item) => {
      const kind = slipOf(item, givenAnswers(answers, item.linkId));
      return kind === null ? [] : [{ linkId: item.linkId, kind }];
    });
}

function slipOf(item: QuestionnaireItem, values: readonly AnswerValue[]): AnswerProblemKind | null {
  const [first] = values;
  if (first === undefined) return item.required ? "missing" : null;
  if (item.type === "choice") return slipOfChoice(item, values);
  if (values.length > 1) return "one-only";
  switch (item.type) {
    case "integer":
    case "decimal":
      return slipOfNumber(item, first);
    case "date":
      return slipOfDate(item, first);
    case "boolean":
      return typeof first === "boolean" ? null : "not-yes-or-no";
    case "string":
    case "text":
      return slipOfText(item, first);
    case "group":
    case "display":
      return "not-a-choice";
  }
}

function slipOfChoice(item: QuestionnaireItem, values: readonly AnswerValue[]): AnswerProblemKind | null {
  const chosen = values.map((value) => optionOf(item, value));
  if (chosen.includes(undefined) || new Set(values).size < values.length) return "not-a-choice";
  if (values.length === 1) return null;
  if (!item.repeats) return "one-only";
  return chosen.some((option) => option && isExclusive(option)) ? "excludes-others" : null;
}

function slipOfNumber(item: QuestionnaireItem, value: AnswerValue): AnswerProblemKind | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return "not-a-number";
  if (item.type === "integer" && !Number.isSafeInteger(value)) return "not-whole";
  const { min, max } = boundsOf(item);
  if (typeof min === "number" && value < min) return "too-small";
  return typeof max === "number" && value > max ? "too-large" : null;
}

function slipOfDate(item: QuestionnaireItem, value: AnswerValue): AnswerProblemKind | null {
  if (typeof value !== "string" || !isDay(value)) return "not-a-date";
  const { min, max } = boundsOf(item);
  if (typeof min === "string" && value < min) return "too-early";
  return typeof max === "string" && value > max ? "too-late" : null;
}

/** Date.parse reads 30 February as 2 March. */
function isDay(text: string): boolean {
  const instant = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text);
}

function slipOfText(item: QuestionnaireItem, value: AnswerValue): AnswerProblemKind | null {
  if (typeof value !== "string") return "not-a-choice";
  if (value.trim() === "") return item.required ? "missing" : null;
  return value.length > maxAnswerLength(item) ? "too-long" : null;
}

/**
 * Returns the most characters of an answer: the questionnaire's limit, at most the product's for its type, `text` or
 * any other (D.16).
 */
export function maxAnswerLength({ type, maxLength }: QuestionnaireItem): number {
  return Math.min(maxLength ?? Infinity, type === "text" ? fieldLimits.comment : fieldLimits.name);
}
