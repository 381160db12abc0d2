import { getPatient, type Patient } from "@anteroom/contract/account/account";
import { useQueryClient } from "@tanstack/react-query";
import type { Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { toPatientDetails, type PatientDetails } from "./patient-details.ts";

const key = ["patient"] as const;

/**
 * Fetches the patient's profile, and copies it into the session and its storage. As `useApiQuery`, ends a
 * session that the server refuses.
 */
export function usePatient(): Fetched<PatientDetails> {
  const { api, session } = useApp();
  return useApiQuery(key, async (): Promise<Result<PatientDetails>> => {
    const answer = await api.call(getPatient, { query: {} });
    if (!answer.isOk) return answer;
    session.learn(answer.data.patient);
    return { isOk: true, data: toPatientDetails(answer.data.patient) };
  });
}

/** Returns a function that puts a saved patient into the session and the query cache. */
export function useUpdateCachedPatient(): (patient: Patient) => void {
  const { session } = useApp();
  const queries = useQueryClient();
  return (patient) => {
    session.learn(patient);
    queries.setQueryData(key, toPatientDetails(patient));
  };
}

/**
 * Returns a function that fetches the profile again and resolves to it; to the cached one, or undefined, if
 * that fails.
 */
export function useRefreshPatient(): () => Promise<PatientDetails | undefined> {
  const queries = useQueryClient();
  return async () => {
    await queries.refetchQueries({ queryKey: key });
    return queries.getQueryData<PatientDetails>(key);
  };
}
