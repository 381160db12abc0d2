import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { specialtyName } from "@anteroom/content/specialties";
import { isUpcomingOrScheduled } from "@anteroom/domain/appointment/appointment-lists";
import { Trans } from "@lingui/react/macro";
import { useApp } from "../../platform/app-context.tsx";
import { useLocale } from "../../platform/i18n/locale.ts";
import { useMinute } from "../../platform/time/server-clock.ts";
import { useAppointmentTime, AppointmentTime } from "../../platform/time/appointment-time.tsx";
import { usePresentMinute } from "../../platform/time/appointment-zones.ts";
import { Portrait } from "../../ui/card/arch.tsx";
import { classNames } from "../../ui/class-names.ts";
import { NextAppointmentPanel } from "../../ui/card/next-appointment-panel.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import styles from "./appointment-details.module.css";
import { EntryAction } from "./entry-action.tsx";
import { DependentLabel } from "./list/for-dependent.tsx";
import { isFinishedEarly, appointmentFacts } from "./appointment-facts.ts";

/**
 * Renders time, doctor and the entry to the call: dark for an upcoming or scheduled appointment, light for
 * any other. Updates each minute.
 */
export function AppointmentEntry({ appointment }: { appointment: Appointment }) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const { doctor } = appointment;
  const foot = (
    <div className={styles["door"]}>
      <EntryAction appointment={appointment} />
    </div>
  );
  if (isUpcomingOrScheduled(appointmentFacts(appointment), now))
    return (
      <NextAppointmentPanel portrait={doctor.portrait_url} foot={foot}>
        <When appointment={appointment} />
      </NextAppointmentPanel>
    );
  return (
    <Sheet className={styles["past"]}>
      <div className={styles["past-head"]}>
        <div>
          <When appointment={appointment} />
        </div>
        <Portrait src={doctor.portrait_url} size="m" />
      </div>
      {foot}
    </Sheet>
  );
}

function When({ appointment }: { appointment: Appointment }) {
  const locale = useLocale();
  const { doctor, start_time: start, time_zone: zone } = appointment;
  const { near, shortDay, day } = useAppointmentTime(start, zone);
  const isEarly = isFinishedEarly(appointmentFacts(appointment), usePresentMinute());
  const date = <bdi>{day}</bdi>;
  return (
    <>
      <p className={classNames("sm muted", styles["date"])}>
        {near === null || isEarly ? (
          date
        ) : (
          <Trans>
            {shortDay}, {date}
          </Trans>
        )}
      </p>
      <AppointmentTime kind="headline" start={start} zone={zone} />
      <div className={styles["who"]}>
        <p className="b">
          <bdi>{doctor.name}</bdi>
        </p>
        <p className="sm muted">{specialtyName(doctor.specialty, locale)}</p>
        <DependentLabel appointment={appointment} />
      </div>
    </>
  );
}
