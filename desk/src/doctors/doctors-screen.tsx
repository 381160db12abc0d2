import { clinicListDoctors } from "@anteroom/contract/administration/doctors";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { Trans } from "@lingui/react/macro";
import { buttonClass } from "../../../web/src/ui/button.tsx";
import { Rows } from "../../../web/src/ui/card/rows.tsx";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./doctors-screen.module.css";

/** Lists all doctors, including unlisted ones, with links to profile and hours, and links to add one or import many. */
export function DoctorsScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListDoctors);
  const { locale } = useTimes();
  const doctors = data?.data.collection ?? [];
  return (
    <div className="stack g6">
      <ScreenTitle
        end={
          <>
            <a className={buttonClass({ kind: "quiet" })} {...linkTo({ name: "import-doctors" })}>
              <Trans>Import doctors</Trans>
            </a>
            <a className={buttonClass({ kind: "outlined" })} {...linkTo({ name: "new-doctor" })}>
              <Trans>Add a doctor</Trans>
            </a>
          </>
        }
      >
        <Trans>Doctors</Trans>
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {data && doctors.length === 0 && (
        <p className="muted">
          <Trans>The clinic has no doctors yet.</Trans>
        </p>
      )}
      {doctors.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {doctors.map((doctor) => (
              <li key={doctor.id} className={styles["row"]}>
                <p className="grow">
                  <a className={styles["link"]} {...linkTo({ name: "doctor", id: doctor.id })}>
                    <bdi className="b">{doctorName(doctor, locale)}</bdi>
                  </a>
                  {!doctor.is_listed && (
                    <span className="sm muted">
                      {" · "}
                      <Trans>Patients do not find this doctor</Trans>
                    </span>
                  )}
                </p>
                <a className={styles["link"]} {...linkTo({ name: "doctor-hours", id: doctor.id })}>
                  <Trans>Hours and absences</Trans>
                  <span className="vh">, {doctorName(doctor, locale)}</span>
                </a>
              </li>
            ))}
          </Rows>
        </div>
      )}
    </div>
  );
}
