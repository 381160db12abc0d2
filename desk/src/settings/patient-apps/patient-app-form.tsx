import {
  clinicAddPatientApp,
  clinicChangePatientApp,
  clinicListPatientApps,
  type PatientApp,
} from "@anteroom/contract/administration/patient-apps";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Failure } from "../../../../web/src/platform/api.ts";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { refusedFields } from "../../platform/refused-fields.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { PatientAppFields } from "./patient-app-inputs.tsx";
import {
  faultyFields,
  patientAppBody,
  type EnteredPatientApp,
  type PatientAppField,
} from "./patient-app-fields.ts";

type Props = {
  initial: EnteredPatientApp;
  /** The app that is changed; null: a new one. */
  stored: PatientApp | null;
  onClose: () => void;
};

/**
 * A form that registers an app, or changes one, whose connections then end. Calls `onClose` when
 * saved or cancelled.
 */
export function PatientAppForm({ initial, stored, onClose }: Props) {
  const [entered, setEntered] = useState(initial);
  const [isTried, setTried] = useState(false);
  const { t } = useLingui();
  const save = useSave(stored);
  const name = stored?.name ?? "";
  const faults = new Set([...(isTried ? faultyFields(entered) : []), ...refusedOf(save.failure)]);
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (faultyFields(entered).size > 0) return;
    void save.run(entered).then((done) => done && onClose());
  };
  return (
    <form className="stack form" noValidate onSubmit={send} aria-labelledby="patient-app-form">
      <h2 id="patient-app-form">{stored ? <Trans>Change {name}</Trans> : <Trans>Register an app</Trans>}</h2>
      {stored && (
        <p>
          <Trans>Patients have to connect the app again after a change.</Trans>
        </p>
      )}
      <PatientAppFields
        entered={entered}
        faults={faults}
        onChange={(part) => setEntered({ ...entered, ...part })}
      />
      <FormOutcome
        refusal={
          faults.size > 0
            ? t`This is not saved yet. Correct the fields that are marked, then save again.`
            : save.failure?.code === "status_conflict" &&
              t`A clinic can have a hundred apps. Remove one first.`
        }
        failure={save.failure}
      />
      <div className="row wrapf">
        <Button type="submit" isPending={save.isPending}>
          {stored ? <Trans>Save the app</Trans> : <Trans>Register the app</Trans>}
        </Button>
        <Button kind="outlined" onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}

const fieldOf: Readonly<Record<string, PatientAppField>> = {
  name: "name",
  privacy_url: "privacyUrl",
  redirect_uris: "addresses",
  scopes: "kinds",
  jwks: "keysUrl",
  jwks_uri: "keysUrl",
};

function refusedOf(failure: Failure | null): PatientAppField[] {
  return [...refusedFields(failure).keys()].flatMap((path) => fieldOf[path.split(".")[0] ?? ""] ?? []);
}

function useSave(stored: PatientApp | null) {
  const { api } = useDesk();
  const refetch = useRefetch();
  return useAction(async (entered: EnteredPatientApp) => {
    const body = patientAppBody(entered, stored);
    const answer = stored
      ? await api.call(clinicChangePatientApp, { params: { app_id: stored.id }, body })
      : await api.call(clinicAddPatientApp, { body });
    if (answer.isOk) refetch(clinicListPatientApps);
    return answer;
  });
}
