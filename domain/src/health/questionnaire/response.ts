import { enabledItems, givenAnswers } from "./enabled.ts";
import { flatItems, isQuestion, optionOf } from "./item-facts.ts";
import type { Answers, AnswerValue, Questionnaire, QuestionnaireItem } from "./questionnaire.ts";

/** The part of FHIR R4 QuestionnaireResponse that our questionnaires use. */
export type QuestionnaireResponse = {
  resourceType: "QuestionnaireResponse";
  /** Canonical address of what was answered, with its version: `https://…|1.0.0`. */
  questionnaire: string;
  status: "completed";
  /** ISO instant. */
  authored: string;
  /** In which the questions were read. */
  language: string;
  item: readonly ResponseItem[];
};
/** The answers to one question, or the items of a group. */
export type ResponseItem = {
  linkId: string;
  answer?: readonly ResponseAnswer[] | undefined;
  item?: readonly ResponseItem[] | undefined;
};
/** One answer, in a field by its type. */
export type ResponseAnswer =
  | { valueBoolean: boolean }
  | { valueInteger: number }
  | { valueDecimal: number }
  | { valueDate: string }
  | { valueString: string }
  | { valueCoding: { code: string; system?: string | undefined; display?: string | undefined } };

/** Returns the canonical name of a questionnaire in a response: address and version. */
export function canonicalOf({ url, version }: Questionnaire): string {
  return `${url}|${version}`;
}

/**
 * Returns the answers as a completed FHIR response: only questions that are asked and answered, texts trimmed. Does
 * not check them; see `answerProblems`. `authored` is an ISO instant, `language` a locale.
 */
export function responseOf(
  questionnaire: Questionnaire,
  answers: Answers,
  { authored, language }: { authored: string; language: string },
): QuestionnaireResponse {
  const among = (items: readonly QuestionnaireItem[]): ResponseItem[] =>
    items.flatMap((item) => {
      const answer = isQuestion(item)
        ? givenAnswers(answers, item.linkId).map((value) => answerOf(item, value))
        : [];
      const inside = among(item.item ?? []);
      if (answer.length === 0 && inside.length === 0) return [];
      return [
        {
          linkId: item.linkId,
          ...(answer.length > 0 && { answer }),
          ...(inside.length > 0 && { item: inside }),
        },
      ];
    });
  return {
    resourceType: "QuestionnaireResponse",
    questionnaire: canonicalOf(questionnaire),
    status: "completed",
    authored,
    language,
    item: among(enabledItems(questionnaire.item, answers)),
  };
}

function answerOf(item: QuestionnaireItem, value: AnswerValue): ResponseAnswer {
  if (item.type === "choice") {
    const coding = optionOf(item, value)?.valueCoding;
    const { system, display } = coding ?? {};
    return {
      valueCoding: {
        ...(system !== undefined && { system }),
        code: String(value),
        ...(display !== undefined && { display }),
      },
    };
  }
  if (typeof value === "boolean") return { valueBoolean: value };
  if (typeof value === "number")
    return item.type === "integer" ? { valueInteger: value } : { valueDecimal: value };
  return item.type === "date" ? { valueDate: value } : { valueString: value.trim() };
}

/**
 * Returns the answers of a response to this questionnaire. Null where it is for another questionnaire or version,
 * names a question twice, or one that is unknown or not asked, or has an answer of the wrong type. Does not check
 * completeness, bounds or options; see `answerProblems`.
 */
export function answersOf(questionnaire: Questionnaire, response: QuestionnaireResponse): Answers | null {
  if (response.questionnaire !== canonicalOf(questionnaire)) return null;
  const answers = new Map<string, readonly AnswerValue[]>();
  const named = new Set<string>();
  const known = new Map(flatItems(questionnaire.item).map((item) => [item.linkId, item]));
  for (const { linkId, answer = [] } of flatResponse(response.item)) {
    const item = known.get(linkId);
    if (!item || named.has(linkId)) return null;
    named.add(linkId);
    const values = answer.map((one) => valueOf(item, one));
    if (values.includes(null)) return null;
    if (isQuestion(item))
      answers.set(
        linkId,
        values.filter((value) => value !== null),
      );
  }
  const found = Object.fromEntries(answers);
  const requested = new Set(flatItems(enabledItems(questionnaire.item, found)).map(({ linkId }) => linkId));
  return [...named].every((linkId) => requested.has(linkId)) ? found : null;
}

function flatResponse(items: readonly ResponseItem[]): ResponseItem[] {
  return items.flatMap((item) => [item, ...flatResponse(item.item ?? [])]);
}

/** Null where the answer is of another kind than the question. */
function valueOf({ type }: QuestionnaireItem, answer: ResponseAnswer): AnswerValue | null {
  if ("valueBoolean" in answer) return type === "boolean" ? answer.valueBoolean : null;
  if ("valueInteger" in answer) return type === "integer" ? answer.valueInteger : null;
  if ("valueDecimal" in answer) return type === "decimal" ? answer.valueDecimal : null;
  if ("valueDate" in answer) return type === "date" ? answer.valueDate : null;
  if ("valueCoding" in answer) return type === "choice" ? answer.valueCoding.code : null;
  return type === "string" || type === "text" ? answer.valueString : null;
}
