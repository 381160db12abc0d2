import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** Whose answers: a patient's id, or a guest. */
export type Answerer = number | "guest";

const prefix = "questionnaire-";
const ofPatients = `${prefix}of-`;

/** Returns the storage key of one person's answers to one form, below the prefix of all drafts. */
export function questionnaireDraftKey(form: string, answerer: Answerer): string {
  return answerer === "guest" ? `${prefix}guest-${form}` : `${ofPatients}${answerer}-${form}`;
}

/** Erases the questionnaire drafts of all people from this device, when a session ends. */
export function eraseQuestionnaireDrafts(memory: DeviceMemory): void {
  memory.eraseAll(prefix);
}

/**
 * Erases drafts of patients from this device, whose session ended without sign-out; a guest's drafts stay.
 */
export function eraseAbandonedDrafts(memory: DeviceMemory): void {
  memory.eraseAll(ofPatients);
}
