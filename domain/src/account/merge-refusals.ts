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

/** Details by which people are told apart, as the wire names them. */
export const personDetails = ["name", "birthdate", "tax_number"] as const;
export type PersonDetail = (typeof personDetails)[number];

/**
 * Returns whether two records may be of one person: name, date of birth or tax number agree, and neither of the last
 * two differs where both are known.
 */
export function mayBeOnePerson(one: Person, other: Person): boolean {
  return personDifferences(one, other).length === 0;
}

/**
 * Returns the details because of which two records are not of one person (`mayBeOnePerson`): date of birth and tax
 * number where they differ, else the name where nothing agrees.
 */
export function personDifferences(one: Person, other: Person): PersonDetail[] {
  const agrees = (a: string | null, b: string | null) => a !== null && a === b;
  const differs = (a: string | null, b: string | null) => a !== null && b !== null && a !== b;
  const found: PersonDetail[] = [];
  if (differs(one.birthdate, other.birthdate)) found.push("birthdate");
  if (differs(one.taxpayerNumber, other.taxpayerNumber)) found.push("tax_number");
  const isAlike =
    one.foldedName === other.foldedName ||
    agrees(one.birthdate, other.birthdate) ||
    agrees(one.taxpayerNumber, other.taxpayerNumber);
  return found.length > 0 || isAlike ? found : ["name"];
}
