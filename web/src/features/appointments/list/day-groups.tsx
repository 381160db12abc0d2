import { formatDay } from "@anteroom/domain/appointment/appointment-time";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentTimeLabels } from "../../../platform/time/appointment-time.tsx";
import { usePresentMinute, useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { AppointmentCard } from "./appointment-card.tsx";
import styles from "./day-groups.module.css";
import { isFinishedEarly, type AppointmentView } from "../appointment-facts.ts";

/** Renders appointments under their dates in the patient's time zone, in the order given. */
export function DayGroups({ visits }: { visits: readonly AppointmentView[] }) {
  const zones = useAppointmentZones();
  const zone = zones.patient ?? zones.clinic;
  const groups = Map.groupBy(visits, ({ startTime }) => dayInZone(startTime, zone));
  return (
    <ol className={styles["days"]}>
      {Array.from(groups, ([day, ofDay]) => (
        <li key={day} className={styles["day"]}>
          <DayTitle start={ofDay[0]?.appointment.start_time ?? day} zone={zone} visits={ofDay} />
          <ul className={styles["cards"]}>
            {ofDay.map(({ appointment }) => (
              <li key={appointment.id}>
                <AppointmentCard appointment={appointment} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}

/** "Today, Tuesday 24 November"; the year only where it is another. */
type DayProps = { start: string; zone: string; visits: readonly AppointmentView[] };

function DayTitle({ start, zone, visits }: DayProps) {
  const locale = useLocale();
  const { near, shortDay, day } = useAppointmentTimeLabels()(start);
  const now = usePresentMinute();
  const isEarly = visits.every((visit) => isFinishedEarly(visit, now));
  const year = dayInZone(now, zone).slice(0, 4);
  const isThisYear = dayInZone(Date.parse(start), zone).startsWith(year);
  const date = <bdi>{isThisYear ? day : formatDay(Date.parse(start), zone, locale, true)}</bdi>;
  return (
    <h2 className={styles["title"]}>
      {near === null || isEarly ? (
        date
      ) : (
        <Trans>
          {shortDay}, {date}
        </Trans>
      )}
    </h2>
  );
}
