import { clinicGetDoctor } from "@anteroom/client/operations";
import { doctorName } from "@anteroom/domain/booking/doctor-name";
import { Trans } from "@lingui/react/macro";
import { ScreenTitle } from "../frame/screen-title.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { useStaff } from "../platform/desk-context.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useApiAnswer } from "../platform/use-answer.ts";
import { BusyFeeds } from "./busy-feeds.tsx";
import { CalendarAddresses } from "./calendar-addresses.tsx";
import { ChangedDays } from "./changed-days.tsx";
import { WeeklyHours } from "./weekly-hours.tsx";

/** A doctor's hours: weekly, on days that differ, the other calendars that block times, and those that show the appointments. Administration chooses the doctor; doctors see their own. */
export function HoursScreen({ doctorId }: { doctorId: number }) {
  const { role } = useStaff();
  const { locale } = useTimes();
  const { data, failure, ask } = useApiAnswer(clinicGetDoctor, { params: { doctor_id: doctorId } });
  const doctor = data?.data.entity;
  return (
    <div className="stack g8">
      {role === "admin" && (
        <p>
          <a {...linkTo({ name: "doctors" })}>
            <Trans>Back to the doctors</Trans>
          </a>
        </p>
      )}
      <ScreenTitle>
        {role === "admin" && doctor ? (
          <Trans>
            Hours of <bdi>{doctorName(doctor, locale)}</bdi>
          </Trans>
        ) : (
          <Trans>Hours and absences</Trans>
        )}
      </ScreenTitle>
      <FailureNotice failure={failure} onRetry={ask} />
      {doctor && (
        <>
          <ChangedDays doctorId={doctorId} />
          <WeeklyHours doctorId={doctorId} />
          <BusyFeeds doctorId={doctorId} />
          <CalendarAddresses doctorId={doctorId} />
        </>
      )}
    </div>
  );
}
