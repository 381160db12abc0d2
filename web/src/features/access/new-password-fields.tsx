import { fieldLimits } from "@anteroom/domain/field-limits";
import { useLingui } from "@lingui/react/macro";
import { PasswordField } from "../../ui/password-field.tsx";
import type { FieldErrors } from "./trouble.tsx";

/** The two fields of a new password. */
export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        id="password"
        name="password"
        maxLength={fieldLimits.password}
        showLabel={t`Show the new password`}
        label={t`New password`}
        hint={t`At least 8 characters. A few words in a row are easy to keep in mind and hard to guess.`}
        error={errors["password"]}
        autoComplete="new-password"
      />
      <PasswordField
        id="repeated"
        name="repeated"
        maxLength={fieldLimits.password}
        showLabel={t`Show the repeated password`}
        label={t`The same password again`}
        error={errors["repeated"]}
        autoComplete="new-password"
      />
    </>
  );
}
