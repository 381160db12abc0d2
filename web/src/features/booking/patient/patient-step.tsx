import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { bookingAddress, timesAddress } from "../../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Button } from "../../../ui/button.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { StickyFoot } from "../../../ui/sticky-foot.tsx";
import { AppointmentBar } from "../payment/appointment-bar.tsx";
import { BookingHead } from "../booking-head.tsx";
import styles from "../booking-head.module.css";
import { ChangeTime } from "../change-link.tsx";
import { GiveUpBooking } from "../give-up-booking.tsx";
import { HoldNotice } from "../hold-notice.tsx";
import { NoHold } from "../lazy-no-hold.tsx";
import { PatientQuestions } from "./patient-questions.tsx";
import { useQuestionsReady } from "./question-parts.tsx";
import { useDoctor } from "../use-doctor.ts";
import { useHold } from "../use-hold.ts";
import { usePatientForm } from "./use-patient-form.ts";
import { AppointmentCard } from "../appointment-card.tsx";

type Props = { slot: SlotChoice; symptoms: string; fromRoute: string | null };

/**
 * Renders the first step of a guest's booking, before checkout and payment: motive and person, while the time is
 * held. Stores the form on this device soon after each change, valid or not; a valid form leads to the checkout.
 * Where guests may not book, it has no button to continue, but a link to sign in where patients have accounts. A
 * refused hold renders the reason instead.
 */
export function PatientStep({ slot, symptoms, fromRoute }: Props) {
  const { t } = useLingui();
  const { navigate } = useApp();
  const { settings } = useClinic();
  const { holds, state } = useHold(slot);
  const isReady = useQuestionsReady(slot, state);
  const doctor = useDoctor(slot.doctorId);
  const form = usePatientForm(slot, symptoms, state.kind === "refused");
  if (state.kind === "refused")
    return (
      <NoHold
        slot={slot}
        symptoms={form.motive.get()}
        failure={state.failure}
        onAgain={() => void holds.takeSlot(slot)}
      />
    );
  const send = (data: FormData, element: HTMLFormElement) => {
    if (form.read(data, element)) void navigate(bookingAddress("/appointment-checkout", slot));
  };
  const change = <ChangeTime slot={slot} />;
  return (
    <>
      <AppointmentBar
        className="only-phone"
        startTime={slot.startTime}
        doctor={doctor}
        price={doctor?.price}
        action={change}
      />
      <div className="cols">
        <AppForm onSend={send} onInput={(event) => form.keep(event.currentTarget)}>
          <div className="stack g6">
            <BookingHead
              step={1}
              total={3}
              back={fromRoute ?? timesAddress(slot, settings.timeZone)}
              title={
                settings.patientsSymptoms ? (
                  <Trans>What would you like help with?</Trans>
                ) : (
                  <Trans>Who is it for?</Trans>
                )
              }
            />
            {!form.mayGoOn && settings.patientsLogIn && (
              <p>
                <AppLink
                  to={`/login?from=${encodeURIComponent(bookingAddress("/scheduling/patient", slot))}`}
                >
                  <Trans>Sign in to book this time</Trans>
                </AppLink>
                . <Trans>We’ll hold the time and save what you wrote while you sign in.</Trans>
              </p>
            )}
            {isReady ? (
              <>
                <PatientQuestions
                  slot={slot}
                  form={form}
                  hold={<HoldNotice slot={slot} state={state} holds={holds} />}
                />
                {form.mayGoOn && (
                  <StickyFoot>
                    <Button type="submit" isPending={form.isPending}>
                      <Trans>Continue</Trans>
                    </Button>
                  </StickyFoot>
                )}
                <GiveUpBooking slot={slot} holds={holds} drop={form.drop} />
              </>
            ) : (
              <Skeleton label={t`Reserving your time…`} count={4} />
            )}
          </div>
        </AppForm>
        <div className={`only-wide ${styles["beside"] ?? ""}`}>
          <AppointmentCard doctor={doctor} slot={slot} change={change} />
        </div>
      </div>
    </>
  );
}
