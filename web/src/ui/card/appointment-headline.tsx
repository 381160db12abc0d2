import type { ReactNode } from "react";
import styles from "../../platform/time/appointment-time.module.css";

type Props = {
  /** What machines read, ISO 8601. */
  dateTime: string;
  /** As the patient reads it: "14:00". */
  time: string;
  /** Above: "Your next visit, today". */
  above?: ReactNode;
  /** Below: the zone in words and how long until then. */
  below?: ReactNode;
};

/** Shows an appointment's time as a headline, with the day above and the time zone below. */
export function AppointmentHeadline({ dateTime, time, above, below }: Props) {
  return (
    <div>
      {above && <p>{above}</p>}
      <time className={styles["headline"]} dateTime={dateTime}>
        <bdi dir="ltr">{time}</bdi>
      </time>
      {below && <p className="muted">{below}</p>}
    </div>
  );
}

/** A time within text, never wrapped or mirrored. */
export function ClockTime({ dateTime, time }: { dateTime: string; time: string }) {
  return (
    <time dateTime={dateTime} className="num">
      <bdi dir="ltr">{time}</bdi>
    </time>
  );
}
