import { firstName } from "@anteroom/domain/shared/first-name";
import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { joinClosesAt } from "@anteroom/domain/appointment/session-window";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect } from "react";
import { useApp, useSession } from "../../../../platform/app-context.tsx";
import { eraseDrafts } from "../../../../shared/booking/erase-booking.ts";
import { deviceMemory } from "../../../../platform/storage/device-memory.ts";
import type { KnownAppointment } from "../../../../platform/appointments.ts";
import { useMinute } from "../../../../platform/time/server-clock.ts";
import { Scene } from "../../../../ui/feedback/scene.tsx";
import { LazyPriceTerms } from "../../../../shared/terms/lazy-price-terms.tsx";
import { ReasonHelp } from "../../../../shared/urgent/reason-help.tsx";
import { BookedActions, SeeAppointment, useGuestToken } from "./booked-actions.tsx";
import styles from "./booked.module.css";
import { useAppointmentTime, useAppointmentTimeLabels } from "../../../../platform/time/appointment-time.tsx";
import { useDoctorAtStart, useDoctorInSentence } from "../../../../platform/i18n/doctor-in-sentence.ts";

/**
 * Renders the confirmation of the booking: time, code, next action, safety help for the motive; for a past
 * appointment a link to its page. Erases the booking's drafts on this device and marks the steps as done
 * while mounted.
 */
export function Booked({ appointment }: { appointment: KnownAppointment }) {
  const { clock, storage, areStepsDone } = useApp();
  const { status, end_time } = appointment;
  const isOver = useMinute(clock) > joinClosesAt(Date.parse(end_time)) || status === "finished";
  // D.64: what was typed for this booking is no longer needed.
  useEffect(() => eraseDrafts(deviceMemory(storage)), [storage]);
  useEffect(() => {
    areStepsDone.set(true);
    return () => areStepsDone.set(false);
  }, [areStepsDone]);
  return (
    <div className={styles["page"]}>
      <div className={styles["picture"]}>
        <Scene scene={isOver ? "shut" : "open"} />
      </div>
      <div className="stack g6">
        {!isOver && <ReasonHelp appointment={appointment} />}
        {isOver ? <Over appointment={appointment} /> : <ToCome appointment={appointment} />}
        <LazyPriceTerms appointment={appointment} isOver={isOver} />
      </div>
    </div>
  );
}

function ToCome({ appointment }: { appointment: KnownAppointment }) {
  const { t } = useLingui();
  const doctorName = <span dir="auto">{useDoctorAtStart(appointment.doctor.name)}</span>;
  const who = <span dir="auto">{firstName(appointment.patient_name)}</span>;
  const fullName = <span dir="auto">{appointment.patient_name}</span>;
  // Somebody who is accompanied is not who reads this, also where a guest has no account to care for them.
  const isForAnother = appointment.dependent_id !== null || Boolean(appointment.accompanying_adult);
  return (
    <>
      <div className="stack g2">
        <h1 data-tab={t`Appointment booked`}>
          {isForAnother ? <Trans>{who} is booked</Trans> : <Trans>You’re booked, {who}</Trans>}
        </h1>
        <p className="muted">
          {isForAnother ? (
            <Trans>
              {doctorName} will see {fullName} by video.
            </Trans>
          ) : (
            <Trans>{doctorName} will see you by video.</Trans>
          )}
        </p>
      </div>
      <div>
        <When appointment={appointment} />
        <CodeLine appointment={appointment} />
      </div>
      <BookedActions appointment={appointment} />
      <NextSteps appointment={appointment} />
    </>
  );
}

/** Whether it took place the visit's own page says; here it is certain only that its time has passed. */
function Over({ appointment }: { appointment: Appointment }) {
  const theDoctor = <span dir="auto">{useDoctorInSentence(appointment.doctor.name)}</span>;
  const fullName = <span dir="auto">{appointment.patient_name}</span>;
  return (
    <>
      <div className="stack g2">
        <h1>
          <Trans>This appointment is over</Trans>
        </h1>
        <p className="muted">
          <Trans>
            It was booked with {theDoctor} for {fullName}. Messages and files stay with the appointment.
          </Trans>
        </p>
      </div>
      <div>
        <When appointment={appointment} />
      </div>
      <SeeAppointment appointment={appointment} />
    </>
  );
}

