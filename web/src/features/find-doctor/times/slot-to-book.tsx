import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { useLingui } from "@lingui/react/macro";
import { AppLink } from "../../../platform/link.tsx";
import { useAppointmentTime, AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { slotClass } from "../../../ui/card/slot.tsx";
import type { FreeTime } from "../doctors-query.ts";

type Props = {
  doctor: Pick<Doctor, "id" | "name">;
  slot: FreeTime;
  /** In a list each time says its day; under a day's heading the hour is enough. */
  withDay?: boolean;
};

/** A free time as a link to the first step of its booking; its name says all of it. */
export function SlotToBook({ doctor: { id, name }, slot, withDay = false }: Props) {
  const { t } = useLingui();
  const { time, day, shortDay, zoneLabel, spoken: whole } = useAppointmentTime(slot.start_time);
  const spoken = withDay ? `${shortDay} ${time}, ${day}, ${zoneLabel}` : whole; // the name begins as the eye reads it
  const query = new URLSearchParams({ doctorId: String(id), appointmentDate: slot.start_time });
  return (
    <AppLink
      to={`/scheduling/patient?${query}`}
      className={slotClass()}
      aria-label={t`${spoken}, with ${name}`}
    >
      {withDay ? (
        <AppointmentTime kind="pill" start={slot.start_time} />
      ) : (
        <time dateTime={slot.start_time}>
          <bdi dir="ltr">{time}</bdi>
        </time>
      )}
    </AppLink>
  );
}
