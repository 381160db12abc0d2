import { listDependents, type Dependent } from "@anteroom/contract/account/dependents";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Result } from "../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import type { Fetched } from "../../platform/appointments.ts";
import { useApiQuery } from "../../platform/forms/use-api-query.ts";

const key = ["dependents"] as const;

/**
 * Fetches the patient's dependents into the query cache; empty, without a request, for guests and where the
 * clinic does not offer dependents. Includes those whose consent is pending (`care`). As `useApiQuery`, ends
 * a session that the server refuses.
 */
export function useDependents(): Fetched<Dependent[]> {
  const { api } = useApp();
  const { settings } = useClinic();
  const isPatient = useSession().kind === "signed-in";
  return useApiQuery([...key, isPatient], async (): Promise<Result<Dependent[]>> => {
    if (!isPatient || !settings.patientsManageDependents) return { isOk: true, data: [] };
    const answer = await api.call(listDependents);
    return answer.isOk ? { isOk: true, data: answer.data.data.collection } : answer;
  });
}

/** Returns a function that marks the dependents as stale and resolves once those shown are fetched again. */
export function useRefreshDependents(): () => Promise<void> {
  const queries: QueryClient = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
