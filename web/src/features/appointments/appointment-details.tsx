import { listSeparator } from "@anteroom/domain/shared/locales";
import { isUpcomingOrScheduled } from "@anteroom/domain/appointment/appointment-lists";
import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import type { KnownAppointment as Appointment } from "../../platform/appointments.ts";
import { whenHydrated } from "../../platform/hydration/when-hydrated.ts";
import { useMinute } from "../../platform/time/server-clock.ts";
import { useAppointmentTime } from "../../platform/time/appointment-time.tsx";
import { usePageQuery } from "../../platform/page-address.ts";
import { lazyPart } from "../../ui/lazy.tsx";
import { useAppointmentVitals } from "../vitals/result/use-appointment-vitals.ts";
import styles from "./appointment-details.module.css";
import { LazyStorePass } from "./pass/lazy-keep-pass.tsx";
import { BackToAppointments, AppointmentLoader } from "./own-appointment.tsx";
import { AppointmentChanges } from "./changes/appointment-changes.tsx";
import { AppointmentEntry } from "./appointment-entry.tsx";
import { appointmentFacts } from "./appointment-facts.ts";
import { AppointmentDocuments } from "./files/appointment-documents.tsx";
import { AppointmentPreparation } from "./appointment-preparation.tsx";
import { AppointmentRecord } from "./appointment-record.tsx";
import { useEffect, useState, type ComponentProps } from "react";
import { useLocale } from "../../platform/i18n/locale.ts";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { LazySurveyOffers } from "../health/surveys/lazy-survey-offers.tsx";
import { PhoneLink } from "./phone-link.tsx";
import { useTabTitle } from "./use-tab-title.ts";
import { useDoctorInSentence } from "../../platform/i18n/doctor-in-sentence.ts";

/**
 * `/appointments/{appointmentId}`: time, doctor and call entry, then all details. `?view=receipt` and
 * `?view=messages` render these pages instead; `?view=change` moves the focus to the changes, `?view=earlier`
 * puts the waitlist first. Sets the tab's title by status.
 */
export function AppointmentDetails() {
  const { view } = usePageQuery();
  return (
    <AppointmentLoader>
      {(appointment) =>
        view === "receipt" ? (
          <Receipt appointmentId={appointment.id} />
        ) : view === "messages" ? (
          <AppointmentMessages appointment={appointment} />
        ) : (
          <Details appointment={appointment} view={view} />
        )
      }
    </AppointmentLoader>
  );
}

const page = { isPage: true };
const { Part: AppointmentMessages } = lazyPart(
  async () => (await import("./appointment-messages.tsx")).AppointmentMessages,
  page,
  ["messages"],
);
const { Part: Receipt } = lazyPart(async () => (await import("./receipt.tsx")).Receipt, page);
const { Part: AfterAppointmentSections } = lazyPart(
  async () => (await import("./after-appointment-sections.tsx")).AfterAppointmentSections,
  null,
);
const { Part: EarlierTime } = lazyPart(
  async () => (await import("./changes/earlier-time.tsx")).EarlierTimeWaitlist,
  null,
);
const { Part: MeasuredDanger } = lazyPart(
  async () => (await import("../vitals/result/measured-danger.tsx")).MeasuredDanger,
  null,
  ["vitals"],
);
const { Part: NoChange } = lazyPart(
  async () => (await import("./changes/no-change.tsx")).ChangeUnavailable,
  null,
);
const { Part: CheckEmergency } = lazyPart(
  async () => (await import("../../shared/urgent/check-emergency.tsx")).CheckEmergency,
  null,
  ["urgent"],
);
const { Part: CrisisWatch } = lazyPart(
  async () => (await import("../../shared/urgent/crisis-watch.tsx")).CrisisWatch,
  null,
);
const noHeaders = {};

