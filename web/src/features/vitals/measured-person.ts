import { createContext, useContext } from "react";

/** Somebody whose vital signs can be taken: the patient or a dependent. */
export type RecordPersonChoice = { id: number; name: string; birthdate: string | null; isSelf: boolean };

/** The name of the dependent whose vital signs are taken; null for the patient's own. */
export const MeasuredPerson = createContext<string | null>(null);

/** Returns the name of the dependent whose vital signs are taken, else null. */
export function useMeasuredPerson(): string | null {
  return useContext(MeasuredPerson);
}
