import { useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useDependents } from "../../../shared/account/dependents.ts";
import { keepBookedFor, readBookedFor } from "../../../shared/booking/booked-for.ts";
import { keepBookingFields } from "../../../shared/booking/booking-fields.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { useAccompaniment, useSeen, type Seen } from "./use-accompaniment.ts";
import { bookedPerson } from "./use-booked-for.ts";
import { useStrangerChecked } from "./use-stranger-checked.ts";

const nobody: Seen = { birthdate: null, sex: null };

/** Answers about one person are not those of another. */
const nothingOfThePerson = {
  birthdate_day: "",
  birthdate_month: "",
  birthdate_year: "",
  sex: "",
  adult: "",
};

/** Whom a booking is for, with what is known of them; `typed` is what the form holds of whom the clinic does not know. */
export function useWhom(typed: Seen) {
  const memory = deviceMemory(useApp().storage);
  const [chosen, setChosen] = useState(() => readBookedFor(memory));
  const [isChosenHere, setChosenHere] = useState(false);
  const [born, setBorn] = useState(typed);
  const take = (dependentId: number | null) => {
    keepBookedFor(memory, dependentId);
    keepBookingFields(memory, nothingOfThePerson);
    setChosen(dependentId);
    setBorn(nobody);
  };
  const stranger = useStrangerChecked(take);
  const person = bookedPerson(chosen, useDependents());
  const bookedFor = person?.id ?? null;
  const seen = useSeen(bookedFor, born);
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
    learn: ({ birthdate, sex }: Seen) =>
      setBorn((before) =>
        before.birthdate === birthdate && before.sex === sex ? before : { birthdate, sex },
      ),
  };
}
