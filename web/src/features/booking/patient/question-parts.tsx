import { startTransition, useEffect, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { type Fetched, useAppointments } from "../../../platform/appointments.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { useDependents } from "../../../shared/account/dependents.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { later } from "../../../ui/later.tsx";
import { useInsurance } from "../../account/insurance/use-insurance.ts";
import { holdStoreOf, isSameSlot, type HoldState } from "../hold-store.ts";
import { useIsDoctorPending } from "../use-doctor.ts";

export const laterSymptomExamples = later(
  async () => (await import("../before-appointment/symptom-examples.tsx")).SymptomExamples,
  null,
  ["dependents"],
);

export const laterHoldFiles = later(
  async () => (await import("../before-appointment/hold-files.tsx")).HoldFiles,
  null,
  ["dependents"],
);

export const laterAccompanyingAdult = later(
  async () => (await import("../before-appointment/accompanying-adult.tsx")).AccompanyingAdult,
  { shape: "people" },
  ["dependents"],
);

export const laterSameTimeNotice = later(
  async () => (await import("./same-time-notice.tsx")).SameTimeNotice,
  null,
);

export const laterForChildren = later(
  async () => (await import("../before-appointment/doctor-fit.tsx")).ForChildren,
  null,
  ["dependents"],
);

export const laterOtherLanguage = later(
  async () => (await import("../before-appointment/doctor-fit.tsx")).OtherLanguage,
  null,
  ["dependents"],
);

export const laterInsuranceOffer = later(
  async () => (await import("../../account/insurance/insurance-offer.tsx")).InsuranceOffer,
  null,
  ["profile"],
);

export const laterCheckAlong = later(
  async () => (await import("../../health/symptom-checker/check-along.tsx")).CheckAlong,
  null,
  ["symptom-checker"],
);

/** The questions wait so long at most for what stands above and between them, in ms; what comes later moves them. */
const patience = 4_000;

/**
 * Whether all that stands above and between the questions of a guest has come, or will not come: the doctor, the held time
 * and the chunks. True from then on, so that what is typed stays.
 */
export function useQuestionsReady(slot: SlotChoice, state: HoldState): boolean {
  return useOnceCome(useAreQuestionsPending(slot, state));
}

/** The same of a patient who is signed in: the family, the insurance card and what else is at that time are waited for too. */
export function usePatientsQuestionsReady(slot: SlotChoice, bookedFor: number | null): boolean {
  const { patientsInsuranceInformation } = useClinic().settings;
  const session = useSession();
  const state = useStore(holdStoreOf(useApp()), none);
  const areQuestionsPending = useAreQuestionsPending(slot, state);
  const family = useDependents();
  const appointments = useAppointments();
  const patientId = bookedFor ?? (session.kind === "signed-in" ? session.profile.id : null);
  const insurance = useInsurance(patientsInsuranceInformation ? patientId : null);
  const offer = laterInsuranceOffer.usePart(patientsInsuranceInformation);
  const notice = laterSameTimeNotice.usePart();
  return useOnceCome(
    areQuestionsPending ||
      [family, appointments, insurance].some(isToCome) ||
      (patientsInsuranceInformation && isPartToCome(offer)) ||
      isPartToCome(notice),
  );
}
const none: HoldState = { kind: "none" };

function useAreQuestionsPending(slot: SlotChoice, state: HoldState): boolean {
  const { patientsSymptoms, patientsSymptomChecker } = useClinic().settings;
  const isDoctorPending = useIsDoctorPending(slot.doctorId);
  const isHoldPending = state.kind !== "refused" && !(state.kind === "kept" && isSameSlot(state.hold, slot));
  const parts = [
    laterOtherLanguage.usePart(),
    laterSymptomExamples.usePart(patientsSymptoms),
    laterHoldFiles.usePart(patientsSymptoms),
    laterCheckAlong.usePart(patientsSymptomChecker),
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
