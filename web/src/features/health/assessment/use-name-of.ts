import { useDependents } from "../../../shared/account/dependents.ts";

/**
 * Returns the name of a dependent; null for the patient, and until the dependents are fetched, which it
 * starts.
 */
export function useDependentName(patientId: number): string | null {
  const { data = [] } = useDependents();
  return data.find(({ id }) => id === patientId)?.name ?? null;
}
