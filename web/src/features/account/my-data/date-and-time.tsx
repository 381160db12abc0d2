import { formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";

type Props = { at: string; withTime?: boolean };

/** A moment of the past, with its year, by the patient's clock. */
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
