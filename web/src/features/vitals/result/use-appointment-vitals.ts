import { listMeasurements, type Measurement } from "@anteroom/contract/health/vital-signs";
import { keepsAppointmentVitals } from "@anteroom/domain/vitals/vitals-access";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useAsked } from "../../../platform/forms/use-asked.ts";
import { historyKey } from "./use-history.ts";

const nothing = { isOk: true as const, data: { data: { collection: [] } } };

/** The newest measurement of an appointment of the patient or of somebody they care for; undefined until there is one. */
export function useAppointmentVitals(appointmentId: number): Measurement | undefined {
  const { api } = useApp();
  const { settings } = useClinic();
  const isKept = keepsAppointmentVitals(settings);
  const request = { params: { appointment_id: appointmentId }, query: { last: "true" as const } };
  const { data } = useAsked([...historyKey, appointmentId, isKept], async () =>
    isKept ? api.call(listMeasurements, request) : nothing,
  );
  return data?.data.collection[0];
}
