import { accompanimentFor } from "@anteroom/domain/accompanying-adult";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { useDependents } from "../../platform/dependents.ts";
import type { Accompaniment } from "./read-accompanying-adult.ts";

/** Whether somebody accompanies the person of the booking. `typed` is the birth date that the form asks where it is unknown. */
export function useAccompaniment(bookedFor: number | null, typed: string | null): Accompaniment {
  const { clock } = useApp();
  const { ageOfMajority } = useClinic().settings;
  const session = useSession();
  const { data: dependents = [] } = useDependents();
  const profile = session.kind === "signed-in" ? session.profile : null;
  const isDependent = profile !== null && bookedFor !== null;
  const person = isDependent ? dependents.find(({ id }) => id === bookedFor) : profile;
  const birthdate = person?.birthdate ?? typed;
  return {
    asked: accompanimentFor({ birthdate, isDependent }, ageOfMajority, clock.now()),
    self: isDependent ? profile.name : null,
  };
}
