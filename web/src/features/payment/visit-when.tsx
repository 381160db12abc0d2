import { Trans } from "@lingui/react/macro";
import { useVisitClocks } from "./use-visit-clocks.ts";

type Props = { startTime: string; clinicZone?: string };

/** A visit's day and time in a line or two: on the patient's clock, then on the clinic's where that shows another. */
export function VisitWhen({ startTime, clinicZone }: Props) {
  const { patient, clinic } = useVisitClocks(startTime, clinicZone);
  const { day, time, city } = patient;
  const clinicTime = <bdi dir="ltr">{clinic?.time}</bdi>;
  const clinicCity = clinic?.city;
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
        <Trans>{city} time</Trans>
        {clinic && (
          <>
            {" · "}
            <Trans>
              {clinicTime}, {clinicCity} time
            </Trans>
          </>
        )}
      </span>
    </time>
  );
}
