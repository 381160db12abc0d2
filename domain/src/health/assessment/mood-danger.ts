import { enabledItems, given } from "../questionnaire/enabled.ts";
import { flatItems, optionOf, ordinalOf } from "../questionnaire/item-facts.ts";
import type { Answers, AnswerValue, QuestionnaireItem } from "../questionnaire/questionnaire.ts";
import type { AreaResult } from "./areas.ts";

/** The code system and code of item 9 of the PHQ-9 in LOINC, thoughts of being better off dead or of hurting oneself. */
export const selfHarmCode = { system: "http://loinc.org", code: "44260-8" } as const;

/** Any answer but "not at all" to an item of that meaning, in whatever questionnaire it is installed. A choice without a value counts. */
export function isSelfHarmReported(items: readonly QuestionnaireItem[], answers: Answers): boolean {
  return flatItems(enabledItems(items, answers)).some((item) => {
    const isMeant = item.code?.some(
      ({ system, code }) => system === selfHarmCode.system && code === selfHarmCode.code,
    );
    return isMeant === true && given(answers, item.linkId).some((value) => pointsOf(item, value) !== 0);
  });
}

function pointsOf(item: QuestionnaireItem, value: AnswerValue): number | null {
  const option = optionOf(item, value);
  return option ? ordinalOf(option) : null;
}

export type MoodDanger = "self-harm" | "very-low-mood";

/** What does not wait for a visit: thoughts of self-harm, or a mood of 15 points and more (Kroenke et al., 2009: severe). */
export function moodDanger(mood: AreaResult | undefined, hasSelfHarm: boolean): MoodDanger | null {
  if (hasSelfHarm) return "self-harm";
  return mood?.area === "mood" && mood.level === "very_high" ? "very-low-mood" : null;
}
