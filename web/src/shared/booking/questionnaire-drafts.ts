import type { DeviceMemory } from "../../platform/storage/device-memory.ts";

/** Whose answers: a patient's number, or somebody who has not signed in. */
export type Answerer = number | "guest";

const prefix = "questionnaire-";
const ofPatients = `${prefix}of-`;

/** The name under which the answers of one person to one form are kept on the device. */
export function questionnaireDraftKey(form: string, answerer: Answerer): string {
  return answerer === "guest" ? `${prefix}guest-${form}` : `${ofPatients}${answerer}-${form}`;
}

/** Nothing of anybody's answers outlives the session. */
export function eraseQuestionnaireDrafts(memory: DeviceMemory): void {
  memory.eraseAll(prefix);
}

/** A session that ended without saying so leaves nothing of a patient; what a guest answers here goes on. */
export function eraseAbandonedDrafts(memory: DeviceMemory): void {
  memory.eraseAll(ofPatients);
}
