/** A mesh sends everything once per person: five is what a good line and a phone carry. */
export const maxInCall = 5;

/** Whether one more on the patient's side may come in; a place is kept for the doctor, who is never turned away. */
export function hasPlace({ others, isDoctorHere }: { others: number; isDoctorHere: boolean }): boolean {
  const reserved = isDoctorHere ? 0 : 1;
  return others + reserved + 1 <= maxInCall;
}
