import { enabledItems, givenAnswers } from "../questionnaire/enabled.ts";
import { flatItems, optionOf, ordinalOf } from "../questionnaire/item-facts.ts";
import type { Answers, AnswerValue, QuestionnaireItem } from "../questionnaire/questionnaire.ts";
import type { AreaResult } from "./areas.ts";

/** The LOINC code of PHQ-9 item 9: thoughts of being better off dead or of hurting oneself. */
export const selfHarmCode = { system: "http://loinc.org", code: "44260-8" } as const;

/**
 * Returns whether an item with `selfHarmCode` is asked and was answered with anything but "not at all" (value 0), in
 * any questionnaire. A choice without a value, or one that is unknown, counts as reported.
 */
export function isSelfHarmReported(items: readonly QuestionnaireItem[], answers: Answers): boolean {
  return flatItems(enabledItems(items, answers)).some((item) => {
    const isMeant = item.code?.some(
      ({ system, code }) => system === selfHarmCode.system && code === selfHarmCode.code,
    );
    return (
      isMeant === true && givenAnswers(answers, item.linkId).some((value) => pointsOf(item, value) !== 0)
    );
  });
}

function pointsOf(item: QuestionnaireItem, value: AnswerValue): number | null {
  const option = optionOf(item, value);
  return option ? ordinalOf(option) : null;
}

/** What a mood questionnaire shows that needs help at once. */
export type MoodDanger = "self-harm" | "very-low-mood";

/**
 * Returns what needs help at once, or null: thoughts of self-harm (first), or a mood score of 15 or more (Kroenke et
 * al., 2009: severe). `mood` is the result of the area mood; results of others are ignored.
 */
export function moodDanger(mood: AreaResult | undefined, hasSelfHarm: boolean): MoodDanger | null {
  if (hasSelfHarm) return "self-harm";
  return mood?.area === "mood" && mood.level === "very_high" ? "very-low-mood" : null;
}
