import { useVisitTime } from "../../../platform/time/appointment-time.tsx";

type Props = { startTime: string; clinicZone?: string };

/** A visit's day, and below it the time: on the patient's clock, then on the clinic's where that shows another. */
export function VisitWhen({ startTime, clinicZone }: Props) {
  const { day, time, zoneWords, clinic } = useVisitTime(startTime, clinicZone);
  return (
    <time dateTime={startTime}>
      <strong>
        <bdi>{day}</bdi>
        <br />
        <bdi dir="ltr" className="num">
          {time}
        </bdi>
      </strong>{" "}
      <span className="muted">
        {zoneWords}
        {clinic && (
          <>
            {" · "}
            <bdi dir="ltr" className="num">
              {clinic.time}
            </bdi>{" "}
            {clinic.zoneWords}
          </>
        )}
      </span>
    </time>
  );
}
