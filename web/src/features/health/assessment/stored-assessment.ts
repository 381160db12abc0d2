import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { questionnaireDraftKey } from "../../../shared/booking/questionnaire-drafts.ts";

/** A finished assessment that is stored on this device only. `patientId`: the person it is about, the signed-in patient or a dependent. */
export type StoredAssessment = { response: QuestionnaireResponse; patientId: number };

const form = "health-assessment-result";
/** In ms; it goes at log-out in any case. */
const storedFor = 3_600_000;

/**
 * Stores a finished assessment on this device, replacing the last; it counts for an hour and goes at log-out.
 * Not stored where storage is denied. `answerer`: id of the signed-in patient; `now` in ms.
 */
export function storeAssessment(
  storage: Storage | null,
  answerer: number,
  stored: StoredAssessment,
  now: number,
): void {
  deviceMemory(storage).write(questionnaireDraftKey(form, answerer), { ...stored, keptAt: now });
}

/** Erases the assessment that this signed-in patient (`answerer`) has stored on this device. */
export function eraseStoredAssessment(storage: Storage | null, answerer: number): void {
  deviceMemory(storage).erase(questionnaireDraftKey(form, answerer));
}

/**
 * Returns the assessment that this signed-in patient finished on this device within the hour, else null; it
 * is not erased. It may be of an older version of the questionnaire.
 */
export function readStoredAssessment(
  storage: Storage | null,
  answerer: number,
  now: number,
): StoredAssessment | null {
  const stored = asRecord(deviceMemory(storage).read(questionnaireDraftKey(form, answerer)));
  const keptAt = asNumber(stored?.["keptAt"]);
  const patientId = asNumber(stored?.["patientId"]);
  const response = asRecord(stored?.["response"]);
  if (patientId === null || keptAt === null || now - keptAt > storedFor) return null;
  if (!response) return null;
  return { response: response as QuestionnaireResponse, patientId }; // written by us; of which version, its reader sees
}
