import { recordKinds, type RecordKind } from "@anteroom/domain/clinic/patient-app-scopes";
import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "../../../../web/src/ui/form/choice.tsx";
import { FieldGroup, TextArea, TextField } from "../../../../web/src/ui/form/field.tsx";
import styles from "../settings.module.css";
import type { EnteredPatientApp, PatientAppField } from "./patient-app-fields.ts";

type Props = {
  entered: EnteredPatientApp;
  faults: ReadonlySet<PatientAppField>;
  onChange: (part: Partial<EnteredPatientApp>) => void;
};

/** The form fields of an app that patients connect; `faults` marks invalid ones. Holds no state. */
export function PatientAppFields({ entered, faults, onChange }: Props) {
  const { t } = useLingui();
  const { name, addresses, privacyUrl, isLasting, launchUrl, keysUrl } = entered;
  return (
    <>
      <TextField
        label={t`Name of the app`}
        hint={t`Patients see it where they allow the app to read.`}
        autoComplete="off"
        maxLength={80}
        value={name}
        error={faults.has("name") ? t`Write the name of the app.` : undefined}
        onChange={({ currentTarget }) => onChange({ name: currentTarget.value })}
      />
      <TextArea
        label={t`Where patients are sent back to, one address a line`}
        hint={t`The app’s maker says which.`}
        dir="ltr"
        rows={3}
        value={addresses}
        error={faults.has("addresses") ? t`Write one to ten addresses that begin with https://` : undefined}
        onChange={({ currentTarget }) => onChange({ addresses: currentTarget.value })}
      />
      <Kinds {...{ entered, faults, onChange }} />
      <Checkbox
        checked={isLasting}
        onChange={({ currentTarget }) => onChange({ isLasting: currentTarget.checked })}
      >
        <Trans>Patients may let it read for longer than an hour</Trans>
      </Checkbox>
      <TextField
        label={t`Page about privacy (optional)`}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={privacyUrl}
        error={faults.has("privacyUrl") ? t`Write a public address that begins with https.` : undefined}
        onChange={({ currentTarget }) => onChange({ privacyUrl: currentTarget.value })}
      />
      <TextField
        label={t`Where the desk opens the app (optional)`}
        hint={t`Staff can then open it from an appointment, with the patient chosen.`}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={launchUrl}
        error={faults.has("launchUrl") ? t`Write a public address that begins with https.` : undefined}
        onChange={({ currentTarget }) => onChange({ launchUrl: currentTarget.value })}
      />
      <TextField
        label={t`Address of the app’s public keys (optional)`}
        hint={t`Only for an app that runs on a server. Others have no keys.`}
        type="url"
        dir="ltr"
        autoComplete="off"
        value={keysUrl}
        error={faults.has("keysUrl") ? t`Write a public address that begins with https.` : undefined}
        onChange={({ currentTarget }) => onChange({ keysUrl: currentTarget.value })}
      />
    </>
  );
}

function Kinds({ entered: { kinds }, faults, onChange }: Props) {
  const { t } = useLingui();
  const kindName = useKindName();
  return (
    <FieldGroup
      label={t`What it may ask patients for`}
      hint={t`Each patient chooses what of it the app reads.`}
      error={faults.has("kinds") ? t`Choose at least one kind of data.` : undefined}
    >
      <div className={styles["choices"]}>
        {recordKinds.map((kind) => (
          <Checkbox
            key={kind}
            checked={kinds.includes(kind)}
            onChange={({ currentTarget }) =>
              onChange({
                kinds: recordKinds.filter((one) =>
                  one === kind ? currentTarget.checked : kinds.includes(one),
                ),
              })
            }
          >
            {kindName(kind)}
          </Checkbox>
        ))}
      </div>
    </FieldGroup>
  );
}

/** Returns a function that names a kind of data in a patient's record. */
export function useKindName(): (kind: RecordKind) => string {
  const { t } = useLingui();
  const names: Readonly<Record<RecordKind, string>> = {
    details: t`Personal details`,
    appointments: t`Appointments`,
    measurements: t`Measurements`,
    lists: t`Medicines and allergies`,
    answers: t`Answers to surveys`,
    documents: t`Documents`,
    messages: t`Messages`,
    insurance: t`Insurance`,
    agreements: t`Consents`,
    origins: t`Where data come from`,
  };
  return (kind) => names[kind];
}
