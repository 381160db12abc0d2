import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { storeBookedFor, readBookedFor } from "../../../shared/booking/booked-for.ts";
import { storeBookingFields } from "../../../shared/booking/booking-fields.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { useAccompaniment, usePersonFacts, type PersonFacts } from "./use-accompaniment.ts";
import { bookedPerson } from "./use-booked-for.ts";
import { useUnidentifiedCheckedPerson } from "./use-stranger-checked.ts";

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
 * Returns the person the booking is for, with actions to choose another. `typed`: birth date and sex in the
 * form.
 */
export function useBookingPerson(typed: PersonFacts) {
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
    /** The name of the dependent whom it is for; null for the patient. */
    bookedName: person?.name ?? null,
    stranger,
    seen: stranger ? nobody : seen,
    accompaniment: useAccompaniment(bookedFor, seen),
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
