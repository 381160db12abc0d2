/** Reasons why a patient record cannot be merged into another. */
export const mergeRefusals = [
  "has_account",
  "account_data",
  "acts_for_others",
  "acted_for",
  "waiting",
  "in_visit",
  "same_measurement",
  "different_person",
] as const;
export type MergeRefusal = (typeof mergeRefusals)[number];

/** What tells people apart. */
type Person = {
  /** Without case and accents. */
  foldedName: string;
  birthdate: string | null;
  taxpayerNumber: string | null;
};

/**
 * Returns whether two records may be of one person: name, date of birth or tax number agree, and neither of the last
 * two differs where both are known.
 */
export function mayBeOnePerson(one: Person, other: Person): boolean {
  const agrees = (a: string | null, b: string | null) => a !== null && a === b;
  const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  if (differs(one.birthdate, other.birthdate) || differs(one.taxpayerNumber, other.taxpayerNumber))
    return false;
  return (
    one.foldedName === other.foldedName ||
    agrees(one.birthdate, other.birthdate) ||
    agrees(one.taxpayerNumber, other.taxpayerNumber)
  );
}
