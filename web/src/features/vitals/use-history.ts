import { listOwnMeasurements } from "@anteroom/contract/vital-signs";
import { useApp } from "../../platform/app-context.tsx";
import { useAsked } from "../../platform/use-asked.ts";

export const historyKey = ["vital-signs"] as const;

/** The patient's own measurements, the newest first; undefined until they have come. */
export function useHistory() {
  const { api } = useApp();
  const { data } = useAsked(historyKey, () => api.call(listOwnMeasurements));
  return data?.data.collection;
}
