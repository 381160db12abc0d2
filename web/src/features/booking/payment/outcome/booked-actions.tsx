import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../../../platform/app-context.tsx";
import { AppLink } from "../../../../platform/link.tsx";
import { useMinute } from "../../../../platform/time/server-clock.ts";
import { useGuestAccess } from "../../../../platform/guest-access.ts";
import { Button, buttonClass } from "../../../../ui/button.tsx";
import styles from "./booked.module.css";
import { calendarEntry } from "./calendar-entry.ts";
import { useAppointmentTime } from "../../../../platform/time/appointment-time.tsx";

/**
 * Renders the actions for an appointment just booked; the most useful one is highlighted: waiting room if
 * open, else the device test, else the calendar.
 */
export function BookedActions({ appointment }: { appointment: Appointment }) {
  const { clock } = useApp();
  const token = useGuestToken(appointment);
  const minute = useMinute(clock);
  const isGuest = token !== null;
  const room = isGuest ? `/guest/video/${token}` : `/client/video/${appointment.id}`;
  const isOpen = minute >= Date.parse(appointment.join_opens_at);
  const isAccepted = appointment.status === "accepted" || appointment.status === "preparing";
  const testsFirst = !isOpen && isAccepted;
  return (
    <div className={styles["actions"]}>
      {isOpen && (
        <AppLink to={room} className={buttonClass()}>
          <Trans>Go to the waiting room</Trans>
        </AppLink>
      )}
      {testsFirst && <DeviceTestLink appointment={appointment} />}
      <CalendarButton
        appointment={appointment}
        link={isGuest ? room : `/appointments/${appointment.id}`}
        kind={isOpen || testsFirst ? "outlined" : "filled"}
      />
      {!isAccepted && <ClosedTest />}
      {isGuest && !isOpen && <ClosedRoom appointment={appointment} />}
      <AppLink to={`/appointments/${appointment.id}`} className={buttonClass({ kind: "quiet" })}>
        {appointment.dependent_id === null ? (
          <Trans>See your appointment</Trans>
        ) : (
          <Trans>See appointment</Trans>
        )}
      </AppLink>
    </div>
  );
}

/** Renders a link to the appointment's page. */
export function SeeAppointment({ appointment }: { appointment: Appointment }) {
  return (
    <AppLink to={`/appointments/${appointment.id}`} className={buttonClass()}>
      <Trans>See appointment</Trans>
    </AppLink>
  );
}

/** Returns the guest token of this appointment in this browser, or null. */
export function useGuestToken({ id }: Appointment): string | null {
  const held = useGuestAccess(useApp().guest);
  return held.find(({ appointmentId }) => appointmentId === id)?.token ?? null;
}

function DeviceTestLink({ appointment: { id, status, doctor } }: { appointment: Appointment }) {
  const query = new URLSearchParams({ appointmentStatus: status, doctorName: doctor.name });
  return (
    <AppLink to={`/appointments/${id}/device-test?${query}`} className={buttonClass()}>
      <Trans>Test camera and sound</Trans>
    </AppLink>
  );
}

/** D.87: the test opens with the doctor's yes. */
function ClosedTest() {
  return (
    <Button kind="closed">
      <Trans>The camera test opens when your doctor has accepted</Trans>
    </Button>
  );
}

function ClosedRoom({ appointment }: { appointment: Appointment }) {
  const { day, time } = useAppointmentTime(appointment.join_opens_at, appointment.time_zone);
  const at = <bdi dir="ltr">{time}</bdi>;
  const onDay = <bdi>{day}</bdi>;
  return (
    <Button kind="closed">
      <Trans>
        The waiting room opens {onDay} at {at}
      </Trans>
    </Button>
  );
}

type CalendarProps = { appointment: Appointment; link: string; kind: "filled" | "outlined" };

function CalendarButton({ appointment, link, kind }: CalendarProps) {
  const { clock } = useApp();
  const { manifest } = useClinic();
  const { t } = useLingui();
  const clinicName = manifest?.name ?? "";
  const save = () => {
    const file = calendarEntry({
      uid: `${appointment.id}@${location.hostname}`,
      startTime: appointment.start_time,
      endTime: appointment.end_time,
      now: clock.now(),
      title: t`Video appointment, ${clinicName}`,
      alarm: t`Your video appointment begins in one hour`,
      link: new URL(link, location.origin).href,
    });
    download(new Blob([file], { type: "text/calendar;charset=utf-8" }), "visit.ics");
  };
  return (
    <Button kind={kind} icon="calendar" onClick={save}>
      <Trans>Add to calendar</Trans>
    </Button>
  );
}

function download(blob: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
