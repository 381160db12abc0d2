import { findingsOfValues, type Known, type Presence } from "@anteroom/triage/complaints/known";
import { impliedBy, type PreparedKnowledge } from "@anteroom/triage/complaints/prepare";

/** Findings that a number below its bounds denies: 36.8 degrees are no fever. Of most numbers that says nothing worth showing. */
const deniable = ["fever"];

/**
 * Returns the findings that measured values show: present ones as precisely as possible, and of absent ones
 * only fever. Ignores values out of range and unknown names.
 */
export function findingsFromValues(
  prepared: PreparedKnowledge,
  values: Readonly<Record<string, number>>,
): readonly (readonly [string, Presence])[] {
  return Object.entries(values).flatMap(([id, number]) => {
    const known = findingsOf(prepared, id, number);
    const present = [...known].flatMap(([finding, presence]) => (presence === "present" ? finding : []));
    const implied = new Set(present.flatMap((finding) => impliedBy(prepared, finding).slice(1)));
    return [
      ...present.filter((finding) => !implied.has(finding)).map((one) => [one, "present"] as const),
      ...deniable.filter((one) => known.get(one) === "absent").map((one) => [one, "absent"] as const),
    ];
  });
}

function findingsOf(prepared: PreparedKnowledge, id: string, number: number): Known {
  try {
    return findingsOfValues(prepared, { [id]: number });
  } catch {
    return new Map();
  }
}
