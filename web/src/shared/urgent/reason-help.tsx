import type { KnownAppointment } from "../../platform/appointments.ts";
import { LazyCheckEmergency } from "./later-check-emergency.tsx";
import { LazyCrisisWatch } from "./later-crisis-watch.tsx";

type Props = {
  /** Only those who may read the whole appointment have its symptom check and the age. */
  appointment: Pick<KnownAppointment, "id" | "symptoms" | "patient_age_months"> & {
    symptoms_triage_details?: string | null;
  };
  /** The headers that authorise a guest. */
  headers?: Record<string, string>;
};

const nobody: Record<string, string> = {};

/**
 * Shows the dangers of a booking: an emergency in the symptom check, and help for danger words in the motive.
 * Renders nothing without any.
 */
export function ReasonHelp({
  appointment: { id, symptoms, symptoms_triage_details: check, patient_age_months: months = null },
  headers = nobody,
}: Props) {
  return (
    <>
      {check && <LazyCheckEmergency details={check} />}
      {symptoms !== "" && (
        <LazyCrisisWatch
          text={symptoms}
          whose={{ months }}
          reportOf={(words) => ({ place: "booking", words, appointmentId: id, headers })}
        />
      )}
    </>
  );
}
