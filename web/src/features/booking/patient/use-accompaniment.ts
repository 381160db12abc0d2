import { accompanimentFor } from "@anteroom/domain/booking/accompanying-adult";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import type { Accompaniment } from "./read-accompanying-adult.ts";

/** The birth date of the person of the booking, as far as it is known or typed. */
export function useBirthdateOf(bookedFor: number | null, typed: string | null): string | null {
  const session = useSession();
  const { data: dependents = [] } = useDependents();
  const profile = session.kind === "signed-in" ? session.profile : null;
  const person =
    profile !== null && bookedFor !== null ? dependents.find(({ id }) => id === bookedFor) : profile;
  return person?.birthdate ?? typed;
}

/** Whether somebody accompanies the person of the booking. `typed` is the birth date that the form asks where it is unknown. */
export function useAccompaniment(bookedFor: number | null, typed: string | null): Accompaniment {
  const { clock } = useApp();
  const { ageOfMajority } = useClinic().settings;
  const session = useSession();
  const birthdate = useBirthdateOf(bookedFor, typed);
  const profile = session.kind === "signed-in" ? session.profile : null;
  const isDependent = profile !== null && bookedFor !== null;
  return {
    requested: accompanimentFor({ birthdate, isDependent }, ageOfMajority, clock.now()),
    self: isDependent ? profile.name : null,
  };
}
