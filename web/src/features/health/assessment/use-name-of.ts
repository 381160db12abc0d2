import { useDependents } from "../../../shared/account/dependents.ts";

/** The name of somebody the patient cares for; null for the patient. */
export function useDependentName(patientId: number): string | null {
  const { data = [] } = useDependents();
  return data.find(({ id }) => id === patientId)?.name ?? null;
}
