import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { useAsked } from "../../../platform/forms/use-asked.ts";

export const historyKey = ["vital-signs"] as const;

/** The patient's own measurements, the newest first; undefined until they have come. */
export function useHistory() {
  const { api } = useApp();
  const { settings } = useClinic();
  const { data } = useAsked(historyKey, async () =>
    settings.patientsVitalSigns
      ? api.call(listOwnMeasurements)
      : { isOk: true as const, data: { data: { collection: [] } } },
  );
  return data?.data.collection;
}
