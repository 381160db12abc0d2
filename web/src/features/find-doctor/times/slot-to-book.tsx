import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode } from "react";
import { AppLink } from "../../../platform/link.tsx";
import {
  useAppointmentTime,
  useSpokenTime,
  AppointmentTime,
} from "../../../platform/time/appointment-time.tsx";
import { slotClass } from "../../../ui/card/slot.tsx";
import type { FreeTime } from "../doctors-query.ts";

type Props = { doctor: Pick<Doctor, "id" | "name">; slot: FreeTime };

/** A free time under a day's heading as a link to the first step of its booking: the hour, and for a screen reader all of it. Says the same whatever the present is, so that no minute draws it again. */
export const SlotToBook = memo(function SlotToBook({ doctor, slot }: Props) {
  const { time, spoken } = useSpokenTime(slot.start_time);
  return (
    <SlotLink doctor={doctor} slot={slot} spoken={spoken}>
      <time dateTime={slot.start_time}>
        <bdi dir="ltr">{time}</bdi>
      </time>
    </SlotLink>
  );
});

/** The same in a list, where each time says its day. */
export function SlotWithDay({ doctor, slot }: Props) {
  const { time, day, shortDay, zoneLabel } = useAppointmentTime(slot.start_time);
  const spoken = `${shortDay} ${time}, ${day}, ${zoneLabel}`; // the name begins as the eye reads it
  return (
    <SlotLink doctor={doctor} slot={slot} spoken={spoken}>
      <AppointmentTime kind="pill" start={slot.start_time} />
    </SlotLink>
  );
}

type LinkProps = Props & { spoken: string; children: ReactNode };

function SlotLink({ doctor: { id, name }, slot, spoken, children }: LinkProps) {
  const { t } = useLingui();
  const query = new URLSearchParams({ doctorId: String(id), appointmentDate: slot.start_time });
  return (
    <AppLink
      to={`/scheduling/patient?${query}`}
      className={slotClass()}
      aria-label={t`${spoken}, with ${name}`}
    >
      {children}
    </AppLink>
  );
}
