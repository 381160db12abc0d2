import type { ClinicAppointment } from "@anteroom/client/schemas";
import { readTriageDetails } from "@anteroom/domain/health/triage-details";
import { asLocale } from "@anteroom/domain/shared/locales";
import { Plural, Trans } from "@lingui/react/macro";
import { useStaff } from "../platform/desk-context.tsx";
import styles from "./glance.module.css";
import { SharedFiles } from "./shared-files.tsx";
import { HealthLists } from "./health-lists.tsx";
import { Measurements } from "./measurements.tsx";
import { SharedAssessments } from "./shared-assessments.tsx";
import { SurveyAnswers } from "./survey-answers.tsx";

type Props = {
  appointment: ClinicAppointment;
  /** False where the files have a place of their own. */
  hasFiles?: boolean;
};

/**
 * Summary of a patient: age, motive, accompanying adult and symptom check; for doctors also measurements, medicines and
 * allergies, files, assessments and survey answers, each fetched when shown, which the server logs.
 */
export function PatientGlance({ appointment, hasFiles = true }: Props) {
  const { role } = useStaff();
  return (
    <div className={styles["glance"]}>
      <Reason appointment={appointment} />
      {appointment.symptoms_triage_details !== null && <Check text={appointment.symptoms_triage_details} />}
      {role === "doctor" && (
        <>
          <Measurements appointmentId={appointment.id} />
          <HealthLists appointmentId={appointment.id} />
          {hasFiles && <SharedFiles appointment={appointment} />}
          <SharedAssessments appointmentId={appointment.id} />
          {appointment.patient_id !== null && <SurveyAnswers patientId={appointment.patient_id} />}
        </>
      )}
    </div>
  );
}

function Reason({ appointment }: { appointment: ClinicAppointment }) {
  const { symptoms, patient_age_months: months, accompanying_adult: adult } = appointment;
  return (
    <section className={styles["card"]} aria-labelledby="reason">
      <h2 id="reason">
        <Trans>Reason for the appointment</Trans>
      </h2>
      {months !== null && <Age months={months} />}
      <p className={styles["text"]}>
        {symptoms === "" ? <Trans>The patient gave no reason.</Trans> : <bdi>{symptoms}</bdi>}
      </p>
      {adult && (
        <p>
          <Trans>
            Comes with the patient: <bdi>{adult.name}</bdi>
          </Trans>
        </p>
      )}
    </section>
  );
}

function Age({ months }: { months: number }) {
  const years = Math.floor(months / 12);
  return (
    <p>
      {years >= 2 ? (
        <Plural value={years} one="# year old" other="# years old" />
      ) : (
        <Plural value={months} one="# month old" other="# months old" />
      )}
    </p>
  );
}

/** What the symptom checker tells the doctor, in the language of the check. */
function Check({ text }: { text: string }) {
  const details = readTriageDetails(text);
  const complaints = new Intl.ListFormat(asLocale(details?.language) ?? undefined).format(
    details?.complaints.map(({ words }) => words) ?? [],
  );
  return (
    <section className={styles["card"]} aria-labelledby="check">
      <h2 id="check">
        <Trans>Symptom check</Trans>
      </h2>
      {details === null ? (
        <p className={styles["text"]}>{text}</p>
      ) : (
        <div className="stack g2" lang={details.language || undefined} dir="auto">
          <p className="b">{details.urgency.words}</p>
          <p>{[details.patient, complaints].filter((part) => part !== "").join(" · ")}</p>
          {details.conditions.length > 0 && (
            <ul className="dots">
              {details.conditions.map(({ code, words, fit }) => (
                <li key={code}>
                  {words} ({fit})
                </li>
              ))}
            </ul>
          )}
          <ul className="dots sm">
            {details.answers.map(({ code, words, answer }) => (
              <li key={code}>
                {words}: {answer}
              </li>
            ))}
          </ul>
          <p className="sm muted">{details.notice}</p>
        </div>
      )}
    </section>
  );
}
