import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans } from "@lingui/react/macro";

/** For whom a visit is, when it is for somebody the patient cares for (S1.02). */
export function DependentLabel({ appointment }: { appointment: Appointment }) {
  if (appointment.dependent_id === null) return null;
  const name = <bdi>{appointment.patient_name}</bdi>;
  return (
    <p className="sm b">
      <Trans>For {name}</Trans>
    </p>
  );
}
