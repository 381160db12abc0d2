import { clinicGetDoctor } from "@anteroom/contract/administration/doctors";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { Trans } from "@lingui/react/macro";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { DoctorForm } from "./doctor-form.tsx";
import { Prices } from "./prices.tsx";

/**
 * The screen `/desk/doctor/{id}`: public profile, the price of each kind of appointment, and a link to the hours.
 */
export function DoctorScreen({ id }: { id: number }) {
  const { data, failure, ask } = useApiAnswer(clinicGetDoctor, { params: { doctor_id: id } });
  const { locale } = useTimes();
  const doctor = data?.data.entity;
  return (
    <div className="stack g8 form">
      <BackToDoctors />
      <ScreenTitle>{doctor ? <bdi>{doctorName(doctor, locale)}</bdi> : <Trans>Doctor</Trans>}</ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {doctor && (
        <>
          <p>
            <a {...linkTo({ name: "doctor-hours", id })}>
              <Trans>Hours and absences</Trans>
            </a>
          </p>
          <DoctorForm key={locale} doctor={doctor} />
          <Prices doctor={doctor} />
        </>
      )}
    </div>
  );
}

/** The screen that adds a doctor. */
export function NewDoctorScreen() {
  const { locale } = useTimes();
  return (
    <div className="stack g8 form">
      <BackToDoctors />
      <ScreenTitle>
        <Trans>Add a doctor</Trans>
      </ScreenTitle>
      <DoctorForm key={locale} doctor={null} />
    </div>
  );
}

function BackToDoctors() {
  return (
    <p>
      <a {...linkTo({ name: "doctors" })}>
        <Trans>Back to the doctors</Trans>
      </a>
    </p>
  );
}
