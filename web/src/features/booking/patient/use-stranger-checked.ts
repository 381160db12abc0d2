import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { useEffect, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { isBookedForChosen } from "../../../shared/booking/booked-for.ts";
import {
  findOnlyMatch,
  readUnidentifiedCheckedPerson,
  type CheckedPerson,
} from "../../../shared/booking/checked-person.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";

/**
 * Returns the person of the symptom check that led to this booking, while nobody has said who that is; else
 * null. Chooses a family member if only one has that age and sex.
 */
export function useUnidentifiedCheckedPerson(choose: (dependentId: number) => void): CheckedPerson | null {
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  const memory = deviceMemory(storage);
  const isPatient = useSession().kind === "signed-in";
  const { data: family = [] } = useDependents();
  const [checked] = useState(() =>
    isPatient && isCheckerOffered(settings) ? readUnidentifiedCheckedPerson(memory, clock.now()) : null,
  );
  const stranger = isBookedForChosen(memory) ? null : checked;
  const cared = family.filter(({ care }) => care !== "waiting");
  const matchId = (stranger && findOnlyMatch(cared, stranger, clock.now())?.id) ?? null;
  useEffect(() => {
    if (matchId !== null) choose(matchId);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, as soon as the family is known
  }, [matchId]);
  return stranger;
}
