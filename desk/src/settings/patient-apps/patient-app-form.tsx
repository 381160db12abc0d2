import {
  clinicAddPatientApp,
  clinicChangePatientApp,
  clinicListPatientApps,
} from "@anteroom/client/operations";
import type { PatientApp } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type FormEvent } from "react";
import type { Failure, Result } from "../../../../web/src/platform/api.ts";
import { Button } from "../../../../web/src/ui/button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FormOutcome } from "../../platform/form-outcome.tsx";
import { refusedFields } from "../../platform/refused-fields.ts";
import { useAction } from "../../platform/use-action.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { isChangedElsewhere, useConflict } from "../../ui/use-conflict.tsx";
import { PatientAppFields } from "./patient-app-inputs.tsx";
import {
  faultyFields,
  patientAppBody,
  patientAppToForm,
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
 * saved or cancelled. What somebody else has changed meanwhile is not replaced unseen.
 */
export function PatientAppForm({ initial, stored: known, onClose }: Props) {
  const [stored, setStored] = useState(known);
  const [entered, setEntered] = useState(initial);
  const [isTried, setTried] = useState(false);
  const { t } = useLingui();
  const { save, read } = useSave();
  const name = stored?.name ?? "";
  const faults = new Set([...(isTried ? faultyFields(entered) : []), ...refusedOf(save.failure)]);
  const store = async (replaced: PatientApp | null) => {
    if (faultyFields(entered).size === 0 && (await save.run(entered, replaced))) onClose();
  };
  const { submit, ...conflict } = useConflict(save, {
    read: () => read(stored?.id ?? 0),
    onLoad(newest) {
      const form = patientAppToForm(newest);
      if (!form) return onClose(); // the form cannot show it
      setStored(newest);
      setEntered(form);
      setTried(false);
    },
    async onOverwrite(newest) {
      setStored(newest);
      await store(newest);
    },
  });
  const send = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    void store(stored);
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
      {conflict.notice}
      <FormOutcome
        refusal={
          faults.size > 0
            ? t`This is not saved yet. Correct the fields that are marked, then save again.`
            : save.failure?.code === "status_conflict" &&
              t`A clinic can have a hundred apps. Remove one first.`
        }
        failure={conflict.failure}
      />
      <div className="row wrapf">
        <Button type="submit" ref={submit} isPending={save.isPending}>
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
  launch_url: "launchUrl",
  redirect_uris: "addresses",
  scopes: "kinds",
  jwks: "keysUrl",
  jwks_uri: "keysUrl",
};

function refusedOf(failure: Failure | null): PatientAppField[] {
  return [...refusedFields(failure).keys()].flatMap((path) => fieldOf[path.split(".")[0] ?? ""] ?? []);
}

/** Changes the app that was read, or registers one, and fetches one as it is now. */
function useSave() {
  const { api } = useDesk();
  const refetch = useRefetch();
  const save = useAction(async (entered: EnteredPatientApp, stored: PatientApp | null) => {
    const body = patientAppBody(entered, stored);
    const answer = stored
      ? await api.call(clinicChangePatientApp, {
          params: { app_id: stored.id },
          body: { ...body, replaces: stored.version },
        })
      : await api.call(clinicAddPatientApp, { body });
    if (answer.isOk || isChangedElsewhere(answer.failure)) refetch(clinicListPatientApps);
    return answer;
  });
  const read = async (id: number): Promise<Result<PatientApp>> => {
    const answer = await api.call(clinicListPatientApps);
    if (!answer.isOk) return answer;
    const found = answer.data.data.collection.find((one) => one.id === id);
    return found ? { isOk: true, data: found } : { isOk: false, failure: { code: "unreadable" } };
  };
  return { save, read };
}
