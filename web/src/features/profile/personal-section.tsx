import { useLingui } from "@lingui/react/macro";
import { useSearch } from "@tanstack/react-router";
import { Skeleton } from "../../ui/skeleton.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { PersonalSummary } from "./personal-summary.tsx";
import { usePatient } from "./use-patient.ts";

/** What the clinic knows of the patient, line by line, or the form to change it (`?section=personal&edit=phone`). */
export function PersonalSection() {
  const { t } = useLingui();
  const patient = usePatient();
  const { edit } = useSearch({ strict: false }) as { edit?: string };
  return (
    <div className="stack g5">
      <LoadFailure {...patient} />
      {patient.data ? (
        edit === undefined ? (
          <PersonalSummary patient={patient.data} />
        ) : (
          <PersonalForm patient={patient.data} first={edit} />
        )
      ) : (
        !patient.failure && <Skeleton label={t`Loading`} count={6} />
      )}
    </div>
  );
}
