import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";

type Props = { startTime: string; clinicZone?: string };

/** Renders day and time in the patient's time zone, and in the clinic's where that differs. */
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
