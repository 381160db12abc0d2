import { saveInsurance } from "@anteroom/contract/profile";
import { fieldLimits } from "@anteroom/domain/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../platform/api.ts";
import { useApp } from "../../platform/app-context.tsx";
import { AppForm } from "../../platform/form.tsx";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { FormTrouble } from "./form-trouble.tsx";
import { LoadFailure } from "./load-failure.tsx";
import type { PatientDetails } from "./patient-details.ts";
import { textOf } from "./read-person.ts";
import { takeOver } from "./take-over.ts";
import { useLearnPatient, usePatient, useRefreshPatient } from "./use-patient.ts";

/** S3.PROFILE.11: who insures the patient. Every field may stay empty. */
export function InsuranceSection() {
  const { t } = useLingui();
  const patient = usePatient();
  return (
    <div className="stack g5">
      <LoadFailure {...patient} />
      {patient.data ? (
        <InsuranceForm known={patient.data} />
      ) : (
        !patient.failure && <Skeleton label={t`Loading`} />
      )}
    </div>
  );
}

function InsuranceForm({ known }: { known: PatientDetails }) {
  const { t } = useLingui();
  const { patient, send, isPending, attempt, failure, isSaved } = useInsuranceForm(known);
  return (
    <AppForm onSend={send} className="stack g6">
      <FormTrouble key={attempt} order={[]} errors={{}} failure={failure} />
      {isSaved && (
        <output>
          <Banner tone="ok">
            <Trans>Saved.</Trans>
          </Banner>
        </output>
      )}
      <TextField
        id="insurer"
        name="insurer"
        label={t`Insurer`}
        autoComplete="off"
        maxLength={fieldLimits.name}
        defaultValue={patient.insurer ?? ""}
      />
      <TextField
        id="insurance_number"
        name="insurance_number"
        dir="ltr"
        label={t`Insurance number`}
        hint={t`Your own number, as shown on your card.`}
        autoComplete="off"
        maxLength={fieldLimits.number}
        defaultValue={patient.insuranceNumber ?? ""}
      />
      <TextField
        id="policy_number"
        name="policy_number"
        dir="ltr"
        label={t`Policy number`}
        autoComplete="off"
        maxLength={fieldLimits.number}
        defaultValue={patient.policyNumber ?? ""}
      />
      <div>
        <Button type="submit" isPending={isPending}>
          <Trans>Save</Trans>
        </Button>
      </div>
    </AppForm>
  );
}

function useInsuranceForm(known: PatientDetails) {
  const { api } = useApp();
  const learn = useLearnPatient();
  const refresh = useRefreshPatient();
  const [patient, setPatient] = useState(known);
  const [isPending, setPending] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [isSaved, setSaved] = useState(false);
  const send = async (form: FormData, element: HTMLFormElement) => {
    if (isPending) return;
    setPending(true);
    setSaved(false);
    const answer = await api.call(saveInsurance, {
      body: {
        version: patient.version,
        insurer: textOf(form, "insurer") || null,
        insurance_number: textOf(form, "insurance_number") || null,
        policy_number: textOf(form, "policy_number") || null,
      },
    });
    setPending(false);
    setAttempt((last) => last + 1);
    setFailure(answer.isOk ? null : answer.failure);
    setSaved(answer.isOk);
    if (answer.isOk) {
      learn(answer.data.data.entity);
      setPatient((last) => ({ ...last, version: answer.data.data.entity.version }));
    } else if (answer.failure.code === "changed_elsewhere") {
      const fresh = await refresh();
      if (fresh) takeOver(element, () => setPatient(fresh));
    }
  };
  return { patient, send, isPending, attempt, failure, isSaved };
}
