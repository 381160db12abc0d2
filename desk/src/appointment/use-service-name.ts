import type { ClinicAppointment } from "@anteroom/client/schemas";
import { useLingui } from "@lingui/react/macro";

/** Returns a function that names a kind of appointment in the desk's language. */
export function useServiceName(): (type: ClinicAppointment["service_type"]) => string {
  const { t } = useLingui();
  const names: Record<ClinicAppointment["service_type"], string> = {
    remote: t`Video appointment`,
    on_site: t`Appointment at the clinic`,
    phone: t`Phone appointment`,
    intermediate: t`Assisted appointment`,
    prescription_renewal: t`Prescription renewal`,
  };
  return (type) => names[type];
}
