import { getPatient, type Patient } from "@anteroom/contract/account/account";
import { useQueryClient } from "@tanstack/react-query";
import type { Result } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import type { Fetched } from "../../../platform/appointments.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { toDetails, type PatientDetails } from "./patient-details.ts";

const key = ["patient"] as const;

/** Everything the clinic knows of the patient, asked for again on each visit of the page. */
export function usePatient(): Fetched<PatientDetails> {
  const { api, session } = useApp();
  return useApiQuery(key, async (): Promise<Result<PatientDetails>> => {
    const answer = await api.call(getPatient, { query: {} });
    if (!answer.isOk) return answer;
    session.learn(answer.data.patient);
    return { isOk: true, data: toDetails(answer.data.patient) };
  });
}

/** Takes over what the server has kept, everywhere at once. */
export function useLearnPatient(): (patient: Patient) => void {
  const { session } = useApp();
  const queries = useQueryClient();
  return (patient) => {
    session.learn(patient);
    queries.setQueryData(key, toDetails(patient));
  };
}

/** Asks again after somebody else's change; answers what is known then. */
export function useRefreshPatient(): () => Promise<PatientDetails | undefined> {
  const queries = useQueryClient();
  return async () => {
    await queries.refetchQueries({ queryKey: key });
    return queries.getQueryData<PatientDetails>(key);
  };
}