function When({ appointment: { start_time, time_zone } }: { appointment: Appointment }) {
  const { day, time, zoneLabel, clinic } = useAppointmentTime(start_time, time_zone);
  return (
    <>
      <time className={styles["when"]} dateTime={start_time}>
        <bdi>{day}</bdi>
        <br />
        <bdi dir="ltr" className={styles["time"]}>
          {time}
        </bdi>{" "}
        <span className={styles["zone"]}>{zoneLabel}</span>
      </time>
      {clinic && (
        <p className="muted">
          <bdi dir="ltr">{clinic.time}</bdi> {clinic.zoneLabel}
        </p>
      )}
    </>
  );
}

/** The code of D.90 as XXXX-XXXX, and where it was sent. */
function CodeLine({ appointment }: { appointment: Appointment }) {
  const session = useSession();
  const isGuest = useGuestToken(appointment) !== null;
  if (appointment.code === null) return null;
  const code = (
    <bdi dir="ltr" className={styles["code"]}>
      {appointment.code.replace(/^(.{4})(.{4})$/, "$1-$2")}
    </bdi>
  );
  // A dependent may have an address of their own, which this page does not know.
  const address = session.kind === "signed-in" && appointment.dependent_id === null && session.profile.email;
  const email = (
    <bdi dir="ltr" className="long">
      {address}
    </bdi>
  );
  return (
    <p className="muted">
      {address ? (
        <Trans>
          Your code: {code}. We’ve emailed it to {email} too.
        </Trans>
      ) : isGuest ? (
        <Trans>
          Your code: {code}. We’ve emailed it to you, with personal links. Each one opens this appointment
          once, on one device.
        </Trans>
      ) : appointment.dependent_id === null ? (
        <Trans>Your code: {code}. We’ve emailed it to you too.</Trans>
      ) : (
        <Trans>The code: {code}. We’ve emailed it too.</Trans>
      )}
    </p>
  );
}

function NextSteps({ appointment }: { appointment: KnownAppointment }) {
  const { accompanying_adult: adult } = appointment;
  const labelsOf = useAppointmentTimeLabels(appointment.time_zone);
  const clockOf = (instant: string) => <bdi dir="ltr">{labelsOf(instant).time}</bdi>;
  const opens = clockOf(appointment.join_opens_at);
  const opening = labelsOf(appointment.join_opens_at);
  const eveningBefore = <bdi>{opening.day}</bdi>;
  const isOpen = useMinute(useApp().clock) >= Date.parse(appointment.join_opens_at);
  const starts = clockOf(appointment.start_time);
  const theDoctor = <span dir="auto">{useDoctorInSentence(appointment.doctor.name)}</span>;
  return (
    <section className="stack g2" aria-labelledby="next">
      <h2 id="next" className={styles["next-title"]}>
        <Trans>What happens next</Trans>
      </h2>
      <ol className={styles["next"]}>
        <li>
          <span>
            <Trans>Before: find a quiet place with good light, and charge your device.</Trans>
          </span>
        </li>
        {adult && (
          <li>
            <span>
              <Trans>
                During the call: <span dir="auto">{adult.name}</span> stays with{" "}
                <span dir="auto">{appointment.patient_name}</span> the whole time.
              </Trans>
            </span>
          </li>
        )}
        <li>
          <span>
            {isOpen ? (
              <Trans>The waiting room is open. Join when you like.</Trans>
            ) : opening.day !== labelsOf(appointment.start_time).day ? (
              <Trans>
                From {opens} the evening before, {eveningBefore}: the waiting room opens. Join when you like.
              </Trans>
            ) : (
              <Trans>From {opens}: the waiting room opens. Join when you like.</Trans>
            )}
          </span>
        </li>
        <li>
          <span>
            <Trans>
              At {starts}: {theDoctor} starts the video call. Be in the waiting room by then.
            </Trans>
          </span>
        </li>
      </ol>
    </section>
  );
}
