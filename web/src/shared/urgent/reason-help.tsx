import type { KnownAppointment } from "../../platform/appointments.ts";
import { LazyCheckEmergency } from "./lazy-check-emergency.tsx";
import { LazyCrisisWatch } from "./lazy-crisis-watch.tsx";

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
 * Renders the dangers of a booking: an emergency in the symptom check, and help for danger words in the
 * motive, with a button that tells the clinic of them where it takes such words; nothing without any, and
 * nothing is sent by itself. `headers` authorise a guest's press of that button.
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
