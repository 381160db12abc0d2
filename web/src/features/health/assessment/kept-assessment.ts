import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { QuestionnaireResponse } from "@anteroom/domain/health/questionnaire/response";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { draftKey } from "../../../shared/booking/questionnaire-drafts.ts";

/** A finished assessment that the clinic does not have. */
export type KeptAssessment = { response: QuestionnaireResponse; patientId: number };

const form = "health-assessment-result";
/** In ms; it goes at log-out in any case. */
const keptFor = 3_600_000;

export function keepOnDevice(
  storage: Storage | null,
  answerer: number,
  kept: KeptAssessment,
  now: number,
): void {
  deviceMemory(storage).write(draftKey(form, answerer), { ...kept, keptAt: now });
}

export function forgetOnDevice(storage: Storage | null, answerer: number): void {
  deviceMemory(storage).erase(draftKey(form, answerer));
}

/** What this person finished here within the hour, or null. */
export function keptOnDevice(storage: Storage | null, answerer: number, now: number): KeptAssessment | null {
  const kept = asRecord(deviceMemory(storage).read(draftKey(form, answerer)));
  const keptAt = asNumber(kept?.["keptAt"]);
  const patientId = asNumber(kept?.["patientId"]);
  const response = asRecord(kept?.["response"]);
  if (patientId === null || keptAt === null || now - keptAt > keptFor) return null;
  if (!response) return null;
  return { response: response as QuestionnaireResponse, patientId }; // written by us; of which version, its reader sees
}
