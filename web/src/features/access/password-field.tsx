import { fieldLimits } from "@anteroom/domain/field-limits";
import { useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import { TextField } from "../../ui/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import styles from "./access.module.css";

type Props = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  autoComplete: "new-password" | "current-password";
};

/** A password one may paste and look at; password managers know which one it is. */
export function PasswordField({ id, ...props }: Props) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      id={id}
      name={id}
      type={isShown ? "text" : "password"}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={fieldLimits.password}
      end={
        <button
          type="button"
          className={styles["eye"]}
          aria-label={t`Show ${props.label}`}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Icon name={isShown ? "eye-slash" : "eye"} />
        </button>
      }
    />
  );
}
