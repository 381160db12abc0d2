import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { ReactNode } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { storeBookedFor } from "../../../shared/booking/booked-for.ts";
import { storeSchedulingDraft } from "../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { AppLink } from "../../../platform/link.tsx";
import { buttonClass } from "../../../ui/button.tsx";

type Props = { appointment: Appointment; children: ReactNode };

/**
 * Renders a link to the free times of the same doctor. A click stores the motive and the person as the
 * booking's draft on this device, replacing any other.
 */
export function RebookLink({ appointment, children }: Props) {
  const { clock, storage } = useApp();
  const { doctor, symptoms, dependent_id: dependentId } = appointment;
  const keep = () => {
    const memory = deviceMemory(storage);
    const anyTime = { startTime: null, appointmentDate: null, fromRoute: null };
    storeSchedulingDraft(memory, { doctorId: doctor.id, symptoms, ...anyTime }, clock.now());
    storeBookedFor(memory, dependentId);
  };
  return (
    <AppLink
      to={`/doctors/${doctor.id}`}
      className={buttonClass({ kind: "outlined", isBlock: true })}
      onClick={keep}
    >
      <span>{children}</span>
    </AppLink>
  );
}
