import { createContext, useContext } from "react";

/** A person whose vital signs can be measured: the patient or a dependent. */
export type RecordPersonChoice = { id: number; name: string; birthdate: string | null; isSelf: boolean };

/** Context: the name of the dependent being measured; null for the patient (the default). */
export const MeasuredPerson = createContext<string | null>(null);

/** Context: whether the measurement stays on this device, a guest's outside an appointment; false by default. */
export const StaysOnDevice = createContext(false);

/** Returns the name of the dependent whose vital signs are taken, else null. */
export function useMeasuredPerson(): string | null {
  return useContext(MeasuredPerson);
}
