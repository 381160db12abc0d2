import { listMeasurements, type Measurement } from "@anteroom/contract/health/vital-signs";
import { keepsAppointmentVitals } from "@anteroom/domain/vitals/vitals-access";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { historyKey } from "./use-history.ts";

const nothing = { isOk: true as const, data: { data: { collection: [] } } };

/**
 * Fetches the newest measurement of an appointment; undefined until fetched, without one, after a failure,
 * and where the clinic stores none (then nothing is requested). Cached under `historyKey`.
 */
export function useAppointmentVitals(appointmentId: number): Measurement | undefined {
  const { api } = useApp();
  const { settings } = useClinic();
  const isStored = keepsAppointmentVitals(settings);
  const request = { params: { appointment_id: appointmentId }, query: { last: "true" as const } };
  const { data } = useApiQuery([...historyKey, appointmentId, isStored], async () =>
    isStored ? api.call(listMeasurements, request) : nothing,
  );
  return data?.data.collection[0];
}
