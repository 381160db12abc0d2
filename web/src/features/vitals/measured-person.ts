import { createContext, useContext } from "react";

/** The name of the dependent whose vital signs are taken; null for the patient's own. */
export const MeasuredPerson = createContext<string | null>(null);

/** Returns the name of the dependent whose vital signs are taken, else null. */
export function useMeasuredPerson(): string | null {
  return useContext(MeasuredPerson);
}
