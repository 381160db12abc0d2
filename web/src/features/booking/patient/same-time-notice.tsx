import { overlappingAppointments } from "@anteroom/domain/booking/same-time";
import { Trans } from "@lingui/react/macro";
import { useAppointments } from "../../../platform/appointments.ts";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { useDoctor } from "../use-doctor.ts";

/**
 * Renders a warning if the patient or a dependent already has an appointment that overlaps the slot;
 * otherwise nothing. Does not prevent the booking.
 */
export function SameTimeNotice({ slot }: { slot: SlotChoice }) {
  const { data } = useAppointments();
  const minutes = useDoctor(slot.doctorId)?.visit_minutes ?? 1;
  const [other] = overlappingAppointments(data ?? [], slot.startTime, minutes);
  const { time } = useAppointmentTime(other?.start_time ?? slot.startTime);
  if (!other) return null;
  const clock = <bdi dir="ltr">{time}</bdi>;
  const name = <bdi>{other.patient_name}</bdi>;
  return (
    <output className="stack">
      <Banner tone="warn">
        <strong>
          {other.dependent_id === null ? (
            <Trans>You already have an appointment at {clock}.</Trans>
          ) : (
            <Trans>
              You already have an appointment at {clock} for {name}.
            </Trans>
          )}
        </strong>{" "}
        <Trans>Book both?</Trans>
      </Banner>
    </output>
  );
}
