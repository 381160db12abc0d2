import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { AppLink } from "../../platform/link.tsx";
import { AppointmentTime } from "../../platform/time/appointment-time.tsx";
import { Portrait } from "../../ui/card/arch.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { CrisisWatch } from "../../shared/urgent/crisis-watch.tsx";
import { useDangerCheck } from "../../shared/urgent/use-danger-check.ts";
import styles from "./appointment-review.module.css";
import { LazySurveyOffers } from "../health/surveys/lazy-survey-offers.tsx";
import { BackLink, AppointmentLoader } from "./own-appointment.tsx";
import { AppointmentReviewForm } from "./review-form.tsx";

/**
 * `/appointments/{appointmentId}/review`: stars and a comment for a finished appointment, once; then thanks,
 * help for danger words, and the clinic's surveys. Says why where a review is not possible.
 */
export function AppointmentReview() {
  return (
    <AppointmentLoader>
      {(appointment) => <Review key={appointment.id} appointment={appointment} />}
    </AppointmentLoader>
  );
}

function Review({ appointment }: { appointment: Appointment }) {
  const [sent, setSent] = useState<string | null>(null);
  const { id, status, review } = appointment;
  if (sent !== null || review !== null)
    return <Thanks appointmentId={id} isNew={sent !== null} comment={sent ?? review?.comment ?? ""} />;
  if (status !== "finished") return <TooEarly appointmentId={id} />;
  return (
    <div className="form stack g6">
      <BackToAppointment appointmentId={id} />
      <h1>
        <Trans>How was your appointment?</Trans>
      </h1>
      <Who appointment={appointment} />
      <AppointmentReviewForm appointmentId={id} onDone={setSent} />
    </div>
  );
}

function Who({ appointment: { doctor, start_time: start, time_zone: zone } }: { appointment: Appointment }) {
  return (
    <div className={styles["who"]}>
      <Portrait src={doctor.portrait_url} size="s" />
      <div>
        <p className="b">
          <bdi>{doctor.name}</bdi>
        </p>
        <p className="sm muted">
          <AppointmentTime kind="line" start={start} zone={zone} />
        </p>
      </div>
    </div>
  );
}

function BackToAppointment({ appointmentId }: { appointmentId: number }) {
  return (
    <BackLink to={`/appointments/${appointmentId}`}>
      <Trans>Your appointment</Trans>
    </BackLink>
  );
}

type ThanksProps = { appointmentId: number; isNew: boolean; comment: string };

/** The words of a review stand on the visit's page; it is written once. Where they tell of danger, help comes first and nothing more is asked. */
function Thanks({ appointmentId, isNew, comment }: ThanksProps) {
  const box = useRef<HTMLDivElement>(null);
  const { isDanger } = useDangerCheck(comment);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1} className={`stack g6 ${styles["thanks"]}`}>
      {isDanger && (
        <div className="form">
          <CrisisWatch text="" earlier={[comment]} />
        </div>
      )}
      <EmptyState
        scene="open"
        headingLevel={1}
        title={isNew ? <Trans>Thank you</Trans> : <Trans>You reviewed this appointment</Trans>}
        actions={
          <AppLink to={`/appointments/${appointmentId}`} className={buttonClass()}>
            <Trans>See appointment</Trans>
          </AppLink>
        }
      >
        {isNew ? (
          <Trans>Your review helps the doctor and the clinic. You’ll find it on the appointment page.</Trans>
        ) : (
          <Trans>You can review an appointment once. Your review is on the appointment page.</Trans>
        )}
      </EmptyState>
      {!isDanger && (
        <div className="form">
          <LazySurveyOffers appointmentId={appointmentId} isAfterReview />
        </div>
      )}
    </div>
  );
}

function TooEarly({ appointmentId }: { appointmentId: number }) {
  return (
    <EmptyState
      scene="ajar"
      headingLevel={1}
      title={<Trans>Not yet</Trans>}
      actions={
        <AppLink to={`/appointments/${appointmentId}`} className={buttonClass()}>
          <Trans>See appointment</Trans>
        </AppLink>
      }
    >
      <Trans>You can leave a review after the appointment.</Trans>
    </EmptyState>
  );
}
