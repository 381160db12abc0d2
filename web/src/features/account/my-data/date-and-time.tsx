import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";

type Props = { at: string; withTime?: boolean };

/** Renders a past instant (`at`: ISO 8601) with its year, in the patient's time zone or else the clinic's. */
export function DateAndTime({ at, withTime = true }: Props) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones(undefined);
  const [instant, zone] = [Date.parse(at), patient ?? clinic];
  return (
    <time dateTime={at}>
      <bdi>{formatDay(instant, zone, locale, true)}</bdi>
      {withTime && (
        <>
          , <bdi dir="ltr">{formatTime(instant, zone, locale)}</bdi>
        </>
      )}
    </time>
  );
}
