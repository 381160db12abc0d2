import {
  getHealthRecord,
  getRecordLists,
  listRecordPeople,
  listRecordShares,
} from "@anteroom/contract/health/health-record";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Failure, Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";

const key = ["health-record"] as const;

/**
 * Fetches the people whose records the patient may see, the patient first. Not refreshed by
 * `useRecordRefresh`.
 */
export function useRecordPeople() {
  const { api } = useApp();
  return useApiQuery([...key, "people"], () => api.call(listRecordPeople));
}

/** Fetches a whole record into the query cache; `useRecordRefresh` fetches it again. */
export function useHealthRecord(patientId: number) {
  const { api } = useApp();
  return useApiQuery([...key, patientId, "all"], () =>
    api.call(getHealthRecord, { params: { patient_id: patientId } }),
  );
}

/** Fetches the lists of medicines and allergies of a record. */
export function useRecordLists(patientId: number) {
  const { api } = useApp();
  return useApiQuery([...key, patientId, "lists"], () =>
    api.call(getRecordLists, { params: { patient_id: patientId } }),
  );
}

/** Fetches the links to a record, open and ended; their keys are not among them. */
export function useRecordShares(patientId: number) {
  const { api } = useApp();
  return useApiQuery([...key, patientId, "shares"], () =>
    api.call(listRecordShares, { params: { patient_id: patientId } }),
  );
}

/**
 * Returns a function that marks the record, lists and links of a person as stale, so that those shown are
 * fetched again. It does not wait for them.
 */
export function useRecordRefresh(): (patientId: number) => void {
  const queries = useQueryClient();
  return (patientId) => void queries.invalidateQueries({ queryKey: [...key, patientId] });
}

/**
 * Returns `send`, which runs one change and fetches the record again before it resolves, also if it was
 * changed elsewhere. Resolves to the answer, or null after a failure, which stays in `failure` until the next
 * answer or `forget`. It does not hold back a second one: see `isPending`.
 */
export function useRecordChange(patientId: number) {
  const queries = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const send = async <T>(ask: () => Promise<Result<T>>): Promise<T | null> => {
    setPending(true);
    const answer = await ask();
    // What another device has changed is shown too, beside what the server said about it.
    if (answer.isOk || answer.failure.code === "changed_elsewhere")
      await queries.invalidateQueries({ queryKey: [...key, patientId] });
    setPending(false);
    setFailure(answer.isOk ? null : answer.failure);
    return answer.isOk ? answer.data : null;
  };
  return { send, isPending, failure, forget: () => setFailure(null) };
}
