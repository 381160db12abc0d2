import { useLingui } from "@lingui/react/macro";
import { PasswordField } from "./password-field.tsx";
import type { FieldErrors } from "./trouble.tsx";

/**
 * Renders the two fields of a new password, with ids and names `password` and `repeated`; `errors` has the
 * same keys.
 */
export function NewPasswordFields({ errors }: { errors: FieldErrors }) {
  const { t } = useLingui();
  return (
    <>
      <PasswordField
        id="password"
        label={t`New password`}
        hint={t`At least 8 characters. A few words in a row are easy to remember and hard to guess.`}
        error={errors["password"]}
        autoComplete="new-password"
      />
      <PasswordField
        id="repeated"
        label={t`Repeat the password`}
        error={errors["repeated"]}
        autoComplete="new-password"
      />
    </>
  );
}
