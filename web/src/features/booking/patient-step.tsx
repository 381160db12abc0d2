import { msg } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo, useState } from "react";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { bookingAddress, timesAddress } from "../../platform/booking-addresses.ts";
import {
  keepPatientInformation,
  keepSchedulingDraft,
  restorePatientInformation,
  type SlotChoice,
} from "../../platform/booking-memory.ts";
import type { Failure } from "../../platform/api.ts";
import { keepBookedFor, readBookedFor } from "../../platform/booked-for.ts";
import { deviceMemory } from "../../platform/device-memory.ts";
import { AppForm } from "../../platform/form.tsx";
import { Button } from "../../ui/button.tsx";
import { StickyFoot } from "../../ui/sticky-foot.tsx";
import { FailureBanner } from "../payment/failure-banner.tsx";
import { BookingHead } from "./booking-head.tsx";
import { EmergencyNote } from "./emergency-note.tsx";
import { FormErrors } from "./form-errors.tsx";
import { HoldNotice } from "./hold-notice.tsx";
import { MotiveField } from "./motive-field.tsx";
import { NoHold } from "./no-hold.tsx";
import { fieldOrder, readPatientForm, type FieldErrors } from "./read-patient-form.ts";
import { useCompletePatient } from "./use-complete-patient.ts";
import { useDoctor } from "./use-doctor.ts";
import { useDraftKeeper } from "./use-draft-keeper.ts";
import { useHold } from "./use-hold.ts";
import { VisitCard } from "./visit-card.tsx";
import { WhoIsSeen } from "./who-is-seen.tsx";

type Props = { slot: SlotChoice; symptoms: string };

const missingMotive = msg`Write a few words, so that the doctor can prepare`;

/** The first step: what it is about, and who will be seen. */
export function PatientStep({ slot, symptoms }: Props) {
  const { settings } = useClinic();
  const { holds, state } = useHold(slot);
  const doctor = useDoctor(slot.doctorId);
  const form = usePatientForm(slot, symptoms, state.kind === "refused");
  if (state.kind === "refused")
    return <NoHold slot={slot} failure={state.failure} onAgain={() => void holds.takeSlot(slot)} />;
  return (
    <div className="cols">
      <AppForm onSend={form.send} onInput={(event) => form.keep(event.currentTarget)}>
        <div className="stack g6">
          <BookingHead
            step={1}
            back={timesAddress(slot, settings.timeZone)}
            title={
              settings.patientsSymptoms ? (
                <Trans>What would you like help with?</Trans>
              ) : (
                <Trans>Who is it for?</Trans>
              )
            }
          />
          <FormErrors key={form.attempt} errors={form.errors} />
          <HoldNotice slot={slot} state={state} holds={holds} />
          {settings.patientsSymptoms && (
            <MotiveField text={form.motive} error={form.errors.symptoms} onType={form.setMotive} />
          )}
          <WhoIsSeen
            slot={slot}
            known={form.known}
            errors={form.errors}
            bookedFor={form.bookedFor}
            onChoose={form.choose}
          />
          {form.failure && <FailureBanner failure={form.failure} />}
          <EmergencyNote />
          {form.mayGoOn && (
            <StickyFoot>
              <Button type="submit" isPending={form.isPending}>
                <Trans>Continue</Trans>
              </Button>
            </StickyFoot>
          )}
        </div>
      </AppForm>
      <div className="only-wide">
        <VisitCard doctor={doctor} slot={slot} />
      </div>
    </div>
  );
}

/** What was typed: restored, kept at every change, read and checked when sent. */
function usePatientForm(slot: SlotChoice, symptoms: string, isAway: boolean) {
  const { clock, navigate, storage } = useApp();
  const { settings } = useClinic();
  const session = useSession();
  const { i18n } = useLingui();
  const memory = deviceMemory(storage);
  const keeper = useDraftKeeper();
  const [motive, setMotive] = useState(symptoms);
  // Read anew when the form comes back after a time could not be kept.
  const known = useMemo(
    () => (isAway ? null : restorePatientInformation(deviceMemory(storage), clock.now())),
    [isAway, storage, clock],
  );
  const [errors, setErrors] = useState<FieldErrors>({});
  const [attempt, setAttempt] = useState(0);
  const [bookedFor, setBookedFor] = useState(() => readBookedFor(memory));
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const complete = useCompletePatient(bookedFor);
  const isGuest = session.kind !== "signed-in";
  const mayGoOn = !isGuest || settings.patientsGuestBooking;

  const keepTyped = (form: HTMLFormElement) => {
    const data = new FormData(form);
    const text = data.get("symptoms");
    const { doctorId, startTime } = slot;
    const words = typeof text === "string" ? { symptoms: text } : {};
    keepSchedulingDraft(memory, { doctorId, startTime, appointmentDate: startTime, ...words }, clock.now());
    if (isGuest && mayGoOn)
      keepPatientInformation(memory, readPatientForm(data, clock.now()).typed, clock.now());
  };
  const send = async (data: FormData, form: HTMLFormElement) => {
    if (isPending) return;
    const typed = readPatientForm(data, clock.now());
    const problems = {
      ...(settings.patientsSymptoms && motive.trim() === "" && { symptoms: missingMotive }),
      ...(isGuest && typed.problems),
      ...(complete.isNeeded && pick(typed.problems)),
    };
    const found = fieldOrder.flatMap((field) => (problems[field] ? [[field, i18n._(problems[field])]] : []));
    setErrors(Object.fromEntries(found));
    setAttempt(attempt + 1);
    if (found.length > 0) return;
    keepTyped(form);
    if (complete.isNeeded) {
      setPending(true);
      const refusal = await complete.send(typed.typed);
      setFailure(refusal);
      setPending(false);
      if (refusal) return;
    }
    await navigate(bookingAddress("/appointment-checkout", slot));
  };
  return {
    motive,
    setMotive,
    known,
    errors,
    attempt,
    mayGoOn,
    send,
    isPending,
    failure,
    bookedFor,
    choose: (dependentId: number | null) => {
      setBookedFor(dependentId);
      setErrors({});
      setFailure(null);
      keepBookedFor(memory, dependentId);
    },
    keep: (form: HTMLFormElement) => keeper.soon(() => keepTyped(form)),
  };
}

/** Of a patient who is known only these two may be missing. */
function pick({ birthdate, sex }: ReturnType<typeof readPatientForm>["problems"]) {
  return { ...(birthdate && { birthdate }), ...(sex && { sex }) };
}
