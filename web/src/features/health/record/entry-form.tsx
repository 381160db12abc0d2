import { addRecordEntry, changeRecordEntry, type RecordEntry } from "@anteroom/contract/health/health-record";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { reactionSeverities, type RecordKind } from "@anteroom/domain/health/health-record";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { LazyCrisisWatch } from "../../../shared/urgent/lazy-crisis-watch.tsx";
import { useDangerCheck } from "../../../shared/urgent/use-danger-check.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { randomId } from "../../../platform/storage/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { FieldGroup, TextField } from "../../../ui/form/field.tsx";
import { ChangeFailedNotice } from "./change-trouble.tsx";
import { useRecordChange } from "./use-record.ts";
import { useRecordLabels } from "./use-record-labels.ts";

type Props = {
  patientId: number;
  kind: RecordKind;
  /** Null: a new one. */
  entry: RecordEntry | null;
  onDone: () => void;
};

/**
 * Renders the form to add (`entry` null) or change a medicine or allergy; requires a name. Saves to the
 * server, where a repeated send adds nothing twice, then calls `onDone`, as Cancel does; a failure keeps what
 * was typed. Words of danger bring help. The first field takes the focus.
 */
export function EntryForm({ patientId, kind, entry, onDone }: Props) {
  const { api } = useApp();
  const { t } = useLingui();
  const form = useRef<HTMLDivElement>(null);
  const { send, isPending, failure } = useRecordChange(patientId);
  const [isNameMissing, setNameMissing] = useState(false);
  const [typed, setTyped] = useState("");
  // The same for every try, so that an answer lost on the way adds nothing twice.
  const [clientKey] = useState(randomId);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  const save = async (data: FormData) => {
    const fields = readEntry(data);
    setNameMissing(fields.name === "");
    if (fields.name === "") return form.current?.querySelector("input")?.focus();
    if (isPending) return;
    const params = { patient_id: patientId };
    const saved = await send(() =>
      entry === null
        ? api.call(addRecordEntry, { params, body: { client_key: clientKey, kind, ...fields } })
        : api.call(changeRecordEntry, {
            params: { ...params, entry_id: entry.id },
            body: { ...fields, version: entry.version, is_ended: entry.ended_at !== null },
          }),
    );
    if (saved) onDone();
  };
  return (
    <div ref={form}>
      <AppForm
        className="stack"
        onSend={save}
        onInput={({ currentTarget }) => setTyped(writtenIn(currentTarget))}
      >
        <TextField
          name="name"
          label={kind === "medicine" ? t`Name of the medicine` : t`What are you allergic to?`}
          hint={
            kind === "medicine" ? t`As it is on the pack.` : t`A medicine, a food, pollen, latex, an insect.`
          }
          error={isNameMissing && t`Enter a name`}
          maxLength={fieldLimits.name}
          autoComplete="off"
          defaultValue={entry?.name}
        />
        {kind === "medicine" ? <MedicineFields entry={entry} /> : <AllergyFields entry={entry} />}
        <TextField
          name="since"
          label={t`Since when?`}
          hint={t`A year or a month is enough. Optional.`}
          maxLength={fieldLimits.name}
          autoComplete="off"
          defaultValue={entry?.since ?? ""}
        />
        <EntryDanger text={typed} />
        <ChangeFailedNotice failure={failure} />
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Save</Trans>
        </Button>
        <Button kind="quiet" isBlock onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </AppForm>
    </div>
  );
}

/** A crisis has its help wherever it is written. What an allergy does is told of the past: it is dangerous only now. */
function EntryDanger({ text }: { text: string }) {
  const { crisis, isDanger } = useDangerCheck(text);
  const { emergencyNumber } = useClinic().settings;
  if (crisis !== null) return <LazyCrisisWatch text={text} />;
  if (!isDanger) return null;
  const number = emergencyNumber !== null && (
    <a href={`tel:${emergencyNumber}`}>
      <bdi dir="ltr">{emergencyNumber}</bdi>
    </a>
  );
  return (
    <Banner tone="warn" role="alert">
      <strong>
        {number ? (
          <Trans>If this is happening now, don’t wait. Call {number}.</Trans>
        ) : (
          <Trans>If this is happening now, don’t wait. Call your emergency number.</Trans>
        )}
      </strong>
    </Banner>
  );
}

/** The words in the boxes of a form, a sentence each. */
function writtenIn(form: HTMLFormElement): string {
  return Array.from(form.querySelectorAll<HTMLInputElement>("input:not([type=radio])"), ({ value }) =>
    value.trim(),
  )
    .filter(Boolean)
    .join(".\n");
}

type FieldsProps = { entry: RecordEntry | null };

function MedicineFields({ entry }: FieldsProps) {
  const { t } = useLingui();
  return (
    <>
      <TextField
        name="dose"
        label={t`Dose`}
        hint={t`Such as 500 mg or 10 drops. Optional.`}
        maxLength={fieldLimits.name}
        autoComplete="off"
        defaultValue={entry?.dose ?? ""}
      />
      <TextField
        name="frequency"
        label={t`How often?`}
        hint={t`Such as twice a day, or only when needed. Optional.`}
        maxLength={fieldLimits.name}
        autoComplete="off"
        defaultValue={entry?.frequency ?? ""}
      />
    </>
  );
}

function AllergyFields({ entry }: FieldsProps) {
  const { t } = useLingui();
  const { severities } = useRecordLabels();
  return (
    <>
      <TextField
        name="reaction"
        label={t`What happens?`}
        hint={t`Such as a rash, swelling or trouble breathing. Optional.`}
        maxLength={fieldLimits.name}
        autoComplete="off"
        defaultValue={entry?.reaction ?? ""}
      />
      <FieldGroup label={t`How bad is it?`}>
        {reactionSeverities.map((one) => (
          <Choice
            key={one}
            name="severity"
            value={one}
            title={severities[one]}
            defaultChecked={entry?.severity === one}
          />
        ))}
        <Choice
          name="severity"
          value=""
          title={<Trans>I don’t know</Trans>}
          defaultChecked={!entry?.severity}
        />
      </FieldGroup>
    </>
  );
}

function readEntry(typed: FormData) {
  const text = (name: string) => {
    const value = typed.get(name);
    return typeof value === "string" ? value.trim() : "";
  };
  const severity = reactionSeverities.find((one) => one === text("severity")) ?? null;
  return {
    name: text("name"),
    dose: text("dose") || null,
    frequency: text("frequency") || null,
    since: text("since") || null,
    reaction: text("reaction") || null,
    severity,
  };
}
