import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";

/** Names the dependent an appointment is for; renders nothing for the patient's own (S1.02). */
export function DependentLabel({ appointment }: { appointment: Appointment }) {
  if (appointment.dependent_id === null) return null;
  const name = <bdi>{appointment.patient_name}</bdi>;
  return (
    <p className="sm b">
      <Trans>For {name}</Trans>
    </p>
  );
}
