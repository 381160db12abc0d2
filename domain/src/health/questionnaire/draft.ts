import { asNumber, asRecord, asText } from "../../shared/record.ts";
import type { Answers, AnswerValue } from "./questionnaire.ts";

/** Answers stored on the device; `expiry` in ms, `at` the id of the current page, null for the first. */
export type QuestionnaireDraft = { version: string; answers: Answers; at: string | null; expiry: number };

/** In ms since the last change: short, since the answers are about health. */
const lifetime = 24 * 3_600_000;

/** Returns the draft with its expiry, 24 hours after `now` (ms), for the caller to store. */
export function saveQuestionnaireDraft(
  draft: Omit<QuestionnaireDraft, "expiry">,
  now: number,
): QuestionnaireDraft {
  return { ...draft, expiry: now + lifetime };
}

/**
 * Parses a stored draft of this version of the questionnaire; null where it is invalid, of another version or
 * expired. Values that are no text, number or boolean are dropped; link ids are not checked.
 */
export function readQuestionnaireDraft(
  stored: unknown,
  version: string,
  now: number,
): QuestionnaireDraft | null {
  const fields = asRecord(stored);
  const answers = asRecord(fields?.answers);
  const expiry = asNumber(fields?.expiry);
  if (!answers || expiry === null || now > expiry || fields?.version !== version) return null;
  const read = Object.entries(answers).map(([linkId, values]) => [
    linkId,
    Array.isArray(values) ? values.filter(isAnswerValue) : [],
  ]);
  return { version, answers: Object.fromEntries(read), at: asText(fields.at, 64), expiry };
}

function isAnswerValue(value: unknown): value is AnswerValue {
  return typeof value === "boolean" || typeof value === "string" || asNumber(value) !== null;
}
