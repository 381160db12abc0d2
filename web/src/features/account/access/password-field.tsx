import { fieldLimits } from "@anteroom/domain/shared/field-limits";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { PasswordField as Field } from "../../../ui/form/password-field.tsx";

type Props = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Password managers know by it which password is meant. */
  autoComplete: "new-password" | "current-password";
};

/**
 * Renders a password field with a button to show its text. The field's name is its id; the length is limited.
 */
export function PasswordField(props: Props) {
  const { t } = useLingui();
  return (
    <Field {...props} name={props.id} maxLength={fieldLimits.password} showLabel={t`Show ${props.label}`} />
  );
}
