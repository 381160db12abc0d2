import type { ConditionSlug } from "@anteroom/triage/conditions";

/** Topics of the health library that have another name, or take in several conditions. */
const others: Partial<Record<ConditionSlug, string>> = {};

/** The topic of the health library that tells of a condition. */
export function topicOf(condition: ConditionSlug): string {
  return others[condition] ?? condition;
}
