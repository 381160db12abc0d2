import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";

type Props = { startTime: string; clinicZone?: string };

/** A visit's day, and below it the time: on the patient's clock, then on the clinic's where that shows another. */
export function AppointmentWhen({ startTime, clinicZone }: Props) {
  const { day, time, zoneLabel, clinic } = useAppointmentTime(startTime, clinicZone);
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
        {zoneLabel}
        {clinic && (
          <>
            {" · "}
            <bdi dir="ltr" className="num">
              {clinic.time}
            </bdi>{" "}
            {clinic.zoneLabel}
          </>
        )}
      </span>
    </time>
  );
}
