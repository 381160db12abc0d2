import { listSeparator } from "@anteroom/domain/shared/locales";
import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { useLingui } from "@lingui/react/macro";
import { memo, type ReactNode } from "react";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { AppLink } from "../../../platform/link.tsx";
import {
  useAppointmentTime,
  useSpokenTime,
  AppointmentTime,
} from "../../../platform/time/appointment-time.tsx";
import { slotClass } from "../../../ui/card/slot.tsx";
import type { FreeTime } from "../doctors-query.ts";
import { useDoctorInSentence } from "../../../platform/i18n/doctor-in-sentence.ts";

type Props = { doctor: Pick<Doctor, "id" | "name">; slot: FreeTime };

/**
 * Renders a free time as a link to the first booking step, without its day. Independent of the present, so
 * that it is not rendered each minute.
 */
export const SlotLink = memo(function SlotLink({ doctor, slot }: Props) {
  const { time, spoken } = useSpokenTime(slot.start_time);
  return (
    <SlotFrame doctor={doctor} slot={slot} spoken={spoken}>
      <time dateTime={slot.start_time}>
        <bdi dir="ltr">{time}</bdi>
      </time>
    </SlotFrame>
  );
});

/** `SlotLink` for lists without day headings: also shows the day. */
export function SlotLinkWithDay({ doctor, slot }: Props) {
  const { time, day, shortDay, zoneLabel } = useAppointmentTime(slot.start_time);
  // The name begins as the eye reads it.
  const spoken = [`${shortDay} ${time}`, day, zoneLabel].join(listSeparator(useLocale()));
  return (
    <SlotFrame doctor={doctor} slot={slot} spoken={spoken}>
      <AppointmentTime kind="pill" start={slot.start_time} />
    </SlotFrame>
  );
}

type LinkProps = Props & { spoken: string; children: ReactNode };

function SlotFrame({ doctor: { id, name }, slot, spoken, children }: LinkProps) {
  const { t } = useLingui();
  const theDoctor = useDoctorInSentence(name);
  const query = new URLSearchParams({ doctorId: String(id), appointmentDate: slot.start_time });
  return (
    <AppLink
      to={`/scheduling/patient?${query}`}
      className={slotClass()}
      aria-label={t`${spoken}, with ${theDoctor}`}
    >
      {children}
    </AppLink>
  );
}
