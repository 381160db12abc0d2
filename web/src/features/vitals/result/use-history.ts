import { listRecordMeasurements } from "@anteroom/contract/health/health-record";
import { listOwnMeasurements } from "@anteroom/contract/health/vital-signs";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";

/** First part of the keys of all measurements in the query cache: invalidate it after a change to any. */
export const historyKey = ["vital-signs"] as const;

/**
 * Fetches a person's measurements, the newest first: with null the patient's own. Undefined until fetched and
 * after a failure; empty, without a request, for guests and where the clinic has no vital signs.
 */
export function useHistory(personId: number | null = null) {
  const { api } = useApp();
  const { settings } = useClinic();
  const isRequested = useSession().kind === "signed-in" && settings.patientsVitalSigns;
  const { data } = useApiQuery([...historyKey, personId, isRequested], async () => {
    if (!isRequested) return { isOk: true as const, data: { data: { collection: [] } } };
    return personId === null
      ? api.call(listOwnMeasurements)
      : api.call(listRecordMeasurements, { params: { patient_id: personId } });
  });
  return data?.data.collection;
}
