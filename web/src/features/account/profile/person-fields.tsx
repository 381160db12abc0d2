import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { sexes, type Sex } from "@anteroom/domain/account/sex";
import { formatTaxId } from "@anteroom/domain/account/tax-id";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { DateFields } from "../../../ui/form/date-fields.tsx";
import { FieldGroup, TextArea, TextField } from "../../../ui/form/field.tsx";
import { PhoneField } from "./phone-field.tsx";
import styles from "./person-fields.module.css";
import type { PersonErrors } from "./read-person.ts";
import { SexLabel } from "./sex-label.tsx";
import { taxIdLabel } from "./tax-id-label.ts";

/** The fields that a patient and a dependent have in common. */
export type Person = {
  name: string;
  birthdate: string | null;
  sex: Sex | null;
  countryCode: string | null;
  phoneNumber: string | null;
  taxId: string | null;
  address: string | null;
};

type Props = {
  person: Person | null;
  errors: PersonErrors;
  /** The patient's own data, which the browser may know; not those of a dependent. */
  isOwn: boolean;
  /** Whether birth date and sex may stay unknown for now. */
  mayWait?: boolean;
  phoneHint?: ReactNode;
  /** Another one begins the telephone number anew with the person's. */
  phoneKey?: number;
  /** Fields of the one form that the other has not, after the name. */
  children?: ReactNode;
};

/**
 * Renders the shared form fields of a patient or dependent. `isOwn` allows autocomplete; `mayWait` marks
 * birth date and sex as optional; `children` are rendered before the phone.
 */
export function PersonFields({
  person,
  errors,
  isOwn,
  mayWait = false,
  phoneHint,
  phoneKey,
  children,
}: Props) {
  const { t, i18n } = useLingui();
  const { settings } = useClinic();
  const [year, month, day] = person?.birthdate?.split("-") ?? [];
  return (
    <>
      <TextField
        id="name"
        name="name"
        label={t`Full name`}
        autoComplete={isOwn ? "name" : "off"}
        maxLength={fieldLimits.name}
        defaultValue={person?.name}
        error={errors.name}
      />
      <DateFields
        id="birthdate"
        name="birthdate"
        label={mayWait ? t`Date of birth (optional)` : t`Date of birth`}
        hint={mayWait ? t`For example 27 3 1987. You need it to book.` : t`For example 27 3 1987`}
        labels={{ day: t`Day`, month: t`Month`, year: t`Year` }}
        isOwnBirthday={isOwn}
        defaultValue={day && month && year ? { day, month, year } : undefined}
        error={errors.birthdate}
      />
      <FieldGroup
        id="sex"
        label={mayWait ? t`Sex (optional)` : t`Sex`}
        hint={mayWait ? t`You need it to book.` : t`Some questions and results depend on it.`}
        error={errors.sex}
      >
        <div className={styles["choices"]}>
          {sexes.map((sex) => (
            <Choice
              key={sex}
              name="sex"
              value={sex}
              title={<SexLabel sex={sex} />}
              defaultChecked={person?.sex === sex}
            />
          ))}
        </div>
      </FieldGroup>
      {children}
      <PhoneField
        key={phoneKey}
        id="phone"
        label={t`Phone (optional)`}
        hint={phoneHint}
        error={errors.phone}
        countryCode={person?.countryCode ?? null}
        phoneNumber={person?.phoneNumber ?? null}
        isOwn={isOwn}
      />
      <TextField
        id="tax_id"
        name="tax_id"
        dir="ltr"
        label={t`${i18n._(taxIdLabel(settings.country))} (optional)`}
        inputMode={settings.country === "CL" ? "text" : "numeric"}
        autoComplete="off"
        maxLength={fieldLimits.number}
        defaultValue={person?.taxId ? formatTaxId(person.taxId, settings.country) : ""}
        error={errors.tax_id}
      />
      <TextArea
        id="address"
        name="address"
        label={t`Home address (optional)`}
        rows={3}
        autoComplete={isOwn ? "street-address" : "off"}
        maxLength={fieldLimits.address}
        defaultValue={person?.address ?? ""}
        error={errors.address}
      />
    </>
  );
}