/** `view` is what somebody comes for from an email: `change` to cancel or move it, `earlier` for a time that is kept for them. */
function Details({ appointment, view }: { appointment: Appointment; view: string | undefined }) {
  const isChange = view === "change";
  const isEarlier = view === "earlier";
  const { name } = appointment.doctor;
  const theDoctor = useDoctorInSentence(name);
  const { settings } = useClinic();
  const session = useSession();
  const { spoken } = useAppointmentTime(appointment.start_time, appointment.time_zone);
  const comma = listSeparator(useLocale());
  const state = useStateName(appointment);
  const measurement = useAppointmentVitals(appointment.id);
  useTabTitle(state);
  const earlier = settings.waitlist && session.kind === "signed-in" && (
    <div className={styles["off-paper"]}>
      <EarlierTime appointment={appointment} />
    </div>
  );
  return (
    <div className={styles["paper"]}>
      <div>
        {state === null ? (
          <h1 className="vh">
            <Trans>
              Your appointment with {theDoctor}, {spoken}
            </Trans>
          </h1>
        ) : (
          <h1>
            {state}
            <span className="vh">
              {comma}
              {name}
              {comma}
              {spoken}
            </span>
          </h1>
        )}
        <BackToAppointments />
      </div>
      {measurement && <MeasuredDanger {...{ measurement, appointment }} />}
      {state === null && appointment.symptoms_triage_details && (
        <CheckEmergency details={appointment.symptoms_triage_details} />
      )}
      {state === null && appointment.symptoms !== "" && <AlarmOfReason appointment={appointment} />}
      {appointment.review !== null && appointment.review.comment !== "" && (
        <HelpOnceUsable text="" earlier={[appointment.review.comment]} />
      )}
      {isChange && <NoChange appointment={appointment} />}
      {isEarlier && earlier}
      <div className={`cols ${styles["page"]}`}>
        <div className="stack g5">
          <AppointmentEntry appointment={appointment} />
          {appointment.status === "finished" && (
            <AfterAppointmentSections appointment={appointment} headers={noHeaders} />
          )}
          <div className={`stack g5 ${styles["off-paper"]}`}>
            <AppointmentPreparation appointment={appointment} />
            <AppointmentDocuments appointment={appointment} />
            {state === null && <EmergencyLine />}
            <LazyStorePass appointment={appointment} />
            <AppointmentFeedback appointment={appointment} />
          </div>
        </div>
        <div className="stack g5">
          <AppointmentRecord appointment={appointment} />
          {!isEarlier && earlier}
          <AppointmentChanges appointment={appointment} takesFocus={isChange} />
        </div>
      </div>
    </div>
  );
}

/** What the confirmation has said of a reason that cannot wait. */
function AlarmOfReason({
  appointment: { id, symptoms, patient_age_months: months = null },
}: {
  appointment: Appointment;
}) {
  return (
    <HelpOnceUsable
      text={symptoms}
      whose={{ months }}
      reportOf={(words) => ({ place: "booking", words, appointmentId: id })}
    />
  );
}

/** Help for what was written; its rules are fetched once the page is usable. */
function HelpOnceUsable(props: ComponentProps<typeof CrisisWatch>) {
  const { isHydrated } = useApp();
  const [isUsable, setUsable] = useState(false);
  useEffect(() => {
    let isLeft = false;
    void whenHydrated(isHydrated).then(() => !isLeft && setUsable(true));
    return () => void (isLeft = true);
  }, [isHydrated]);
  return isUsable ? <CrisisWatch {...props} /> : null;
}

/** What has become of an appointment that is not to come any more; null of one to come. */
function useStateName(appointment: Appointment): string | null {
  const { clock } = useApp();
  const { t } = useLingui();
  const now = useMinute(clock);
  const { status } = appointment;
  if (status === "canceled" || status === "declined") return t`Cancelled appointment`;
  if (isUpcomingOrScheduled(appointmentFacts(appointment), now)) return null;
  if (status === "finished") return t`Finished appointment`;
  return status === "payment_failed" ? t`This appointment is not booked` : t`Past appointment`;
}

/** Asks for feedback on an appointment: first the review, then the clinic's survey. */
function AppointmentFeedback({ appointment }: { appointment: Appointment }) {
  const { settings } = useClinic();
  const { id, status, review } = appointment;
  if (status === "canceled" || status === "declined") return null;
  if (status !== "finished" || review !== null || !settings.patientsReview)
    return <LazySurveyOffers appointmentId={id} isAfterReview={review !== null} />;
  return (
    <section className="stack">
      <h2>
        <Trans>How was your appointment?</Trans>
      </h2>
      <AppLink to={`/appointments/${id}/review`} className={buttonClass({ kind: "soft", isBlock: true })}>
        <Trans>Leave a review</Trans>
      </AppLink>
    </section>
  );
}

/**
 * Says whom to call in an emergency instead of waiting; renders nothing where the clinic has no emergency
 * number.
 */
function EmergencyLine() {
  const { emergencyNumber } = useClinic().settings;
  if (emergencyNumber === null) return null;
  const number = <PhoneLink number={emergencyNumber}>{emergencyNumber}</PhoneLink>;
  return (
    <p className="sm muted">
      <Trans>In an emergency, don’t wait for the appointment or an answer: call {number}.</Trans>
    </p>
  );
}
