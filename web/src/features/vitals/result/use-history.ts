import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";

export const historyKey = ["vital-signs"] as const;

/** The patient's own measurements, the newest first; undefined until they have come. */
export function useHistory() {
  const { api } = useApp();
  const { settings } = useClinic();
  const { data } = useApiQuery(historyKey, async () =>
    settings.patientsVitalSigns
      ? api.call(listOwnMeasurements)
      : { isOk: true as const, data: { data: { collection: [] } } },
  );
  return data?.data.collection;
}
