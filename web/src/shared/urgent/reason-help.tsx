import type { KnownAppointment } from "../../platform/appointments.ts";
import { LaterCrisisWatch } from "./later-crisis-watch.tsx";

type Props = {
  appointment: Pick<KnownAppointment, "id" | "symptoms" | "patient_age_months">;
  /** How somebody without an account proves that the appointment is theirs. */
  headers?: Record<string, string>;
};

const nobody: Record<string, string> = {};

/** The help for words of danger in the reason for an appointment, as the booking has shown it; nothing where there are none. */
export function ReasonHelp({
  appointment: { id, symptoms, patient_age_months: months = null },
  headers = nobody,
}: Props) {
  if (symptoms === "") return null;
  return (
    <LaterCrisisWatch
      text={symptoms}
      whose={{ months }}
      reportOf={(words) => ({ place: "booking", words, appointmentId: id, headers })}
    />
  );
}
