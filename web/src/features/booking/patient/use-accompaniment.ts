import { accompanimentFor } from "@anteroom/domain/booking/accompanying-adult";
import type { Sex } from "@anteroom/domain/account/sex";
import { useClinic, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import type { Accompaniment } from "./read-accompanying-adult.ts";

/** Birth date and sex of the booking's person, as far as known. */
export type PersonFacts = { readonly birthdate: string | null; readonly sex: Sex | null };

/**
 * Returns birth date and sex of the booking's person: from the profile or dependent, else as typed. Birth
 * date YYYY-MM-DD.
 */
export function usePersonFacts(bookedFor: number | null, typed: PersonFacts): PersonFacts {
  const session = useSession();
  const { data: dependents = [] } = useDependents();
  const profile = session.kind === "signed-in" ? session.profile : null;
  const person =
    profile !== null && bookedFor !== null ? dependents.find(({ id }) => id === bookedFor) : profile;
  return { birthdate: person?.birthdate ?? typed.birthdate, sex: person?.sex ?? typed.sex };
}

/**
 * Returns whether the booking's person needs an accompanying adult, by the age at `startTime` (ISO) and the
 * clinic's age of majority, and the account holder's name for a dependent.
 */
export function useAccompaniment(
  bookedFor: number | null,
  { birthdate }: Pick<PersonFacts, "birthdate">,
  startTime: string,
): Accompaniment {
  const { ageOfMajority } = useClinic().settings;
  const session = useSession();
  const profile = session.kind === "signed-in" ? session.profile : null;
  const isDependent = profile !== null && bookedFor !== null;
  return {
    requested: accompanimentFor({ birthdate, isDependent }, ageOfMajority, Date.parse(startTime)),
    self: isDependent ? profile.name : null,
  };
}
