import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { CallPageFrame } from "./calm-page.tsx";
import { CallReasonHelp } from "./reason-watch.tsx";
import { GuestChanges } from "../guests/guest-changes.tsx";
import type { CallRole } from "../call/call-panels.tsx";
import type { LobbyReason } from "../session/call-session-state.ts";
import { useDoctorAtStart, useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

type OpeningProps = {
  appointment: Appointment;
  role: CallRole;
  isOpen: boolean;
  onStepIn: () => void;
  /** Called after a guest has rescheduled or cancelled here. */
  onChanged: () => void;
};

/**
 * Renders when the waiting room opens, and the button to go in once `isOpen`. Who booked as a guest can also
 * reschedule or cancel here.
 */
export function OpeningLobby({ appointment, role, isOpen, onStepIn, onChanged }: OpeningProps) {
  const { day, time, zoneLabel, distance } = useAppointmentTime(
    appointment.join_opens_at,
    appointment.time_zone,
  );
  const start = useAppointmentTime(appointment.start_time, appointment.time_zone);
  const theDoctor = <bdi>{useDoctorInSentence(appointment.doctor.name)}</bdi>;
  const at = <bdi dir="ltr">{time}</bdi>;
  const startTime = <bdi dir="ltr">{start.time}</bdi>;
  return (
    <CallPageFrame>
      <CallReasonHelp {...{ appointment, role }} />
      <EmptyState
        scene={isOpen ? "open" : "ajar"}
        headingLevel={1}
        title={isOpen ? <Trans>The waiting room is open</Trans> : <Trans>You’re early</Trans>}
        actions={
          isOpen ? (
            <Button onClick={onStepIn} icon="door">
              <Trans>Go in</Trans>
            </Button>
          ) : (
            <Button kind="closed" icon="door">
              <Trans>Opens at {at}</Trans>
            </Button>
          )
        }
      >
        <output>
          {isOpen ? (
            <Trans>
              The appointment with {theDoctor} is at {startTime}, {zoneLabel}.
            </Trans>
          ) : (
            <Trans>
              Your appointment with {theDoctor} begins at {startTime}. The waiting room opens {distance},{" "}
              {day} at {at}, {zoneLabel}. This button turns on automatically.
            </Trans>
          )}
        </output>
      </EmptyState>
      {appointment.video_link?.startsWith("/guest/") && (
        <GuestChanges appointment={appointment} onChanged={onChanged} />
      )}
    </CallPageFrame>
  );
}

type Props = {
  reason: LobbyReason;
  appointment: Appointment | null;
  /** The appointment's page; invited guests have none. */
  details: string | null;
  /** Whether the link belongs to the person who booked: code and account lead to the appointment, too. */
  isOwnLink?: boolean;
};

/**
 * Renders why the call cannot be entered, and where to go instead (S8.MSG.23-25). `isOwnLink`: a person whose
 * own link has ended can also sign in or use the code.
 */
export function ClosedLobby({ reason, appointment, details, isOwnLink = false }: Props) {
  const { settings } = useClinic();
  const phone = settings.clinicPhone;
  const hasOtherWays = isOwnLink && reason === "link-ended";
  // Somebody invited has no appointment to book anew.
  const canBook = settings.patientsWebScheduling && (isOwnLink || reason !== "link-ended");
  return (
    <CallPageFrame>
      <EmptyState
        scene="shut"
        headingLevel={1}
        title={<ReasonTitle reason={reason} />}
        actions={
          <>
            {details !== null && (
              <AppLink to={details} className={buttonClass()}>
                <Trans>See your appointment</Trans>
              </AppLink>
            )}
            {hasOtherWays && (
              <>
                {settings.patientsLogIn && (
                  <AppLink to="/login?from=%2Fappointments" className={buttonClass()}>
                    <Trans>Sign in</Trans>
                  </AppLink>
                )}
                <AppLink to="/join-by-code" className={buttonClass({ kind: "outlined" })}>
                  <Trans>Join with your code</Trans>
                </AppLink>
              </>
            )}
            {canBook && (
              <AppLink
                to="/doctors"
                className={buttonClass({
                  kind: details === null && !hasOtherWays ? "filled" : "outlined",
                })}
              >
                <Trans>Book a new appointment</Trans>
              </AppLink>
            )}
            {details === null && (
              <AppLink to="/" className={buttonClass({ kind: canBook ? "outlined" : "filled" })}>
                <Trans>Go to the home page</Trans>
              </AppLink>
            )}
          </>
        }
        note={
          phone !== null && (
            <Trans>
              Need a person? Call the clinic:{" "}
              <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
                {phone}
              </a>
              .
            </Trans>
          )
        }
      >
        {hasOtherWays ? (
          <Trans>
            This link works until 12 hours after the appointment. If you have an account now, sign in: your
            appointment is there. Or join with the code from your email.
          </Trans>
        ) : (
          <ReasonText reason={reason} appointment={appointment} />
        )}
      </EmptyState>
    </CallPageFrame>
  );
}

function ReasonTitle({ reason }: { reason: LobbyReason }): ReactNode {
  switch (reason) {
    case "finished":
      return <Trans>This appointment is over</Trans>;
    case "over":
      return <Trans>This video call has expired</Trans>;
    case "full":
      return <Trans>This call is full</Trans>;
    case "link-ended":
      return <Trans>This link has ended</Trans>;
    case "canceled":
      return <Trans>This appointment was cancelled</Trans>;
    case "declined":
      return <Trans>The doctor is unavailable</Trans>;
    case "missed":
      return <Trans>This appointment was missed</Trans>;
    case "not-confirmed":
    case "too-early":
      return <Trans>This appointment is not confirmed yet</Trans>;
    case "not-remote":
      return <Trans>This appointment is not by video</Trans>;
    case "unknown-visit":
      return <Trans>We couldn’t find this appointment</Trans>;
  }
}

function ReasonText({ reason, appointment }: Pick<Props, "reason" | "appointment">): ReactNode {
  const doctor = <bdi>{useDoctorAtStart(appointment?.doctor.name ?? "")}</bdi>;
  switch (reason) {
    case "finished":
      return <Trans>The appointment has finished, so you can’t join the call any more.</Trans>;
    case "over":
      return <Trans>The video call was open until 12 hours after the appointment.</Trans>;
    case "full":
      return <Trans>Five people have already joined. Try again when someone has left.</Trans>;
    case "link-ended":
      return (
        <Trans>
          A link works until 12 hours after the appointment and can be withdrawn. Ask whoever invited you, or
          the clinic, for a new one.
        </Trans>
      );
    case "canceled":
      return <Trans>It was cancelled, so there is nothing to join.</Trans>;
    case "declined":
      return <Trans>{doctor} can’t see you at this time. You can choose another one.</Trans>;
    case "missed":
      return <Trans>We waited for you. You can book another time.</Trans>;
    case "not-confirmed":
    case "too-early":
      return <Trans>You can join once the appointment is paid or the clinic has confirmed it.</Trans>;
    case "not-remote":
      return <Trans>This appointment is not by video, so there is no video call to join.</Trans>;
    case "unknown-visit":
      return <Trans>The address may be old or mistyped.</Trans>;
  }
}
