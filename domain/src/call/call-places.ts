/**
 * The most participants of a call. In a mesh everybody sends to everybody: five is the most that a good connection
 * and a phone can handle.
 */
export const maxInCall = 5;

/**
 * Returns whether one more participant of the patient's side may enter. `others`: how many are present, the doctor
 * included. While the doctor is absent, one place stays reserved.
 */
export function hasPlace({ others, isDoctorHere }: { others: number; isDoctorHere: boolean }): boolean {
  const reserved = isDoctorHere ? 0 : 1;
  return others + reserved + 1 <= maxInCall;
}
