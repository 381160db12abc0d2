import {
  clinicGetDoctor,
  clinicListDoctors,
  clinicPutPortrait,
  clinicRemovePortrait,
} from "@anteroom/client/operations";
import type { ClinicDoctor } from "@anteroom/client/schemas";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { Trans, useLingui } from "@lingui/react/macro";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { PictureSection } from "../pictures/picture-section.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { Loading } from "../settings/loading.tsx";
import { DoctorForm } from "./doctor-form.tsx";
import { Prices } from "./prices.tsx";

/**
 * The screen `/desk/doctors/{id}`: portrait, public profile, the price of each kind of appointment, and a link to the hours.
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
      {!doctor && !failure && <Loading />}
      {doctor && (
        <>
          <p>
            <a {...linkTo({ name: "doctor-hours", id })}>
              <Trans>Hours and absences</Trans>
            </a>
          </p>
          <PortraitOfDoctor doctor={doctor} />
          <DoctorForm key={locale} doctor={doctor} />
          <Prices doctor={doctor} />
        </>
      )}
    </div>
  );
}

/** A doctor's portrait: the drawing that stands for it, or the uploaded one, which can be removed. */
function PortraitOfDoctor({ doctor: { id, name, portrait_url: address } }: { doctor: ClinicDoctor }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const isUploaded = address.startsWith("/pictures/");
  return (
    <PictureSection
      kind="portrait"
      title={<Trans>Portrait</Trans>}
      alt={t`The portrait of ${name} now`}
      address={address}
      send={(file, replaces) =>
        api.call(clinicPutPortrait, {
          params: { doctor_id: id },
          query: { replaces },
          body: file,
          hasNoLimit: true,
        })
      }
      remove={
        isUploaded
          ? (replaces) => api.call(clinicRemovePortrait, { params: { doctor_id: id }, query: { replaces } })
          : undefined
      }
      onChanged={() => refetch(clinicGetDoctor, clinicListDoctors)}
    />
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
