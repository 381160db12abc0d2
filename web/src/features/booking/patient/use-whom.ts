import { useState, useEffect } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { storeBookedFor, readBookedFor, isBookedForChosen } from "../../../shared/booking/booked-for.ts";
import { storeBookingFields } from "../../../shared/booking/booking-fields.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { useAccompaniment, usePersonFacts, type PersonFacts } from "./use-accompaniment.ts";
import { bookedPerson } from "./use-booked-for.ts";
import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import {
  findOnlyMatch,
  readUnidentifiedCheckedPerson,
  type CheckedPerson,
} from "../../../shared/booking/checked-person.ts";

const nobody: PersonFacts = { birthdate: null, sex: null };

/** Answers about one person are not those of another. */
const nothingOfThePerson = {
  birthdate_day: "",
  birthdate_month: "",
  birthdate_year: "",
  sex: "",
  adult: "",
};

/**
 * Returns the person the booking is for, with `choose` to take another: it stores the person and
 * erases the stored answers about the last. After a symptom check for a person who has not been
 * named, it chooses the dependent by itself if only one has that age and sex. `typed`: birth date
 * and sex in the form at first; later `learn`. `startTime` (ISO) of the slot: the age then counts.
 */
export function useBookingPerson(typed: PersonFacts, startTime: string) {
  const memory = deviceMemory(useApp().storage);
  const [chosen, setChosen] = useState(() => readBookedFor(memory));
  const [isChosenHere, setChosenHere] = useState(false);
  const [born, setBorn] = useState(typed);
  const take = (dependentId: number | null) => {
    storeBookedFor(memory, dependentId);
    storeBookingFields(memory, nothingOfThePerson);
    setChosen(dependentId);
    setBorn(nobody);
  };
  const stranger = useUnidentifiedCheckedPerson(take);
  const person = bookedPerson(chosen, useDependents());
  const bookedFor = person?.id ?? null;
  const seen = usePersonFacts(bookedFor, born);
  return {
    bookedFor,
    /** The name of the dependent whom it is for, "…" until they are fetched; null for the patient. */
    bookedName: person?.name ?? null,
    stranger,
    seen: stranger ? nobody : seen,
    accompaniment: useAccompaniment(bookedFor, seen, startTime),
    /** Who was chosen before the form was opened, or because a check fits them; null once somebody was chosen here. */
    chosenBefore: isChosenHere ? null : person,
    choose: (dependentId: number | null) => {
      setChosenHere(true);
      take(dependentId);
    },
    /** What the form holds now; the same as before draws nothing. */
    learn: ({ birthdate, sex }: PersonFacts) =>
      setBorn((before) =>
        before.birthdate === birthdate && before.sex === sex ? before : { birthdate, sex },
      ),
  };
}

/**
 * Returns the person of the symptom check that led to this booking, while nobody has said who that is; else
 * null. Chooses a family member if only one has that age and sex.
 */
function useUnidentifiedCheckedPerson(choose: (dependentId: number) => void): CheckedPerson | null {
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
