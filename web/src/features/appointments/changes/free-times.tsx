import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useId, useState } from "react";
import { useAppointmentTimeLabels } from "../../../platform/time/appointment-time.tsx";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { TimesByPeriod } from "../../../shared/booking/parts-of-day.tsx";
import { Button } from "../../../ui/button.tsx";
import { SlotRadio, SlotTime } from "../../../ui/card/slot.tsx";
import styles from "./free-times.module.css";

type Props = {
  /** ISO instants, the earliest first. */
  starts: readonly string[];
  /** The clinic's zone. */
  zone: string;
  /** Where the days open: the appointment's own day, or the next with a free time (ISO instant). */
  near: string;
  chosen: string | null;
  onChoose: (start: string) => void;
  /** More days. */
  onLater: () => void;
};

/**
 * Renders a choice of one of a doctor's free times: first the day, then the time by part of day, in the
 * patient's time zone. Opens the day of `near` or the next one. All times are ISO 8601, `starts` in order.
 * `onLater` must add more days to `starts`.
 */
export function FreeTimes({ starts, zone, near, chosen, onChoose, onLater }: Props) {
  const { t } = useLingui();
  const id = useId();
  const zones = useAppointmentZones(zone);
  const labelsOf = useAppointmentTimeLabels(zone);
  const dayOf = (start: string) => dayInZone(Date.parse(start), zones.patient ?? zones.clinic);
  const days = Map.groupBy(starts, dayOf);
  const [wanted, setWanted] = useState<string | null>(null);
  const own = dayOf(near);
  const [first = null] = days.keys();
  const day =
    wanted !== null && days.has(wanted) ? wanted : ([...days.keys()].find((one) => one >= own) ?? first);
  const times = day === null ? [] : (days.get(day) ?? []);
  const [firstTime] = times;
  return (
    <div className={styles["free"]}>
      {day === null ? (
        <p>
          <Trans>The doctor has no available times on these days.</Trans>
        </p>
      ) : (
        <>
          <div className={styles["day"]}>
            <label htmlFor={id} className="b">
              <Trans>Day</Trans>
            </label>
            <select
              id={id}
              className={styles["days"]}
              value={day}
              onChange={(event) => setWanted(event.target.value)}
            >
              {Array.from(days, ([one, ofDay]) => {
                const { day: name, near } = labelsOf(ofDay[0] ?? one);
                return (
                  <option key={one} value={one}>
                    {near === null ? name : `${name} (${near})`}
                  </option>
                );
              })}
            </select>
          </div>
          <fieldset className={styles["times"]}>
            <legend className="b">
              <Trans>Time</Trans>{" "}
              {firstTime !== undefined && <span className="sm muted">{labelsOf(firstTime).zoneLabel}</span>}
            </legend>
            <TimesByPeriod
              key={day}
              day={firstTime === undefined ? "" : labelsOf(firstTime).day}
              slots={times.map((start) => ({ start_time: start }))}
              zone={zones.patient ?? zones.clinic}
              names={{ night: t`Night`, morning: t`Morning`, afternoon: t`Afternoon`, evening: t`Evening` }}
              level={3}
              more={(count) => <Plural value={count} one="# more time" other="# more times" />}
            >
              {({ start_time: start }) => {
                const { time, spoken } = labelsOf(start);
                return (
                  <SlotRadio
                    name="start"
                    value={start}
                    checked={start === chosen}
                    onChange={() => onChoose(start)}
                    aria-label={t`${spoken}, available`}
                  >
                    <SlotTime time={time} />
                  </SlotRadio>
                );
              }}
            </TimesByPeriod>
          </fieldset>
        </>
      )}
      <Button kind="quiet" isSmall onClick={onLater}>
        <Trans>More days</Trans>
      </Button>
    </div>
  );
}
