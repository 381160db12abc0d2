import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { LazyCrisisWatch } from "../../../shared/urgent/lazy-crisis-watch.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { CallPageFrame } from "../waiting-room/calm-page.tsx";
import { CallReasonHelp } from "../waiting-room/reason-watch.tsx";
import { GuestReview } from "../guests/guest-review.tsx";
import { useAppointmentHeaders } from "../session/use-right-to-call.ts";
import type { CallSession } from "../session/call-session.ts";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = {
  session: CallSession;
  appointment: Appointment;
  details: string | null;
  /** An invited guest: reviews nothing and has no page of the appointment. */
  isInvited?: boolean | undefined;
};

/**
 * Returns the address of the appointment's page: `details`, else `/appointments/:id`; null for invited guests
 * and before the appointment is fetched.
 */
export function ownAppointmentPage(
  of: Pick<Props, "details" | "isInvited"> & { appointment: Appointment | null },
) {
  return of.details ?? (of.isInvited || !of.appointment ? null : `/appointments/${of.appointment.id}`);
}

/**
 * Renders the end of the call: what the doctor shared, then the review, or a link to it, where the clinic
 * takes reviews and the appointment is finished and not yet reviewed (S4.STATUS.10). Invited guests see
 * neither. `details`: address of the appointment's page; null for those who came by a link.
 */
export function EndedScreen({ session, appointment, details, isInvited = false }: Props) {
  const { settings } = useClinic();
  const [hasReviewedNow, setHasReviewedNow] = useState(false);
  const canReview =
    !isInvited && settings.patientsReview && appointment.status === "finished" && appointment.review === null;
  const page = ownAppointmentPage({ details, appointment, isInvited });
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  return (
    <CallPageFrame>
      <div className="stack g8">
        <EmptyState scene="shut" headingLevel={1} title={<Trans>The call has ended</Trans>}>
          <Trans>Your appointment with {theDoctor} is over. Camera and microphone are off.</Trans>
        </EmptyState>
        {!isInvited && <WhatStays appointment={appointment} />}
        {details !== null && (
          <div className="form stack">
            <PatientsWays details={details} canReview={canReview} />
          </div>
        )}
        {details === null && canReview && (
          <GuestReview
            session={session}
            doctorName={appointment.doctor.name}
            onSent={() => setHasReviewedNow(true)}
          />
        )}
        {details === null && !canReview && <Thanks appointment={appointment} takesFocus={hasReviewedNow} />}
        {details === null && page !== null && <SeeAppointment page={page} />}
      </div>
    </CallPageFrame>
  );
}

const { Part: AfterAppointmentSections } = lazyPart(
  async () => (await import("../../appointments/after-appointment-sections.tsx")).AfterAppointmentSections,
  null,
  ["appointments"],
);

/** Summary, prescriptions and files of the visit, and the way to the next one; they come as the doctor shares them. */
function WhatStays({ appointment }: { appointment: Appointment }) {
  const headers = useAppointmentHeaders(appointment);
  return (
    <div className="form">
      <AfterAppointmentSections appointment={appointment} headers={headers} />
    </div>
  );
}

function PatientsWays({ details, canReview }: { details: string; canReview: boolean }) {
  return (
    <>
      {canReview && (
        <AppLink to={`${details}/review`} className={buttonClass({ isBlock: true })}>
          <Trans>Tell us how it was</Trans>
        </AppLink>
      )}
      <AppLink
        to={details}
        className={buttonClass({ kind: canReview ? "outlined" : "filled", isBlock: true })}
      >
        <Trans>See your appointment</Trans>
      </AppLink>
    </>
  );
}

/** The appointment's page: what stays of the call, the messages and the receipt are there for who has booked without an account, too. */
function SeeAppointment({ page }: { page: string }) {
  return (
    <AppLink to={page} className={buttonClass({ kind: "outlined" })}>
      <Trans>See your appointment</Trans>
    </AppLink>
  );
}

/** `takesFocus`: the form they thank for, which had the focus, is gone. */
function Thanks({ appointment: { review }, takesFocus }: { appointment: Appointment; takesFocus: boolean }) {
  return (
    <div className="form stack">
      {review !== null && review.comment !== "" && <LazyCrisisWatch text="" earlier={[review.comment]} />}
      <output tabIndex={-1} ref={takesFocus ? takeFocus : undefined}>
        {review === null ? (
          <Trans>You can close this page.</Trans>
        ) : (
          <Trans>Thank you for your review. You can close this page.</Trans>
        )}
      </output>
    </div>
  );
}

/**
 * Renders the screen after leaving, with the button to rejoin as the main action and a link to the
 * appointment's page.
 */
export function LeftScreen({ session, appointment, details, isInvited = false }: Props) {
  const page = ownAppointmentPage({ details, appointment, isInvited });
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  return (
    <CallPageFrame>
      <CallReasonHelp appointment={appointment} role={isInvited ? "guest" : "patient"} />
      <EmptyState
        scene="ajar"
        headingLevel={1}
        title={<Trans>You left the call</Trans>}
        actions={
          <>
            <Button icon="door" onClick={session.join}>
              <Trans>Rejoin</Trans>
            </Button>
            {page !== null && <SeeAppointment page={page} />}
          </>
        }
      >
        <Trans>Camera and microphone are off. You can rejoin {theDoctor} until the call ends.</Trans>
      </EmptyState>
    </CallPageFrame>
  );
}
