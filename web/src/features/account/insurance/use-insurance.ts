import { getInsurance, type Insurance } from "@anteroom/contract/account/insurance";
import type { Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";

/**
 * Fetches a person's insurance into the query cache, key `["insurance", patientId]`. With null it calls no
 * API and returns null as data.
 */
export function useInsurance(patientId: number): Fetched<Insurance>;
export function useInsurance(patientId: number | null): Fetched<Insurance | null>;
export function useInsurance(patientId: number | null): Fetched<Insurance | null> {
  const { api } = useApp();
  return useApiQuery(["insurance", patientId], async (): Promise<Result<Insurance | null>> => {
    if (patientId === null) return { isOk: true, data: null };
    const answer = await api.call(getInsurance, { params: { patient_id: patientId } });
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  });
}
