import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { readBookedFor } from "../../../shared/booking/booked-for.ts";
import { fieldsOf, storeFormFields } from "../../../shared/booking/booking-fields.ts";
import {
  storePatientInformation,
  storeSchedulingDraft,
  restorePatientInformation,
  type SlotChoice,
} from "../../../shared/booking/booking-memory.ts";
import { readCheckFacts } from "../../../shared/booking/reported-to-check.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { createStore } from "../../../platform/storage/store.ts";
import {
  fieldOrder,
  readPatientForm,
  type FieldErrors,
  type FieldProblems,
  type TypedPatient,
} from "./read-patient-form.ts";
import { readAccompanyingAdult } from "./read-accompanying-adult.ts";
import { useIsAdultPending } from "./question-parts.tsx";
import { useBookingPerson } from "./use-whom.ts";
import { useDraftKeeper } from "../use-draft-keeper.ts";
import { getPatient } from "@anteroom/contract/account/account";
import { completePatient } from "@anteroom/contract/account/profile";
import { useDependents, useRefreshDependents } from "../../../shared/account/dependents.ts";

const missingMotive = msg`Enter a few words, so the doctor can prepare`;
const missingWhom = msg`Choose who the appointment is for`;
const missingOfAdult = {
  "adult-name": msg`Enter the name of the adult who will be with the child`,
  "adult-relationship": msg`Choose who the adult is to the patient`,
};

/** The state of the patient form, from `usePatientForm`. */
export type PatientForm = ReturnType<typeof usePatientForm>;

/**
 * Restores the patient form's values from this device; `keep` stores them at each change, soon after the last
 * key. `read` validates on submit: it returns what was typed and stores it, or sets the errors and returns
 * null. `complete` sends a missing birth date and sex to the server. `isAway`: the form is not shown; its
 * values are restored when it returns.
 */
