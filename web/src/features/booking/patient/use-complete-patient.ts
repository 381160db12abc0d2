import { getPatient } from "@anteroom/contract/account/account";
import { completePatient } from "@anteroom/contract/account/profile";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useSession } from "../../../platform/app-context.tsx";
import { useDependents, useRefreshDependents } from "../../../shared/account/dependents.ts";
import type { TypedPatient } from "./read-patient-form.ts";

/** Saves birth date and sex of the booking's person where the clinic does not have them yet (D.63). */
export function useCompletePatient(bookedFor: number | null) {
  const { api, session: store } = useApp();
  const session = useSession();
  const { data: dependents = [] } = useDependents();
  const refresh = useRefreshDependents();
  const own = session.kind === "signed-in" ? session.profile : null;
  const person = dependents.find(({ id }) => id === bookedFor) ?? own;
  const isNeeded = person !== null && (person.birthdate === null || person.sex === null);
  const send = async ({ birthdate, sex }: TypedPatient): Promise<Failure | null> => {
    if (!person || birthdate === null || sex === null) return null;
    const answer = await api.call(completePatient, {
      params: { patient_id: person.id },
      body: { birthdate, sex },
    });
    if (!answer.isOk) return answer.failure;
    const known = await api.call(getPatient, { query: {} });
    if (known.isOk) store.learn(known.data.patient);
    await refresh();
    return null;
  };
  return { isNeeded, send };
}
