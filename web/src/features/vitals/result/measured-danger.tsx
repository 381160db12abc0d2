import type { Measurement } from "@anteroom/contract/health/vital-signs";
import { judgedValues } from "@anteroom/domain/vitals/reading-dangers";
import { VitalsDanger } from "../vitals-danger.tsx";

type Props = {
  measurement: Measurement;
  /** Its patient's age decides what is dangerous. */
  appointment: { id: number; status: string; patient_age_months?: number | null };
};

/**
 * Renders the advice on dangerous values of an appointment's measurement, and whether the doctor received
 * them in the call; nothing without dangers. Values that do not count (`judgedValues`) are left out.
 */
export function MeasuredDanger({ measurement, appointment }: Props) {
  const { vitalSigns, sources, date, isSentInCall = false } = measurement;
  return (
    <VitalsDanger
      months={appointment.patient_age_months ?? null}
      appointmentId={appointment.id}
      values={judgedValues(vitalSigns, sources)}
      measuredAt={date}
      isSentInCall={isSentInCall}
      isAfterCall={appointment.status === "finished"}
    />
  );
}
