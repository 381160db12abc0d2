import {
  clinicAddPrescriptionTemplate,
  clinicListPrescriptionTemplates,
  clinicRemovePrescriptionTemplate,
} from "@anteroom/client/operations";
import type { PrescriptionTemplate } from "@anteroom/client/schemas";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../web/src/ui/button.tsx";
import { SelectField, TextField } from "../../../web/src/ui/form/field.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FormOutcome } from "../platform/form-outcome.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";

type Props = {
  /** What is written now. */
  text: string;
  onInsert: (text: string) => void;
};

/**
 * Renders the doctor's prescription templates: passes a chosen text whole to `onInsert`, saves `text` on the
 * server under a name (200 characters at most), and removes the doctor's own templates at once.
 */
export function PrescriptionTemplates({ text, onInsert }: Props) {
  const { data, failure, ask } = useApiAnswer(clinicListPrescriptionTemplates);
  const templates = data?.data.collection ?? [];
  return (
    <div className="stack g2">
      <FailureNotice failure={failure} onRetry={ask} />
      {templates.length > 0 && <Insert templates={templates} onInsert={onInsert} />}
      {text.trim() !== "" && <Keep text={text.trim()} />}
    </div>
  );
}

type InsertProps = { templates: readonly PrescriptionTemplate[]; onInsert: (text: string) => void };

function Insert({ templates, onInsert }: InsertProps) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [id, setId] = useState(0);
  const chosen = templates.find((one) => one.id === id);
  const remove = useAction((template_id: number) =>
    api.call(clinicRemovePrescriptionTemplate, { params: { template_id } }),
  );
  return (
    <>
      <SelectField
        label={t`Template`}
        value={chosen?.id ?? ""}
        onChange={({ currentTarget }) => setId(Number(currentTarget.value))}
      >
        <option value="">{t`Choose a template`}</option>
        {templates.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <div className="row wrapf">
          <Button kind="outlined" isSmall onClick={() => onInsert(chosen.text)}>
            <Trans>Put it into the prescription</Trans>
          </Button>
          {chosen.doctor_id !== null && (
            <Button
              kind="quiet"
              isSmall
              isPending={remove.isPending}
              onClick={() => void remove.run(chosen.id).then(() => refetch(clinicListPrescriptionTemplates))}
            >
              <Trans>Remove the template</Trans>
            </Button>
          )}
        </div>
      )}
      <FailureNotice failure={remove.failure} />
    </>
  );
}

function Keep({ text }: { text: string }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const [name, setName] = useState("");
  const [isTried, setTried] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const add = useAction(() => api.call(clinicAddPrescriptionTemplate, { body: { name: name.trim(), text } }));
  const run = () => {
    setTried(true);
    setSaved(null);
    if (name.trim() === "") return;
    void add.run().then((done) => {
      if (!done) return;
      setSaved(done.data.entity.name);
      setName("");
      setTried(false);
      refetch(clinicListPrescriptionTemplates);
    });
  };
  return (
    <>
      <TextField
        label={t`Name of a new template`}
        hint={t`Keeps what is written here for other patients. Leave out what names this patient.`}
        dir="auto"
        autoComplete="off"
        maxLength={fieldLimits.name}
        value={name}
        error={isTried && name.trim() === "" ? t`Write a name for the template.` : undefined}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <FormOutcome
        refusal={
          add.failure?.code === "status_conflict" && (
            <Trans>You have 200 templates, which is the most. Remove one first.</Trans>
          )
        }
        failure={add.failure}
        done={saved !== null && <Trans>The template “{saved}” is saved.</Trans>}
      />
      <Button kind="outlined" isSmall isPending={add.isPending} onClick={run}>
        <Trans>Save as a template</Trans>
      </Button>
    </>
  );
}
