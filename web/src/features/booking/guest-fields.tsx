import type { PatientInformation } from "@anteroom/domain/drafts";
import { fieldLimits } from "@anteroom/domain/field-limits";
import { sexes, type Sex } from "@anteroom/domain/sex";
import { Trans, useLingui } from "@lingui/react/macro";
import { Choice } from "../../ui/choice.tsx";
import { DateFields } from "../../ui/date-fields.tsx";
import { FieldGroup, TextField } from "../../ui/field.tsx";
import styles from "./guest-fields.module.css";
import type { FieldErrors } from "./read-patient-form.ts";

type Props = { known: PatientInformation | null; errors: FieldErrors };

/** Who will be seen, from somebody without an account (D.68). */
export function GuestFields({ known, errors }: Props) {
  const { t } = useLingui();
  const [year, month, day] = known?.birthdate?.split("-") ?? [];
  return (
    <div className="stack g6">
      <TextField
        id="name"
        name="name"
        label={t`Your name`}
        autoComplete="name"
        maxLength={fieldLimits.name}
        defaultValue={known?.name}
        error={errors.name}
      />
      <DateFields
        id="birthdate"
        name="birthdate"
        label={t`Date of birth`}
        hint={t`For example 27 3 1987`}
        labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
        isOwnBirthday
        defaultValue={day && month && year ? { day, month, year } : undefined}
        error={errors.birthdate}
      />
      <FieldGroup
        id="sex"
        label={t`Sex`}
        hint={t`Some questions and results depend on it.`}
        error={errors.sex}
      >
        <div className={styles["choices"]}>
          {sexes.map((sex) => (
            <Choice
              key={sex}
              name="sex"
              value={sex}
              title={<SexWord sex={sex} />}
              defaultChecked={known?.sex === sex}
            />
          ))}
        </div>
      </FieldGroup>
      <TextField
        id="email"
        name="email"
        type="email"
        label={t`E-mail address`}
        hint={t`To send you the code of your visit.`}
        autoComplete="email"
        maxLength={fieldLimits.email}
        defaultValue={known?.email}
        error={errors.email}
      />
      <TextField
        id="phone"
        name="phone"
        type="tel"
        label={t`Mobile number (optional)`}
        hint={t`In case the line drops during the visit.`}
        autoComplete="tel"
        maxLength={fieldLimits.phone}
        defaultValue={known?.phoneNumber}
        error={errors.phone}
      />
    </div>
  );
}

function SexWord({ sex }: { sex: Sex }) {
  switch (sex) {
    case "female":
      return <Trans>Female</Trans>;
    case "male":
      return <Trans>Male</Trans>;
    case "other":
      return <Trans>Other</Trans>;
    case "rather_not_say":
      return <Trans>Rather not say</Trans>;
  }
}
