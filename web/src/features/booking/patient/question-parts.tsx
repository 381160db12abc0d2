import { startTransition, useEffect, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { type Fetched, useAppointments } from "../../../platform/appointments.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { useDependents } from "../../../shared/account/dependents.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { lazyPart } from "../../../ui/lazy.tsx";
import { useInsurance } from "../../account/insurance/use-insurance.ts";
import { holdStoreOf, isSameSlot, type HoldState } from "../hold-store.ts";
import { useIsDoctorPending } from "../use-doctor.ts";
import type { Accompaniment } from "./read-accompanying-adult.ts";

/** Common reasons of the specialty, loaded on demand. */
export const lazySymptomExamples = lazyPart(
  async () => (await import("../before-appointment/symptom-examples.tsx")).SymptomExamples,
  null,
  ["dependents"],
);

/** The files for the doctor, loaded on demand. */
export const lazyHoldFiles = lazyPart(
  async () => (await import("../before-appointment/hold-files.tsx")).HoldFiles,
  null,
  ["dependents"],
);

/** The fields of the accompanying adult, loaded on demand. */
export const lazyAccompanyingAdult = lazyPart(
  async () => (await import("../before-appointment/accompanying-adult.tsx")).AccompanyingAdult,
  { shape: "people" },
  ["dependents"],
);

/** The notice of another appointment at the same time, loaded on demand. */
export const lazySameTimeNotice = lazyPart(
  async () => (await import("./same-time-notice.tsx")).SameTimeNotice,
  null,
);

/** The notice that the doctor does not suit the age, loaded on demand. */
export const lazyAgeMisfitNotice = lazyPart(
  async () => (await import("../before-appointment/doctor-fit.tsx")).AgeMisfitNotice,
  null,
  ["dependents"],
);

/** The notice that the doctor speaks another language, loaded on demand. */
export const lazyOtherLanguageNotice = lazyPart(
  async () => (await import("../before-appointment/doctor-fit.tsx")).OtherLanguageNotice,
  null,
  ["dependents"],
);

/** The patient's insurance, loaded on demand. */
export const lazyInsuranceOffer = lazyPart(
  async () => (await import("../../account/insurance/insurance-offer.tsx")).InsuranceOffer,
  null,
  ["profile"],
);

/** The symptom check attached to the booking, loaded on demand. */
export const lazyCheckAlong = lazyPart(
  async () => (await import("../../health/symptom-checker/check-along.tsx")).AttachedCheck,
  null,
  ["symptom-checker"],
);

/** How long the questions wait at most for the parts above and between them, in ms; later parts move them. */
const patience = 4_000;

/**
 * Returns whether everything around a guest's questions has loaded or failed: doctor, hold and chunks; at the
 * latest after 4 s. Starts loading it. Stays true from then on, so that input is never lost.
 */
export function useQuestionsReady(slot: SlotChoice, state: HoldState): boolean {
  return useOnceCome(useAreQuestionsPending(slot, state));
}

/**
 * Returns the same as `useQuestionsReady` for a signed-in patient: also waits for dependents, appointments
 * and, where asked for, insurance of the person; at most 4 s. Stays true from then on.
 */
export function usePatientsQuestionsReady(slot: SlotChoice, bookedFor: number | null): boolean {
  const { patientsInsuranceInformation } = useClinic().settings;
  const session = useSession();
  const state = useStore(holdStoreOf(useApp()), none);
  const areQuestionsPending = useAreQuestionsPending(slot, state);
  const family = useDependents();
  const appointments = useAppointments();
  const patientId = bookedFor ?? (session.kind === "signed-in" ? session.profile.id : null);
  const insurance = useInsurance(patientsInsuranceInformation ? patientId : null);
  const offer = lazyInsuranceOffer.usePart(patientsInsuranceInformation);
  const notice = lazySameTimeNotice.usePart();
  return useOnceCome(
    areQuestionsPending ||
      [family, appointments, insurance].some(isToCome) ||
      (patientsInsuranceInformation && isPartToCome(offer)) ||
      isPartToCome(notice),
  );
}
const none: HoldState = { kind: "none" };

/**
 * Returns whether the form asks for an accompanying adult by a part that still loads: sent meanwhile, the form
 * would lack an answer that the part brings by itself. False once the part has loaded or failed.
 */
export function useIsAdultPending(requested: Accompaniment["requested"]): boolean {
  const isRequested = requested !== "none";
  const part = lazyAccompanyingAdult.usePart(isRequested);
  return isRequested && isPartToCome(part);
}

function useAreQuestionsPending(slot: SlotChoice, state: HoldState): boolean {
  const { patientsSymptoms, patientsSymptomChecker } = useClinic().settings;
  const isDoctorPending = useIsDoctorPending(slot.doctorId);
  const isHoldPending = state.kind !== "refused" && !(state.kind === "kept" && isSameSlot(state.hold, slot));
  const parts = [
    lazyOtherLanguageNotice.usePart(),
    lazySymptomExamples.usePart(patientsSymptoms),
    lazyHoldFiles.usePart(patientsSymptoms),
    lazyCheckAlong.usePart(patientsSymptomChecker),
  ];
  const wanted = [true, patientsSymptoms, patientsSymptoms, patientsSymptomChecker];
  return isDoctorPending || isHoldPending || parts.some((part, index) => wanted[index] && isPartToCome(part));
}

function isPartToCome({ Shown, lost }: { Shown: unknown; lost: unknown }): boolean {
  return !Shown && !lost;
}

/** Neither known nor refused, and asked for: a device that is offline waits for nothing. */
function isToCome({ data, failure, isFetching }: Fetched<unknown>): boolean {
  return data === undefined && failure === null && isFetching;
}

/** True once nothing is pending, or patience has ended; from then on it stays true. */
function useOnceCome(isPending: boolean): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return;
    const show = () => startTransition(() => setReady(true)); // the form is drawn in slices
    if (!isPending) return show();
    const waiting = setTimeout(show, patience);
    return () => clearTimeout(waiting);
  }, [isReady, isPending]);
  return isReady;
}
