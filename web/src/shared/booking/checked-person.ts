import { isCheckForPatient } from "@anteroom/domain/health/triage-details";
import type { Sex } from "@anteroom/domain/account/sex";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { readStoredCheck, type StoredCheck } from "./stored-check.ts";

/** Of whom a symptom check was made: the age in years and the sex of the body. */
export type CheckedPerson = { readonly age: number; readonly sex: "F" | "M" };

/** Who may be seen, as far as it is known. */
type Seen = { readonly birthdate: string | null; readonly sex: Sex | null };

/** The age and sex that a stored check was told; null where another provider keeps no such thing. */
export function checkedPersonOf({ interview }: Pick<StoredCheck, "interview">): CheckedPerson | null {
  const person = asRecord(asRecord(interview)?.["person"]);
  const age = asNumber(person?.["age"]);
  const sex = person?.["sex"];
  return age === null || (sex !== "F" && sex !== "M") ? null : { age, sex };
}

/** Of whom the check was made from which a signed-in patient went on to this booking, where that is nobody whom the clinic knows; else null. */
export function readUnidentifiedCheckedPerson(memory: DeviceMemory, now: number): CheckedPerson | null {
  const stored = readStoredCheck(memory, now);
  const isOfStranger =
    stored?.isCarried === true && stored.details !== null && stored.dependentId === undefined;
  return isOfStranger ? checkedPersonOf(stored) : null;
}

/** The only one of these people who has this age and sex; null where there is none, or more than one. */
export function onlyMatch<Person extends { id: number; birthdate?: string | null; sex?: Sex | null }>(
  people: readonly Person[],
  checked: CheckedPerson,
  now: number,
): Person | null {
  const [match, ...others] = people.filter(({ birthdate = null, sex = null }) =>
    fits(checked, { birthdate, sex }, now),
  );
  return match !== undefined && others.length === 0 ? match : null;
}

/** Whether a check of a stranger is one of this person: null while their date of birth is not known and nothing speaks against it. */
export function matchesCheckedPerson(checked: CheckedPerson, person: Seen, now: number): boolean | null {
  if (person.birthdate !== null) return fits(checked, person, now);
  const isOtherSex = person.sex === (checked.sex === "F" ? "male" : "female");
  return isOtherSex ? false : null;
}

const fits = (checked: CheckedPerson, { birthdate, sex }: Seen, now: number) =>
  isCheckForPatient({ ...checked, dependentId: undefined }, { dependentId: null, birthdate, sex }, now);
