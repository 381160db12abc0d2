import type { PatientInformation } from "@anteroom/domain/booking/booking-drafts";
import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import type { Sex } from "@anteroom/domain/account/sex";
import { useLingui } from "@lingui/react/macro";
import { TextField } from "../../../ui/form/field.tsx";
import { BirthAndSex } from "./birth-and-sex.tsx";
import type { FieldErrors } from "./read-patient-form.ts";

type Props = { known: PatientInformation | null; checkedSex: Sex | null; errors: FieldErrors };

/**
 * Renders the form fields of a patient without an account (D.68): `name`, birth date, sex, `email` and
 * `phone`.
 */
export function GuestFields({ known, checkedSex, errors }: Props) {
  const { t } = useLingui();
  return (
    <div className="stack g6">
      <TextField
        id="name"
        name="name"
        label={t`Patient’s name`}
        autoComplete="name"
        maxLength={fieldLimits.name}
        defaultValue={known?.name}
        error={errors.name}
      />
      <BirthAndSex
        birthdate={known?.birthdate ?? null}
        sex={known?.sex ?? checkedSex}
        errors={errors}
        isOwn
      />
      <TextField
        id="email"
        name="email"
        type="email"
        label={t`Email address`}
        hint={t`We’ll send your appointment code here.`}
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
        hint={t`In case the call drops. Without it, we can’t phone you. If it’s from another country, start with + and its code.`}
        autoComplete="tel"
        maxLength={fieldLimits.phone}
        defaultValue={known?.phoneNumber}
        error={errors.phone}
      />
    </div>
  );
}
