import { accompanimentFor } from "@anteroom/domain/booking/accompanying-adult";
import type { Sex } from "@anteroom/domain/account/sex";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import type { Accompaniment } from "./read-accompanying-adult.ts";

/** Birth date and sex of whoever will be seen, as far as they are known. */
export type Seen = { readonly birthdate: string | null; readonly sex: Sex | null };

/** Birth date and sex of the person of the booking, as far as they are known or typed. */
export function useSeen(bookedFor: number | null, typed: Seen): Seen {
  const session = useSession();
  const { data: dependents = [] } = useDependents();
  const profile = session.kind === "signed-in" ? session.profile : null;
  const person =
    profile !== null && bookedFor !== null ? dependents.find(({ id }) => id === bookedFor) : profile;
  return { birthdate: person?.birthdate ?? typed.birthdate, sex: person?.sex ?? typed.sex };
}

/** Whether somebody accompanies the person of the booking, who is `seen`. */
export function useAccompaniment(
  bookedFor: number | null,
  { birthdate }: Pick<Seen, "birthdate">,
): Accompaniment {
  const { clock } = useApp();
  const { ageOfMajority } = useClinic().settings;
  const session = useSession();
  const profile = session.kind === "signed-in" ? session.profile : null;
  const isDependent = profile !== null && bookedFor !== null;
  return {
    requested: accompanimentFor({ birthdate, isDependent }, ageOfMajority, clock.now()),
    self: isDependent ? profile.name : null,
  };
}
