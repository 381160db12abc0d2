import { listDependents, type Dependent } from "@anteroom/contract/account/dependents";
import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import type { Result } from "../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import type { Fetched } from "../../platform/appointments.ts";
import { useApiQuery } from "../../platform/forms/use-api-query.ts";

const key = ["dependents"] as const;

/** Fetches the patient's dependents; empty for guests and where the clinic manages none. */
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

/** Returns a function that fetches the dependents again. */
export function useRefreshDependents(): () => Promise<void> {
  const queries: QueryClient = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: key });
}
