import { useLingui } from "@lingui/react/macro";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { EmailForm } from "./email-form.tsx";
import { LoadFailure } from "./load-failure.tsx";
import { PersonalForm } from "./personal-form.tsx";
import { PersonalSummary } from "./personal-summary.tsx";
import { usePatient } from "./use-patient.ts";
import { usePageQuery } from "../../../platform/page-address.ts";

/**
 * Renders the patient's personal data line by line, the email form (`&edit=email`), or the form with the
 * focus on a field (`?section=personal&edit=phone`).
 */
export function PersonalSection() {
  const { t } = useLingui();
  const patient = usePatient();
  const { edit } = usePageQuery();
  return (
    <div className="stack g5">
      <LoadFailure {...patient} />
      {patient.data ? (
        edit === undefined ? (
          <PersonalSummary patient={patient.data} />
        ) : edit === "email" ? (
          <EmailForm email={patient.data.email} />
        ) : (
          <PersonalForm patient={patient.data} first={edit} />
        )
      ) : (
        !patient.failure && <Skeleton label={t`Loading`} count={6} />
      )}
    </div>
  );
}
