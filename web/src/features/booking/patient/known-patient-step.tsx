import type { SchedulingDraft } from "@anteroom/domain/booking/booking-drafts";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { bookingAddress } from "../../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { lazyPart } from "../../../ui/lazy.tsx";
import { CheckoutStep } from "../checkout/checkout-step.tsx";
import { HoldNotice } from "../hold-notice.tsx";
import { useHold } from "../use-hold.ts";
import { PatientQuestions } from "./patient-questions.tsx";
import { usePatientsQuestionsReady } from "./question-parts.tsx";
import { usePatientForm, type PatientForm } from "./use-patient-form.ts";

const { Part: AddDependent } = lazyPart(
  async () => (await import("../../account/dependents/add-in-booking.tsx")).AddInBooking,
  { isPage: true, count: 4 },
  ["dependents", "profile"],
);

const { Part: InsuranceInBooking } = lazyPart(
  async () => (await import("../../account/insurance/insurance-in-booking.tsx")).InsuranceInBooking,
  { isPage: true, count: 4 },
  ["profile"],
);

type Props = { slot: SlotChoice; draft: SchedulingDraft | null; fromRoute: string | null };

/**
 * Renders, for a signed-in patient, motive, person, review and payment on one screen; with `?edit=new` the
 * form for a dependent, who is then chosen, with `?edit=insurance` the insurance card. Holds the slot in each
 * case.
 */
export function KnownPatientStep({ slot, draft, fromRoute }: Props) {
  const { settings } = useClinic();
  const { edit } = usePageQuery();
  const form = usePatientForm(slot, draft?.symptoms ?? "", false);
  const isReady = usePatientsQuestionsReady(slot, form.bookedFor);
  if (edit === "new" && settings.patientsManageDependents) return <AddPerson slot={slot} form={form} />;
  if (edit === "insurance" && settings.patientsInsuranceInformation)
    return <AddInsurance slot={slot} form={form} />;
  return (
    <CheckoutStep
      slot={slot}
      draft={draft}
      patient={null}
      fromRoute={fromRoute}
      form={form}
      isReady={isReady}
      questions={(hold) => <PatientQuestions slot={slot} form={form} hold={hold} />}
    />
  );
}

/** The insurance card of the booking's person, in the same way. */
function AddInsurance({ slot, form: { bookedFor, bookedName } }: { slot: SlotChoice; form: PatientForm }) {
  const session = useSession();
  const { holds, state } = useHold(slot);
  if (session.kind !== "signed-in") return null;
  return (
    <InsuranceInBooking
      hold={<HoldNotice slot={slot} state={state} holds={holds} />}
      back={bookingAddress("/scheduling/patient", slot)}
      patientId={bookedFor ?? session.profile.id}
      name={bookedName}
    />
  );
}

/** Somebody new for the family, at an address of the booking: the hold stays, and what was typed comes back from its drafts. */
function AddPerson({ slot, form }: { slot: SlotChoice; form: PatientForm }) {
  const { navigate } = useApp();
  const { holds, state } = useHold(slot);
  const back = bookingAddress("/scheduling/patient", slot);
  return (
    <AddDependent
      hold={<HoldNotice slot={slot} state={state} holds={holds} />}
      cancelTo={back}
      onSaved={async ({ id, care }) => {
        if (care !== "waiting") form.choose(id);
        await navigate(back, { replace: true });
        if (care !== "waiting") focusPerson(id);
      }}
    />
  );
}

/** The added person is chosen further down the page: the focus moves there, so that it is seen and announced. */
function focusPerson(id: number): void {
  const watch = new MutationObserver(() => focus() && watch.disconnect());
  const focus = () => {
    const choice = document.querySelector<HTMLInputElement>(`input[name="patient"][value="${id}"]`);
    choice?.focus();
    return choice !== null;
  };
  if (focus()) return;
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), 10_000);
}
