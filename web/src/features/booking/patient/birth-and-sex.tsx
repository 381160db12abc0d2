import { sexes, type Sex } from "@anteroom/domain/account/sex";
import { Trans, useLingui } from "@lingui/react/macro";
import { Choice } from "../../../ui/form/choice.tsx";
import { DateFields } from "../../../ui/form/date-fields.tsx";
import { FieldGroup } from "../../../ui/form/field.tsx";
import styles from "./guest-fields.module.css";
import { useStoredFields } from "./use-field-drafts.ts";
import type { FieldErrors } from "./read-patient-form.ts";

type Props = {
  birthdate: string | null;
  sex: Sex | null;
  errors: FieldErrors;
  /**
   * Whether the person is the one at the device: then the browser may fill in the date of birth.
   */
  isOwn: boolean;
};

/**
 * Renders the form fields `birthdate_day`, `_month`, `_year` and `sex`, which each booking requires (D.63).
 * Restores stored answers where they are not known. `birthdate`: YYYY-MM-DD. Later changes of both are not
 * shown: give another person a new `key`.
 */
export function BirthAndSex({ birthdate, sex: known, errors, isOwn }: Props) {
  const { t } = useLingui();
  const fields = useStoredFields();
  const [year = "", month = "", day = ""] = birthdate?.split("-") ?? [
    fields["birthdate_year"],
    fields["birthdate_month"],
    fields["birthdate_day"],
  ];
  return (
    <>
      <DateFields
        id="birthdate"
        name="birthdate"
        label={t`Date of birth`}
        hint={t`For example 27 3 1987`}
        labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
        isOwnBirthday={isOwn}
        defaultValue={{ day, month, year }}
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
              defaultChecked={(known ?? fields["sex"]) === sex}
            />
          ))}
        </div>
      </FieldGroup>
    </>
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
