import { isCheckForPatient } from "@anteroom/domain/health/triage-details";
import type { Sex } from "@anteroom/domain/account/sex";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { readStoredCheck, type StoredCheck } from "./stored-check.ts";

/** The person of a symptom check: age in years and sex of the body. */
export type CheckedPerson = { readonly age: number; readonly sex: "F" | "M" };

/** Who may be seen, as far as it is known. */
type Seen = { readonly birthdate: string | null; readonly sex: Sex | null };

/** Returns the person of a stored check; null where another provider stores none. */
export function checkedPersonOf({ interview }: Pick<StoredCheck, "interview">): CheckedPerson | null {
  const person = asRecord(asRecord(interview)?.["person"]);
  const age = asNumber(person?.["age"]);
  const sex = person?.["sex"];
  return age === null || (sex !== "F" && sex !== "M") ? null : { age, sex };
}

/**
 * Returns the person of the check that led to this booking, if it was made for none of the people the clinic
 * knows and has ended; else null. `now` in ms.
 */
export function readUnidentifiedCheckedPerson(memory: DeviceMemory, now: number): CheckedPerson | null {
  const stored = readStoredCheck(memory, now);
  const isOfStranger =
    stored?.isCarried === true && stored.details !== null && stored.dependentId === undefined;
  return isOfStranger ? checkedPersonOf(stored) : null;
}

/** Returns the only person with this age and sex; null for none or several. `now` in ms. */
export function findOnlyMatch<Person extends { id: number; birthdate?: string | null; sex?: Sex | null }>(
  people: readonly Person[],
  checked: CheckedPerson,
  now: number,
): Person | null {
  const [match, ...others] = people.filter(({ birthdate = null, sex = null }) =>
    fits(checked, { birthdate, sex }, now),
  );
  return match !== undefined && others.length === 0 ? match : null;
}

/**
 * Returns whether a check may be about this person: by birth date and sex where known; null while the birth
 * date is unknown and the sex does not contradict it. `now` in ms.
 */
export function matchesCheckedPerson(checked: CheckedPerson, person: Seen, now: number): boolean | null {
  if (person.birthdate !== null) return fits(checked, person, now);
  const isOtherSex = person.sex === (checked.sex === "F" ? "male" : "female");
  return isOtherSex ? false : null;
}

const fits = (checked: CheckedPerson, { birthdate, sex }: Seen, now: number) =>
  isCheckForPatient({ ...checked, dependentId: undefined }, { dependentId: null, birthdate, sex }, now);
