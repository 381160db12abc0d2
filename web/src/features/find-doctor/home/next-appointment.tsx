import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { specialtyName } from "@anteroom/content/specialties";
import { splitAppointments } from "@anteroom/domain/appointment/appointment-lists";
import { mayEnterCall } from "@anteroom/domain/appointment/appointment-access";
import { Trans, useLingui } from "@lingui/react/macro";
import { useAppointments } from "../../../platform/appointments.ts";
import { AppLink } from "../../../platform/link.tsx";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentTime, AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { usePresentMinute } from "../../../platform/time/appointment-zones.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { Plane } from "../../../ui/card/plane.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import styles from "./next-appointment.module.css";

/** The patient's next visit on the one dark plane; its button turns on by itself. */
export function NextAppointment() {
  const { t } = useLingui();
  const { data, failure, again } = useAppointments();
  const now = usePresentMinute();
  if (!data)
    return failure ? (
      <Banner tone="warn" action={<Button kind="outlined" isSmall onClick={again}>{t`Try again`}</Button>}>
        {failure.title ?? t`We couldn’t load your appointments.`}
      </Banner>
    ) : (
      <div className={styles["waiting"]}>
        <Skeleton label={t`Loading your next appointment`} count={3} />
      </div>
    );
  const next = nextOf(data, now);
  if (next) return <AppointmentPanel visit={next} />;
  return (
    <Sheet>
      <p className="b">
        <Trans>No upcoming appointments</Trans>
      </p>
      <p className="muted">
        <Trans>Appointments you book appear here.</Trans>
      </p>
    </Sheet>
  );
}

/** Whether somebody is in the call. */
const isRunning = ({ status }: Appointment) => status === "preparing";

/** The visit whose call is running, else the one that comes next: accepted or not, paid or not. */
function nextOf(appointments: readonly Appointment[], now: number): Appointment | undefined {
  const facts = appointments.map((visit) => ({ visit, statusCode: visit.status_code, ...factsOf(visit) }));
  const { upcoming, scheduled } = splitAppointments(facts, now);
  return [...upcoming, ...scheduled].sort(
    (a, b) => Number(isRunning(b.visit)) - Number(isRunning(a.visit)) || a.startTime - b.startTime,
  )[0]?.visit;
}

function AppointmentPanel({ visit }: { visit: Appointment }) {
  const locale = useLocale();
  const { near, day } = useAppointmentTime(visit.start_time, visit.time_zone);
  const when = near ?? day;
  // Its room stays open for hours after its end.
  const isPast = Date.parse(visit.end_time) <= usePresentMinute();
  const name = <bdi>{visit.patient_name}</bdi>;
  return (
    <section aria-labelledby="next-visit">
      <Plane portrait={visit.doctor.portrait_url} foot={<NextStep visit={visit} />}>
        <h2 id="next-visit" className={styles["title"]}>
          {isPast ? (
            <Trans>Your appointment, {when}</Trans>
          ) : visit.dependent_id === null ? (
            <Trans>Your next appointment, {when}</Trans>
          ) : (
            <Trans>
              Next appointment for {name}, {when}
            </Trans>
          )}
        </h2>
        <AppointmentTime kind="headline" start={visit.start_time} zone={visit.time_zone} withDistance />
        <p className={styles["who"]}>
          <AppLink to={`/appointments/${visit.id}`} className="b">
            <bdi>{visit.doctor.name}</bdi>
          </AppLink>
          <br />
          <span className="sm muted">{specialtyName(visit.doctor.specialty, locale)}</span>
        </p>
      </Plane>
    </section>
  );
}

/** The one thing to do now: pay, get ready, join. */
function NextStep({ visit }: { visit: Appointment }) {
  const now = usePresentMinute();
  const access = mayEnterCall(factsOf(visit), now);
  const paper = buttonClass({ kind: "paper", isSmall: true });
  const details = `/appointments/${visit.id}`;
  if (visit.status === "pending_payment")
    return (
      <>
        <AppLink to={`${details}/pay`} className={paper}>
          <Trans>Pay for the appointment</Trans>
        </AppLink>
        <span className="sm muted">
          <Trans>Not paid yet</Trans>
        </span>
      </>
    );
  if (access.allow)
    return (
      <>
        <AppLink to={`/client/video/${visit.id}`} className={paper}>
          {isRunning(visit) ? <Trans>Return to your call</Trans> : <Trans>Join the video call</Trans>}
        </AppLink>
        <output className="sm muted">
          {isRunning(visit) ? <Trans>The call is running.</Trans> : <Trans>You can join now.</Trans>}
        </output>
      </>
    );
  if (access.reason !== "too-early")
    return (
      <AppLink to={details} className={paper}>
        <Trans>See appointment</Trans>
      </AppLink>
    );
  return (
    <>
      <AppLink to={`${details}/device-test`} className={paper}>
        <Trans>Get ready</Trans>
      </AppLink>
      <OpensAt visit={visit} />
    </>
  );
}

function OpensAt({ visit }: { visit: Appointment }) {
  const { near, day, time, isToday } = useAppointmentTime(visit.join_opens_at, visit.time_zone);
  const { day: startDay } = useAppointmentTime(visit.start_time, visit.time_zone);
  const clock = <bdi dir="ltr">{time}</bdi>;
  const when = near ?? day;
  return (
    <output className="sm muted">
      {isToday && day === startDay ? (
        <Trans>Opens at {clock}</Trans>
      ) : (
        <Trans>
          Opens {when} at {clock}
        </Trans>
      )}
    </output>
  );
}

function factsOf({ start_time: start, end_time: end, status, service_type: serviceType }: Appointment) {
  return { startTime: Date.parse(start), endTime: Date.parse(end), status, serviceType };
}