export function usePatientForm(slot: SlotChoice, symptoms: string, isAway: boolean) {
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  const session = useSession();
  const { i18n } = useLingui();
  const memory = deviceMemory(storage);
  const keeper = useDraftKeeper();
  const [reported] = useState(() =>
    isCheckerOffered(settings)
      ? readCheckFacts(memory, readBookedFor(memory), clock.now())
      : { words: "", sex: null },
  );
  const [motive] = useState(() => createStore(symptoms || reported.words));
  // Read again when the form returns after a hold was refused.
  const known = useMemo(
    () => (isAway ? null : restorePatientInformation(deviceMemory(storage), clock.now())),
    [isAway, storage, clock],
  );
  // Untranslated: the patient may change the language while they are shown.
  const [found, setFound] = useState<FieldProblems>({});
  const [mended, setMended] = useState<readonly (keyof FieldErrors)[]>([]);
  const [wrong, setWrong] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const typedBefore = { birthdate: known?.birthdate ?? null, sex: known?.sex ?? reported.sex };
  const whom = useBookingPerson(typedBefore, slot.startTime);
  const { bookedFor, bookedName, stranger, seen, accompaniment } = whom;
  const complete = useCompletePatient(bookedFor);
  const isGuest = session.kind !== "signed-in";
  const mayGoOn = !isGuest || settings.patientsGuestBooking;

  const keepTyped = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = data.get("symptoms");
    const { doctorId, startTime } = slot;
    const words = typeof text === "string" ? { symptoms: text } : {};
    storeSchedulingDraft(memory, { doctorId, startTime, appointmentDate: startTime, ...words }, clock.now());
    storeFormFields(memory, form);
    if (isGuest && mayGoOn)
      storePatientInformation(memory, readPatientForm(data, clock.now()).typed, clock.now());
  };
  const problemsOf = (data: FormData, form: HTMLFormElement) => {
    const { typed, problems: all, wrong } = readPatientForm(data, clock.now());
    const text = data.get("symptoms") ?? motive.get();
    const isMissing = settings.patientsSymptoms && typeof text === "string" && text.trim() === "";
    const adult = readAccompanyingAdult(fieldsOf(form), accompaniment);
    const problems: FieldProblems = {
      ...(isMissing && { symptoms: missingMotive }),
      ...(stranger && { whom: missingWhom }),
      ...(isGuest && all),
      ...(complete.isNeeded && !stranger && pick(all)),
      ...Object.fromEntries(adult.missing.map((field) => [field, missingOfAdult[field]])),
    };
    return { typed, problems, wrong };
  };
  /** Returns what was typed and stores it; null where something is missing, which is then shown. */
  const read = (data: FormData, form: HTMLFormElement): TypedPatient | null => {
    const { typed, problems, wrong } = problemsOf(data, form);
    setFound(problems);
    setWrong(wrong.filter((field) => problems[field]).length);
    setMended([]);
    setAttempt(attempt + 1);
    if (Object.keys(problems).length > 0) return null;
    keepTyped(form);
    return typed;
  };
  const errors: FieldErrors = Object.fromEntries(
    fieldOrder.flatMap((field) => (found[field] ? [[field, i18n._(found[field])]] : [])),
  );
  return {
    /** Its field alone follows it: a key draws nothing else of the page. */
    motive,
    known,
    /** The sex given in a symptom check; a guest need not enter it again. */
    checkedSex: reported.sex,
    errors,
    /** The errors still shown, those that were not corrected since. */
    fieldErrors: without(errors, mended),
    /** How many of the errors are entries that are not right; the others are missing. */
    wrong,
    attempt,
    /** A question still loads: the button waits, as nobody can have answered it. */
    isPending: useIsAdultPending(accompaniment.requested),
    mayGoOn,
    bookedFor,
    bookedName,
    /** The dependent who was chosen before this form was opened: it says so, as the choice is further down. */
    chosenBefore: isGuest ? null : whom.chosenBefore,
    accompaniment,
    /** Birth date of the booking's person, if known. */
    bornOn: seen.birthdate,
    /** Of whom the check was made that leads here, where it has still to be said who that is. */
    stranger,
    seen,
    read,
    /** Sends the clinic what it did not know yet of the booking's person; returns why it was refused, or null. */
    complete: async (typed: TypedPatient): Promise<Failure | null> =>
      complete.isNeeded ? complete.send(typed) : null,
    choose: (dependentId: number | null) => {
      setFound({});
      whom.choose(dependentId);
    },
    drop: keeper.drop,
    keep: (form: HTMLFormElement) => {
      const { typed } = readPatientForm(new FormData(form), clock.now());
      whom.learn(typed);
      keeper.soon(() => keepTyped(form));
      if (Object.keys(errors).length === 0) return;
      const { problems, wrong } = problemsOf(new FormData(form), form);
      setWrong(wrong.filter((field) => errors[field] !== undefined && problems[field]).length);
      setMended(fieldOrder.filter((field) => errors[field] !== undefined && !problems[field]));
    },
  };
}

function without(errors: FieldErrors, mended: readonly (keyof FieldErrors)[]): FieldErrors {
  return Object.fromEntries(
    fieldOrder.flatMap((field) => (mended.includes(field) ? [] : [[field, errors[field]]])),
  );
}

/** Of a patient who is known only these two may be missing. */
function pick({ birthdate, sex }: ReturnType<typeof readPatientForm>["problems"]) {
  return { ...(birthdate && { birthdate }), ...(sex && { sex }) };
}

/** Saves birth date and sex of the booking's person where the clinic does not have them yet (D.63). */
function useCompletePatient(bookedFor: number | null) {
  const { api, session: store } = useApp();
  const session = useSession();
  const { data: dependents = [] } = useDependents();
  const refresh = useRefreshDependents();
  const own = session.kind === "signed-in" ? session.profile : null;
  const person = dependents.find(({ id }) => id === bookedFor) ?? own;
  const isNeeded = person !== null && (person.birthdate === null || person.sex === null);
  const send = async ({ birthdate, sex }: TypedPatient): Promise<Failure | null> => {
    if (!person || birthdate === null || sex === null) return null;
    const answer = await api.call(completePatient, {
      params: { patient_id: person.id },
      body: { birthdate, sex },
    });
    if (!answer.isOk) return answer.failure;
    const known = await api.call(getPatient, { query: {} });
    if (known.isOk) store.learn(known.data.patient);
    await refresh();
    return null;
  };
  return { isNeeded, send };
}
